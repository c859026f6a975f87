package web

import (
	"errors"
	"net/http"

	"ennead/internal/table"
)

// claim uses the link of a seat.
func (s *Server) claim(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	id, key := table.ID(r.PathValue("id")), r.PostForm.Get("key")
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	r, ok = s.withBefore(w, r)
	if !ok {
		return
	}
	_, err := s.House.Claim(r.Context(), id, key, person, r.PostForm.Get("name"))
	if errors.Is(err, table.ErrName) && r.PostForm.Get("name") == "" {
		_, err = s.House.Claim(r.Context(), id, key, person, s.site(r).Words.Word("site.home.guest"))
	}
	if errors.Is(err, table.ErrName) || errors.Is(err, table.ErrGuestSits) {
		status, notice := s.explain(r, err)
		s.invite(w, r, key, status, notice)
		return
	}
	if err != nil {
		t, ok := s.look(w, r)
		if ok {
			s.deadLink(w, r, t, err)
		}
		return
	}
	back(w, r, id, nil)
}
