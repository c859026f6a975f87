package piecetest

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// misnamed reports whether the text on a choice of a panel is not part of its name: people who control their computer
// by voice say what they read. Text hidden from screen readers counts too, since it is seen. What is drawn on a place
// of a board is not a label; the button next to the board has the same name.
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

// write adds to the text on an element.
func (e *element) write(text string) {
	last, _ := utf8.DecodeLastRuneInString(e.written)
	first, _ := utf8.DecodeRuneInString(text)
	e.stuck = e.stuck || e.parted && ofWord(last) && ofWord(first)
	e.written += text
	e.parted = false
}

var bracketed = regexp.MustCompile(`\([^()]*\)`)

// spoken returns the words of a text in lower case, as axe-core compares them: whole words without signs between
// them, and without what is in brackets.
func spoken(text string) []string {
	for last := ""; last != text; {
		last, text = text, bracketed.ReplaceAllString(text, "")
	}
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !ofWord(r) })
}

// ofWord reports whether a character is part of a word or number.
func ofWord(r rune) bool { return unicode.In(r, unicode.Letter, unicode.Number, unicode.Mark) }
