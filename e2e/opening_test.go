package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Somebody opens a table that asks for more than they have, and finds the form as they sent it, with the reason. They
// open one that is for stronger players: others can leave it out of the list.
func TestOpeningRefused(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	for name, b := range map[string]*tab{"Ann": ann, "Bek": bek} {
		b.begin("device")
		b.authenticator()
		b.keeps(name)
	}
	sets := func(name, value string) {
		eval[bool](ann, `((document.querySelector("form.sheet [name='%s']").value = "%s"), true)`, name, value)
	}
	ann.open("/play/open")
	ann.wait(`document.querySelector("form.sheet button.go")`)
	sets("reliable", "99")
	sets("pace", "live calm")
	ann.click("form.sheet [name=newcomers]")
	ann.click("form.sheet button.go")
	ann.wait(`document.querySelector("#notice") && document.querySelector("[name=reliable]").value === "99" &&
		document.querySelector("[name=pace]").value === "live calm" &&
		document.querySelector("[name=newcomers]").checked`)
	ann.mu.Lock()
	ann.errors = nil // the browser names the refusal
	ann.mu.Unlock()
	ann.looked("opening-refused-1440")
	for _, theme := range []string{"light", "dark"} {
		ann.scheme(theme)
		ann.do(chromedp.EmulateViewport(390, 844))
		eval[bool](ann, `(document.querySelector("[name=reliable]").scrollIntoView({block: "center"}), true)`)
		ann.looked("opening-refused-390-" + theme)
		ann.check("the form that opens a table, refused, " + theme)
	}
	ann.do(chromedp.EmulateViewport(1440, 900))
	sets("reliable", "")
	sets("seat-1", "open")
	sets("from", "1600")
	ann.click("form.sheet [name=rated]")
	ann.click("form.sheet button.go")
	ann.wait(`location.pathname.startsWith("/t/")`)
	table := eval[string](ann, "location.pathname")

	listed := `document.querySelector("#open a[href='` + table + `']")`
	bek.open("/play")
	bek.wait(`%s && document.querySelector("#open [name=suits]")`, listed)
	bek.click("#open [name=suits]")
	bek.click("#open .filter button")
	bek.wait(`/suits=yes/.test(location.search) && document.querySelector("#open [name=suits]").checked && !%s`, listed)
	bek.looks(glances, []string{"/play?suits=yes"}, func(path string) {
		eval[bool](bek, `(document.querySelector("#open").scrollIntoView(), true)`)
		pictured(bek, "play-suits")(path)
	})
}
