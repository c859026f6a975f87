package e2e

import (
	"strings"
	"testing"
)

// A player lets somebody look over their shoulder: the onlooker follows the game from that seat without any button that
// acts for it, everybody is told at once, and when the player takes it back the page is a spectator's again, by itself.
func TestOverTheShoulder(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek, path := h.pair()
	eval[bool](ann, `(document.querySelector("#places").open = true)`)
	ann.looked("shoulder-offer")
	ann.check("a table where a seat can lend its eyes")
	link := ann.made("eyes")
	eve := h.tab(1440, 900)
	eve.open(link)
	eve.looked("shoulder-link")
	eve.check("the page of a link to look over a shoulder")
	eve.typed(`input[name="name"]`, "Eve")
	eve.click("main form button")
	eve.wait(`document.querySelector("#looking-on")`)
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#chronicle .became")?.innerText.includes("Eve") && document.querySelector("#seat-1 .onlooker")`)
		if said := eval[string](b, `document.querySelector("#say").innerText`); said == "" {
			t.Error("a screen reader is told nothing")
		}
	}
	for !ann.has("#choices button") { // until ann is to choose
		if seen := eve.version(); bek.turn(bek.passing) != "" {
			eve.wait(`Number(document.querySelector("#page").dataset.version) > %d`, seen)
		}
	}
	eve.wait(`document.querySelectorAll("#lent-choices li").length > 0`)
	eve.looks(glances, []string{path}, pictured(eve, "shoulder-eve"))
	if eve.has("#choices button, #places, #plan, [data-move]") {
		t.Error("who looks on finds something that acts")
	}
	if says := eval[string](eve, `document.querySelector("#seat-1").textContent`); strings.Contains(says, "vous") {
		t.Errorf("the seat is hers: %s", says)
	}
	bek.looked("shoulder-bek")
	eval[bool](ann, `(document.querySelector("#places").open = true)`)
	ann.looked("shoulder-ann")
	ann.click(`#places form[action$="/eyes"] button`)
	eve.wait(`!document.querySelector("#looking-on, .onlooker") && document.querySelector("#page.table")`)
	bek.wait(`!document.querySelector("#seat-1 .onlooker")`)
}
