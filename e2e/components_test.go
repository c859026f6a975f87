package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Somebody who owns a printed game corrects a figure, is told while typing what is wrong, and shares what is right; a
// table opens with it.
func TestComponents(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	ann := h.tab(1440, 900)
	ann.begin("device")
	ann.authenticator()
	ann.keeps("Ann")
	const form = "/components/pharaon"
	const figure = `document.querySelector("[name='figure.quarters.list.Q-BUR.steps.list.3.pp']")`
	types := func(value string) {
		eval[bool](ann, `(%[1]s.closest("details").open = true, %[1]s.value = "%[2]s",
			%[1]s.dispatchEvent(new Event("input", {bubbles: true})), true)`, figure, value)
	}
	ann.open(form)
	ann.wait(`%s`, figure)
	types("many")
	ann.wait(`%[1]s.getAttribute("aria-invalid") === "true" &&
		/whole number/.test(%[1]s.closest(".figure").querySelector(".why").textContent)`, figure)
	ann.looked("components-wrong")
	types("19")
	ann.wait(`!%s.hasAttribute("aria-invalid") && /can be played/.test(document.querySelector("#verdict").textContent)`,
		figure)
	eval[bool](ann, `((document.querySelector("form.figures [name=name]").value = "Second printing"), true)`)
	ann.click("button[value=save]")
	ann.wait(`/^.components.[0-9a-f]{64}$/.test(location.pathname) && %s`, plain)
	shared := eval[string](ann, `location.pathname`)
	opening := eval[string](ann, `document.querySelector("a.go[href^='/play/open']").getAttribute("href")`)
	ann.looks(glances, []string{form, shared, opening}, func(path string) {
		pictured(ann, "components"+map[string]string{form: "-form", shared: "-shared", opening: "-open"}[path])(path)
	})
	ann.speaks("en")
	ann.do(chromedp.EmulateViewport(1440, 900))
	ann.open(opening)
	ann.wait(`document.querySelector("form.sheet button.go")`)
	ann.click("form.sheet button.go")
	ann.wait(`document.querySelector("a[href^='/components/']")`)
}
