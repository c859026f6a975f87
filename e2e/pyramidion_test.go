package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A whole game of Pyramidion by the pointer against two bots, from the front door to the proof of the draws: now a button,
// now the board itself; then looking back. The points of the others are shown at the end alone. The first view stays small.
func TestPyramidionGame(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	path := b.sits("pyramidion", "me", "apprentice", "apprentice", "")
	clicks, boards, secret := 0, 0, 0
	for ; !b.has("#sheet"); clicks++ {
		if clicks > 600 {
			t.Fatalf("the game does not end\nat %s", b.where())
		}
		if _, hit := b.play(b.some, clicks%2 == 0); hit {
			boards++
		}
		if eval[bool](b, `["#seat-2", "#seat-3"].some(s => document.querySelector(s + " .pts")?.textContent.startsWith("?"))`) {
			secret++
		}
	}
	t.Logf("%d clicks, %d on the board, points secret after %d", clicks, boards, secret)
	if boards == 0 {
		t.Error("no move was made on the board itself")
	}
	if secret == 0 {
		t.Error("nobody's points were secret")
	}
	if eval[bool](b, `[...document.querySelectorAll("#seats .pts")].some(p => p.textContent.startsWith("?"))`) {
		t.Error("points are secret after the end")
	}
	h.weighs(path)
	b.wait(`document.querySelector("#seal .good")`)
	b.open(path + "?at=40")
	b.wait(`document.querySelector("#page").dataset.at === "40"`)
}

// Two players, each in a browser, one of them on a phone: each sees by itself what the other does, and takes a choice back.
func TestPyramidionTogether(t *testing.T) {
	t.Parallel()
	open(t).together("pyramidion", 40)
}

// The beginning of a game by the keyboard alone.
func TestPyramidionKeyboard(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.sits("pyramidion", "me", "apprentice", "", "")
	for turn := range 20 {
		b.strike(turn, false)
		if turn%6 == 4 {
			b.fresh()
		}
	}
	b.wait(asked)
	b.key("?")
	b.wait(`!document.querySelector("#why") || document.activeElement.closest("#why")`)
	b.key(kb.Escape)
}

// The beginning of a game without script.
func TestPyramidionNoScript(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1280, 900)
	path := b.sits("pyramidion", "me", "apprentice", "", "")
	b.withoutScript()
	for range 15 {
		for range 50 { // the page looks by itself only now and then
			b.open(path)
			if b.has("#choices button") || b.has("#sheet") {
				break
			}
		}
		b.turn(b.some)
	}
}
