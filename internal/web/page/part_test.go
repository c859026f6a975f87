package page

import (
	"strings"
	"testing"
)

func TestSplit(t *testing.T) {
	whole := `<svg><path/><g id="a" class="x"><g><use/></g><g/><gate/></g><g class="no"><g id="b"></g></g><g id="c"/></svg>`
	first := markup(Play{}.split(whole, "g"))
	for _, part := range []string{`<g id="a" data-part="`, `<g id="b" data-part="`, `<g id="c" data-part="`} {
		if !strings.Contains(first, part) {
			t.Errorf("%q is missing in %s", part, first)
		}
	}
	plain := first
	known := map[string]string{}
	for _, piece := range strings.Split(first, `<g id="`)[1:] {
		id, rest, _ := strings.Cut(piece, `" data-part="`)
		hash, _, _ := strings.Cut(rest, `"`)
		known[id] = hash
		plain = strings.Replace(plain, ` data-part="`+hash+`"`, "", 1)
	}
	if plain != whole {
		t.Errorf("without its marks the drawing is\n%s\nand should be\n%s", plain, whole)
	}
	again := markup(Play{Known: known}.split(strings.Replace(whole, "<use/>", "<use x/>", 1), "g"))
	if !strings.HasSuffix(again, `<g id="c" data-part="`+known["c"]+`" data-same=""></g></svg>`) {
		t.Errorf("what follows an empty element is lost: %s", again)
	}
	if !strings.Contains(again, "<use x/>") || !strings.Contains(again, `<g id="b" data-part="`+known["b"]+`" data-same=""></g>`) {
		t.Errorf("only what changed should be sent: %s", again)
	}
}

func FuzzSplit(f *testing.F) {
	f.Add(`<g id="a"><g></g`)
	f.Add(`<g id="`)
	f.Fuzz(func(t *testing.T, text string) { _ = Play{}.split(text, "g") })
}
