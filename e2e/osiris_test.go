package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A whole game of Sailing Toward Osiris by pointer against three bots that negotiate, from the home page to the proof
// of the draws: sometimes a button, sometimes the board itself; then the replay. The first view stays small.
func TestOsirisGame(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.fine = []string{"status of 409"} // trades between others may change the available choices
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

// Two governors, each in a browser, one of them on a phone: each page updates with the other's moves by itself, and
// each takes a choice back.
func TestOsirisTogether(t *testing.T) {
	t.Parallel()
	open(t).together("osiris", 40)
}

// The beginning of a game by keyboard only.
func TestOsirisKeyboard(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").typed("osiris", 20)
}

// The beginning of a game without script.
func TestOsirisNoScript(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").scriptless("osiris", 15)
}

// On a phone, the question for the next action leaves the river in sight, where the others have just moved.
func TestOsirisRiver(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.fingers(390, 844)
	sits := func() { b.sits("osiris", "me", "apprentice", "apprentice", "") }
	sits()
	const away = `(() => {
		const river = document.querySelector("#part-river[data-about=first]")?.getBoundingClientRect();
		const middle = (document.querySelector("#bar").getBoundingClientRect().bottom + document.querySelector("#dock").getBoundingClientRect().top) / 2;
		return river === undefined ? "" : river.top < middle && river.bottom > middle ? "in sight" : river.top + " to " + river.bottom;
	})()`
	actions := 0
	for clicks := 0; actions < 5 && clicks < 200; clicks++ {
		b.goesOn(sits)
		if b.has("[data-scene].played") { // a season has ended
			b.key(kb.Escape)
		}
		if eval[string](b, away) != "" {
			actions++
			time.Sleep(600 * time.Millisecond) // until the page has come to rest
			if at := eval[string](b, away); at != "in sight" {
				t.Errorf("action %d: the river is at %s", actions, at)
			}
		}
		b.turn(b.some)
	}
	if actions < 5 {
		t.Errorf("only %d actions were asked for", actions)
	}
	b.looked("osiris-river")
}

// With five governors, a visit names each of its two cards once, above the governors who may get the other one.
func TestOsirisSharing(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	path := b.sits("osiris", crowds["osiris"]...)
	const shared = `document.querySelectorAll(".sort [id^=do-share]").length === 8`
	for clicks := 0; !eval[bool](b, shared); clicks++ {
		if clicks > 300 {
			t.Fatalf("no visit had four receivers\nat %s", b.where())
		}
		if b.has("#sheet") {
			path = b.sits("osiris", crowds["osiris"]...)
		}
		b.turn(b.some)
		b.wait(asked + " || " + over)
	}
	for _, lang := range []string{"en", "fr"} {
		b.speaks(lang)
		for _, width := range []int64{390, 1440} {
			b.do(chromedp.EmulateViewport(width, 844))
			b.open(path)
			b.wait(shared)
			b.looked(fmt.Sprintf("sharing-%s-%d", lang, width))
			high := eval[float64](b, `Math.max(...[...document.querySelectorAll("[id^=do-share]")].map(b => b.getBoundingClientRect().height))`)
			if titles := eval[int](b, `document.querySelectorAll(".sort h3").length`); titles != 2 || high > 64 {
				t.Errorf("%s, %d px: %d headings, and a button %.0f px high", lang, width, titles, high)
			}
		}
	}
	b.check("a visit")
}
