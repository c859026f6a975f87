package e2e

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// patience is how long a page may take for anything.
const patience = time.Minute

// tab is a page in a browser of its own: separate cookies, separate storage.
type tab struct {
	t   *testing.T
	h   *house
	ctx context.Context

	scriptless bool

	mu     sync.Mutex
	fine   []string // expected complaints of the console
	errors []string
	failed []string // what could not be loaded, to help find out why a page never came
}

// tab opens a browser of that size, at the home page.
func (h *house) tab(width, height int64) *tab {
	h.t.Helper()
	ctx, done := chromedp.NewContext(chrome, chromedp.WithNewBrowserContext())
	b := &tab{t: h.t, h: h, ctx: ctx}
	must(h.t, chromedp.Do(ctx)) // opens the tab, which must not end with the time limit of a step
	b.focused()
	b.unwatched()
	b.do(chromedp.EmulateViewport(width, height))
	b.begins(watchMoves)
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			b.hear(m)
		}
	}()
	failures := chromedp.Events(ctx, network.LoadingFailed)
	go func() {
		for e, err := range failures {
			if err != nil {
				return
			}
			b.mu.Lock()
			b.failed = append(b.failed, string(e.Type)+" "+e.ErrorText)
			b.mu.Unlock()
		}
	}()
	responses := chromedp.Events(ctx, network.ResponseReceived)
	go func() {
		for e, err := range responses {
			if err != nil {
				return
			}
			if e.Response.Status >= 400 {
				b.mu.Lock()
				b.failed = append(b.failed, fmt.Sprint(e.Response.Status, " ", e.Response.URL))
				b.mu.Unlock()
			}
		}
	}()
	h.t.Cleanup(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		for _, e := range b.errors {
			h.t.Errorf("the console of the browser says: %s\nnot loaded: %v", e, b.failed)
		}
		done()
	})
	b.open("/")
	return b
}

// focused makes the page believe that it has the focus, whatever other tests do at the same time.
func (b *tab) focused() {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, emulation.SetFocusEmulationEnabled,
			emulation.SetFocusEmulationEnabledParams{Enabled: true})
		return err
	}))
}

// unwatched has the browser tell nothing of nodes and style sheets, which saves a twentieth of its work. No story looks
// for nodes other than by a script.
func (b *tab) unwatched() {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		if _, err := chromedp.Call(ctx, css.Disable, cdp.Empty{}); err != nil {
			return err
		}
		_, err := chromedp.Call(ctx, dom.Disable, cdp.Empty{})
		return err
	}))
}

// focus puts the focus on the first element of a selector.
func (b *tab) focus(selector string) {
	b.t.Helper()
	eval[bool](b, `(document.querySelector(%q).focus(), true)`, selector)
}

// another opens a tab in the same browser: the same cookies, the same storage.
func (b *tab) another(path string) *tab {
	b.t.Helper()
	ctx, done := chromedp.NewContext(b.ctx)
	b.t.Cleanup(done)
	o := &tab{t: b.t, h: b.h, ctx: ctx}
	must(b.t, chromedp.Do(ctx))
	o.focused()
	o.unwatched()
	o.open(path)
	return o
}

// hear records errors: an exception, a violation of the content policy. Lost connections are left out, since some
// tests provoke them.
func (b *tab) hear(m chromedp.ConsoleMessage) {
	if m.Type != chromedp.ConsoleError && m.Type != chromedp.ConsoleException {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, fine := range append([]string{"ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY"}, b.fine...) {
		if strings.Contains(m.Text, fine) {
			return
		}
	}
	b.errors = append(b.errors, m.Text)
}

func (b *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	if err := chromedp.Do(ctx, steps...); err != nil {
		b.t.Fatalf("%v\nat %s", err, b.where())
	}
}

func (b *tab) where() string {
	ctx, done := context.WithTimeout(b.ctx, 3*time.Second)
	defer done()
	text, err := chromedp.Run(ctx,
		chromedp.Evaluate[string](`location.href + "\n" + document.body.innerText.slice(0, 1500)`))
	if err != nil {
		text = err.Error()
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	return fmt.Sprintf("%s\nnot loaded: %v", text, b.failed)
}

// open goes to a path of the site.
func (b *tab) open(path string) {
	b.t.Helper()
	b.do(chromedp.Navigate(b.h.url + path))
}

// eval returns the value of an expression in the page.
func eval[T any](b *tab, expression string, args ...any) T {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](fmt.Sprintf(expression, args...)))
	if err != nil {
		b.t.Fatalf("%s: %v", fmt.Sprintf(expression, args...), err)
	}
	return value
}

// soon is true once the page is loaded, so that its script reacts to clicks, and an expression is true, either now or
// after a change of the page within that many milliseconds.
const soon = `(() => {
	const is = () => document.readyState === "complete" && !!(%s);
	if (is() || %[2]d === 0) return is();
	return new Promise(done => {
		const look = () => is() && end(true);
		const seen = new MutationObserver(look), now = setInterval(look, 50), late = setTimeout(() => end(false), %[2]d);
		const end = found => (seen.disconnect(), clearInterval(now), clearTimeout(late), done(found));
		seen.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
	});
})()`

