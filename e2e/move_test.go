package e2e

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// marching plays a game of Kemet until a troop can be chosen for a Move.
func (b *tab) marching() {
	b.t.Helper()
	for clicks := 0; ; clicks++ {
		b.wait(asked + " || " + over)
		if b.has(`#choices button[value^="troop "]`) {
			return
		}
		if clicks > 200 || b.has("#sheet") {
			b.t.Fatalf("no Move begins\nat %s", b.where())
		}
		b.turn(func() string { return b.liked("pass", "troop", "token l1-move", "token l2-move", "token") })
	}
}

// onTop is the first element of a kind on the map that a click in its middle presses.
const onTop = `[...document.querySelectorAll("#stage [data-move%s]")].find(e => {
	const r = e.getBoundingClientRect();
	return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest("[data-move]") === e && %s;
})?.dataset.move`

// calm tells a goal at which no combat would begin: that would end the gesture sooner.
const calm = `(goal => goal && !goal.querySelector('use[href="#k-clash"]'))(
	document.querySelector('#aim button[value="' + CSS.escape(e.dataset.move) + '"]'))`

// A Move of Kemet is one gesture: a troop, a goal, one confirmation, which undo takes back. By mouse on the map, and by
// keyboard.
func TestKemetMove(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.duel()
	b.wish("always") // so that the person is asked after the Move, before the bot, and can take it back
	b.marching()
	before, turns := b.version(), eval[int](b, `Number(document.querySelector("#page").dataset.turns)`)
	b.wait(onTop, "^='troop '", "true")
	b.click(place(eval[string](b, onTop, "^='troop '", "true")))
	b.wait(`document.querySelector("#aim button") && `+onTop, "*=', '", calm)
	move := eval[string](b, onTop, "*=', '", calm)
	b.click(place(move))
	b.wait(`document.querySelector("#do-aim")?.value === %q`, move)
	b.check("a Move before it is made")
	whole := eval[string](b, `document.querySelector("#do-aim").value`)
	b.key("-") // one unit stays
	b.wait(`document.querySelector("#do-aim")?.value !== %q`, whole)
	if b.version() != before {
		t.Fatal("something was made before the confirmation")
	}
	if fewer := eval[string](b, `document.querySelector("#do-aim").value`); units(t, fewer) != units(t, whole)-1 {
		t.Errorf("after %q the key - chooses %q", whole, fewer)
	}
	b.click("#do-aim") // perhaps before the board shows what was chosen
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, before)
	if made := eval[int](b, `Number(document.querySelector("#page").dataset.turns)`) - turns; made < 4 {
		t.Errorf("the gesture made %d moves", made)
	}
	after := b.version()
	b.wait(`/^You (move|teleport) \d+ units? to/.test(document.querySelector("#undo button span").textContent)`)
	b.click("#undo button")
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, after)
	b.wait(`document.querySelector('#choices button[value^="troop "]')`)
	if now := eval[int](b, `Number(document.querySelector("#page").dataset.turns)`); now != turns {
		t.Errorf("undo leaves %d moves of the gesture", now-turns)
	}

	b.key("1")
	b.wait(`document.querySelector("#aim button")`)
	b.key(kb.Escape)
	b.wait(`!document.querySelector("#not-aim")`)
	b.key("1")
	b.wait(`document.querySelector("#aim button")`)
	b.key("1")
	b.wait(`document.querySelector("#do-aim")`)
	before = b.version()
	b.key(kb.Escape)
	b.wait(`!document.querySelector("#not-aim")`)
	b.key("1")
	b.wait(`document.querySelector("#aim button")`)
	b.key("1")
	b.wait(`document.querySelector("#do-aim") && document.activeElement.id === "prompt"`)
	whole = eval[string](b, `document.querySelector("#do-aim").value`)
	// Keys that come faster than the page count on the page that answers.
	eval[bool](b, `["-", "Enter"].every(key => document.activeElement.dispatchEvent(
		new KeyboardEvent("keydown", {key, bubbles: true})))`)
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, before)
	want := fmt.Sprintf("\n1 units %d\n", units(t, whole)-1)
	if record := b.record(eval[string](b, "location.pathname")); !strings.Contains(record, want) {
		t.Errorf("after %q, - and Enter the record lacks %q", whole, want)
	}
}

// units returns how many units a Move takes along.
func units(t *testing.T, move string) int {
	t.Helper()
	_, after, _ := strings.Cut(move, "units ")
	var n int
	if _, err := fmt.Sscanf(after, "%d", &n); err != nil {
		t.Fatalf("%q takes no units along: %v", move, err)
	}
	return n
}

// hides opens a table of Kemet at which the first seat holds cards in a combat, and chooses which to hide.
func (b *tab) hides() {
	b.t.Helper()
	played := b.h.played("kemet", 1, "greedy", "greedy")
	_, moves, _ := strings.Cut(b.record(played), "\nmoves\n")
	before, _, found := strings.Cut(moves, "\n1 hide ")
	if !found {
		b.t.Fatalf("the first seat hides no card:\n%s", moves)
	}
	b.fork(played, strings.Count(before, "\n")+1)
	b.wait(`document.querySelector('#do-aim[value^="h"]')`)
}

