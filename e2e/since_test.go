package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// acted is true when the others have acted since the reader's last choice, and something they did has a place.
const acted = `document.querySelector("#since .acted a[data-place]") && ` + asked

// A player reads what the others did: each line has its number on the board, lights its place and leads to the board
// after it; the first choice folds the list.
func TestSinceYourLastChoice(t *testing.T) {
	t.Parallel()
	b := open(t).tab(1440, 900)
	path := b.sits("pharaon", "me", "apprentice", "apprentice", "", "")
	for n := 0; !eval[bool](b, "!!("+acted+")") || !b.has("#since[open]"); n++ {
		if n > 60 || b.turn(b.some) == "" {
			t.Fatal("the others never did anything with a place")
		}
		b.wait(asked + " || " + over)
	}
	b.looked("since-1440")
	b.check("what happened since the last choice")
	b.wait(`document.querySelector("#pins b")`)
	b.key("s")
	b.wait(`document.activeElement.closest("#since .acted")`)
	b.wait(`document.querySelector("#pins i") || !document.activeElement.dataset.place`)
	b.key(kb.ArrowDown)
	b.wait(`document.activeElement.closest("#since .acted")`)
	b.click("#since .acted a")
	b.wait(`document.querySelector("#page[data-at]") && document.querySelector('#since [aria-current="step"]')`)
	b.looked("since-replay")
	b.key(kb.Escape)
	b.wait(`!document.querySelector("#page[data-at]") && ` + asked)

	b.do(chromedp.EmulateViewport(390, 844))
	b.open(path)
	b.wait(`document.querySelector("#since:not([open]) .worst") && ` + asked)
	b.looked("since-390")
	b.click("#since > summary")
	b.wait(`document.querySelector("#since[open] .acted")`)
	b.check("what happened since the last choice, on a phone")
	b.do(chromedp.EmulateViewport(1440, 900))
	b.open(path)
	b.turn(b.some)
	b.wait(`!document.querySelector("#since[open]") || !` + asked)
}
