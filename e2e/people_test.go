package e2e

import (
	"context"
	"net"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"

	"ennead/internal/post/posttest"
)

// Somebody plays as a guest, keeps the game by a passkey, and signs in by a letter in a browser where they had played
// as another guest. The games of that guest come along. A passkey signs them in again where they have signed out. All of
// it happens on two servers by turns.
func TestKeepGames(t *testing.T) {
	t.Parallel()
	o := &posttest.Office{T: t}
	h := openPair(t, "ENNEAD_MAIL=smtp://"+o.Open(nil, false), "ENNEAD_MAIL_FROM=house@ennead.example")
	ann := h.tab(1440, 900)
	ann.authenticator()
	first := ann.begin("bots")

	ann.open("/signin")
	ann.wait(`document.querySelector("form[data-passkey]:not([hidden])")`)
	ann.looks(glances, []string{"/signin"}, nil)
	ann.open("/signin")
	ann.wait(`document.querySelector("form[data-passkey]:not([hidden])")`)
	eval[bool](ann, `((document.querySelector("#keep-name").value = "Nefertari"), true)`)
	ann.click("#keep-name ~ button, form[data-passkey] button.go")
	ann.wait(`location.pathname === "/me" && document.querySelector("form[action='/me/keys/drop']")`)
	ann.do(chromedp.EmulateViewport(1440, 900))
	ann.looked("people-me")
	ann.looks(glances, []string{"/me", "/me/close", "/in", "/privacy"}, nil)
	ann.open(first)
	ann.wait(`/Nefertari/.test(document.querySelector("#seats").innerText)`)

	ann.open("/me")
	eval[bool](ann, `((document.querySelector("[type=email]").value = "nefertari@nile.example"), true)`)
	ann.click("form[action='/signin/mail'] button")
	ann.wait(`/nefertari@nile.example/.test(document.querySelector("[role=status]").innerText)`)
	ann.open(letter(t, o, 1)) // her address belongs to her from now on
	ann.click("form[action='/in/open'] button")
	ann.wait(`location.pathname === "/me" && /nefertari@nile/.test(document.body.innerText)`)
	ann.click("#notices [value=turn]")
	eval[bool](ann, `((document.querySelector("#notices [name=mail]").value = "daily"), (window.old = true))`)
	ann.click("#notices form[action='/me/notices'] button")
	const wished = `document.querySelector("#notices [value=turn]:checked") &&
		document.querySelector("#notices [name=mail]").value === "daily" && !document.querySelector("#notices [value=over]:checked")`
	ann.wait("!window.old && " + wished)
	ann.click("#calendar button")
	ann.wait(`document.querySelector("#calendar .field input") && ` + wished)
	eval[bool](ann, `(fetch(document.querySelector("#calendar .field input").value).then(a => a.text()).
		then(text => { window.read = text; }), true)`)
	ann.wait(`window.read?.startsWith("BEGIN:VCALENDAR\r\n")`)
	ann.looks(glances, []string{"/me"}, func(path string) {
		for _, id := range []string{"notices", "calendar"} {
			eval[bool](ann, `(document.getElementById(%q).scrollIntoView(), true)`, id)
			pictured(ann, "people-"+id)(path)
		}
	})

	phone := h.tab(390, 844)
	second := phone.begin("device")
	for range 2 {
		phone.begin("device")
	}
	phone.open("/signin")
	phone.wait(`document.querySelector("form[data-passkey]:not([hidden])")`) // which moves what is below it
	eval[bool](phone, `((document.querySelectorAll("[type=email]").forEach(f => { f.value = "Nefertari@Nile.example"; })), true)`)
	phone.click("section[aria-labelledby=enter] form[action='/signin/mail'] button")
	phone.wait(`document.querySelector("[role=status]")`)
	phone.looked("people-sent")
	link := letter(t, o, 2)
	phone.open(link)
	phone.looks(glances, []string{link}, nil)
	phone.open(link)
	phone.click("form[action='/in/open'] button")
	phone.wait(`location.pathname === "/me/bring" && document.querySelectorAll("[name=table]").length === 3`)
	phone.looked("people-bring")
	phone.looks(glances, []string{"/me/bring"}, nil)
	phone.open("/me/bring")
	phone.click("form[action='/me/bring'] button")
	phone.wait(`location.pathname === "/" && document.querySelector(%q) && document.querySelector(%q)`,
		"a[href='"+first+"']", "a[href='"+second+"']")
	phone.open("/me")
	phone.do(chromedp.EmulateViewport(360, 780))
	eval[bool](phone, `((document.querySelector("[name=name]").value = "Nefertari-Meritmout of the Nile"), true)`)
	phone.click("form[action='/me/name'] button")
	phone.wait(`/Meritmout/.test(document.querySelector(".top").innerText)`)
	if off := eval[[]string](phone, `[...document.querySelectorAll(".top a, .top summary")].filter(e =>
		e.checkVisibility() && e.getBoundingClientRect().right > innerWidth).map(e => e.innerText || e.title)`); len(off) > 0 {
		t.Errorf("beside a long name these leave the screen: %q", off)
	}
	phone.fine = append(phone.fine, "status of 410")
	phone.open(link) // once is once
	phone.wait(`!document.querySelector("form[action='/in/open']")`)

	ann.open("/me")
	ann.click("form[action='/me/signout'] button")
	ann.wait(`location.pathname === "/" && !document.querySelector(%q)`, "a[href='"+first+"']")
	ann.open("/signin")
	ann.wait(`document.querySelector("form[data-passkey]:not([hidden])")`)
	ann.click("form[data-passkey] button")
	ann.wait(`location.pathname === "/me"`)
	ann.open("/")
	ann.wait(`document.querySelector(%q) && document.querySelector(%q)`, "a[href='"+first+"']", "a[href='"+second+"']")

	ann.open("/me")
	if file := eval[bool](ann, `document.querySelector("a[download][href='/me/export']") !== null`); !file {
		t.Error("there is no file of all that is kept")
	}
	ann.click("a[href='/me/close']")
	ann.wait(`document.querySelector("form[action='/me/close']")`)
	ann.click("form[action='/me/close'] button")
	ann.wait(`!document.querySelector("form") || !document.querySelector("a[href='/me']")`)
	phone.open("/")
	phone.wait(`!document.querySelector(%q)`, "a[href='"+first+"']")
}

