package web

import (
	"net/http"

	"ennead/internal/web/page"
)

// about shows what this site is.
func (s *Server) about(w http.ResponseWriter, r *http.Request) {
	s.answer(w, r, http.StatusOK, page.About(s.site(r)))
}
