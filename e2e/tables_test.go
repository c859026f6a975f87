package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Somebody opens a private table, which a stranger's browser does not find, and sends its link. Two come by it and play.
// Meanwhile another table waits for one of them, and the page of this one leads there.
func TestPrivateTable(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek, zoe := h.tab(1440, 900), h.tab(390, 844), h.tab(820, 900)
	other := ann.duel()
	ann.looks(glances, []string{"/play/open?game=kemet", "/play"}, pictured(ann, "play-own"))
	ann.do(chromedp.EmulateViewport(1440, 900))
	ann.open("/play/open?game=kemet")
	eval[bool](ann, `((document.querySelector("[name=visible]").value = "private"), true)`)
	eval[bool](ann, `((document.querySelector("[name=seat-3]").value = ""), true)`)
	ann.click("main form button.go")
	ann.wait(`location.pathname.startsWith("/t/") && document.querySelector("#inviting")`)
	path := eval[string](ann, "location.pathname")
	ann.looks(glances, []string{path}, pictured(ann, "table-private"))
	ann.fits()
	ann.do(chromedp.EmulateViewport(1440, 900))
	ann.open(path)
	link := eval[string](ann, `new URL(document.querySelector("#inviting .copy input").value).pathname`)

	for _, b := range []*tab{bek, zoe} {
		b.fine = append(b.fine, "status of 404")
		b.open(path)
		b.wait(`document.querySelector(".status")?.innerText === "404"`)
	}
	bek.open(link)
	bek.click("main form button.go")
	bek.wait(`document.querySelector("#ready")`)
	bek.looked("table-private-guest")
	ann.wait(`!document.querySelector("#inviting")`) // nobody is wanted any more
	for _, b := range []*tab{ann, bek} {
		b.click("#ready button")
	}
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table")`)
	}
	zoe.open("/play")
	if eval[bool](zoe, `document.documentElement.innerHTML.includes(%q)`, strings.TrimPrefix(path, "/t/")) {
		t.Error("the lobby shows a private table to a stranger")
	}

	// It is one's turn at the first table, and at this one or not: what waits elsewhere is one click away.
	for !eval[bool](ann, `document.querySelector("#next") !== null`) {
		for _, b := range []*tab{ann, bek} {
			if eval[bool](b, `!!(%s)`, asked) {
				b.turn(b.some)
			}
		}
	}
	ann.wait(`document.querySelector("#next:not([hidden])")`)
	ann.looked("table-next")
	eval[bool](ann, `(document.querySelector("#next").click(), true)`) // it moves with what the others do
	ann.wait(`location.pathname === %q`, other)
}
