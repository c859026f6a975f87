package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// inPlan is true when the page shows a plan, with that many steps of the line that is shown.
const inPlan = `document.querySelector("#page[data-plan]") && ` +
	`document.querySelectorAll(".line.on .steps-of li").length === %d && ` + idle

// plans tries choices on a copy, at most that many, and returns how many steps the line has then: a choice may consist
// of several.
func (b *tab) plans(most int, pick func() string) (steps int) {
	b.t.Helper()
	const length = `document.querySelectorAll(".line.on .steps-of li").length`
	const more = length + ` > %d`
	for n := 0; n < most && b.has("#choices button"); n++ {
		steps = eval[int](b, length)
		asks := b.has(further)
		b.click(option(pick()))
		b.wait(`(`+more+` || !%t && document.querySelector(%q)) && `+idle, steps, asks, further)
		if !eval[bool](b, more, steps) {
			b.click(further)
			b.wait(more+` && `+idle, steps)
		}
	}
	return eval[int](b, length)
}

// follow clicks a link wherever it is: the panels above it may still be changing their height.
func (b *tab) follow(selector string) {
	b.t.Helper()
	eval[bool](b, `(document.querySelector(%q).click(), true)`, selector)
}

// last returns the last of the moves that the page offers.
func (b *tab) last() string {
	b.t.Helper()
	moves := b.moves()
	return moves[len(moves)-1]
}

// A player tries two lines on a copy by keyboard and mouse, compares them, keeps a note, and returns to a table at
// which nothing has happened. The first step can be played; a change at the table ends the plan.
func TestPlan(t *testing.T) {
	t.Parallel()
	b := open(t).tab(1440, 900)
	path := b.sits("pharaon", "me", "apprentice", "apprentice", "", "")
	for range 5 {
		b.turn(b.some)
	}
	b.wait(asked)
	b.key("p")
	b.wait(inPlan, 0)
	version, turns := b.version(), eval[string](b, `document.querySelector("#page").dataset.turns`)
	steps := b.plans(2, b.some)
	b.key("u")
	b.wait(inPlan, steps-1)
	b.plans(1, b.some)
	b.follow("#line-b h3 a")
	b.wait(inPlan, 0)
	b.plans(1, b.last)
	b.wait(`document.querySelectorAll(".compared thead th").length === 4`)
	b.check("a plan with two lines")
	b.typed("#plan-note", "the second one")
	b.click("#keep button")
	b.wait(`document.querySelectorAll("#noted li").length === 1`)
	b.check("a plan with a note")
	b.key(kb.Escape)
	b.wait(`!document.querySelector("#page[data-plan]") && ` + asked)
	if b.version() != version || eval[string](b, `document.querySelector("#page").dataset.turns`) != turns {
		t.Error("a plan has changed the table")
	}
	b.check("notes at the table")
	b.click("#noted a")
	b.wait(`document.querySelector("#page[data-plan]") && ` +
		`document.querySelector("#plan-note").value === "the second one"`)

	other := b.another(path)
	other.turn(other.some)
	b.wait(`document.querySelector("#ended") && !document.querySelector("#page[data-plan]")`)
	b.check("a plan that has ended")
	b.wait(asked + " || " + over)
	b.key("p")
	b.wait(inPlan, 0)
	b.plans(1, b.some)
	played := b.version()
	b.click("#play-first button")
	b.wait(`!document.querySelector("#page[data-plan]") && `+
		`Number(document.querySelector("#page").dataset.version) > %d`, played)
}

// Plans in all games, for people to look at.
func TestPlanPictures(t *testing.T) {
	if os.Getenv("ENNEAD_SHOTS") == "" {
		t.Skip("ENNEAD_SHOTS names no folder for pictures")
	}
	b := open(t).tab(1440, 900)
	for _, game := range []string{"pharaon", "kemet", "tekhenu", "osiris", "pyramidion"} {
		b.do(chromedp.EmulateViewport(1440, 900))
		path := b.sits(game, "me", "apprentice", "apprentice")
		for range 14 {
			b.turn(b.some)
		}
		b.wait(asked)
		b.open(path)
		b.key("p")
		b.wait(inPlan, 0)
		b.plans(3, b.some)
		b.follow("#line-b h3 a")
		b.wait(inPlan, 0)
		b.plans(2, b.last)
		here := eval[string](b, "location.pathname + location.search")
		for _, width := range []int64{1440, 390} {
			for _, lang := range []string{"en", "fr"} {
				b.do(chromedp.EmulateViewport(width, map[int64]int64{390: 844, 820: 1180, 1440: 900, 2560: 1440}[width]))
				b.speaks(lang)
				b.open(here)
				b.looked(fmt.Sprintf("plan-%s-%s-%d", game, lang, width))
			}
		}
		b.speaks("en")
	}
}
