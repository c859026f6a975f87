package e2e

import (
	"context"
	"io"
	"net"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"
	"github.com/emersion/go-smtp"
)

// Somebody plays as a guest, keeps the game by a passkey, and signs in by a letter in a browser where they had played
// as another guest. The games of that guest come along. A passkey signs them in again where they have signed out.
func TestKeepGames(t *testing.T) {
	t.Parallel()
	o := &office{t: t}
	h := openNamed(t, "ENNEAD_MAIL=smtp://"+o.open(), "ENNEAD_MAIL_FROM=house@ennead.example")
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
	ann.looks(glances, []string{"/me", "/me/close", "/in", "/privacy"}, nil)
	ann.open(first)
	ann.wait(`/Nefertari/.test(document.querySelector("#seats").innerText)`)

	ann.open("/me")
	eval[bool](ann, `((document.querySelector("[type=email]").value = "nefertari@nile.example"), true)`)
	ann.click("form[action='/signin/mail'] button")
	ann.wait(`/nefertari@nile.example/.test(document.querySelector("[role=status]").innerText)`)
	ann.open(o.link(1)) // her address belongs to her from now on
	ann.click("form[action='/in/open'] button")
	ann.wait(`location.pathname === "/me" && /nefertari@nile/.test(document.body.innerText)`)

	phone := h.tab(390, 844)
	second := phone.begin("device")
	phone.open("/signin")
	eval[bool](phone, `((document.querySelectorAll("[type=email]").forEach(f => { f.value = "Nefertari@Nile.example"; })), true)`)
	phone.click("section[aria-labelledby=enter] form[action='/signin/mail'] button")
	phone.wait(`document.querySelector("[role=status]")`)
	link := o.link(2)
	phone.open(link)
	phone.looks(glances, []string{link}, nil)
	phone.open(link)
	phone.click("form[action='/in/open'] button")
	phone.wait(`location.pathname === "/me/bring" && document.querySelectorAll("[name=table]").length === 1`)
	phone.looks(glances, []string{"/me/bring"}, nil)
	phone.open("/me/bring")
	phone.click("form[action='/me/bring'] button")
	phone.wait(`location.pathname === "/" && document.querySelector(%q) && document.querySelector(%q)`,
		"a[href='"+first+"']", "a[href='"+second+"']")
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
	phone.do(chromedp.SendKeys("[name=words]", strings.ToUpper(words)))
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

// office is a mail server that keeps what it takes.
type office struct {
	t       *testing.T
	mu      sync.Mutex
	letters []string
}

func (o *office) open() (address string) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	must(o.t, err)
	s := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return counter{o}, nil }))
	s.Domain, s.AllowInsecureAuth = "office.example", true
	go func() { _ = s.Serve(listener) }()
	o.t.Cleanup(func() { _ = s.Close() })
	return listener.Addr().String()
}

var linked = regexp.MustCompile(`/in/[A-Za-z0-9_-]+`)

// link returns the path of the link in a letter, the first being 1.
func (o *office) link(number int) string {
	o.t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		o.mu.Lock()
		n, text := len(o.letters), ""
		if n >= number {
			text = o.letters[number-1]
		}
		o.mu.Unlock()
		if text == "" {
			continue
		}
		text = strings.ReplaceAll(strings.ReplaceAll(text, "=\r\n", ""), "=3D", "=")
		if path := linked.FindString(text); path != "" && n == number {
			return path
		}
		o.t.Fatalf("%d letters; this one has no link:\n%s", n, text)
	}
	o.t.Fatalf("letter %d does not come", number)
	return ""
}

// counter is where one client of an office is served.
type counter struct{ *office }

func (counter) Reset()                               {}
func (counter) Logout() error                        { return nil }
func (counter) Mail(string, *smtp.MailOptions) error { return nil }
func (counter) Rcpt(string, *smtp.RcptOptions) error { return nil }

func (c counter) Data(r io.Reader) error {
	text, err := io.ReadAll(r)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.letters = append(c.letters, string(text))
	return err
}
