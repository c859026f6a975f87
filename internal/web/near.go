package web

import (
	"slices"
	"strings"

	"ennead/docs/rules"
	"ennead/internal/web/page"
)

// mostNear limits how many other spellings are proposed.
const mostNear = 3

// near returns spellings close to a query that finds nothing, each of which finds something: every word that occurs
// nowhere is replaced by the nearest one that does.
func (s *Server) near(p page.Library) (all []page.Proposal) {
	words := rules.Ask(p.Asked).Words()
	for i, word := range words {
		if s.counted(p, word) > 0 {
			continue
		}
		for _, other := range s.alike(p, word) {
			asked := slices.Clone(words)
			asked[i] = other
			if n := s.counted(p, strings.Join(asked, " ")); n > 0 && len(all) < mostNear {
				all = append(all, page.Proposal{Asked: strings.Join(asked, " "), Found: n})
			}
		}
	}
	return all
}

// parts returns the words of a query that has several, one by one, if they are found.
func (s *Server) parts(p page.Library) (all []page.Proposal) {
	words := rules.Ask(p.Asked).Words()
	if len(words) < 2 {
		return nil
	}
	for i, word := range words {
		if n := s.counted(p, word); n > 0 && len(word) > 2 && !slices.Contains(words[:i], word) {
			all = append(all, page.Proposal{Asked: word, Found: n})
		}
	}
	return all
}

// alike returns words from the rules with a spelling close to this one.
func (s *Server) alike(p page.Library, word string) (words []string) {
	var all []rules.Suggestion
	for _, game := range ids(p.Games) {
		if book, ok := s.Rules(game, p.Words.Lang()); ok && (p.In == "" || p.In == game) {
			all = append(all, book.Near(word)...)
		}
	}
	slices.SortStableFunc(all, rules.Suggestion.Compare)
	for _, one := range all {
		same := func(word string) bool { n, _ := rules.Ask(word).In(one.Word); return n > 0 } // or its plural
		if len(words) < mostNear && !slices.ContainsFunc(words, same) {
			words = append(words, one.Word)
		}
	}
	return words
}

// counted returns the number of results of a query in the reader's language.
func (s *Server) counted(p page.Library, asked string) (n int) {
	for _, shelf := range s.search(p, rules.Ask(asked), p.Words.Lang(), p.Words.Lang()) {
		n += shelf.All
	}
	return n
}
