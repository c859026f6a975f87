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

// How many rules, and how many glossary terms, are shown per game when all games are searched, and when only one is.
const (
	someFound, mostFound = 12, 120
	someTerms, mostTerms = 4, 24
)

// library lists all games, or shows search results from the rules of one or all.
func (s *Server) library(w http.ResponseWriter, r *http.Request) {
	p := page.Library{Site: s.site(r), Games: s.offered(), In: r.FormValue("game"), Asked: clipped(r.FormValue("q"))}
	if p.In != "" && s.House.Newest(p.In) == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	if p.Asked != "" {
		s.find(&p)
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// find searches in the reader's language, then in the other one; what is found in neither may be misspelt.
func (s *Server) find(p *page.Library) {
	lang := p.Words.Lang()
	p.Found = s.search(*p, rules.Ask(p.Asked), lang, lang)
	for _, other := range locale.Langs {
		if !rulesIn(p.Found) && other != lang {
			found := s.search(*p, rules.Ask(p.Asked), other, lang)
			p.Other = rulesIn(found)
			if p.Other {
				p.Found = found
			}
		}
	}
	if len(p.Found) == 0 {
		p.Near, p.Parts = s.near(*p), s.parts(*p)
	}
}

// rulesIn reports whether anything was found in the rules, not only in glossaries.
func rulesIn(shelves []page.Shelf) bool {
	return slices.ContainsFunc(shelves, func(s page.Shelf) bool { return len(s.Found) > 0 })
}

// clipped returns the query, cut to the length that the form allows; invalid text is dropped.
func clipped(asked string) string {
	runes := []rune(strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(asked, "")))
	return strings.TrimSpace(string(runes[:min(len(runes), page.Longest)]))
}

// search searches the rules in one language and shows the results in another, the games with the best result first.
// Terms that belong to no game are searched when all games are.
func (s *Server) search(p page.Library, q rules.Query, in, told string) (all []page.Shelf) {
	most, terms := mostFound, mostTerms
	if p.In == "" {
		most, terms = someFound, someTerms
	}
	for _, game := range append(ids(p.Games), glossary.House) {
		if p.In != "" && p.In != game {
			continue
		}
		shelf := page.Shelf{Game: game, Query: q, Terms: called(game, q, told)}
		if book, ok := s.Rules(game, in); ok {
			shelf.Book, shelf.Found = book, book.Answer(q)
		}
		if in != told {
			shelf = s.translated(shelf, told)
		}
		shelf.All = len(shelf.Found) + len(shelf.Terms)
		shelf.Found = defining(shelf.Found, shelf.Terms)
		shelf.Found, shelf.Terms = shelf.Found[:min(len(shelf.Found), most)], shelf.Terms[:min(len(shelf.Terms), terms)]
		if shelf.All > 0 {
			all = append(all, shelf)
		}
	}
	slices.SortStableFunc(all, func(a, b page.Shelf) int { return b.Weight() - a.Weight() })
	return all
}

// called returns the terms of a game with a matching name in either language, then those with a matching meaning.
func called(game string, q rules.Query, lang string) (found []page.Called) {
	for _, section := range glossary.Of(game) {
		for _, term := range section.Terms {
			english, _ := q.In(term.EN)
			french, _ := q.In(term.FR)
			name := max(english, french)
			means, _ := q.In(term.In(lang) + " " + term.Means.In(lang))
			if weight := max(page.NameWeighs*name, means); weight > 0 {
				found = append(found, page.Called{Term: term, Weight: weight, Name: name > 0})
			}
		}
	}
	slices.SortStableFunc(found, func(a, b page.Called) int { return b.Weight - a.Weight })
	return found
}

// defining moves the rules that define a matching term before other rules, but not before headings.
func defining(found []rules.Found, terms []page.Called) []rules.Found {
	for i, f := range found {
		names := func(c page.Called) bool { return c.Name && len(c.Rules) > 0 && c.Rules[0] == f.ID }
		if slices.ContainsFunc(terms, names) {
			found[i].Weight *= 2
		}
	}
	slices.SortStableFunc(found, func(a, b rules.Found) int { return b.Weight - a.Weight })
	return found
}

// translated returns a shelf in another language: rules and headings have the same addresses in both; prose has none.
func (s *Server) translated(shelf page.Shelf, lang string) page.Shelf {
	book, ok := s.Rules(shelf.Game, lang)
	if !ok {
		return shelf
	}
	shelf.Book = book
	var found []rules.Found
	for _, f := range shelf.Found {
		heads := func(h rules.Heading) bool { return f.Title && h.At == f.At }
		f.Marks = nil
		if rule, ok := book.Find(f.ID); ok {
			f.Rule = rule
			found = append(found, f)
		} else if at := slices.IndexFunc(book.Headings, heads); at >= 0 {
			f.Rule = rules.Rule{Text: book.Headings[at].Title}
			found = append(found, f)
		}
	}
	shelf.Found = found
	return shelf
}
