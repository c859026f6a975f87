package web

import (
	"net/http"

	"ennead/internal/table"
)

// closeTable deletes a table at which no game has begun, for the person who opened it.
func (s *Server) closeTable(w http.ResponseWriter, r *http.Request) {
	id := table.ID(r.PathValue("id"))
	if err := s.House.Dissolve(r.Context(), id, s.visitor(r)); err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}
