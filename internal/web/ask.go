package web

import (
	"net/http"
	"slices"

	"ennead/internal/table"
)

// ask stores when a seat wants to be asked for reactions. It depends on nothing that a page could have missed, so it
// needs no version.
func (s *Server) ask(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.heldForm(w, r)
	if !ok {
		return
	}
	wish := table.Ask(r.PostForm.Get("ask"))
	if !slices.Contains(table.Asks(), wish) {
		s.fail(w, r, errBadForm)
		return
	}
	after, err := s.House.SetAsk(r.Context(), t.ID, seat, wish)
	s.acted(w, r, t.ID, after, err)
}
