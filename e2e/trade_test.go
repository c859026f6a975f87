package e2e

import (
	"os"
	"testing"

	"github.com/chromedp/chromedp"
)

// bargains opens a table of Osiris for that many people, and begins the game.
func (h *house) bargains(people int) []*tab {
	h.t.Helper()
	tabs := []*tab{}
	for range people {
		tabs = append(tabs, h.tab(1440, 900))
	}
	ann, form := tabs[0], "form[aria-labelledby=game-osiris]"
	ann.open("/")
	ann.click(form + " details.custom summary")
	for seat := range 5 {
		who := "open"
		if seat == 0 {
			who = "me"
		} else if seat >= people {
			who = ""
		}
		eval[bool](ann, `((document.querySelector("%s [name=seat-%d]").value = %q), true)`, form, seat+1, who)
	}
	ann.click(form + " button[value=custom]")
	ann.wait(`document.querySelector("#ready")`)
	for i, b := range tabs[1:] {
		b.open(eval[string](ann, `new URL(document.querySelector("#who-%d .copy input, #inviting .copy input").value).pathname`, i+2))
		b.click("main form button")
		b.wait(`document.querySelector("#ready")`)
	}
	for _, b := range tabs {
		b.click("#ready button")
	}
	for _, b := range tabs {
		b.wait(`document.querySelector("#page.table #drawer")`)
	}
	return tabs
}

// view takes a screenshot, if pictures are wanted.
func (b *tab) view(name string) {
	b.t.Helper()
	if os.Getenv("ENNEAD_SHOTS") != "" {
		b.shoot("trade-" + name)
	}
}

// A table of three: the author of an offer chooses its recipient; the third player reads what is said publicly, and
// cannot act on the offer.
func TestTradeAmongThree(t *testing.T) {
	t.Parallel()
	tabs := open(t).bargains(3)
	b, bek := tabs[0], tabs[1]
	b.do(chromedp.EmulateViewport(390, 844))
	b.click("#to-drawer")
	b.asks("stone")
	b.click("label:has(#deal-new-to-3)")
	b.click("label:has(#deal-new-audience)")
	b.check("an offer at a table of three")
	b.click("#deal-new-offer")
	b.wait(`document.querySelector("#offer-1-public-3-1")`)
	bek.wait(
		`document.querySelector("#deals-offers-of-others #offer-1-public-3-1") && !document.querySelector("#offer-1-public-3-1 button")`)
	bek.click("#to-drawer")
	bek.view("others")
}

// sum is the summary of the form for an offer.
const sum = `(document.querySelector("#deal-new .os-sum")?.textContent)`

// holds waits until a governor has that many tokens behind the screen.
func (b *tab) holds(good string, n int) {
	b.t.Helper()
	b.wait(`document.querySelector("#own-%s b").textContent === "%d"`, good, n)
}

// gives adds goods of the reader to the offer, by clicks on them; asks does so with goods that are wanted.
func (b *tab) gives(goods ...string) {
	b.t.Helper()
	for _, good := range goods {
		eval[bool](b, `(document.querySelector("#own-%s").click(), true)`, good)
	}
}

func (b *tab) asks(goods ...string) {
	b.t.Helper()
	for _, good := range goods {
		b.click("label[for=deal-new-want-" + good + "]")
	}
}

