package web

import (
	"errors"
	"net/http"

	"ennead/internal/table"
)

// join takes a free seat of a public table.
func (s *Server) join(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.seatForm(w, r)
	if !ok {
		return
	}
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	r, ok = s.withBefore(w, r)
	if !ok {
		return
	}
	name := r.PostForm.Get("name")
	err := s.House.Join(r.Context(), t.ID, seat, person, name)
	if errors.Is(err, table.ErrName) && name == "" {
		err = s.House.Join(r.Context(), t.ID, seat, person, s.site(r).Words.Word("site.home.guest"))
	}
	if err == nil {
		err = s.hushed(r)
	}
	if err == nil {
		if t, ok = s.look(w, r); !ok {
			return
		}
	}
	s.acted(w, r, t.ID, t, err)
}
