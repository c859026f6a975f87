package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// Arrow keys step through the replay of a finished game, and Escape leaves it.
func TestArrowsOfAReplay(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	played := h.played("pharaon", 3, "greedy", "greedy", "greedy")
	b := h.tab(1440, 900)
	b.open(played + "?at=5&eyes=all")
	b.key(kb.ArrowRight)
	b.wait(`document.querySelector("#page").dataset.at === "6"`)
	b.key(kb.ArrowLeft)
	b.wait(`document.querySelector("#page").dataset.at === "5"`)
	b.key(kb.Escape)
	b.wait(`!document.querySelector("#page[data-at]") && ` + over)
}
