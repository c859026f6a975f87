package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"ennead/internal/post/posttest"
)

// A push service that a browser without a head lacks: it gives addresses and keys that are as good as any.
const pushService = `
	PushManager.prototype.getSubscription = async () => {
		if (!localStorage.pushed) return null;
		const { endpoint, key } = JSON.parse(localStorage.pushed);
		return { endpoint, getKey: name => name === "auth" ? new ArrayBuffer(16) : new Uint8Array(key).buffer,
			unsubscribe: async () => delete localStorage.pushed };
	};
	PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
		if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("no push service takes that");
		const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
		const key = [...new Uint8Array(await crypto.subtle.exportKey("raw", publicKey))];
		localStorage.pushed = JSON.stringify({ endpoint: "https://push.example/" + crypto.randomUUID(), key });
		return this.getSubscription();
	};`

// moveDevice has a service worker hear that its push service gave up the address of the device. It returns the one that
// the service gives now, as pushService keeps it.
const moveDevice = `(async () => {
	const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
	const key = [...new Uint8Array(await crypto.subtle.exportKey("raw", publicKey))], endpoint = "https://push.example/moved";
	const p256dh = btoa(String.fromCharCode(...key)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
	PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
		if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("no push service takes that");
		return { toJSON: () => ({ endpoint, keys: { p256dh, auth: "A".repeat(22) } }) };
	};
	const e = new ExtendableEvent("pushsubscriptionchange");
	e.waitUntil = done => { e.done = done; }; // only what the browser sends itself can wait
	dispatchEvent(e);
	await e.done;
	return JSON.stringify({ endpoint, key });
})()`

// info says what kind of target a tab is, and to which browser it belongs.
func (b *tab) info() *target.Info {
	b.t.Helper()
	found, err := chromedp.Call(b.ctx, target.GetTargetInfo, target.GetTargetInfoParams{})
	must(b.t, err)
	return found.TargetInfo
}

// notify says whether the browser lets the site show notices.
func (b *tab) notify(setting browser.PermissionSetting) {
	b.t.Helper()
	_, err := chromedp.CallBrowser(b.ctx, browser.SetPermission, browser.SetPermissionParams{
		Permission: &browser.PermissionDescriptor{Name: "notifications"}, Setting: setting, Origin: b.h.url,
		BrowserContextID: b.info().BrowserContextID})
	must(b.t, err)
}

// worker returns the service worker of a tab's browser.
func (b *tab) worker() *tab {
	b.t.Helper()
	own := b.info().BrowserContextID
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		all, err := chromedp.CallBrowser(b.ctx, target.GetTargets, target.GetTargetsParams{})
		must(b.t, err)
		for _, one := range all.TargetInfos {
			if one.Type == "service_worker" && one.BrowserContextID == own {
				ctx, done := chromedp.NewContext(b.ctx, chromedp.WithTargetID(one.TargetID))
				b.t.Cleanup(done)
				must(b.t, chromedp.Do(ctx))
				return &tab{t: b.t, h: b.h, ctx: ctx}
			}
		}
	}
	b.t.Fatal("there is no service worker")
	return nil
}

// registered returns what the browser calls the service worker of the site.
func (b *tab) registered() serviceworker.RegistrationID {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	heard := chromedp.Events(ctx, serviceworker.WorkerRegistrationUpdated)
	_, err := chromedp.Call(ctx, serviceworker.Enable, cdp.Empty{})
	must(b.t, err)
	for e, err := range heard {
		must(b.t, err)
		for _, r := range e.Registrations {
			if r.ScopeURL == b.h.url+"/" {
				return r.RegistrationID
			}
		}
	}
	b.t.Fatal("no service worker is registered")
	return ""
}

// pushed is what the house pushes.
type pushed struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	Lang  string `json:"lang"`
	Tag   string `json:"tag"`
	Path  string `json:"path"`
	Turns int    `json:"turns"`
}

