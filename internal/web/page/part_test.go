package page

import (
	"regexp"
	"strings"
	"testing"
)

func TestSplit(t *testing.T) {
	long := strings.Repeat("x", worthwhile)
	whole := `<svg><path/><g id="a" class="` + long + `"><g><use/></g><g/><gate/></g><g class="no"><g role="img" id="b">` + long +
		`</g></g><g id="short"/><g id="c" class="` + long + `"/></svg>`
	first := markup(Play{}.split(whole, "g"))
	plain := first
	known := map[string]string{}
	for _, found := range regexp.MustCompile(`<g data-part="(\w+)"[^>]* id="(\w)"`).FindAllStringSubmatch(first, -1) {
		known[found[2]] = found[1]
		plain = strings.Replace(plain, ` data-part="`+found[1]+`"`, "", 1)
	}
	if len(known) != 3 {
		t.Errorf("the parts are %v, not a, b and c, in %s", known, first)
	}
	if plain != whole {
		t.Errorf("without its marks the drawing is\n%s\nand should be\n%s", plain, whole)
	}
	again := markup(Play{Known: known}.split(strings.Replace(whole, "<use/>", "<use x/>", 1), "g"))
	if !strings.HasSuffix(again, `<g id="c" data-same=""></g></svg>`) {
		t.Errorf("what follows an empty element is lost: %s", again)
	}
	if !strings.Contains(again, "<use x/>") || !strings.Contains(again, `<g id="b" data-same=""></g>`) {
		t.Errorf("only what changed should be sent: %s", again)
	}
}

func FuzzSplit(f *testing.F) {
	f.Add(`<g id="a"><g></g`)
	f.Add(`<g id="`)
	f.Fuzz(func(t *testing.T, text string) { _ = Play{}.split(text, "g") })
}