// Without a passkey and without mail, six words take a guest to another device.
func TestAnotherDevice(t *testing.T) {
	t.Parallel()
	h := open(t)
	desk := h.tab(1440, 900)
	path := desk.begin("bots")
	desk.open("/me")
	desk.click("form[action='/me/device'] button")
	desk.wait(`document.querySelectorAll(".words li").length === 6`)
	words := eval[string](desk, `[...document.querySelectorAll(".words li")].map(w => w.innerText).join(" ")`)
	words = regexp.MustCompile(`[0-9]+`).ReplaceAllString(words, "")
	phone := h.tab(390, 844)
	phone.withoutScript()
	phone.open("/in")
	phone.focus("[name=words]")
	phone.key(strings.ToUpper(words))
	phone.click("form[action='/in'] button")
	phone.wait(`document.querySelector("form[action='/in/open']")`)
	phone.click("form[action='/in/open'] button")
	phone.wait(`location.pathname === "/me"`)
	phone.open(path)
	phone.wait(`document.querySelector("#seats .mine")`)
}

// openNamed starts a server under a name for which browsers have passkeys.
func openNamed(t *testing.T, env ...string) *house {
	t.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	at := free.Addr().String()
	must(t, free.Close())
	name := "http://" + strings.Replace(at, "127.0.0.1", "localhost", 1)
	h := &house{t: t, data: t.TempDir(), env: append(env, "ENNEAD_URL="+name)}
	h.start(at)
	h.url = name
	t.Cleanup(h.kill)
	return h
}

// authenticator gives a browser a device that makes and shows passkeys, and always finds its owner there.
func (b *tab) authenticator() {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	_, err := chromedp.Call(ctx, webauthn.Enable, webauthn.EnableParams{})
	must(b.t, err)
	_, err = chromedp.Call(ctx, webauthn.AddVirtualAuthenticator, webauthn.AddVirtualAuthenticatorParams{
		Options: &webauthn.VirtualAuthenticatorOptions{Protocol: webauthn.AuthenticatorProtocolCtap2,
			Transport: webauthn.AuthenticatorTransportInternal, HasResidentKey: true, HasUserVerification: true,
			IsUserVerified: true, AutomaticPresenceSimulation: true},
	})
	must(b.t, err)
}

var linked = regexp.MustCompile(`/in/[A-Za-z0-9_-]+`)

// letter returns the path of the link in a letter that an office has taken, the first being 1.
func letter(t *testing.T, o *posttest.Office, number int) string {
	t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		taken := o.Taken()
		if len(taken) < number {
			continue
		}
		text := strings.ReplaceAll(strings.ReplaceAll(taken[number-1], "=\r\n", ""), "=3D", "=")
		if path := linked.FindString(text); path != "" && len(taken) == number {
			return path
		}
		t.Fatalf("%d letters; this one has no link:\n%s", len(taken), text)
	}
	t.Fatalf("letter %d does not come", number)
	return ""
}
