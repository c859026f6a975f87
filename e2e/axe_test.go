package e2e

import (
	"context"
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

//go:embed testdata/axe.min.js
var axe string

// finding is what axe-core reports about a page.
type finding struct {
	ID, Impact, Help string
	Nodes            []struct {
		HTML           string
		FailureSummary string
	}
}

// sight is a way of looking at pages.
type sight struct {
	lang, theme string
	width       int64
}

var (
	// sights combine each language, theme and width with each of the others.
	sights = []sight{{"en", "light", 1440}, {"en", "dark", 390}, {"fr", "dark", 1440}, {"fr", "light", 390}}
	// glances are enough for long pages that seldom change.
	glances = []sight{{"en", "light", 1440}, {"fr", "dark", 390}}
)

// looks looks at pages in these ways, and calls see for a closer look.
func (b *tab) looks(ways []sight, paths []string, see func(path string)) {
	b.t.Helper()
	for i, sight := range ways {
		if i == 0 || sight.lang != ways[i-1].lang {
			b.speaks(sight.lang)
		}
		b.scheme(sight.theme)
		b.do(chromedp.EmulateViewport(sight.width, 844))
		for _, path := range paths {
			b.open(path)
			b.wait(`true`)
			if see != nil {
				see(path)
			}
			b.check(fmt.Sprint(path, " ", sight))
		}
	}
}

// speaks chooses the language of the site.
func (b *tab) speaks(lang string) {
	b.t.Helper()
	b.open("/about")
	eval[bool](b, "(window.asked = true)") // the next page does not have this variable
	b.click("#settings summary")
	b.click("#settings button[value=" + lang + "]")
	b.wait(`!window.asked && document.documentElement.lang === %q`, lang)
}

// unfold opens everything on the page that can be opened.
const unfold = `(document.querySelectorAll("main details").forEach(d => d.open = true), true)`

// axe-core finds nothing on the pages, on a wide and a narrow screen, in both themes and both languages.
func TestAccessibility(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.fine = []string{"status of 404"} // the page for an address that does not exist
	b.open("/")
	b.click("button[value=friends]")
	b.wait(`document.querySelector("#ready")`)
	b.looks(sights, []string{"/", eval[string](b, "location.pathname"), "/about", "/nowhere"}, nil)
	b.looks(glances, []string{"/rules", "/rules?q=temple", "/glossary/pharaon", "/learnt/kemet"}, nil)
}

// The same holds for tables, at random moments of a game and in the replay, and for the rules. On narrow screens
// everything that is folded is opened. Each game is a story of its own: one after the other they would take longer than
// all that can run beside them.
func TestPharaonAccessibility(t *testing.T)    { accessible(t, "pharaon", "random") }
func TestKemetAccessibility(t *testing.T)      { accessible(t, "kemet", "random", "random") }
func TestTekhenuAccessibility(t *testing.T)    { accessible(t, "tekhenu", "random", "random") }
func TestOsirisAccessibility(t *testing.T)     { accessible(t, "osiris", "random", "random", "random") }
func TestPyramidionAccessibility(t *testing.T) { accessible(t, "pyramidion", "random", "random") }

// accessible looks at tables of a game with bots on these seats, and at its rules.
func accessible(t *testing.T, name string, seats ...string) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	dice := chance(t)
	played := h.played(name, dice.Uint64(), seats...)
	choices := b.choices(played)
	for _, way := range sights {
		at := choices[dice.IntN(len(choices))]
		table := b.fork(played, at)
		b.looks([]sight{way}, []string{table, played + "?at=" + strconv.Itoa(at)}, func(string) {
			if eval[int](b, "innerWidth") < 1000 {
				eval[bool](b, unfold)
			}
		})
	}
	b.looks(glances, []string{"/rules/" + name}, nil)
}

// choices returns the moments of a finished game at which the first seat is to move, from its record.
func (b *tab) choices(played string) (moments []int) {
	b.t.Helper()
	_, moves, _ := strings.Cut(b.record(played), "\nmoves\n")
	for i, line := range strings.Split(moves, "\n") {
		if strings.HasPrefix(line, "1 ") {
			moments = append(moments, i)
		}
	}
	if len(moments) == 0 {
		b.t.Fatalf("the first seat chooses nothing:\n%s", moves)
	}
	return moments
}

// fork takes the first seat at a moment of a finished game, as practice, and returns the table's path. If the seat
// was only asked for a reaction, the others may play to the end without asking it again.
func (b *tab) fork(played string, at int) string {
	b.t.Helper()
	b.open(played + "?at=" + strconv.Itoa(at))
	b.wait(`document.querySelector("#fork")`)
	eval[bool](b,
		`(document.querySelector("#forking").open = true, document.querySelectorAll("#fork select").forEach((s, i) => s.value = i ? "apprentice" : "me"), true)`)
	b.click("#fork button")
	b.wait(`location.pathname !== %q && (%s || %s)`, played, asked, over)
	return eval[string](b, "location.pathname")
}

// axe-core finds nothing in the gallery either, which shows everything that is drawn.
func TestGalleryAccessibility(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_GALLERY=true").tab(1440, 900)
	b.looks(glances, []string{"/gallery"}, nil)
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
	// People who use voice control say what they see on a control, so a control's name should contain its text. A
	// place of the board is no such control: the print on its cards is not its label, and the button next to the
	// board has the same name. The pages have neither frames nor sounds or films of their own to fetch beforehand.
	found, err := chromedp.Run(ctx,
		chromedp.Evaluate[[]finding](`axe.run(document, {resultTypes: ["violations"], selectors: false, preload: false, iframes: false}).then(r => r.violations.filter(
		v => v.id !== "label-content-name-mismatch" || !v.nodes.every(n => n.html.startsWith("<g "))))`, chromedp.EvalAwaitPromise))
	must(b.t, err)
	for _, f := range found {
		b.t.Errorf("%s: %s (%s): %s, %d times, first\n%s\n%s", name, f.ID, f.Impact, f.Help, len(f.Nodes),
			f.Nodes[0].HTML, f.Nodes[0].FailureSummary)
	}
}
