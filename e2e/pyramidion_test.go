package e2e

import "testing"

// A whole game of Pyramidion by pointer against two bots, from the home page to the proof of the draws: sometimes a
// button, sometimes the board itself; then the replay. The points of the others are secret as soon as they have loaded
// a boat (PYR-19.3), and are shown at the end. Where neither bot loaded one, another game follows. The first view stays
// small.
func TestPyramidionGame(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	for range 4 {
		path, loaded := b.fleets()
		if eval[bool](b, `[...document.querySelectorAll("#seats .pts")].some(p => p.textContent.startsWith("?"))`) {
			t.Error("points are secret after the end")
		}
		h.weighs(path)
		b.wait(`document.querySelector("#seal .good")`)
		b.open(path + "?at=40")
		b.wait(`document.querySelector("#page").dataset.at === "40"`)
		if loaded {
			return
		}
	}
	t.Error("nobody's points were secret")
}

// fleets plays a game against two bots, checks after each choice that exactly the points of those with loaded boats are
// secret once the page rests, and reports whether there were any.
func (b *tab) fleets() (path string, loaded bool) {
	b.t.Helper()
	path = b.sits("pyramidion", "me", "apprentice", "apprentice", "")
	clicks, boards, secret := 0, 0, 0
	for ; !b.has("#sheet"); clicks++ {
		if clicks > 600 {
			b.t.Fatalf("the game does not end\nat %s", b.where())
		}
		if _, hit := b.play(b.some, clicks%2 == 0); hit {
			boards++
		}
		b.wait(`document.querySelector("#sheet") || ["2", "3"].every(seat =>
			document.querySelector("#seat-" + seat + " .pts").textContent.startsWith("?") ===
			(document.querySelector("#player-" + seat + " .py-facts:last-child > :nth-child(2) b").textContent !== "0"))`)
		if eval[bool](b, `["#seat-2", "#seat-3"].some(s => document.querySelector(s + " .pts").textContent.startsWith("?"))`) {
			secret++
		}
	}
	b.t.Logf("%d clicks, %d on the board, points secret after %d", clicks, boards, secret)
	if boards == 0 {
		b.t.Error("no move was made on the board itself")
	}
	return path, secret > 0
}

// Two players, each in a browser, one of them on a phone: each page updates with the other's moves by itself, and
// each takes a choice back.
func TestPyramidionTogether(t *testing.T) {
	t.Parallel()
	open(t).together("pyramidion", 40)
}

// The beginning of a game by keyboard only.
func TestPyramidionKeyboard(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").typed("pyramidion", 20)
}

// The beginning of a game without script.
func TestPyramidionNoScript(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").scriptless("pyramidion", 15)
}
