package rules

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Found is what was searched for: a rule, a heading, or prose between the rules, which have no number.
type Found struct {
	Rule
	At     string // its address on the page, "" for the beginning
	Title  bool   // a heading
	Marks  [][2]int
	Weight int
}

// searched is what is looked through: the folded text, and what stands over it.
type searched struct {
	Found
	text, over string
}

// fold is all of the page with its text folded.
func (b *Book) fold() []searched {
	all := make([]searched, len(b.found))
	for i, f := range b.found {
		all[i] = searched{f, fold(f.Text).text, fold(f.Chapter + " " + f.Section).text}
	}
	return all
}

// Search finds whatever of the page has all the words of a query, be it in its number, in its text or over it; at least
// one word is in the text or the number. Case, accents and the plural do not matter, and the beginning of a word is
// enough. Of a number, too: "9.2" finds PYR-9.2 and all below it. First come the rules that are named, then headings,
// then what has most of the words whole.
func (b *Book) Search(query string) []Found { return b.Answer(Ask(query)) }

// Answer is [Book.Search] for a query that was read.
func (b *Book) Answer(q Query) []Found {
	if q.Empty() {
		return nil
	}
	var all []Found
	for _, s := range b.searched() {
		if f, ok := s.match(q); ok {
			all = append(all, f)
		}
	}
	slices.SortStableFunc(all, func(a, b Found) int { return b.Weight - a.Weight })
	return all
}

// How much more what is named or a heading weighs than any text.
const (
	named   = 1000
	heading = 3
)

func (s searched) match(q Query) (Found, bool) {
	f, inside := s.Found, false
	for _, w := range q.words {
		n := s.named(w)
		if n == 0 {
			n = w.weigh(s.text)
		}
		inside = inside || n > 0
		if n == 0 {
			n = min(1, w.weigh(s.over))
		}
		if n == 0 {
			return f, false
		}
		f.Weight += n
	}
	if !inside {
		return f, false
	}
	folds := fold(f.Text)
	f.Weight += q.more(f.Text, folds)
	f.Marks = q.marks(folds)
	switch {
	case f.Title:
		f.Weight *= heading
	case f.ID == "":
		f.Weight-- // a rule goes before prose that has as much of it
	}
	return f, true
}

// named is what it weighs that the word is the number of the rule, or of what it stands below.
func (s searched) named(w word) int {
	if s.ID == "" || !w.number || !numbers(s.ID, w.same[0]) {
		return 0
	}
	if id := strings.ToLower(s.ID); id == w.same[0] || strings.HasSuffix(id, "-"+w.same[0]) {
		return named + 1
	}
	return named
}

// Place is where a text first has a word or words, to the end of the last one however that is inflected.
func Place(text, words string) (from, to int, ok bool) {
	f := fold(text)
	at := begins(f.text, fold(words).text)
	if at < 0 || words == "" {
		return 0, 0, false
	}
	from, to = f.from[at], f.from[at+len(fold(words).text)]
	for _, r := range text[to:] {
		if !unicode.IsLetter(r) {
			break
		}
		to += utf8.RuneLen(r)
	}
	return from, to, true
}

// numbers tells whether a word is the number of the rule or of what it stands below, with or without the name of the
// game.
func numbers(id, word string) bool {
	id = strings.ToLower(id)
	if !strings.Contains(word, "-") {
		_, id, _ = strings.Cut(id, "-")
	}
	return id == word || strings.HasPrefix(id, word+".")
}
