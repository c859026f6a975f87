package rules

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// What one asks for is bounded: so many letters, so many words.
const (
	maxQuery = 100
	maxWords = 8
)

// Query is what somebody searches for.
type Query struct {
	words  []word
	phrase string // all of it, folded, if it has several words
}

// word is one of them: as it was typed, and all that counts as the same, folded, itself first.
type word struct {
	typed  string
	same   []string
	number bool // it may be that of a rule; "3" is rather a figure in a text
}

// How much a word in a text weighs: as it was typed, with its accents; as a whole word; as the beginning of one; and
// several words as they stand in the query.
const (
	asTyped   = 6
	whole     = 4
	beginning = 2
	together  = 5
)

var numeral = regexp.MustCompile(`^(?:[a-z]{3}-)?(?:rul-|[a-z]{1,2})?[0-9]+(?:\.[0-9]+)*$`)

// Ask reads a query. Numbers of rules stay whole.
func Ask(text string) (q Query) {
	runes := []rune(strings.ToLower(text))
	fields := strings.Fields(string(runes[:min(len(runes), maxQuery)]))
	var folds []string
	for _, field := range fields {
		field = strings.Trim(field, ".,;:!?()[]-")
		if numeral.MatchString(fold(field).text) {
			q.words = append(q.words, word{field, []string{fold(field).text}, strings.Trim(field, "0123456789") != ""})
			folds = append(folds, fold(field).text)
			continue
		}
		for _, part := range strings.FieldsFunc(field, func(r rune) bool {
			return !unicode.IsLetter(r) &&
				!unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r)
		}) {
			if plain := fold(part).text; plain != "" {
				q.words, folds = append(q.words, word{part, alike(plain), false}), append(folds, plain)
			}
		}
	}
	q.words, folds = q.words[:min(len(q.words), maxWords)], folds[:min(len(folds), maxWords)]
	if len(folds) > 1 {
		q.phrase = strings.Join(folds, " ")
	}
	return q
}

// Empty tells whether nothing is searched for.
func (q Query) Empty() bool { return len(q.words) == 0 }

// In weighs a text in which all words stand; 0 if one does not. The marks are where they stand, in bytes, in order and
// apart.
func (q Query) In(text string) (weight int, marks [][2]int) {
	f := fold(text)
	for _, w := range q.words {
		n := w.weigh(f.text)
		if n == 0 {
			return 0, nil
		}
		weight += n
	}
	weight += q.more(text, f)
	return weight, q.marks(f)
}

// more is what a text weighs for more than having the words: for accents as they were typed, for words that stand
// together.
func (q Query) more(text string, f folded) (weight int) {
	small := strings.ToLower(text)
	for _, w := range q.words {
		if at := begins(small, w.typed); at >= 0 && ends(small, at+len(w.typed)) {
			weight += asTyped - whole
		}
	}
	if q.phrase != "" && begins(f.text, q.phrase) >= 0 {
		weight += together
	}
	return weight
}

// marks are where the words stand.
func (q Query) marks(f folded) (all [][2]int) {
	for _, w := range q.words {
		for _, same := range w.same {
			all = append(all, f.places(same)...)
		}
	}
	return apart(all)
}

// weigh is what the word weighs in a folded text, 0 if it is not there.
func (w word) weigh(text string) (weight int) {
	for _, same := range w.same {
		for from := 0; ; {
			at := begins(text[from:], same)
			if at < 0 {
				break
			}
			weight, from = max(weight, beginning), from+at+len(same)
			if ends(text, from) || plural(text[from:]) {
				return whole
			}
		}
	}
	return weight
}

// plural tells whether a text begins with no more than the end of a plural.
func plural(text string) bool {
	for _, end := range []string{"es", "s", "x"} {
		if strings.HasPrefix(text, end) && ends(text, len(end)) {
			return true
		}
	}
	return false
}

// few is how many letters a word has at least that is taken for a plural: not "des", nor "dés".
const few = 4

// odd are plurals that no ending tells.
var odd = map[string]string{"die": "dice", "dice": "die", "oeil": "yeux", "yeux": "oeil", "man": "men", "men": "man"}

// alike is a folded word with its other number, in either language: temples and temple, cities and city, chevaux and
// cheval. Since the beginning of a word is enough, "temple" needs no "temples".
func alike(w string) []string {
	all := []string{w}
	swap := func(end, other string) {
		if stem, ok := strings.CutSuffix(w, end); ok && len(w) >= few {
			all = append(all, stem+other)
		}
	}
	if other, ok := odd[w]; ok {
		all = append(all, other)
	}
	swap("ies", "y")
	swap("y", "ies")
	swap("aux", "al")
	swap("al", "aux")
	if !strings.HasSuffix(w, "ss") && !strings.HasSuffix(w, "ies") && !strings.HasSuffix(w, "us") {
		swap("s", "")
	}
	for _, hiss := range []string{"s", "x", "z", "ch", "sh"} {
		swap(hiss+"es", hiss)
	}
	if !strings.HasSuffix(w, "aux") {
		swap("x", "")
	}
	return all
}

// ends tells whether no word goes on at that place.
func ends(text string, at int) bool {
	for _, r := range text[at:] {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}
	return true
}

// apart joins what overlaps, in order.
func apart(marks [][2]int) (all [][2]int) {
	slices.SortFunc(marks, func(a, b [2]int) int { return a[0] - b[0] })
	for _, m := range marks {
		if last := len(all) - 1; last >= 0 && m[0] <= all[last][1] {
			all[last][1] = max(all[last][1], m[1])
			continue
		}
		all = append(all, m)
	}
	return all
}
