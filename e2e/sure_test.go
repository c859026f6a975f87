package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The question whether a reader is sure stays open when the board is drawn for another width, even if that is on its way
// as they choose, when the page comes back from the browser's memory, and when it is loaded again. Whoever is not sure
// has the choices again.
func TestSureStaysOpen(t *testing.T) {
	t.Parallel()
	b := open(t).tab(1440, 900)
	b.open("/about")
	b.click("#settings summary")
	b.click("#settings button[name=confirm][value=yes]")
	b.wait(`document.querySelector("#settings button[name=confirm][value=yes][aria-pressed=true]")`)
	path := b.duel()
	const drawn, question = `document.querySelector("#stage svg").getAttribute("viewBox")`,
		`document.querySelector("#do-sure")?.checkVisibility() && ` + idle
	wide := eval[string](b, drawn)
	move := b.some()
	b.click(option(move))
	b.wait(question)
	for _, width := range []int64{390, 1440, 390} {
		b.do(chromedp.EmulateViewport(width, 844))
		b.wait(`(`+drawn+` === %q) === %t && `+question, wide, width == 1440)
	}
	eval[bool](b, `(window.sent = performance.getEntriesByType("resource").length,
		dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true})))`)
	b.wait(`performance.getEntriesByType("resource").length > window.sent && ` + question)
	b.looked("sure")
	b.check("the question whether one is sure, on a phone")
	b.open(eval[string](b, `location.pathname + location.search`))
	b.wait(question)
	b.click("#not-sure")
	b.wait(asked + ` && !document.querySelector("#do-sure") && !location.search`)

	// The page is asked for again for the other width, and is still on its way when the choice is sent.
	b.do(chromedp.EmulateViewport(1440, 900))
	b.wait(`(`+drawn+` === %q) && `+asked, wide)
	b.wait(`!window.moving`)
	eval[bool](b, `(addEventListener("resize", () => document.querySelector(%q).click(), {once: true}), true)`, option(move))
	b.do(chromedp.EmulateViewport(390, 844))
	b.wait(`(`+drawn+` !== %q) && `+question, wide)
	if strings.Contains(b.record(path), "\n1 "+move) {
		t.Error("the choice was made before anybody was sure")
	}
	b.press("#do-sure", true)
	b.wait(`!document.querySelector("#do-sure") && !location.search && location.pathname === %q`, path)
}
