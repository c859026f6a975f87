package e2e

import (
	"context"
	_ "embed"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

//go:embed testdata/axe.min.js
var axe string

// finding is what axe-core has to say about a page.
type finding struct {
	ID, Impact, Help string
	Nodes            []struct {
		HTML           string
		FailureSummary string
	}
}

// The pages have no finding of axe-core, on a wide and a narrow screen, by day and by night, in both languages.
func TestAccessibility(t *testing.T) {
	h := open(t)
	b := h.tab(1440, 900)
	b.fine = []string{"status of 404"} // the page for an address where nothing is
	table := b.begin("solo")
	for range 14 {
		b.turn(b.some)
	}
	lobby := h.tab(1440, 900)
	lobby.open("/")
	lobby.click("button[value=friends]")
	lobby.wait(`document.querySelector("#ready")`)
	lobby.check("the table before the game")
	for _, lang := range []string{"fr", "en"} {
		b.open("/about")
		b.click("#settings summary")
		b.click("#settings button[value=" + lang + "]")
		b.wait(`document.documentElement.lang === %q`, lang)
		for _, theme := range []string{"light", "dark"} {
			for _, width := range []int64{1440, 390} {
				if lang == "fr" && (theme == "dark") != (width == 390) {
					continue // the words differ, not the colours
				}
				b.scheme(theme)
				b.do(chromedp.EmulateViewport(width, 844))
				for _, path := range []string{"/", table, table + "?at=30", "/rules/pharaon", "/about", "/nowhere"} {
					b.open(path)
					b.wait(`document.readyState === "complete"`)
					b.check(strings.Join([]string{path, lang, theme}, " "))
				}
			}
		}
	}
}

// check runs axe-core in the page.
func (b *tab) check(name string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Run(ctx, chromedp.Evaluate[bool](axe+";true"))
		return err
	}))
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	// Speech users say what they see on a control, so a control should be called what is written on it.
	// A place of the board is no such control: what is printed on its cards is not its label, and the
	// button beside the board has the same name.
	found, err := chromedp.Run(ctx, chromedp.Evaluate[[]finding](`axe.run(document).then(r => r.violations.filter(
		v => v.id !== "label-content-name-mismatch" || !v.nodes.every(n => n.html.startsWith("<g "))))`, chromedp.EvalAwaitPromise))
	must(b.t, err)
	for _, f := range found {
		b.t.Errorf("%s: %s (%s): %s, %d times, first\n%s\n%s", name, f.ID, f.Impact, f.Help, len(f.Nodes), f.Nodes[0].HTML, f.Nodes[0].FailureSummary)
	}
}
