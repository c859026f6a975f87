package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// seeks clicks a game of the quick match, for a table of two.
func (b *tab) seeks(game string) {
	b.t.Helper()
	b.open("/play")
	b.click(".seg label:has([value='2'])")
	b.click(".five button[value=" + game + "]")
	b.wait(`location.pathname === "/play" && document.querySelector("#quick[data-state^=looking], #accept")`)
}

// pictured looks at a page in each way of looking.
func pictured(b *tab, name string) func(string) {
	return func(string) {
		b.looked(name + "-" + eval[string](b, `document.documentElement.lang + "-" + innerWidth`))
	}
}

// plain is true if the page is no wider than the window, and nothing in its header leaves it.
const plain = `document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll(".top a, .top summary")]
	.every(e => !e.checkVisibility() || e.getBoundingClientRect().right <= innerWidth + 1)`

// fits fails if the page, or its header, is wider than the window at any width.
func (b *tab) fits() {
	b.t.Helper()
	for _, width := range []int64{360, 390, 600, 820, 1024, 1440, 2560} {
		b.do(chromedp.EmulateViewport(width, 844))
		if !eval[bool](b, "%s", plain) {
			b.t.Errorf("at %d px the page is too wide\nat %s", width, b.where())
		}
	}
}

// Two strangers click the same game. Their pages change by themselves when a table is found, one of them reads the
// rules meanwhile; both accept, and both sit at one table, where the game begins.
func TestQuickMatch(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	ann.looks(glances, []string{"/play"}, pictured(ann, "play-idle"))
	ann.do(chromedp.EmulateViewport(1440, 900))
	ann.seeks("kemet")
	ann.looks(glances, []string{"/play"}, pictured(ann, "play-looking"))
	ann.fits()
	ann.open("/rules")
	ann.wait(`/Looking for|Recherche/.test(document.querySelector(".top [href='/play']").innerText)`)
	ann.fits()
	ann.open("/play")
	const seconds = `document.querySelector("#waited").innerText.match(/(\d+):(\d\d)/).slice(1).reduce((m, s) => 60 * m + +s)`
	waited := eval[int](ann, seconds)
	ann.wait(seconds+` > Math.max(2, %d)`, waited) // it counts up, from when she began to look

	bek.seeks("kemet")
	ann.wait(`document.querySelector("#accept") && /A table is found|Une table est trouvée/.test(said.innerText) && document.title.includes(said.innerText)`)
	ann.wait(`Number(document.querySelector("#left").dataset.seconds) < 20`) // it counts down
	bek.wait(`document.querySelector("#accept")`)
	bek.looked("play-found")
	bek.check("found")
	bek.click("#accept")
	bek.wait(`document.querySelector("#quick[data-state^=accepted]")`)
	bek.looked("play-accepted")
	bek.check("accepted")
	ann.do(chromedp.EmulateViewport(1440, 900))
	ann.looked("play-found-wide")
	ann.check("found, wide")
	ann.click("#accept")
	ann.wait(`location.pathname.startsWith("/t/") && document.querySelector("#ready")`)
	bek.wait(`location.pathname.startsWith("/t/") && document.querySelector("#ready")`) // by itself
	path := eval[string](ann, "location.pathname")
	if other := eval[string](bek, "location.pathname"); other != path {
		t.Fatalf("they sit at %s and %s", path, other)
	}
	bek.open("/play")
	bek.wait(`document.querySelector("#quick[data-state^=open]")`)
	bek.looked("play-open")
	bek.check("open")
	bek.click("#quick .go")
	for _, b := range []*tab{ann, bek} {
		b.click("#ready button")
	}
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table")`)
	}
}

// One of two refuses: they are back where they began, the other looks on. Neither browser runs a script.
func TestRefuseQuickMatch(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	for _, b := range []*tab{ann, bek} {
		b.withoutScript()
	}
	waits(t) // their pages come again now and then
	ann.seeks("kemet")
	bek.seeks("kemet")
	ann.wait(`document.querySelector("#accept")`)
	ann.click("#accept")
	ann.wait(`document.querySelector("#quick[data-state^=accepted]")`)
	bek.wait(`document.querySelector("#refuse")`)
	bek.click("#refuse")
	bek.wait(`document.querySelector("#quick[data-state=idle]") && !document.querySelector("[role=alert]")`)
	ann.wait(`document.querySelector("#quick[data-state^=looking]")`)
	ann.click("#stop")
	ann.wait(`document.querySelector("#quick[data-state=idle]")`)
	text := strings.ToLower(eval[string](bek, `document.querySelector("main").innerText`))
	if strings.Contains(text, "refus") {
		t.Errorf("who has refused is reproached: %s", text)
	}
	ann.open("/rules")
	ann.wait(`document.querySelector(".top [href='/play']").innerText === "Play"`)

	// Who does not answer is asked no more, and both sit together if they come again.
	ann.seeks("kemet")
	bek.seeks("kemet")
	bek.wait(`document.querySelector("#accept")`)
	bek.click("#accept")
	bek.do(chromedp.Sleep(time.Second))
	ann.wait(`document.querySelector("#quick[data-state=idle]")`)
	bek.wait(`document.querySelector("#quick[data-state^=looking]")`)
}
