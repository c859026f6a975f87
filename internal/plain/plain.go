// Package plain writes positions as text for terminals of 80 columns: what the text drawings of all games share.
package plain

import (
	"cmp"
	"io/fs"
	"strings"
	"unicode/utf8"

	"ennead/internal/locale"
)

// Width is the maximum width of a line, in columns.
const Width = 80

// Text is a drawing in text being written. The drawing of a game embeds it.
type Text struct {
	Words   *locale.Catalogue
	Colour  bool   // with ECMA-48 sequences
	Game    string // the prefix of the keys of its words
	Columns int    // maximum width of a line; 0 for [Width]
	out     strings.Builder
}

// String returns what was written so far.
func (t *Text) String() string { return t.out.String() }

// Files returns the embedded folder of that name.
func Files(files fs.FS) fs.FS {
	sub, err := fs.Sub(files, "words")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return sub
}

// Line writes a line.
func (t *Text) Line(indent int, text string) {
	t.out.WriteString(strings.TrimRight(strings.Repeat(" ", indent)+text, " ") + "\n")
}

// Title opens a part of the drawing.
func (t *Text) Title(text string) {
	t.Line(0, "")
	t.Line(0, t.Strong(text))
}

// Word returns a word of the drawing; args alternate names and values.
func (t *Text) Word(key string, args ...any) string {
	return t.Words.Word(t.Game+".plain."+key, args...)
}

// Term returns a word of the game, such as the name of a card.
func (t *Text) Term(key string) string { return t.Words.Word(t.Game + "." + key) }

// Paint colours a text by an ECMA-48 code.
func (t *Text) Paint(code, text string) string {
	if !t.Colour || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// Strong emphasises a text.
func (t *Text) Strong(text string) string { return t.Paint("1", text) }

// Faint dims a text that matters less.
func (t *Text) Faint(text string) string { return t.Paint("2", text) }

// Flow writes parts one after another, with a separator between them, in lines that fit; further lines are indented
// by hang.
func (t *Text) Flow(indent, hang int, head string, parts []string, between string) {
	text, at, columns := "", indent, cmp.Or(t.Columns, Width)
	for word := range strings.SplitSeq(head+strings.Join(parts, between), " ") {
		n := Span(word)
		switch {
		case text == "":
			text, at = word, at+n
		case at+1+n > columns:
			t.Line(indent, text)
			indent = hang
			text, at = word, indent+n
		default:
			text, at = text+" "+word, at+1+n
		}
	}
	t.Line(indent, text)
}

// Span returns the width of a text in columns, without its colour codes.
func Span(text string) int {
	n := utf8.RuneCountInString(text)
	for {
		from := strings.IndexByte(text, '\x1b')
		if from < 0 {
			return n
		}
		to := from + strings.IndexByte(text[from:], 'm') + 1
		n -= to - from
		text = text[to:]
	}
}

// Pad fills a text up to that many columns, and always separates it from what follows.
func Pad(text string, columns int) string {
	return text + strings.Repeat(" ", max(1, columns-Span(text)))
}

// OrDash returns a text, or a dash if it is empty.
func OrDash(text string) string {
	if text == "" {
		return "–"
	}
	return text
}
