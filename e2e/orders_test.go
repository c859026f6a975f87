package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// give gives an order on the page for that, and comes back to the table.
func (b *tab) give(order string) {
	b.t.Helper()
	b.click("#orders a")
	b.wait(`location.pathname.endsWith("/orders")`)
	b.click(orderForm("give", order))
	b.wait(`document.querySelector(%q)`, orderForm("end", order))
	b.click("main section p:last-child a")
	b.wait(`document.querySelector("#page.table")`)
}

// orderForm selects the button that gives or ends an order.
func orderForm(do, order string) string {
	return `form:has([name=` + do + `][value="` + order + `"]) button`
}

// In Osiris a player declines whatever another one offers. The offer is gone at once, the third player's page says
// nothing of it, and one click on the table ends the order.
func TestOrderDeclinesOffers(t *testing.T) {
	t.Parallel()
	tabs := open(t).bargains(3)
	ann, bek, cem := tabs[0], tabs[1], tabs[2]
	path := eval[string](ann, "location.pathname")
	cem.give("decline 1")
	cem.wait(`/Decline offers of/.test(document.querySelector("#orders").innerText)`)
	cem.looked("orders-osiris")
	for _, b := range tabs[:2] {
		if b.has("#orders button") {
			t.Error("somebody else is shown an order")
		}
	}
	offer := func() {
		ann.open(path)
		ann.click("#to-drawer")
		ann.asks("stone")
		ann.click("label:has(#deal-new-to-3)")
		ann.click("#deal-new-offer")
	}
	silent := bek.version()
	offer()
	ann.wait(`/declines/.test(document.querySelector("#chronicle").innerText)`)
	if bek.version() != silent || cem.has("[id^=offer-1-private-3]") {
		t.Error("an offer that is declined at once is shown to others, or is open")
	}
	cem.click("#orders button")
	cem.wait(`!document.querySelector("#orders button")`)
	offer()
	cem.wait(`document.querySelector("[id^=offer-1-private-3]")`)
	cem.looks(glances, []string{path + "/orders"}, nil)
	cem.looked("orders-page-osiris")
}

// passesUntilItActs plays until the order is over, and is false if the game ends before. Until then no reaction is asked
// for but the one that the order waits for.
func (b *tab) passesUntilItActs() bool {
	b.t.Helper()
	for range 300 {
		b.wait(asked + " || " + over)
		if b.has("#sheet") {
			return false
		}
		window := eval[bool](b, `!!document.querySelector("#choices button[value=pass]")`)
		prompt := eval[string](b, `document.querySelector("#prompt").innerText`)
		if window && !strings.HasPrefix(prompt, "Before your action") {
			b.t.Fatalf("asked before: %q", prompt)
		}
		b.turn(b.passing)
		if window {
			return true
		}
	}
	b.t.Fatal("the order never ends")
	return false
}

// In Kemet a player passes until the moment they wait for. The page says so, and that the order is over once they are
// asked and have answered; without a script it is given and ended all the same.
func TestOrderPasses(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	path := ""
	for games := 1; ; games++ { // bots may win before the seat has a card to play before its action
		path = b.sits("kemet", "me", "apprentice", "apprentice", "", "")
		b.wish("always")
		b.give("until acts")
		b.wait(`/not before your next action/.test(document.querySelector("#asking summary").innerText)`)
		b.looked("orders-kemet")
		if b.passesUntilItActs() {
			break
		}
		if games == 5 {
			t.Fatal("five games have ended before the order")
		}
	}
	b.wait(`!document.querySelector("#orders [value='until acts']")`)
	b.wait(`/: always/.test(document.querySelector("#asking summary").innerText)`)

	b.do(chromedp.EmulateViewport(390, 844))
	b.open(path + "/orders")
	b.looked("orders-page-kemet")
	b.looks(glances, []string{path + "/orders"}, nil)
	b.looked("orders-page-kemet-fr")
	b.speaks("en")
	b.open(path + "/orders")
	b.click(orderForm("end", "only"))
	b.wait(`document.querySelector(%q)`, orderForm("give", "only"))
	b.click(orderForm("give", "round"))
	b.wait(`document.querySelector(%q)`, orderForm("end", "round"))
	b.open(path)
	b.wait(`document.querySelector("#orders [value=round]")`)
	b.looked("orders-kemet-phone")
}
