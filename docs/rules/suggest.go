package rules

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// spelling is a word of the page and how often it stands there.
type spelling struct {
	plain, word string
	times       int
}

// words are those of the page with four letters or more, as they are spelt.
func (b *Book) words() (all []spelling) {
	at := map[string]int{}
	for _, s := range b.found {
		for _, w := range strings.FieldsFunc(strings.ToLower(s.Text),
			func(r rune) bool { return !unicode.IsLetter(r) }) {
			plain := fold(w).text
			if len(plain) < few {
				continue
			}
			if i, ok := at[plain]; ok {
				all[i].times++
				continue
			}
			at[plain] = len(all)
			all = append(all, spelling{plain, w, 1})
		}
	}
	return all
}

// Suggestion is a word that is spelt much like one of a query. It is the better the less it is far.
type Suggestion struct {
	Word       string
	Far, Times int
}

// Near are words of the page spelt much like this one: some letters are others, are missing, or have changed places.
func (b *Book) Near(word string) (all []Suggestion) {
	runes := []rune(fold(word).text)
	if len(runes) < few || len(runes) > maxQuery/2 {
		return nil
	}
	most := 1
	if len(runes) > few+1 {
		most = 2
	}
	for _, s := range b.spelt() {
		if far := apartBy(runes, []rune(s.plain), most); far <= most {
			all = append(all, Suggestion{s.word, far, s.times})
		}
	}
	slices.SortStableFunc(all, Suggestion.Compare)
	return all
}

// Compare puts the nearer word first, then the one that stands there more often.
func (s Suggestion) Compare(t Suggestion) int {
	return cmp.Or(cmp.Compare(s.Far, t.Far), cmp.Compare(t.Times, s.Times))
}

// Words are those of a query, as they were typed.
func (q Query) Words() (all []string) {
	for _, w := range q.words {
		all = append(all, w.typed)
	}
	return all
}

// apartBy is by how many letters two words differ, where two that have changed places count once; more than most is not
// counted out.
func apartBy(a, b []rune, most int) int {
	if d := len(a) - len(b); d > most || -d > most {
		return most + 1
	}
	before, last, next := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := range a {
		next[0] = i + 1
		for j := range b {
			d := last[j]
			if a[i] != b[j] {
				d++
			}
			d = min(d, last[j+1]+1, next[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				d = min(d, before[j-1]+1)
			}
			next[j+1] = d
		}
		before, last, next = last, next, before
	}
	return last[len(b)]
}