// Two people negotiate: an offer is built by clicks on goods, stays as it is while the other one acts, and is
// accepted with one click; another is declined, another countered; and one that has become impossible says why.
func TestTrade(t *testing.T) {
	t.Parallel()
	tabs := open(t).bargains(2)
	ann, bek := tabs[0], tabs[1]
	eval[bool](ann, `document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "t", bubbles: true}))`)
	ann.wait(`document.querySelector("#drawer").open && document.activeElement.closest("#drawer > summary")`)
	ann.gives("grain", "grain")
	ann.asks("stone")
	ann.wait(sum + ` === "You give 2 grain. You get 1 stone."`)
	ann.check("an offer being made")
	ann.view("offering")

	// Whatever the other player does in the meantime, the draft stays.
	mover, version := bek, ann.version()
	if ann.has("#choices button") {
		mover = ann
	}
	eval[bool](mover, `(document.querySelector("#choices button").click(), true)`)
	ann.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
	ann.wait(sum + ` === "You give 2 grain. You get 1 stone."`)
	ann.wait(`document.querySelector("#deal-new-give-grain").value === "give grain 2"`)
	ann.click("#deal-new-offer")
	ann.wait(sum + ` === ""`)
	ann.wait(`document.querySelector("#deals-offers-of-mine .os-offer")`)

	bek.wait(
		`document.querySelector("#drawer").open && document.querySelector("#drawer summary .awaits b").textContent === "1"`)
	bek.wait(`document.querySelector("#say").textContent.includes("an offer")`)
	bek.check("an offer that waits")
	bek.view("waiting")
	stone := eval[int](ann, `Number(document.querySelector("#own-stone b").textContent)`)
	grain := eval[int](ann, `Number(document.querySelector("#own-grain b").textContent)`)
	bek.click("#offer-1-private-2-1-accept")
	ann.holds("stone", stone+1)
	ann.holds("grain", grain-2)
	bek.wait(`!document.querySelector(".os-offer, #drawer summary .awaits") && document.querySelector("#drawer").open`)
	bek.wait(`document.activeElement.closest("#drawer > summary")`) // what had the focus is gone

	// Declined.
	ann.gives("brick")
	ann.click("#deal-new-offer")
	bek.click("#offer-1-private-2-2-decline")
	ann.wait(`!document.querySelector(".os-offer")`)
	ann.wait(`/declines your offer/.test(document.querySelector("#deal-new-answer").textContent)`)
	ann.wait(`((a, d) => a.top >= d.top && a.bottom <= Math.min(d.bottom, innerHeight))(
		document.querySelector("#deal-new-answer").getBoundingClientRect(),
		document.querySelector("#deals").getBoundingClientRect())`)

	// Countered: the form begins with the opposite.
	ann.gives("brick")
	ann.asks("stone", "stone")
	ann.click("#deal-new-offer")
	bek.click("#offer-1-private-2-3-counter")
	bek.wait(sum + `.includes("You get 1 brick.")`)
	bek.asks("brick")
	bek.wait(sum + `.includes("You get 2 bricks.")`)
	bek.click("#deal-offer-1-private-2-3")
	ann.wait(
		`document.querySelector("#offer-2-private-1-1-accept") && !document.querySelector("#deals-offers-of-mine")`)
	ann.click("#offer-2-private-1-1-decline")
	ann.wait(`!document.querySelector(".os-offer")`)

	// If the author no longer holds the goods, they are told so, and the other one learns that the offer fails.
	for range 2 {
		ann.gives("brick")
		ann.click("#deal-new-offer")
		ann.wait(sum + ` === ""`)
	}
	ann.gives("brick", "brick")
	ann.click("#deal-new-offer")
	bek.click("#offer-1-private-2-6-accept")
	ann.holds("brick", 0)
	ann.wait(`/spent or committed 1 brick/.test(document.querySelector("#offer-1-private-2-4 .os-reason").textContent)`)
	bek.click("#offer-1-private-2-4-accept")
	bek.wait(`/fails/.test(document.querySelector("#chronicle").textContent)`)

	// Somebody who lacks what is wanted reads that before clicking.
	ann.asks("brick", "brick", "brick", "brick", "brick", "brick", "brick")
	ann.click("#deal-new-offer")
	bek.wait(
		`document.querySelector("#offer-1-private-2-7-accept")?.disabled && /you lack/.test(document.querySelector("#offer-1-private-2-7-why").textContent)`)
	for _, scheme := range []string{"dark", "light"} {
		bek.scheme(scheme)
		bek.check("an offer that cannot be accepted, " + scheme)
		bek.view("refused-" + scheme)
	}
	bek.do(chromedp.EmulateViewport(390, 844))
	bek.wait(
		`document.querySelector("#drawer").getBoundingClientRect().bottom <= document.querySelector("#prompt").getBoundingClientRect().top`)
	bek.check("the drawer of a phone")
	bek.view("phone")
	bek.click("#drawer > summary .shut")
	ann.click("#offer-1-private-2-5-cancel")
	ann.wait(`!document.querySelector("#offer-1-private-2-5")`)
	ann.asks("grain")
	ann.click("#deal-new-offer")
	ann.wait(`(document.querySelector("#undealt")?.textContent ?? "") === ""`)
	bek.wait(`document.querySelector("#offer-1-private-2-8")`)
	if eval[bool](bek, `document.querySelector("#drawer").open`) {
		t.Error("an offer opens the drawer on a phone, and covers what is being done")
	}
}
