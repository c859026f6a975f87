package web

import (
	"net/http"
)

// undo takes the last move back.
func (s *Server) undo(w http.ResponseWriter, r *http.Request) {
	t, seat, version, ok := s.actForm(w, r)
	if !ok {
		return
	}
	after, err := s.House.Undo(r.Context(), t.ID, seat, version)
	s.acted(w, r, t.ID, after, err)
}
