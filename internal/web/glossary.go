package web

import (
	"net/http"

	"ennead/docs/glossary"
	"ennead/internal/web/page"
)

// glossaries shows the terms of all games, after those common to all.
func (s *Server) glossaries(w http.ResponseWriter, r *http.Request) {
	p := page.Glossary{Site: s.site(r), Games: append([]string{glossary.House}, ids(s.offered())...)}
	for _, game := range p.Games {
		if words := glossary.Of(game); words != nil {
			p.Shown = append(p.Shown, page.Words{Game: game, Sections: words})
		}
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// glossary shows the terms of one game.
func (s *Server) glossary(w http.ResponseWriter, r *http.Request) {
	game := r.PathValue("game")
	words := glossary.Of(game)
	if words == nil || s.House.Newest(game) == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	shown := []page.Words{{Game: game, Sections: words}}
	s.answer(w, r, http.StatusOK, page.Glossary{Site: s.site(r), Games: ids(s.offered()), Shown: shown}.Render())
}
