package web

import (
	"net/http"
	"slices"

	"ennead/docs/rules"
	"ennead/internal/gamekit"
	"ennead/internal/web/page"
)

// rules shows the rules of a game, each with an address of its own.
func (s *Server) rules(w http.ResponseWriter, r *http.Request) {
	site, name := s.site(r), r.PathValue("game")
	book, ok := s.book(name, site.Words.Lang())
	if !ok {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	p := page.Rules{Site: site, Game: name, Book: book, Guided: s.House.Guide(name) != nil}
	if k := s.kit(name); k != nil {
		p.Designed, p.Learnt = k.Designed, k.Counted != nil
		p.Rated = slices.Contains(s.several(), k)
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// designed returns what is reconstructed of a game.
func (s *Server) designed(game string) []gamekit.Designed {
	if k := s.kit(game); k != nil {
		return k.Designed
	}
	return nil
}

// book returns the rules of a game that is offered here.
func (s *Server) book(game, lang string) (*rules.Book, bool) {
	if s.House.Newest(game) == nil {
		return nil, false
	}
	return s.Rules(game, lang)
}

// rule returns the text of one rule.
func (s *Server) rule(game, lang, id string) string {
	book, ok := s.Rules(game, lang)
	if !ok {
		return ""
	}
	rule, _ := book.Find(id)
	return rule.Text
}
