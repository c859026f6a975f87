package e2e

import (
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"
)

// moments are the scenes of a game, each with a word of its title, the first in English, the second in French, and
// where it shows what it counts.
var moments = []struct {
	game   string
	seats  int
	titles []string
	place  string
}{
	{"pyramidion", 4, []string{"Resolution", "Résolution"}, "#lanes"},
	{"pharaon", 3, []string{"End of round", "dieux"}, "#wheel"},
	{"kemet", 3, []string{"Night", "Combat"}, "#stage"},
}

// TestMoments opens the scenes of three games again from the chronicle, by day on a screen, and by night
// in French on a phone: the sheet is complete, each row says who and why, and the board shows what was counted.
func TestMoments(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	for _, m := range moments {
		var seats []string
		for range m.seats {
			seats = append(seats, "greedy")
		}
		played := h.played(m.game, 5, seats...)
		for i, title := range m.titles {
			way := glances[i%2]
			b.speaks(way.lang)
			b.scheme(way.theme)
			b.do(chromedp.EmulateViewport(way.width, 900))
			b.open(played + "?log=whole")
			at := eval[string](b, `[...document.querySelectorAll("#chronicle .again")]
				.find(a => new RegExp(%q).test(a.textContent)).search`, title)
			b.open(played + at)
			b.wait(still)
			lines := eval[int](b, `new Set([...document.querySelectorAll("[data-scene][open] [data-line]")]
				.map(e => e.dataset.line)).size`)
			if lines < 3 {
				t.Errorf("%s: the scene has %d sentences", m.game, lines)
			}
			if !b.has(m.place) {
				t.Errorf("%s: the board does not show %s", m.game, m.place)
			}
			b.check("a scene of " + m.game)
			b.looked("moment-" + m.game + strconv.Itoa(i))
		}
	}
}