// shown is a notice that the device shows.
type shown struct {
	Title, Body, Lang, Tag, Data string
	Silent                       bool
}

// notes waits until the device shows these notices and no others, in whatever order.
func (b *tab) notes(want ...shown) {
	b.t.Helper()
	var got []shown
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		got = awaited[[]shown](b, `navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => ({
			Title: n.title, Body: n.body, Lang: n.lang, Tag: n.tag, Data: n.data, Silent: n.silent ?? false})))`)
		slices.SortFunc(got, func(a, b shown) int { return strings.Compare(a.Tag, b.Tag) })
		if fmt.Sprint(got) == fmt.Sprint(want) {
			return
		}
	}
	b.t.Fatalf("the device shows %+v instead of %+v", got, want)
}

// A browser shows what the house pushes, while none of its pages shows the table, in the language of the push. One of
// the same table and kind takes the place of another; the number on the icon follows; whoever looks at the table hears
// no sound; a click leads to the table, into a tab that shows it if there is one. Nothing of it is kept.
func TestPushedNotices(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	b := h.device()
	b.notify(browser.PermissionSettingGranted)
	b.open("/")
	b.served("/sw.js")
	table := b.begin("device")
	b.open("/me")
	id := b.registered()
	w := b.worker()
	eval[bool](w, `(() => {
		self.badges = []; self.went = [];
		navigator.setAppBadge = n => (badges.push(n), Promise.resolve());
		navigator.clearAppBadge = () => (badges.push("none"), Promise.resolve());
		clients.openWindow = path => (went.push("open " + path), Promise.resolve());
		WindowClient.prototype.focus = function () { went.push("focus " + new URL(this.url).pathname); return Promise.resolve(this); };
		return true;
	})()`)
	push := func(p pushed) {
		t.Helper()
		text, err := json.Marshal(p)
		must(t, err)
		_, err = chromedp.Call(b.ctx, serviceworker.DeliverPushMessage, serviceworker.DeliverPushMessageParams{
			Origin: h.url, RegistrationID: id, Data: string(text)})
		must(t, err)
	}
	became := func(what, want string) {
		t.Helper()
		got := ""
		for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			if got = eval[string](w, `JSON.stringify(self[%q])`, what); got == want {
				return
			}
		}
		t.Fatalf("the worker's %s are %s instead of %s", what, got, want)
	}
	// Chromium drops a push now and then while a worker is new.
	ready := `registration.getNotifications().then(all => { all.forEach(n => n.close()); self.badges = []; return all.length > 0; })`
	for tries := 0; !awaited[bool](w, ready); tries++ {
		if tries > 10 {
			t.Fatal("the worker shows nothing")
		}
		push(pushed{"Ready", "", "en", "ready", "/t/ready", 1})
		time.Sleep(time.Second)
	}
	b.notes()
	eval[bool](w, `((self.badges = []), true)`)
	turn := pushed{"À vous de jouer", "C'est à vous.", "fr", "turn " + table, table, 3}
	notice := shown{turn.Title, turn.Text, "fr", turn.Tag, table, false}
	push(turn)
	b.notes(notice)
	became("badges", `[3]`)
	turn.Text, turn.Turns = "C'est encore à vous.", 4
	notice.Body = turn.Text
	push(turn)
	b.notes(notice)
	became("badges", `[3,4]`)
	over := shown{"The game is over", "", "en", "over /t/other", "/t/other", false}
	push(pushed{over.Title, "", "en", over.Tag, over.Data, 2})
	b.notes(over, notice)

	b.open(table) // whoever looks has seen it
	b.notes(over)
	push(turn)
	notice.Silent = true
	b.notes(over, notice)

	click := func(tag string) {
		t.Helper()
		awaited[bool](w, `registration.getNotifications().then(all => dispatchEvent(new NotificationEvent("notificationclick",
			{notification: all.find(n => n.tag === `+strconv.Quote(tag)+`)})))`)
	}
	click(notice.Tag)
	became("went", `["focus `+table+`"]`)
	b.notes(over)
	click(over.Tag)
	became("went", `["focus `+table+`","open /t/other"]`)
	b.notes()
	became("badges", `[3,4,2,4,"none","none"]`)
	b.nobodys("encore", "/t/other", table[3:])
}

