package page

import (
	"regexp"
	"strings"
	"testing"

	"maragu.dev/gomponents"
)

// splitText returns what split sends.
func splitText(t *Play, markup string) string {
	var text strings.Builder
	_ = t.split(gomponents.Raw(markup)).Render(&text)
	return text.String()
}

func TestSplit(t *testing.T) {
	long := strings.Repeat("x", worthwhile)
	whole := `<svg><path/><br><g id="a" class="` + long +
		`"><g><use/></g><g/><gate></gate></g><g class="no"><g role="img" id="b">` + long +
		`</g></g><g id="short"></g><g data-move="x" id="e" class="` + long +
		`"></g><button id="f" name="move" class="` + long + `"></button><input id="at" class="` + long +
		`"><li data-id="z" id="c" class="` + long + `"><div id="d">` + long + `</div></li></svg>`
	first := splitText(&Play{}, whole)
	plain := first
	known := map[string]string{}
	for _, found := range regexp.MustCompile(`<\w+ data-part="(\w+)"[^>]* id="(\w)"`).FindAllStringSubmatch(first, -1) {
		known[found[2]] = found[1]
		plain = strings.Replace(plain, ` data-part="`+found[1]+`"`, "", 1)
	}
	if len(known) != 4 {
		t.Errorf("the parts are %v, not a, b, c and d, in %s", known, first)
	}
	if plain != whole {
		t.Errorf("without its marks the drawing is\n%s\nand should be\n%s", plain, whole)
	}
	again := splitText(&Play{Browser: Browser{Parts: known}}, strings.Replace(whole, "<use/>", "<use x/>", 1))
	if !strings.HasSuffix(again, `<li id="c" data-same></li></svg>`) {
		t.Errorf("what follows an empty element is lost: %s", again)
	}
	if !strings.Contains(again, "<use x/>") || !strings.Contains(again, `<g id="b" data-same></g>`) {
		t.Errorf("only what changed should be sent: %s", again)
	}
}

func FuzzSplit(f *testing.F) {
	f.Add(`<g id="a"><g></g`)
	f.Add(`<g id="`)
	f.Add(`<></><g id="a"></p></g>/>`)
	f.Fuzz(func(t *testing.T, text string) { splitText(&Play{}, text) })
}
