package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A whole game of Sailing Toward Osiris by the pointer against three bots that deal, from the front door to the proof of
// the draws: now a button, now the board itself; then looking back. The first view stays small.
func TestOsirisGame(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.fine = []string{"status of 409"} // what others trade meanwhile may change what one can choose
	path := b.sits("osiris", "me", "apprentice", "apprentice", "apprentice", "")
	clicks, boards := 0, 0
	for ; !b.has("#sheet"); clicks++ {
		if clicks > 600 {
			t.Fatalf("the game does not end\nat %s", b.where())
		}
		if _, hit := b.play(b.some, clicks%2 == 0); hit {
			boards++
		}
	}
	t.Logf("%d clicks, %d on the board", clicks, boards)
	if boards == 0 {
		t.Error("no move was made on the board itself")
	}
	h.weighs(path)
	b.wait(`document.querySelector("#seal .good")`)
	b.open(path + "?at=40")
	b.wait(`document.querySelector("#page").dataset.at === "40"`)
}

// Two governors, each in a browser, one of them on a phone: each sees by itself what the other does, and takes a choice back.
func TestOsirisTogether(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	ann.open("/")
	ann.click("form[aria-labelledby=game-osiris] button[value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	bek.open(eval[string](ann, `new URL(document.querySelector("#who-2 .copy input").value).pathname`))
	bek.click("main form button")
	bek.wait(`document.querySelector("#ready")`)
	ann.click("#ready button")
	ann.wait(`!document.querySelector("#ready")`)
	bek.click("#ready button")
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table")`)
		b.settled()
	}
	undone := map[*tab]int{}
	for moves := range 40 {
		ann.wait(idle)
		now, other := ann, bek
		if !ann.has("#choices button") {
			now, other = bek, ann
		}
		version := other.version()
		if now.turn(now.some) == "" {
			break
		}
		other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
		if undone[now] < 2 && now.has("#undo button") && now.press("#undo button", true) {
			undone[now]++
			other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version+1)
		}
		if wide := eval[int](bek, `document.documentElement.scrollWidth`); wide > 390 {
			t.Fatalf("after %d moves the page of a phone is %d wide", moves, wide)
		}
	}
	for name, b := range map[string]*tab{"ann": ann, "bek": bek} {
		if undone[b] == 0 {
			t.Errorf("%s could take nothing back", name)
		}
	}
}

// The beginning of a game by the keyboard alone.
func TestOsirisKeyboard(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.sits("osiris", "me", "apprentice", "", "", "")
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
func TestOsirisNoScript(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1280, 900)
	path := b.sits("osiris", "me", "apprentice", "", "", "")
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