// The page of a person offers notices where the browser can show them, says so where it refuses, and marks this device
// in the list of those that show some.
func TestNoticesHere(t *testing.T) {
	t.Parallel()
	o := &posttest.Office{T: t}
	h := openNamed(t, "ENNEAD_MAIL=smtp://"+o.Open(nil, false), "ENNEAD_MAIL_FROM=house@ennead.example")
	b := h.tab(1440, 900)
	b.begins(pushService)
	b.authenticator()
	b.begin("device")
	b.open("/signin")
	b.wait(`document.querySelector("form[data-passkey]:not([hidden])")`)
	eval[bool](b, `((document.querySelector("#keep-name").value = "Nefertari"), true)`)
	b.click("#keep-name ~ button, form[data-passkey] button.go")
	b.wait(`location.pathname === "/me"`)
	const button, said = `form[data-push]:not([hidden]) button`, `form[data-push] [role=alert]`
	b.notify(browser.PermissionSettingDenied)
	b.wait(`document.querySelector(%q)`, button)
	b.looked("notices-none")
	b.click(button)
	b.wait(`/lets the site show no notices/.test(document.querySelector(%q).innerText)`, said)
	b.notify(browser.PermissionSettingGranted)
	b.click(button)
	b.wait(`document.querySelector("[data-device] [data-here]:not([hidden])") && !document.querySelector(%q)`, button)
	eval[bool](b, `(document.querySelectorAll("#notices [name=kind]").forEach(box => { box.checked = true; }), true)`)
	b.click("#notices form[action='/me/notices'] button")
	b.wait(`!document.querySelector("#notices [name=kind]:not([checked])")`)
	show := pictured(b, "notices-me")
	b.looks(sights, []string{"/me"}, func(path string) {
		eval[bool](b, `(document.querySelector("#notices").scrollIntoView(), true)`)
		show(path)
	})
	b.speaks("en")

	b.open("/me")
	const row = `document.querySelector("[data-device]")?.dataset.device`
	before := eval[string](b, row)
	at := awaited[string](b.worker(), moveDevice)
	eval[bool](b, `((localStorage.pushed = %q), true)`, at)
	for end := time.Now().Add(patience); eval[string](b, row) == before; time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the device has its old address")
		}
		b.open("/me")
	}
	b.wait(`document.querySelector("[data-here]:not([hidden])") && document.querySelectorAll("[data-device]").length === 1`)

	b.open("/me/hook")
	b.typed("input[name=url]", "https://games.example.org/hook")
	b.click("form[action='/me/hook'] button")
	b.wait(`/^whsec_/.test(document.querySelector("main code")?.innerText)`)
	b.do(chromedp.EmulateViewport(390, 844))
	b.looked("notices-secret")
	b.check("the secret of a webhook")
	b.looks(sights, []string{"/me/hook"}, pictured(b, "notices-hook"))
	b.speaks("en")

	b.open("/me")
	b.wait(`document.querySelector("[data-here]:not([hidden])")`)
	b.click("[data-device] button")
	b.wait(`!document.querySelector("[data-device]") && document.querySelector(%q)`, button)
	if eval[bool](b, `"pushed" in localStorage`) {
		t.Error("the browser still promises to take pushes")
	}

	old := h.tab(390, 844)
	old.begins(`delete window.PushManager`)
	old.begin("device")
	old.open("/me")
	old.wait(`navigator.serviceWorker.controller && document.querySelector("form[data-push][hidden]")`)
}
