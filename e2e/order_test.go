package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// A house in order: people say phrases alone; a rated table asks for reliability and for ratings; who must go reads
// what that costs; a moderator removes a remark, and bans somebody, who finds on the page that says why how to take
// along what is kept of them.
func TestHouseInOrder(t *testing.T) {
	t.Parallel()
	h := openNamed(t, "ENNEAD_CHAT=phrases")
	ann, bek, mo := h.moderated()

	ann.open("/play/open?game=pharaon")
	ann.wait(`document.querySelector("[name=within]")`)
	eval[bool](ann, `(Object.entries({"seat-3": "", pace: "live normal", reliable: "60", within: "200"}).
		forEach(([name, value]) => {
		document.querySelector("main [name=" + name + "]").value = value;
	}), document.querySelector("main [name=rated]").checked = true)`)
	ann.click("button[name=quick][value=custom]")
	ann.wait(`/For ratings from 1300 to 1700/.test(document.querySelector("#terms")?.innerText) &&
		/reliability of 60 or more/.test(document.querySelector("#terms").innerText)`)
	path := eval[string](ann, `location.pathname`)
	ann.looks(glances, []string{path, "/play/open", "/ratings"}, func(at string) {
		names := map[string]string{path: "order-terms", "/play/open": "order-open", "/ratings": "order-rated"}
		pictured(ann, names[at])(at)
	})

	ann.fetched(path+"/ready", "seat=1")
	bek.fetched(path+"/join", "seat=2")
	bek.fetched(path+"/ready", "seat=2")
	bek.looks(glances, []string{path}, func(string) {
		bek.wait(`document.querySelector("#phrases") && !document.querySelector("#speak")`)
		eval[bool](bek, `(["places", "leaving-2", "chat"].forEach(id => { document.getElementById(id).open = true; }),
			document.getElementById("leaving-2").scrollIntoView(), true)`)
		pictured(bek, "order-leaving")("")
	})

	page := ann.remarks(h.played("pharaon", 7, "random", "random"))
	mo.looks(glances, []string{page}, pictured(mo, "order-remove"))

	mo.fetched("/admin/people/Bek", "do=ban&reason=cheating&words=Two+accounts.")
	bek.do(chromedp.EmulateViewport(390, 844))
	bek.open("/signin")
	bek.click("form[data-passkey]:not([hidden]):not(:has(#keep-name)) button")
	bek.wait(`location.pathname.startsWith("/appeal/")`)
	barred := eval[string](bek, `location.pathname`)
	bek.looks(glances, []string{barred}, pictured(bek, "order-barred"))
	bek.click("#kept a[href$='/close']")
	bek.wait(`location.pathname === %q && %s`, barred+"/close", plain)
}

// fetched sends a form from the page.
func (b *tab) fetched(path, form string) {
	b.t.Helper()
	eval[bool](b, `(window.sent = 0, fetch(%q, {method: "POST", body: new URLSearchParams(%q)}).
		then(answer => { window.sent = answer.status; }), true)`, path, form)
	b.wait(`window.sent === 200`)
}

// remarks brings a finished game along, shows a move that could have been made at its beginning, and returns the page
// on which a moderator removes that.
func (b *tab) remarks(played string) string {
	b.t.Helper()
	b.speaks("en")
	eval[bool](b, `(fetch(%q).then(answer => answer.text()).then(text => {
		const form = new FormData();
		form.append("record", new File([text], "record.txt"));
		return fetch("/records", {method: "POST", body: form});
	}).then(answer => { window.brought = new URL(answer.url).pathname; }), true)`, played+"/record")
	b.wait(`window.brought?.startsWith("/t/")`)
	path := eval[string](b, `window.brought`)
	b.open(path + "?at=0")
	b.wait(`document.querySelector("#remark-how")`)
	move := eval[string](b, `document.querySelector("#remark-how").textContent.match(/record: (.*)\. At most/)[1]`)
	b.fetched(path+"/remarks", "at=0&line="+strings.ReplaceAll(move, " ", "+"))
	b.open(path + "?at=0")
	b.wait(`document.querySelector("#remarks li[id^=remark-]")`)
	return "/admin" + strings.Replace(path, "/t/", "/tables/", 1) + "/remarks/" +
		strings.TrimPrefix(eval[string](b, `document.querySelector("#remarks li[id^=remark-]").id`), "remark-")
}
