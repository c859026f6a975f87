package piecetest

import (
	"math/bits"
	"regexp"
	"testing"
)

var outline = regexp.MustCompile(`<(/?)(h[1-6]|details|summary)\b[^>]*>([^<]*)`)

// Headings checks that no heading in HTML skips a level, whatever is unfolded: who has a page read finds their way by
// them. The heading above the text has that level.
func Headings(t testing.TB, text string, above int) {
	t.Helper()
	if wrong := skipped(text, above); wrong != "" {
		t.Fatalf("a heading may skip a level: %s", wrong)
	}
}

// skipped is the first heading that may skip a level.
func skipped(text string, above int) string {
	before := uint(1) << above // of the headings that may stand just before, if what is folded is not read
	var folded []uint          // what stood before each part that is open or not
	for _, m := range outline.FindAllStringSubmatch(text, -1) {
		switch end, tag := m[1] != "", m[2]; {
		case tag == "summary" && end:
			folded = append(folded, before)
		case tag == "details" && end && len(folded) > 0:
			before |= folded[len(folded)-1]
			folded = folded[:len(folded)-1]
		case tag[0] == 'h' && !end:
			level := int(tag[1] - '0')
			if bits.TrailingZeros(before) < level-1 {
				return m[0]
			}
			before = 1 << level
		}
	}
	return ""
}
