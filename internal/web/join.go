package web

import (
	"errors"
	"net/http"

	"ennead/game"
	"ennead/internal/table"
)

// join takes a free seat of a public table.
func (s *Server) join(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.formTable(w, r)
	if !ok {
		return
	}
	person, name := s.welcome(w, r), r.PostForm.Get("name")
	err := s.House.Join(r.Context(), t.ID, seat, person, name)
	if errors.Is(err, table.ErrName) && name == "" {
		err = s.House.Join(r.Context(), t.ID, seat, person, s.site(r).Words.Word("site.home.guest"))
	}
	s.acted(w, r, t.ID, t, err)
}

// formTable reads a form that names a seat of a table.
func (s *Server) formTable(w http.ResponseWriter, r *http.Request) (*table.Table, game.Seat, bool) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return nil, 0, false
	}
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errBadForm)
		return nil, 0, false
	}
	seat, err := formSeat(r, t)
	if err != nil {
		s.fail(w, r, err)
		return nil, 0, false
	}
	return t, seat, true
}
