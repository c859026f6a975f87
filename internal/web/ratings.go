package web

import (
	"net/http"

	"ennead/internal/web/page"
)

// leaders shows the strongest players of a game.
func (s *Server) leaders(w http.ResponseWriter, r *http.Request) {
	k := s.kit(r.PathValue("game"))
	if k == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	list, err := s.House.Leaders(r.Context(), k.ID())
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, http.StatusOK, page.Leaders{Site: s.site(r), Game: k.ID(), Games: s.several(), List: list}.Render())
}
