package e2e

import (
	"context"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// awaited returns what a promise of the page becomes.
func awaited[T any](b *tab, promise string) T {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](promise, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("%s: %v", promise, err)
	}
	return value
}

// begins runs a script in each page before its own.
func (b *tab) begins(script string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, page.AddScriptToEvaluateOnNewDocument,
			page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	}))
}

// served waits until the service worker of that address is in charge of the page.
func (b *tab) served(address string) {
	b.t.Helper()
	b.wait(`navigator.serviceWorker.controller?.scriptURL === location.origin + %q && navigator.serviceWorker.controller.state === "activated"`,
		address)
}

// told waits until the service worker keeps the page without a connection in that language.
func (b *tab) told(lang string) {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if awaited[bool](b, `caches.match("/offline").then(a => !!a?.url.endsWith("/offline?lang=`+lang+`&theme="))`) {
			return
		}
	}
	b.t.Fatalf("the page without a connection does not come in %s", lang)
}

// entry is what a browser keeps of an address.
type entry struct{ Path, Body string }

// caches returns all that the browser keeps for the service worker.
func (b *tab) caches() []entry {
	b.t.Helper()
	return awaited[[]entry](b, `(async () => {
		const all = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const answer = await cache.match(request, {ignoreVary: true});
				all.push({Path: request.url.slice(location.origin.length), Body: await answer.text()});
			}
		}
		return all;
	})()`)
}

// nobodys fails if the browser keeps anything but static files and the page without a connection, or a body with one of
// these words in it.
func (b *tab) nobodys(words ...string) {
	b.t.Helper()
	all := b.caches()
	if len(all) < 6 {
		b.t.Errorf("only %d addresses are kept, so this proves nothing", len(all))
	}
	for _, e := range all {
		if !strings.HasPrefix(e.Path, "/static/") && e.Path != "/offline" {
			b.t.Errorf("%s is kept", e.Path)
		}
		for _, word := range words {
			if strings.Contains(e.Body, word) {
				b.t.Errorf("what is kept of %s contains %q", e.Path, word)
			}
		}
	}
}

// The server stops. A page that is opened then says so in the reader's language, by day and night, and what was wanted
// opens by itself when the server is there again. Nothing of the table, or of who sits there, is kept.
func TestNoConnection(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.served("/sw.js")
	table := b.begin("solo")
	b.wait(asked)
	b.choose(b.some())
	for lang, title := range map[string]string{"en": "No connection", "fr": "Pas de connexion"} {
		b.speaks(lang)
		b.open(table)
		b.wait(asked)
		b.told(lang)
		b.nobodys(strings.TrimPrefix(table, "/t/"))
		address := strings.TrimPrefix(h.url, "http://")
		h.kill()
		b.open(table)
		b.wait(`document.documentElement.lang === %q && document.querySelector("h1").innerText === %q`, lang, title)
		b.wait(`location.pathname === %q && document.fonts.status === "loaded"`, table)
		if !eval[bool](b, `[...document.styleSheets].length === 3 && document.fonts.check("700 30px Cormorant")`) {
			t.Error("the page without a connection lacks a style or a font")
		}
		for _, width := range []int64{390, 1440} {
			b.do(chromedp.EmulateViewport(width, 844))
			for _, theme := range []string{"light", "dark"} {
				b.scheme(theme)
				b.check("offline " + lang + " " + theme)
			}
			if !eval[bool](b, "%s", plain) {
				t.Errorf("at %d px the page is too wide", width)
			}
			b.looked("offline-" + lang + "-" + strconv.FormatInt(width, 10))
		}
		b.click("main .go") // nobody answers yet
		b.wait(`document.querySelector("h1")?.innerText === %q`, title)
		h.start(address)
		b.wait(asked) // by itself
		b.choose(b.some())
	}
}

// A proxy whose server is gone answers 502: that is no connection, either. What the site itself refuses is shown.
func TestNoServerBehindProxy(t *testing.T) {
	t.Parallel()
	h := open(t)
	site, err := url.Parse(h.url)
	must(t, err)
	var away atomic.Bool
	behind := &httputil.ReverseProxy{FlushInterval: -1, Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(site)
		r.Out.Host = r.In.Host
	}}
	front := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if away.Load() {
			http.Error(w, "Bad Gateway", http.StatusBadGateway)
			return
		}
		behind.ServeHTTP(w, r)
	}))
	t.Cleanup(front.Close)
	b := (&house{t: t, url: front.URL}).tab(390, 844)
	b.fine = []string{"status of 502", "status of 404"}
	b.served("/sw.js")
	b.open("/nowhere")
	b.wait(`document.querySelector(".status")?.innerText === "404"`)
	away.Store(true)
	b.open("/rules")
	b.wait(`document.querySelector("h1").innerText === "No connection"`)
	away.Store(false)
	b.wait(`document.querySelector("h1").innerText !== "No connection" && location.pathname === "/rules"`)
}

// A new service worker takes over at once, and drops what an older version kept. The open page goes on.
func TestWorkerTakesOver(t *testing.T) {
	t.Parallel()
	b := open(t).tab(1440, 900)
	b.served("/sw.js")
	table := b.begin("solo")
	b.wait(asked)
	awaited[bool](b, `caches.open("/static/0123456789ab/").then(c => c.put("/static/0123456789ab/site.css", new Response("old"))).then(() => true)`)
	version := b.version()
	awaited[bool](b, `navigator.serviceWorker.register("/sw.js?next").then(() => true)`) // as another tab would
	b.served("/sw.js?next")
	if names := awaited[[]string](b, "caches.keys()"); len(names) != 1 || names[0] == "/static/0123456789ab/" {
		t.Errorf("the caches are %v", names)
	}
	b.choose(b.some())
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
	b.nobodys(strings.TrimPrefix(table, "/t/"))
}