// hid is true once the cards are hidden. A new version says less: the other one hides cards at the same time.
const hid = `!document.querySelector('#do-aim[value^="h"]') && ` + idle

// The cards that a player hides in a combat are chosen together; each is a switch.
func TestKemetHiding(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.hides()
	none := eval[string](b, `document.querySelector("#do-aim").value`)
	b.click("#aim button")
	b.wait(`document.querySelector("#aim button[aria-pressed=true]")`)
	b.check("cards to hide")
	if some := eval[string](b, `document.querySelector("#do-aim").value`); strings.Count(some, "hide ") != 1 ||
		strings.Count(some, ", ") != strings.Count(none, ", ") {
		t.Errorf("after %q one card is hidden by %q", none, some)
	}
	if dir := os.Getenv("ENNEAD_SHOTS"); dir != "" {
		b.shows("hide")
	}
	b.click("#do-aim")
	b.wait(hid)
}

// A digit ticks a card, and Enter then hides what is ticked, though the card has the focus; once the focus was elsewhere,
// Enter is for the card again.
func TestKemetHidingByKeys(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.hides()
	const ticked = `document.querySelectorAll("#aim button[aria-pressed=true]").length === %d && ` + idle
	const first = `document.activeElement === document.querySelector("#aim button")`
	b.key("1")
	b.wait(ticked+" && "+first, 1)
	b.key(kb.Tab)
	b.focus("#aim button")
	b.key(kb.Enter)
	b.wait(ticked, 0)
	b.key("1")
	b.wait(ticked+" && "+first, 1)
	chosen := eval[string](b, `document.querySelector("#do-aim").value`)
	b.key(kb.Enter)
	b.wait(hid)
	card, _, _ := strings.Cut(chosen, ",")
	if record := b.record(eval[string](b, "location.pathname")); !strings.Contains(record, "\n1 "+card+"\n") {
		t.Errorf("after %q and Enter the record lacks %q", chosen, card)
	}
}

// shows takes pictures of a moment at three widths, by day and night.
func (b *tab) shows(name string) {
	b.t.Helper()
	for _, size := range [][2]int64{{390, 844}, {820, 1180}, {1440, 900}} {
		b.do(chromedp.EmulateViewport(size[0], size[1]))
		for _, theme := range []string{"light", "dark"} {
			b.scheme(theme)
			b.shoot(fmt.Sprintf("move-%s-%d-%s", name, size[0], theme))
		}
	}
}

// foretold returns how many pixels of the forecast of a combat, up to who wins it, are not in view: beyond the sheet, or
// under its button.
const foretold = `(() => {
	const odds = document.querySelector(".aim-score").getBoundingClientRect();
	const sheet = document.querySelector("#decision").getBoundingClientRect(), go = document.querySelector(".aim-go").getBoundingClientRect();
	return Math.max(0, sheet.top - odds.top, odds.bottom - Math.min(go.top, innerHeight));
})()`

// On a phone the forecast of a combat is in view before the attack is confirmed, in both languages.
func TestKemetForecast(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.fingers(390, 844)
	b.sits("kemet", crowds["kemet"]...)
	path := ""
	for clicks := 0; path == ""; clicks++ {
		if clicks > 400 || b.has("#sheet") {
			t.Fatalf("nobody could be attacked\nat %s", b.where())
		}
		if path = b.attack(); path == "" {
			b.turn(func() string {
				return b.liked("pass", "token l1-move", "token l2-move", "troop", "units", "land", "token")
			})
			b.wait(asked + " || " + over)
		}
	}
	for _, lang := range []string{"en", "fr"} {
		b.speaks(lang)
		b.open(path)
		b.wait(`document.querySelector("#do-aim")`)
		b.looked("forecast-" + lang)
		if hidden := eval[float64](b, foretold); hidden > 1 {
			t.Errorf("%s: %.0f px of the forecast are out of sight", lang, hidden)
		}
	}
}

// attack chooses a Move that attacks, if a troop can make one, and returns the address of its panel.
func (b *tab) attack() string {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	path, err := chromedp.Run(ctx, chromedp.Evaluate[string](`(() => {
		const troops = [...document.querySelectorAll('#choices button[value^="troop "]')].map(b => b.value);
		const look = async i => {
			if (i >= troops.length) return "";
			const at = aim => location.pathname + "?" + new URLSearchParams({ aim });
			const page = new DOMParser().parseFromString(await (await fetch(at(troops[i]))).text(), "text/html");
			const goal = page.querySelector('#aim button:has(use[href="#k-clash"])');
			return goal ? at(goal.value) : look(i + 1);
		};
		return look(0);
	})()`, chromedp.EvalAwaitPromise))
	must(b.t, err)
	return path
}
