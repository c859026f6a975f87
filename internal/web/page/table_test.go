package page

import (
	"strings"
	"testing"

	. "maragu.dev/gomponents/html"
)

// What the reader has stands beside a board that has no strip below it, after what the others have.
func TestOwnBesideTheBoard(t *testing.T) {
	for id, beside := range map[string]bool{"pharaon": true, "kemet": false} {
		var markup strings.Builder
		must(t, storedGame(t, id).page(60, 0).others(Aside).Render(&markup))
		got := markup.String()
		if mine := strings.Index(got, `id="mine"`); (mine >= 0) != beside ||
			beside && mine < strings.Index(got, `id="area-2"`) {
			t.Errorf("%s: what the reader has begins at %d of %d", id, mine, len(got))
		}
	}
}
