package e2e

import (
	"os"
	"testing"

	"github.com/chromedp/chromedp"
)

const hint = `document.querySelector("#hint-title")`

// One key asks for a hint: it says what to choose and why, lights the choice on the board and in the list, and another
// press of the key goes there. It ends with the choice. Without script a form does the same.
func TestHint(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	path := b.begin("bots")
	b.wait(`document.querySelector("#ask-hint button")`)
	version := b.version()
	// A scene may take a key; the others, who choose at the same time, may change the table meanwhile, which ends a hint.
	for tries := 0; (!b.has("#hint") || b.version() != version) && tries < 5; tries++ {
		version = b.version()
		b.key("h")
		b.wait(`!document.querySelector("#ask-hint [aria-busy]")`)
	}
	b.wait(hint + ` && ` + idle) // the board follows
	for _, shown := range []string{".opt.hinted .tag", "[data-hint]", "#hint .weighed li + li"} {
		if !b.has(shown) {
			t.Errorf("there is no %s", shown)
		}
	}
	if said := eval[string](b, `document.querySelector("#say").textContent`); b.version() != version || said == "" {
		t.Errorf("version %d, then %d; said %q", version, b.version(), said)
	}
	b.check("a hint")
	b.open(path)
	if !b.has("#hint") {
		t.Error("the hint is lost when the page is opened again")
	}
	b.key("h")
	b.wait(`document.activeElement.matches(".opt.hinted")`)
	b.click(".opt.hinted")
	b.wait(`!document.querySelector("#hint")`)

	b.asksForHint()
	b.withoutScript()
	b.open(path)
	b.wait(`document.querySelector("#ask-hint button")`)
	b.click("#ask-hint button")
	b.wait(hint)
	if got := eval[string](b, "location.pathname"); got != path {
		t.Errorf("the hint is at %s", got)
	}
}

// asksForHint makes moves until there is more than one to choose from, for which one can ask for a hint.
func (b *tab) asksForHint() {
	b.t.Helper()
	for range 20 {
		if b.turn(b.some); b.has("#ask-hint button") {
			return
		}
	}
	b.t.Fatal("no question has a hint")
}

// People among themselves have no hints.
func TestNoHintsInCompany(t *testing.T) {
	t.Parallel()
	ann, bek, _ := open(t).pair()
	for _, b := range []*tab{ann, bek} {
		if b.has("#ask-hint") {
			t.Error("somebody who plays with others is offered a hint")
		}
	}
}

// A costly decision is tried again at a private table, which then compares the choices.
func TestSecondTry(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	path := h.played("pharaon", 5, "scribe", "greedy")
	b.open(path + "/analysis")
	b.click("#start button")
	b.wait(`document.querySelector(".dear .retry button")`)
	b.click(".dear .retry button")
	b.wait(`location.pathname !== %q && document.querySelector("#second")`, path+"/analysis")
	b.check("before the second try")
	b.turn(b.some)
	b.wait(`document.querySelector("#second .weighed li")`)
	if os.Getenv("ENNEAD_SHOTS") != "" {
		b.shoot("again")
	}
	b.check("the second try compared")
	b.click("#second .more a")
	b.wait(`location.pathname === %q`, path+"/analysis")
}

// With ENNEAD_SHOTS=FOLDER, takes pictures of hints in all games, and of a second try.
func TestHintShots(t *testing.T) {
	if os.Getenv("ENNEAD_SHOTS") == "" {
		t.Skip("ENNEAD_SHOTS names no folder for pictures")
	}
	h := open(t)
	for game, seats := range map[string][]string{
		"pharaon": {"me", "vizier", "", "", ""}, "kemet": {"me", "scribe", "", "", ""}, "tekhenu": {"me", "scribe", "", ""},
		"osiris": {"me", "scribe", "", "", ""}, "pyramidion": {"me", "scribe", "", ""},
	} {
		b := h.tab(1440, 900)
		path := b.sits(game, seats...)
		for range 9 {
			b.turn(b.some)
		}
		b.asksForHint()
		b.click("#ask-hint button")
		b.wait(hint)
		for name, size := range map[string][2]int64{"390": {390, 844}, "1440": {1440, 900}} {
			b.do(chromedp.EmulateViewport(size[0], size[1]))
			for lang, theme := range map[string]string{"en": "light", "fr": "dark"} {
				b.speaks(lang)
				b.scheme(theme)
				b.open(path)
				b.wait(hint)
				b.shoot("hint-" + game + "-" + name + "-" + lang + "-" + theme)
				if name == "390" {
					eval[bool](b, `(document.querySelector("#hint").scrollIntoView(), true)`)
					b.shoot("hint-" + game + "-" + name + "-" + lang + "-" + theme + "-below")
				}
			}
		}
	}
}
