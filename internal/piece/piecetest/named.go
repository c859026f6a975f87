package piecetest

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// misnamed tells whether what is written on a choice of a panel is no part of its name: who speaks to their machine
// says what they read. Text hidden from those who have it read counts too, since it is seen. What is drawn on a place
// of a board is no label; the button beside the board has the same name.
func (e element) misnamed() bool {
	if e.tag == "g" || e.attr["data-move"] == "" {
		return false
	}
	said, name := spoken(e.written), spoken(e.attr["aria-label"])
	for i := 0; i+len(said) <= len(name); i++ {
		if slices.Equal(said, name[i:i+len(said)]) {
			return false
		}
	}
	return true
}

// write adds text to what is written on an element.
func (e *element) write(text string) {
	last, _ := utf8.DecodeLastRuneInString(e.written)
	first, _ := utf8.DecodeRuneInString(text)
	e.stuck = e.stuck || e.parted && ofWord(last) && ofWord(first)
	e.written += text
	e.parted = false
}

var bracketed = regexp.MustCompile(`\([^()]*\)`)

// spoken is the words of a text in small letters, as axe-core compares them: whole words without signs between them,
// and without what stands in brackets.
func spoken(text string) []string {
	for last := ""; last != text; {
		last, text = text, bracketed.ReplaceAllString(text, "")
	}
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !ofWord(r) })
}

// ofWord tells whether a character is part of a word or number.
func ofWord(r rune) bool { return unicode.In(r, unicode.Letter, unicode.Number, unicode.Mark) }
