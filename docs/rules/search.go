package rules

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What one asks for is bounded: so many letters, so many words.
const (
	maxQuery = 100
	maxWords = 8
)

// Found is a rule that was searched for.
type Found struct {
	Rule
	Marks [][2]int // where in its text the words stand, in bytes, in order and apart
	words int      // how many of the words stand in the text
}

// searched is what is looked through for one rule: its text and what stands over it, without accents.
type searched struct{ text, over string }

// Search finds the rules that have all the words of a query, be it in their number, in their text or over it; at least one
// word is in the text or the number. Case and accents do not matter, and the beginning of a word is enough. Of a number, too:
// "9.2" finds PYR-9.2 and all below it. First come the rules that are named, then those with most of the words in their text.
func (b *Book) Search(query string) []Found {
	words := split(query)
	if len(words) == 0 {
		return nil
	}
	var all []Found
	for i, r := range b.Rules {
		if f, ok := b.match(i, r, words); ok {
			all = append(all, f)
		}
	}
	slices.SortStableFunc(all, func(a, b Found) int { return b.words - a.words })
	return all
}

// Matches tells whether a text has all the words of a query, as [Book.Search] would say.
func Matches(text, query string) bool {
	words, plain := split(query), fold(text).text
	for _, word := range words {
		if begins(plain, word) < 0 {
			return false
		}
	}
	return len(words) > 0
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

// named weighs more than all words of a text: the number of a rule, and a number it begins with.
const named = 2 * maxWords

func (b *Book) match(i int, r Rule, words []string) (Found, bool) {
	f := Found{Rule: r}
	for _, word := range words {
		switch {
		case numbers(r.ID, word):
			f.words += named
			if id := strings.ToLower(r.ID); id == word || strings.HasSuffix(id, "-"+word) {
				f.words++
			}
		case begins(b.plain[i].text, word) >= 0:
			f.words++
		case begins(b.plain[i].over, word) < 0:
			return f, false
		}
	}
	if f.words == 0 {
		return f, false
	}
	text := fold(r.Text)
	for _, word := range words {
		f.Marks = append(f.Marks, text.places(word)...)
	}
	f.Marks = apart(f.Marks)
	return f, true
}

var number = regexp.MustCompile(`^(?:[a-z]{3}-)?(?:rul-|[a-z]{1,2})?[0-9]+(?:\.[0-9]+)*$`)

// numbers tells whether a word is the number of the rule or of what it stands below, with or without the name of the game.
func numbers(id, word string) bool {
	if !number.MatchString(word) || strings.Trim(word, "0123456789") == "" {
		return false // "3" is rather a figure in a text
	}
	id = strings.ToLower(id)
	if !strings.Contains(word, "-") {
		_, id, _ = strings.Cut(id, "-")
	}
	return id == word || strings.HasPrefix(id, word+".")
}

// split is the words of a query, folded; numbers of rules stay whole.
func split(query string) []string {
	runes := []rune(query)
	var words []string
	for _, field := range strings.Fields(fold(string(runes[:min(len(runes), maxQuery)])).text) {
		field = strings.Trim(field, ".,;:!?()[]-")
		if number.MatchString(field) {
			words = append(words, field)
			continue
		}
		words = append(words, strings.FieldsFunc(field, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })...)
	}
	return words[:min(len(words), maxWords)]
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
