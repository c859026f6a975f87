package piecetest

import (
	"math/bits"
	"strings"
	"testing"
)

// Headings checks that no heading in HTML skips a level, whatever is unfolded, since users of screen readers navigate
// by headings. The heading above the text has that level.
func Headings(t testing.TB, text string, above int) {
	t.Helper()
	if wrong := skipped(text, above); wrong != "" {
		t.Fatalf("a heading may skip a level: %s", wrong)
	}
}

// skipped returns the first heading that may skip a level.
func skipped(text string, above int) string {
	before := uint(1) << above // levels of the headings that may come just before, if folded parts are not read
	var folded []uint          // the same before each part that is open or not
	for {
		_, rest, more := strings.Cut(text, "<")
		if !more {
			return ""
		}
		text = rest
		switch {
		case strings.HasPrefix(text, "/summary>"):
			folded = append(folded, before)
		case strings.HasPrefix(text, "/details>") && len(folded) > 0:
			before |= folded[len(folded)-1]
			folded = folded[:len(folded)-1]
		case len(text) > 2 && text[0] == 'h' && text[1] >= '1' && text[1] <= '6' && (text[2] == '>' || text[2] == ' '):
			level := int(text[1] - '0')
			if bits.TrailingZeros(before) < level-1 {
				tag, words, _ := strings.Cut(text, ">")
				words, _, _ = strings.Cut(words, "<")
				return "<" + tag + ">" + words
			}
			before = 1 << level
		}
	}
}