// wait waits until an expression is true in the page, even if that is a different page by then.
func (b *tab) wait(expression string, args ...any) {
	b.t.Helper()
	text, within := fmt.Sprintf(expression, args...), 2000
	if b.scriptless {
		within = 0 // nothing calls back there
	}
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(15 * time.Millisecond) {
		ctx, done := context.WithTimeout(b.ctx, 10*time.Second)
		ok, err := chromedp.Run(ctx, chromedp.Evaluate[bool](fmt.Sprintf(soon, text, within),
			chromedp.EvalAwaitPromise))
		done()
		if err == nil && ok {
			return
		}
	}
	b.t.Fatalf("never came true: %s\nat %s", text, b.where())
}

// spot returns where an element can be clicked, and in which version of the table; null if it cannot be, since it
// does not exist, is invisible, or covered. A choice may be taller than the sheet: people click the picture in it, which
// stays in view.
const spot = `((selector, scroll) => {
	const e = document.querySelector(selector);
	if (scroll) e?.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
	const r = (e?.matches(".both > button") ? e.querySelector(".pic") ?? e : e)?.getClientRects()[0];
	if (!r || !e.checkVisibility()) return null;
	const x = r.x + r.width / 2, y = r.y + r.height / 2;
	return e.contains(document.elementFromPoint(x, y)) ? [x, y, Number(document.querySelector("#page")?.dataset.version ?? 0)] : null;
})(%q, %t)`

// resting is what spot returns once it has been the same for 60 ms and three frames, or null.
const resting = `(async () => {
	const spot = () => ` + spot + `;
	const frame = () => new Promise(done => { requestAnimationFrame(done), setTimeout(done, 100); });
	window.aimed = document.querySelector(%[1]q), window.hit = undefined;
	let was = spot(), since = performance.now();
	for (let same = 0, end = since + 3000; was && performance.now() < end;) {
		await frame();
		const is = spot();
		if (JSON.stringify(is) !== JSON.stringify(was)) same = 0, since = performance.now();
		else if (++same >= 3 && performance.now() - since > 60) return is;
		was = is;
	}
	return null;
})()`

// steady returns where an element can be clicked, and in which version of the table, once it no longer moves: nobody aims
// at what still does. It returns nil if the element cannot be clicked now.
func (b *tab) steady(selector string, scroll bool) []float64 {
	b.t.Helper()
	if b.scriptless { // nothing moves there, or calls back
		return eval[[]float64](b, spot, selector, scroll)
	}
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	at, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](fmt.Sprintf(resting, selector, scroll), chromedp.EvalAwaitPromise))
	if err != nil { // the page has changed to another one
		return nil
	}
	return at
}

// comes waits until the first element of a selector can be clicked where it will stay, and returns where that is.
func (b *tab) comes(selector string) []float64 {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); {
		b.wait("!window.moving && "+spot, selector, true)
		if at := b.steady(selector, true); at != nil {
			return at
		}
	}
	b.t.Fatalf("%s never stands still\nat %s", selector, b.where())
	return nil
}

// click clicks the first element of a selector, as soon as that is possible.
func (b *tab) click(selector string) {
	b.t.Helper()
	b.presses(selector, b.comes(selector))
}

// missed is true if the last click fell beside the element that was aimed at, since the page moved in between; false on a
// page that has come since.
const missed = `!!(window.hit && window.aimed && !window.aimed.contains(window.hit))`

// presses clicks at a place where an element stood still, and again if the page has moved it away in between.
func (b *tab) presses(selector string, at []float64) {
	b.t.Helper()
	for at != nil {
		b.do(chromedp.MouseClickXY(at[0], at[1]))
		ctx, done := context.WithTimeout(b.ctx, patience)
		again, err := chromedp.Run(ctx, chromedp.Evaluate[bool](missed))
		done()
		if err != nil || !again { // the click may have led to another page
			return
		}
		b.t.Logf("the click on %s fell beside it", selector)
		at = b.steady(selector, true)
	}
}

func (b *tab) key(keys string) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(keys))
}

func (b *tab) has(selector string) bool {
	b.t.Helper()
	return eval[bool](b, "document.querySelector(%s) !== null", strconv.Quote(selector))
}

func (b *tab) version() int {
	b.t.Helper()
	return eval[int](b, `Number(document.querySelector("#page")?.dataset.version ?? 0)`)
}

// scheme sets the system's preference for light or dark.
func (b *tab) scheme(name string) {
	b.t.Helper()
	b.prefers("color-scheme", name)
}

// prefers sets one preference of the system; the others stay as the browser has them.
func (b *tab) prefers(what, value string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-" + what, Value: value}},
		})
		return err
	}))
}

// watchMoves counts the changes of a page after which it has not yet brought into sight what it asks about. Somebody
// who presses a button meanwhile may miss it.
const watchMoves = `(() => {
	window.moving = 0;
	addEventListener("click", e => { window.hit ??= e.target; }, true);
	addEventListener("showing", () => { moving++; }, true);
	addEventListener("placed", () => setTimeout(() => { moving--; }), true); // after the page's own listeners
})()`

// withoutScript returns a browser that runs no page scripts.
func (b *tab) withoutScript() {
	b.t.Helper()
	b.scriptless = true
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled,
			emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	}))
}
