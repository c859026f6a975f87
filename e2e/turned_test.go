package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// slowly makes answers take up to that many milliseconds longer, by chance.
const slowly = `(() => {
	const fetches = window.fetch;
	window.fetch = async (...of) => {
		const answer = await fetches(...of);
		await new Promise(done => setTimeout(done, %d * Math.random()));
		return answer;
	};
	window.requestAnimationFrame = () => 0; // so the board is drawn as late as can be
	return true;
})()`

// missing returns the symbols that the page uses and does not have.
const missing = `[...new Set([...document.querySelectorAll("#page use")].map(use => use.getAttribute("href"))
	.filter(href => !document.getElementById(href.slice(1))))].join(" ")`

// whole checks that a page has the symbols that it uses, and is as a new one once nothing is on its way.
func (b *tab) whole() {
	b.t.Helper()
	b.wait(asked + " || " + over)
	b.fresh()
	if lacks := eval[string](b, missing); lacks != "" {
		b.t.Fatalf("the page has no symbols %s", lacks)
	}
}

// A phone is turned, and a window made wide and narrow, while others move and the reader chooses: what is shown is what
// the server draws for that width.
func TestTurned(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=20ms").tab(1440, 900)
	b.fine = append(b.fine, "status of 409") // clicks on what has just changed
	b.sits("kemet", crowds["kemet"]...)
	eval[bool](b, slowly, 120)
	random := chance(t)
	sizes := [][2]int64{{390, 844}, {844, 390}, {1440, 900}}
	for range 6 {
		b.turn(b.some)
		for range 4 {
			size := sizes[random.IntN(len(sizes))]
			b.do(chromedp.EmulateViewport(size[0], size[1]))
			time.Sleep(time.Duration(random.IntN(150)) * time.Millisecond)
			if random.IntN(2) == 0 {
				eval[bool](b, `(document.querySelector("#undo button, #choices button[name=move]")?.click(), true)`)
			}
		}
		if b.settles(); !b.has("#notice") { // a refusal is shown once
			b.whole()
		}
	}
}

// Whoever asks for a hint and turns the phone while the bot thinks has a hint, on the board for the new width.
func TestTurnedUnderAHint(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(390, 844)
	b.duel()
	for b.wait(asked); !b.has("#stage [data-move]") || !b.has("#ask-hint button"); b.wait(asked) {
		b.turn(b.some)
	}
	eval[bool](b, `(() => {
		const fetches = window.fetch;
		window.fetch = async (...of) => {
			const answer = await fetches(...of);
			if (String(of[0]).includes("/hint")) await new Promise(done => { window.answered = done; });
			return answer;
		};
		return true;
	})()`)
	const ground = `document.querySelector("#stage .board, #stage svg").getAttribute("viewBox")`
	before := eval[string](b, ground)
	b.click("#ask-hint button")
	b.wait(`window.answered`)
	b.do(chromedp.EmulateViewport(1440, 900))
	b.wait(ground+` !== %q`, before)
	b.settles()
	eval[bool](b, `(window.answered(), true)`)
	b.wait(asked + ` && document.querySelector("#hint")`)
	b.settles()
	b.whole()
}

// settles waits until no answer has changed the page for a while.
func (b *tab) settles() {
	b.t.Helper()
	const now = `document.querySelector("#page").outerHTML.length + " " + document.querySelector("#page").dataset.version`
	for was, still := "", 0; still < 4; time.Sleep(100 * time.Millisecond) {
		if is := eval[string](b, now); is != was {
			was, still = is, 0
		} else {
			still++
		}
	}
}
