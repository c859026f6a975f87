package web

import (
	"net/http"
	"slices"
	"strings"
	"unicode"

	"ennead/docs/glossary"
	"ennead/docs/rules"
	"ennead/internal/locale"
	"ennead/internal/web/page"
)

// So many rules, and of the glossary so many terms, are shown of each game when all games are searched, and of one alone.
const (
	someFound = 12
	mostFound = 120
	mostTerms = 6
)

// library shows all games, or what a search finds in the rules of one or all.
func (s *Server) library(w http.ResponseWriter, r *http.Request) {
	p := page.Library{Site: s.site(r), Games: s.offered(), In: r.FormValue("game"), Asked: clipped(r.FormValue("q"))}
	if p.In != "" && s.House.Game(p.In) == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	if p.Asked != "" {
		lang := p.Words.Lang()
		p.Found = s.search(p, lang, lang)
		for _, other := range locale.Langs {
			if !rulesIn(p.Found) && other != lang {
				p.Found, p.Other = s.search(p, other, lang), true
			}
		}
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// rulesIn tells whether any rules were found.
func rulesIn(shelves []page.Shelf) bool {
	return slices.ContainsFunc(shelves, func(s page.Shelf) bool { return s.All > 0 })
}

// clipped is what is asked for, as long as the form allows; what could be no text is left out.
func clipped(asked string) string {
	runes := []rune(strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(asked, "")))
	return strings.TrimSpace(string(runes[:min(len(runes), page.Longest)]))
}

// search finds rules by their text in one language and tells them in another.
func (s *Server) search(p page.Library, in, told string) (all []page.Shelf) {
	for _, game := range p.Games {
		book, ok := s.Rules(game, in)
		if !ok || p.In != "" && p.In != game {
			continue
		}
		shelf := page.Shelf{Game: game, Book: book, Found: book.Search(p.Asked), Terms: called(game, p.Asked)}
		shelf.All = len(shelf.Found)
		if shelf.All == 0 && len(shelf.Terms) == 0 {
			continue
		}
		most := mostFound
		if p.In == "" {
			most = someFound
		}
		shelf.Found = shelf.Found[:min(shelf.All, most)]
		if in != told {
			shelf = s.translated(shelf, told)
		}
		all = append(all, shelf)
	}
	return all
}

// called are the terms of a game that have the words in either language, a few of them.
func called(game, asked string) (found []glossary.Term) {
	for _, section := range glossary.Of(game) {
		for _, term := range section.Terms {
			if len(found) < mostTerms && (rules.Matches(term.EN, asked) || rules.Matches(term.FR, asked)) {
				found = append(found, term)
			}
		}
	}
	return found
}

// translated is a shelf in another language: the rules of both have the same numbers.
func (s *Server) translated(shelf page.Shelf, lang string) page.Shelf {
	if book, ok := s.Rules(shelf.Game, lang); ok {
		shelf.Book = book
		for i, f := range shelf.Found {
			rule, _ := book.Find(f.ID)
			shelf.Found[i] = rules.Found{Rule: rule}
		}
	}
	return shelf
}
