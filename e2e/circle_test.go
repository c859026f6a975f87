package e2e

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Two people who have met at a table become friends, one reports a line of the other and mutes them, and a phrase sent
// in French is read in English.
func TestFriendsAndOthers(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	ann.open("/")
	ann.click("button[name=quick][value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	path := eval[string](ann, "location.pathname")
	bek.open(eval[string](ann, `new URL(document.querySelector("#who-2 .copy input, #inviting .copy input").value).pathname`))
	bek.click("main form button")
	bek.wait(`document.querySelector("#chat")`)
	for name, b := range map[string]*tab{"Ann": ann, "Bek": bek} {
		b.authenticator()
		b.keeps(name)
	}
	bek.speaks("fr")

	// Their names lead to their pages.
	ann.open(path)
	ann.wait(`document.querySelector("#who-2 a[href$='/people/2']")`)
	ann.looked("circle-gather")
	ann.click("#who-2 a[href$='/people/2']")
	ann.wait(`location.pathname === "/p/Bek"`)
	ann.looked("circle-person")
	ann.click("button[value=ask]")
	ann.wait(`location.pathname === "/p/Bek" && document.querySelector(".standing")`)
	bek.open("/me")
	bek.wait(`/demande/.test(document.querySelector("a[href='/me/people']").closest("section").innerText)`)
	bek.click("a[href='/me/people']")
	bek.wait(`document.querySelector("button[value=ask]")`)
	bek.looked("circle-request")
	bek.looks(glances, []string{"/me/people", "/p/Ann"}, nil)
	bek.speaks("fr")
	bek.open("/me/people")
	bek.do(chromedp.EmulateViewport(390, 844))
	bek.click("button[value=ask]")
	bek.wait(`document.querySelector(".here") && document.querySelector("button[value=end]")`)
	bek.looked("circle-friends")
	ann.open("/p/Bek")
	ann.wait(`document.querySelector(".person .here") && document.querySelector("button[value=end]")`)
	ann.click("button[value=favourite]")
	ann.wait(`document.querySelector("button[value=unfavourite]")`)
	ann.looked("circle-friend")
	ann.looks(glances, []string{"/p/Bek", "/me/people", path + "/people"}, nil)
	ann.speaks("en")

	// He declines her invitation, and is told when she opens a table for everybody.
	bek.open("/play")
	bek.click("#alert button")
	bek.wait(`document.querySelector("form[action='/play/hush']")`)
	ann.open("/p/Bek")
	ann.click("#invite form button")
	ann.wait(`document.querySelector("#inviting")`)
	bek.open("/play")
	bek.wait(`document.querySelector("#own form[action$='/decline']")`)
	bek.looked("circle-invited")
	bek.check("invited")
	bek.click("#own form[action$='/decline'] button")
	bek.wait(`location.pathname === "/play" && !document.querySelector("form[action$='/decline']")`)
	bek.open("/rules")
	bek.wait(`document.querySelector(".top") && !document.querySelector(".told")`)
	ann.open("/play/open?game=kemet")
	eval[bool](ann, `((document.querySelector("[name=visible]").value = "public"), true)`)
	ann.click("button[name=quick][value=custom]")
	ann.wait(`document.querySelector("#inviting")`)
	bek.open("/rules")
	bek.wait(`document.querySelector(".told") && %s`, plain)
	bek.looked("circle-told")
	bek.click(".told")
	bek.wait(`location.search === "?game=kemet" && document.querySelector("#open form[action$='/join']")`)

	// A phrase is said with one click, with or without script, and read in the language of whoever reads it.
	ann.open(path)
	bek.open(path)
	bek.wait(`document.querySelector("#phrases")`)
	bek.click("#phrases summary")
	bek.click("#phrases button[value=played]")
	bek.hears("Bien joué")
	ann.hears("Well played")
	bek.withoutScript()
	bek.open(path + "/chat")
	bek.click("#phrases button[value=moment]")
	bek.wait(`/Un instant/.test(document.querySelector("#said").innerText)`)
	ann.hears("One moment, please")

	bek.open(path + "/chat")
	eval[bool](bek, `((document.querySelector("#line").value = "You play like a goose"), true)`)
	bek.click("#speak button")
	ann.hears("You play like a goose")
	ann.do(chromedp.EmulateViewport(1440, 900))
	eval[bool](ann, `((document.querySelector("#phrases").open = document.querySelector("#muting").open = true))`)
	ann.looked("circle-panel")
	ann.check("phrases and muting are open")

	// Ann reports that line, and nobody but those who look after the site learns of it.
	ann.open(path + "/chat")
	ann.looked("circle-chat")
	ann.looks(glances, []string{path + "/chat"}, nil)
	ann.speaks("en")
	ann.open(path + "/chat")
	ann.click("#c-3 a[href*='/report']")
	ann.wait(`document.querySelector("[name=ground]")`)
	ann.looked("circle-report")
	ann.looks(glances, []string{path + "/report?line=3", "/p/Bek/report"}, nil)
	ann.speaks("en")
	ann.open(path + "/report?line=3")
	ann.click("[name=ground][value=insult]")
	eval[bool](ann, `((document.querySelector("[name=words]").value = "A goose!"), true)`)
	ann.click("main form button")
	ann.wait(`document.querySelector("#done")`)
	ann.looked("circle-reported")
	out, err := exec.Command(program, "admin", "reports", "--data", h.data, "--lang", "en").CombinedOutput()
	must(t, err)
	for _, want := range []string{"Ann reports Bek", "A goose!", "Bek: You play like a goose", "Bek: Well played"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("%q is not in the reports:\n%s", want, out)
		}
	}

	// She mutes him: his lines go, here and at every other table, and his page shows him nothing.
	before := eval[string](bek, `document.querySelector("#said, .lines").innerText`)
	ann.open("/p/Bek")
	ann.click("button[value=mute]")
	ann.wait(`document.querySelector("button[value=unmute]")`)
	ann.open(path)
	ann.wait(`document.querySelector("#chat") && !(%s).includes("goose")`, heard)
	ann.wait(`/3 messages are hidden/.test(document.querySelector("#chat").innerText)`)
	ann.looked("circle-muted")
	bek.open(path + "/chat")
	if now := eval[string](bek, `document.querySelector("#said, .lines").innerText`); now == "" || before == "" {
		t.Errorf("Bek reads %q", now)
	}
	ann.open("/p/Bek")
	ann.click("button[value=block]")
	ann.wait(`document.querySelector("button[value=unblock]") && !document.querySelector("button[value=end]")`)
	ann.looked("circle-blocked")
	bek.open("/p/Ann")
	bek.wait(`document.querySelector("button[value=ask]")`)
	ann.open("/me/people")
	ann.looked("circle-lists")
	ann.click("button[value=unblock]")
	ann.wait(`!document.querySelector("button[value=unblock]") && document.querySelector("button[value=unmute]")`)
}

// keeps makes a guest an account by a passkey.
func (b *tab) keeps(name string) {
	b.t.Helper()
	b.open("/signin")
	b.wait(`document.querySelector("form[data-passkey]:not([hidden])")`)
	eval[bool](b, `((document.querySelector("#keep-name").value = %q), true)`, name)
	b.click("#keep-name ~ button, form[data-passkey] button.go")
	b.wait(`location.pathname === "/me" && document.querySelector("form[action='/me/keys/drop']")`)
}
