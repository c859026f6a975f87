package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// Somebody looks up a rule: without script by a form that leads to the paragraph, with script while typing.
func TestLookingUpARule(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.withoutScript()
	b.open("/rules")
	b.click(".seek input[type=search]")
	b.key("obelisk kem-1.8" + kb.Enter)
	b.wait(`location.search.includes("q=") && document.querySelector("a.rule[href='/rules/kemet#KEM-1.8']")`)
	b.click("a.rule[href='/rules/kemet#KEM-1.8']")
	b.wait(`location.pathname === "/rules/kemet" && document.querySelector(":target")?.id === "KEM-1.8"`)

	c := h.tab(390, 844)
	c.open("/rules/pharaon")
	c.click("#filter")
	c.key("PHARAON jeton")
	shown := `[...document.querySelectorAll(".rulelist li")].filter(li => li.checkVisibility())`
	c.wait(`(n => n === 0)(%s.length)`, shown) // nothing in English has both
	c.click("#filter")
	for range len("PHARAON jeton") {
		c.key(kb.Backspace)
	}
	c.key("pharaoh token")
	c.wait(`(n => n > 1 && n < 20)(%s.length)`, shown)
	c.key(kb.Enter) // and by the form, which says what it found
	c.wait(`location.pathname === "/rules" && document.querySelector("mark")`)
}

// A term in the rules shows its name in the other language by keyboard and by touch, without any script.
func TestATermOpensItsCard(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(390, 844)
	b.withoutScript()
	b.open("/rules/kemet#KEM-1.8")
	card := `document.querySelector("#KEM-1\\.8 .term")`
	b.wait(`%s && !%[1]s.checkVisibility()`, card)
	b.tabTo(`#KEM-1\.8 .name`)
	b.key(kb.Enter)
	b.wait(`%s.checkVisibility() && %[1]s.innerText.includes("Obélisque")`, card)
	b.wait(`(r => r.left >= 0 && r.right <= innerWidth)(%s.getBoundingClientRect())`, card)
	b.key(kb.Escape)
	b.wait(`!%s.checkVisibility()`, card)
	b.click(`#KEM-1\.8 .name`)
	b.wait(`%s.checkVisibility()`, card)
	b.click(`#KEM-1\.8 .term a`)
	b.wait(`location.pathname === "/glossary/kemet" && document.querySelector(":target")?.id === "kemet-obelisk"`)
}
