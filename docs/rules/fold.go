package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// folded is a text in small letters without accents, and where each byte of it came from.
type folded struct {
	text string
	from []int // by byte of text, and one more for its end
}

// accents are the letters that our two languages write with a sign, or as one where they are two.
var accents = map[rune]string{
	'à': "a", 'â': "a", 'ä': "a", 'á': "a", 'ç': "c", 'é': "e", 'è': "e", 'ê': "e", 'ë': "e", 'î': "i", 'ï': "i",
	'í': "i",
	'ô': "o", 'ö': "o", 'ó': "o", 'ù': "u", 'û': "u", 'ü': "u", 'ú': "u", 'ÿ': "y", 'ñ': "n", 'œ': "oe", 'æ': "ae",
	'’': "'", '\u00a0': " ", '\u202f': " ",
}

func fold(text string) folded {
	var b strings.Builder
	var from []int
	for at, r := range text {
		r = unicode.ToLower(r)
		if unicode.Is(unicode.Mn, r) {
			continue // an accent written apart from its letter
		}
		small, ok := accents[r]
		if !ok {
			small = string(r)
		}
		b.WriteString(small)
		for len(from) < b.Len() {
			from = append(from, at)
		}
	}
	return folded{b.String(), append(from, len(text))}
}

// places are where words begin with this one, in the text that was folded.
func (f folded) places(word string) (all [][2]int) {
	for at := 0; ; {
		i := begins(f.text[at:], word)
		if i < 0 {
			return all
		}
		all = append(all, [2]int{f.from[at+i], f.from[at+i+len(word)]})
		at += i + len(word)
	}
}

// begins is where in a folded text a word first begins with this one, or -1.
func begins(text, word string) int {
	for at := 0; ; at++ {
		i := strings.Index(text[at:], word)
		if i < 0 {
			return -1
		}
		at += i
		if before, _ := utf8.DecodeLastRuneInString(text[:at]); at == 0 || !unicode.IsLetter(before) &&
			!unicode.IsDigit(before) {
			return at
		}
	}
}
