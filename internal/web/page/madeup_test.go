package page

import "testing"

// TestLooks: an element looks different if it is elsewhere or drawn differently, but not because of what it contains
// under another id, or of its name.
func TestLooks(t *testing.T) {
	const field = `<svg id="b"><g id="field" transform="a"><use id="p" x="`
	before := looks(field + `1"/><g id="q"><title>one</title><path d="1"/></g></g><text id="n">3</text></svg>`)
	after := looks(field +
		`2"/><g id="q"><title>two</title><path d="1"/></g></g><text id="n">4</text><g id="new"/></svg>`)
	for id, same := range map[string]bool{"b": true, "field": true, "p": false, "q": true, "n": false, "new": false} {
		was, here := before[id]
		if got := here && was == after[id]; got != same {
			t.Errorf("%s looks the same: %t, %q and %q", id, got, was, after[id])
		}
	}
}
