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

// The form that opens a table shows only what fits as many players as somebody is wanted for, without script.
func TestFittingOptions(t *testing.T) {
	t.Parallel()
	b := open(t).tab(390, 844)
	b.open("/play/open?game=tekhenu")
	b.click("details.readings summary")
	shown := func() string {
		return eval[string](b, `[...document.querySelectorAll("[name^=option-]")].filter(e => e.checkVisibility()).
			map(e => e.name.slice(7)).join(" ")`)
	}
	for _, c := range []struct {
		seats string // who sits on seats 2 to 4
		want  string
	}{
		{"open,open,", "horus people temple symbols"},
		{"open,,", "horus pool people temple symbols"},
		{",,open", "horus pool people temple symbols"},
		{",open,open", "horus people temple symbols"},
		{",,", "horus level start-cards decrees pool people temple symbols"},
	} {
		eval[bool](b, `(%q.split(",").forEach((who, i) => {
			document.querySelector("[name=seat-" + (i + 2) + "]").value = who }), true)`, c.seats)
		if got := shown(); got != c.want {
			t.Errorf("with %q on the other seats the form shows %s, not %s", c.seats, got, c.want)
		}
	}
	b.looked("open-solo")
}
