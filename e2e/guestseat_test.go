package e2e

import "testing"

// Somebody who sits at a table as a guest signs in: the table offers to bring the seat along, and one click does so.
func TestGuestSeat(t *testing.T) {
	t.Parallel()
	h := openPair(t)
	ann := h.tab(1440, 900)
	ann.authenticator()
	ann.begin("bots")
	ann.keeps("Nefertari")
	ann.click("form[action='/me/signout'] button")
	ann.wait(`location.pathname === "/"`)
	ann.open("/play/open?game=kemet")
	eval[bool](ann, `((document.querySelector("[name=visible]").value = "public"), true)`)
	ann.click("button[name=quick][value=custom]")
	ann.wait(`document.querySelector("#inviting")`)
	path := eval[string](ann, "location.pathname")
	ann.open("/signin")
	ann.wait(`document.querySelector("form[data-passkey]:not([hidden])")`)
	ann.click("section[aria-labelledby=enter] form[data-passkey] button")
	ann.wait(`location.pathname === "/me/bring"`)
	ann.looks(glances, []string{path}, pictured(ann, "guest-seat"))
	ann.open(path)
	ann.click("#guest-seat button")
	ann.wait(`location.pathname === %q && !document.querySelector("#guest-seat") &&
		/Nefertari/.test(document.querySelector("#who").innerText)`, path)
}
