package web

import (
	"net/http"
	"strings"

	"ennead/internal/web/page"
)

// rules shows the rules of a game, each with an address of its own.
func (s *Server) rules(w http.ResponseWriter, r *http.Request) {
	site, name := s.site(r), r.PathValue("game")
	if s.House.Game(name) == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	text, ok := s.Rules(name, site.Words.Lang())
	if !ok {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	s.answer(w, r, http.StatusOK, page.Rules{Site: site, Game: name, Text: text, Guided: s.House.Guide(name) != nil}.Render())
}

// rule is the text of one rule: a line of the page that begins with its bold number.
func (s *Server) rule(game, lang, id string) string {
	text, _ := s.Rules(game, lang)
	_, rest, ok := strings.Cut(text, "\n- **"+id+"** ")
	if !ok {
		return ""
	}
	line, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(line)
}