// Every address of the site is opened and fetched by a browser with a service worker, by each of its methods. Static
// files and the page without a connection are kept, nothing else.
func TestNothingElseIsKept(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("../internal/web/routes.go")
	must(t, err)
	h := open(t)
	b := h.tab(1440, 900)
	b.fine = []string{"status of"}
	b.served("/sw.js")
	b.open("/")
	b.typed("input[name=name]", "Nefertari")
	b.click("button[value=friends]")
	b.wait(`document.querySelector("#ready")`)
	table := eval[string](b, "location.pathname")
	link := eval[string](b, `new URL(document.querySelector("#who-2 .copy input, #inviting .copy input").value).pathname`)
	holes := strings.NewReplacer("{$}", "", "/t/{id}/seat/{key}", link, "/t/{id}", table, "{game}", "kemet",
		"{name}", "3.svg", "{seat}", "1", "{at}", "1", "{ticket}", "none")
	var reads, forms []string
	for _, route := range regexp.MustCompile(`\{"(GET|POST) (/[^"]*)", s\.`).FindAllStringSubmatch(string(source), -1) {
		if address := holes.Replace(route[2]); route[1] == "GET" {
			reads = append(reads, address)
		} else {
			forms = append(forms, address)
		}
	}
	if len(reads) < 40 || len(forms) < 50 {
		t.Fatalf("%d and %d routes are found", len(reads), len(forms))
	}
	fetched := func(method, address string) {
		t.Helper()
		// A stream has no end, so its reader goes after a moment.
		awaited[bool](b, `fetch(`+strconv.Quote(address)+`, {method: "`+method+`", signal: AbortSignal.timeout(3000)})
			.then(a => a.text()).catch(() => "").then(() => true)`)
	}
	for _, address := range reads {
		fetched("GET", address)
		ctx, done := context.WithTimeout(b.ctx, 3*time.Second)
		_ = chromedp.Do(ctx, chromedp.Navigate(h.url+address)) // a stream never arrives, a file is loaded down
		done()
		b.open("/about")
	}
	b.nobodys(strings.TrimPrefix(table, "/t/"), "Nefertari", link)
	for _, address := range forms {
		fetched("POST", address)
	}
	b.nobodys(strings.TrimPrefix(table, "/t/"), "Nefertari", link)
}

// The number of tables where it is the reader's turn stands on the icon of the installed site. A browser that lets
// nobody put it there, that refuses the service worker, or that has neither, complains of nothing.
func TestBadge(t *testing.T) {
	t.Parallel()
	h := open(t)
	for name, script := range map[string]string{
		"as it is": `window.badges = []; Navigator.prototype.setAppBadge = n => (badges.push(n), Promise.resolve())`,
		"refused": `window.badges = []; Navigator.prototype.setAppBadge = n => (badges.push(n), Promise.reject(new Error("no badge")));
			ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("no worker"))`,
		"old": `window.badges = [1]; delete Navigator.prototype.setAppBadge; delete Navigator.prototype.serviceWorker`,
	} {
		t.Run(name, func(t *testing.T) {
			b := h.tab(390, 844)
			b.begins(script)
			b.begin("solo")
			b.wait(asked)
			b.wait(`badges.at(-1) === 1`)
		})
	}
}

// device opens a page in a whole browser with a profile of its own: such a one can install sites and show notices.
func (h *house) device() *tab {
	t := h.t
	t.Helper()
	whole, err := exec.LookPath("chromium") // a shell without head does not know how to do either
	if err != nil {
		if whole, err = exec.LookPath("google-chrome"); err != nil {
			t.Skip("there is no whole Chromium, only a shell without head, which installs nothing and shows no notices")
		}
	}
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]), chromedp.ExecPath(whole),
		chromedp.Flag("headless", "new"))
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox)
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	ctx, quit := chromedp.NewContext(allocator)
	t.Cleanup(quit)
	must(t, chromedp.Do(ctx))
	return &tab{t: t, h: h, ctx: ctx}
}

// Chromium finds nothing that prevents the site from being installed, and reads the manifest without a complaint.
func TestInstallable(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.device()
	missing := func() (all []string) {
		t.Helper()
		b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			found, err := chromedp.Call(ctx, page.GetInstallabilityErrors, cdp.Empty{})
			if err == nil {
				for _, e := range found.InstallabilityErrors {
					all = append(all, e.ErrorID)
				}
			}
			return err
		}))
		return all
	}
	b.open("/healthz")
	if all := missing(); !slices.Contains(all, "no-manifest") {
		t.Fatalf("of a page without a manifest it says only %v", all)
	}
	for _, path := range []string{"/", "/play", "/rules"} {
		b.open(path)
		b.served("/sw.js")
		if all := missing(); len(all) > 0 {
			t.Errorf("%s cannot be installed: %v", path, all)
		}
	}
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		read, err := chromedp.Call(ctx, page.GetAppManifest, page.GetAppManifestParams{})
		if err == nil && (len(read.Errors) > 0 || !strings.HasSuffix(read.URL, "/manifest.webmanifest?lang=en")) {
			t.Errorf("the manifest at %s: %+v", read.URL, read.Errors)
		}
		return err
	}))
}
