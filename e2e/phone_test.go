package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// crowds are the games with most players, and one of them who has a name as long as those of bots.
var crowds = map[string][]string{
	"pharaon":    {"me", "apprentice", "apprentice", "apprentice", "apprentice"},
	"kemet":      {"me", "apprentice", "apprentice", "apprentice", "apprentice"},
	"tekhenu":    {"me", "apprentice", "apprentice", "apprentice"},
	"osiris":     {"me", "apprentice", "apprentice", "apprentice", "apprentice"},
	"pyramidion": {"me", "apprentice", "apprentice", "apprentice"},
}

// cut returns what of the header is cut, or leaves the screen, and what stands before the board that should not.
const cut = `(() => {
	const wrong = [];
	for (const e of document.querySelectorAll("#bar h1, #progress, #progress span, #seats .seat b, #seats .pts")) {
		if (!e.checkVisibility() || e.closest(".sr")) continue;
		const r = e.getBoundingClientRect();
		const hidden = e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline";
		if (hidden || r.left < 0 || r.right > innerWidth + .5 || r.top < 0)
			wrong.push([e.className || e.tagName, e.textContent, r.left, r.right, e.scrollWidth, e.clientWidth].join(" "));
	}
	const bar = document.querySelector("#bar").getBoundingClientRect(), seats = document.querySelector("#seats").getBoundingClientRect();
	if (bar.height > 97) wrong.push("the header is " + bar.height + " high");
	if (seats.height > 53) wrong.push("the seats are " + seats.height + " high");
	if (document.querySelector("#progress").getBoundingClientRect().height > 19) wrong.push("the round takes two lines");
	const hear = document.querySelector("#hear"), stage = document.querySelector("#stage").getBoundingClientRect();
	const box = hear?.checkVisibility() && hear.getBoundingClientRect();
	if (box && box.top < stage.bottom && box.left < stage.right) wrong.push("sounds are asked about before the board");
	const over = document.documentElement.scrollWidth - innerWidth;
	if (over > 0) wrong.push("the page is " + over + " px too wide");
	return wrong.join("\n");
})()`

// stacked returns what is wrong with the layers at the bottom: own goods 36 px high right above the sheet, which ends
// with the screen.
const stacked = `(() => {
	const goods = document.querySelector("#purse").getBoundingClientRect(), sheet = document.querySelector("#decision").getBoundingClientRect();
	const last = document.querySelector("#purse .whole").getBoundingClientRect();
	if (Math.abs(goods.height - 36) > .5 || Math.abs(goods.bottom - sheet.top) > 1) return "own goods: " + [goods.top, goods.bottom, sheet.top];
	if (last.right > innerWidth || last.left < 0) return "the way to all own goods: " + [last.left, last.right];
	const since = document.querySelector("#since")?.getBoundingClientRect();
	if (since && (since.bottom > goods.top + 2 || since.bottom < 96)) return "what happened is out of sight: " + [since.top, since.bottom];
	return Math.abs(sheet.bottom - innerHeight) > 1 ? "the sheet ends at " + sheet.bottom : "";
})()`

// fingers makes the browser a phone.
func (b *tab) fingers(width, height int64) {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(width, height), chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, emulation.SetTouchEmulationEnabled,
			emulation.SetTouchEmulationEnabledParams{Enabled: true})
		return err
	}))
}

// tap touches the middle of the first element of a selector, and moves the finger that far before it leaves.
func (b *tab) tap(selector string, down float64) {
	b.t.Helper()
	at := b.comes(selector)
	touch := func(kind input.DispatchTouchEventType, y float64, points ...*input.TouchPoint) {
		b.t.Helper()
		if kind != input.DispatchTouchEventTypeTouchEnd {
			points = []*input.TouchPoint{{X: at[0], Y: y}}
		}
		b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			_, err := chromedp.Call(ctx, input.DispatchTouchEvent,
				input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
			return err
		}))
	}
	touch(input.DispatchTouchEventTypeTouchStart, at[1])
	for step := 1.0; step <= 4 && down != 0; step++ {
		touch(input.DispatchTouchEventTypeTouchMove, at[1]+down*step/4)
	}
	touch(input.DispatchTouchEventTypeTouchEnd, 0)
}

// On a phone with most players the header is whole in both languages, at the beginning and at the end, and own goods
// stand above the sheet, below what happened since the last choice.
func TestPhone(t *testing.T) {
	t.Parallel()
	for game, seats := range crowds {
		t.Run(game, func(t *testing.T) {
			h := open(t, "ENNEAD_PAUSE=0s")
			b := h.tab(1440, 900)
			b.speaks("fr")
			b.fingers(390, 844)
			path := b.sits(game, seats...)
			for turn := range 12 {
				b.wait(asked)
				if turn%4 == 0 {
					for _, width := range []int64{360, 600, 820, 390} {
						b.fingers(width, 844)
						b.open(path)
						b.wait(asked)
						if wrong := eval[string](b, cut); wrong != "" {
							t.Errorf("turn %d, %d px: %s", turn, width, wrong)
						}
						b.wait(`!document.querySelector("#since:not([style])")`) // it stands with the first frame
						if wrong := eval[string](b, stacked); wrong != "" && !(game == "pyramidion" && width >= 700) {
							t.Errorf("turn %d, %d px: %s", turn, width, wrong)
						}
					}
				}
				b.turn(b.some)
			}
			b.looked("phone-" + game)
		})
	}
}

// smallest returns the font size of the smallest name on a plate of the map, in pixels of the screen; 0 without one.
const smallest = `(() => {
	const sizes = [...document.querySelectorAll("#stage .k-name-plate + text")].map(e =>
		parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a);
	return sizes.length ? Math.min(...sizes) : 0;
})()`

// The names of the spaces in question can be read on a phone.
func TestKemetNames(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.fingers(360, 780)
	b.duel()
	named := 0
	for range 25 {
		b.wait(asked)
		if size := eval[float64](b, smallest); size > 0 {
			named++
			if size < 13 {
				t.Errorf("the name of a space is %.1f px high", size)
			}
		}
		b.turn(func() string {
			return b.liked("token l1-move", "token l2-move", "token l3-move", "troop", "land", "token")
		})
	}
	if named == 0 {
		t.Error("no space was named")
	}
}

// sheet returns the height of the sheet and of what is visible between the header and own goods.
const sheet = `(() => {
	const box = e => document.querySelector(e).getBoundingClientRect();
	return [box("#decision").height, box("#purse").top - box("#bar").bottom];
})()`

// The sheet has three heights, by tap, drag and key, and keeps them as long as the page lives; some of the board stays.
func TestSheet(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.fingers(390, 844)
	b.sits("tekhenu", "me", "apprentice", "", "")
	for n := 0; n < 60 && eval[int](b, `document.querySelector("#decision").scrollHeight`) < 540; n++ {
		b.turn(b.some)
		b.wait(asked)
	}
	high := func(name string, want float64) {
		t.Helper()
		b.wait(`document.querySelector("#grip").ariaValueNow === "%d" && Math.abs((%s)[0] - %f) < 2`,
			map[string]int{"peek": 0, "half": 1, "full": 2}[name], sheet, want)
		if got := eval[[]float64](b, sheet); got[1] < 119 {
			t.Errorf("%s: %.0f px of the board are left", name, got[1])
		}
		b.looked("sheet-" + name)
	}
	half, full := .46*844, .6*844
	high("half", half)
	b.tap("#grip", 0)
	high("full", full)
	b.tap("#grip", 0)
	high("peek", 132)
	b.tap("#grip", -250)
	high("half", half)
	b.tap("#grip", -140)
	high("full", full)
	b.tap("#grip", 60) // in that direction, though the old height is nearer
	high("half", half)
	b.focus("#grip")
	b.key(kb.ArrowDown)
	high("peek", 132)
	b.check("the sheet")
	b.turn(b.some)
	b.wait(asked)
	high("peek", 132)
	b.do(chromedp.EmulateViewport(360, 640))
	for _, now := range []string{"1", "2"} {
		b.tap("#grip", 0)
		b.wait(`document.querySelector("#grip").ariaValueNow === %q`, now)
	}
	if got := eval[[]float64](b, sheet); got[0] > .6*640+1 || got[1] < 119 { // a short decision has a lower sheet
		t.Errorf("on a small phone the sheet is %.0f px high and leaves %.0f", got[0], got[1])
	}
}

// hidden returns what is wrong with the card of a closer look, once the browser has drawn it: it hides neither the prompt
// nor the choice, and what it adds stands on a line of its own.
const hidden = `(async () => {
	for (let i = 0; i < 2; i++) await new Promise(drawn => { requestAnimationFrame(drawn); });
	const box = e => e.getBoundingClientRect();
	const look = document.querySelector("#look"), prompt = document.querySelector("#prompt"), more = look.querySelector(".more");
	const choice = document.querySelector("#choices button[value=" + JSON.stringify(look.dataset.for) + "]");
	if (box(look).height === 0) return "the card is gone";
	const above = ["#decision", "#prompt", "#look"].map(id => [id, Math.round(box(document.querySelector(id)).top)]).join(" ");
	if (box(prompt).bottom > box(look).top + 1) return "the card covers the prompt: " + above + ", it says " + look.innerText;
	if (box(prompt).top < box(document.querySelector("#grip")).top) return "the prompt is scrolled away";
	if (%t && box(choice).bottom > box(look).top + 1) return "the card covers the choice";
	return more && getComputedStyle(more).display !== "block" ? "the card runs two texts together" : "";
})()`

// The first touch of a choice shows it, the second one makes it, on the board and among the buttons; so does the
// button of the card. A mouse needs one click.
func TestTouch(t *testing.T) {
	t.Parallel()
	for game, seats := range crowds {
		t.Run(game, func(t *testing.T) {
			b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
			b.fingers(390, 844)
			sits := func() { b.sits(game, append([]string{"me", "apprentice"}, make([]string, len(seats)-2)...)...) }
			sits()
			places, lit, stays := 0, 0, false
			for turn := 0; turn < 16 || places == 0 && turn < 60; turn++ {
				b.goesOn(sits)
				if turn%4 == 3 { // full, peek and half in turn
					was := eval[string](b, `document.querySelector("#grip").ariaValueNow`)
					b.tap("#grip", 0)
					b.wait(`document.querySelector("#grip").ariaValueNow !== %q`, was)
				}
				version := float64(b.version())
				move := b.liked("token l1-move", "token l2-move", "troop", "land", "place", "die", "worker")
				at := option(move)
				if on := b.onMap(); on != "" && turn%4 < 3 {
					places++
					move, at = on, place(on)
				}
				if b.has(option(move) + "[data-aim]") { // it only shows what can be chosen together with it
					b.choose(move)
					b.wait(asked)
					b.click("#choices button[name=move]")
					continue
				}
				if b.has("#do-aim") { // it stands below all that it does, as the button of a card
					b.pressed(version, func() { b.tap(option(move), 0) })
					continue
				}
				away := at == option(move) && !stays && !b.has(place(move)) && b.has(fmt.Sprintf("[data-move=%q]", move))
				from := 0.0
				if away {
					from = b.rests()
				}
				if turn == 8 { // the sheet is lowest, and the card has more to say than there is room for
					eval[string](b, `document.querySelector(%q).title = "much more ".repeat(60)`, option(move))
					eval[bool](b, `(() => { // and so much was done before that the question stands far down
						const done = document.createElement("p");
						done.style.height = "150px";
						document.querySelector("#prompt").before(done);
						const choices = document.querySelector("#choices ol"); // so many that a board keeps its room
						while (choices && choices.children.length < 9) choices.append(choices.lastElementChild.cloneNode(true));
						for (const e of document.querySelectorAll("#decision [data-lights]")) e.removeAttribute("data-lights");
						return true;
					})()`)
				}
				b.tap(at, 0)
				b.wait(`document.querySelector("#look").dataset.for === %q`, move)
				b.wait(marked, move)
				lights := b.has(at + "[data-lights]")
				if lights {
					lit++
				}
				if at == place(move) && (places == 1 || lit == 1) { // a mouse that rests elsewhere, or on another place
					other := eval[[]float64](b, `[...document.querySelectorAll("#stage [data-move]")].filter(e => e.dataset.move !== %q)
						.map(e => e.getBoundingClientRect()).map(r => [r.x + r.width / 2, r.y + r.height / 2])
						.find(at => at[0] > 0 && at[0] < innerWidth && at[1] > 0 && at[1] < innerHeight) ?? [20, 20]`, move)
					for _, at := range [][]float64{{20, 20}, other} {
						b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0], at[1]))
						b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0]+2, at[1]+2))
						if !eval[bool](b, marked, move) || lights && !b.has(".glimpse") {
							t.Errorf("turn %d, %s: a mouse at %v takes the light away", turn, move, at)
						}
					}
				}
				if away {
					stays = true
					time.Sleep(400 * time.Millisecond) // in which it would have glided
					if to := eval[float64](b, "scrollY"); to != from {
						t.Errorf("turn %d, %s: the page leaves the board, from %.0f to %.0f", turn, move, from, to)
					}
				}
				if lights && !b.has(".glimpse") {
					t.Errorf("turn %d: the touch of %q lights nothing of what it would do", turn, move)
				}
				if wrong := awaited[string](b, fmt.Sprintf(hidden, at == option(move))); wrong != "" {
					t.Errorf("turn %d, %s: %s", turn, move, wrong)
				}
				if turn == 8 {
					b.looked("look-low-" + game)
				}
				if turn == 1 {
					b.check("a closer look")
					b.looked("look-" + game)
				}
				if turn == 2 { // whatever else changes on the page
					eval[bool](b, `(document.dispatchEvent(new Event("showing")), document.querySelector("#look").replaceChildren(),
						document.dispatchEvent(new Event("shown")), document.dispatchEvent(new Event("placed")), true)`)
					if !b.has("#look .go") {
						t.Errorf("the card of %q is gone after others have changed the page", move)
					}
				}
				if !b.has(option(move)) || b.has("#choices [aria-busy]") {
					t.Fatalf("the first touch of %q makes it", move)
				}
				if turn%3 == 2 {
					at = "#look .go"
				}
				b.pressed(version, func() { b.tap(at, 0) })
			}
			if places == 0 {
				t.Error("nothing could be touched on the board")
			}
			b.wait(asked)
			b.choose(b.some()) // a mouse
		})
	}
}

// rests waits until the page no longer scrolls, and returns how far down it is.
func (b *tab) rests() (at float64) {
	b.t.Helper()
	for was := -1.0; at != was; {
		was = at
		time.Sleep(300 * time.Millisecond) // a sheet that has risen is followed by the page
		at = eval[float64](b, "scrollY")
	}
	return at
}

// marked reports whether the place of a touched move on the board looks different from the others; true if it has
// none.
const marked = `[...document.querySelectorAll("#stage svg .may")].filter(e => e.dataset.move === %q)
	.every(e => getComputedStyle(e).filter !== "none")`

// astern returns a move whose place is in a quarter of Pharaon's board that the dial does not show, and its quarter.
const astern = `(() => {
	const stage = document.querySelector("#stage").getBoundingClientRect();
	for (const place of document.querySelectorAll("#stage [data-move]")) {
		const way = [...document.querySelectorAll("#dial [data-shows][aria-pressed=false]")]
			.find(b => document.getElementById(b.dataset.shows)?.contains(place));
		const box = place.getBoundingClientRect(), middle = [box.x + box.width / 2, box.y + box.height / 2];
		const out = middle[0] < stage.left || middle[0] > stage.right || middle[1] > stage.bottom;
		if (way && out && document.querySelector("#choices button[value=" + JSON.stringify(place.dataset.move) + "]")?.checkVisibility())
			return [place.dataset.move, way.dataset.shows];
	}
	return [];
})()`

// A monument with many sites has a choice that is taller than the lowest sheet. Whatever of it is in view shows its
// picture, and the first touch brings the card, above which the picture stays, the second one makes the choice.
func TestTouchTall(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.fingers(390, 844)
	const high = `[...document.querySelectorAll("#choices .both > button")].find(e =>
		e.offsetHeight > document.querySelector("#decision").offsetHeight)?.value ?? ""`
	tall := ""
	for seed := uint64(1); seed < 9 && tall == ""; seed++ {
		played := h.played("osiris", seed, "apprentice", "apprentice")
		_, moves, _ := strings.Cut(b.record(played), "\nmoves\n")
		at := strings.Count(moves[:max(0, strings.Index(moves, "\n1 build "))], "\n") + 1
		b.fork(played, at)
		for range 2 { // the sheet is half, then full, then lowest
			b.tap("#grip", 0)
		}
		b.wait(`document.querySelector("#grip").ariaValueNow === "0"`)
		tall = eval[string](b, high)
	}
	if tall == "" {
		t.Fatal("no choice is taller than the sheet")
	}
	for _, edge := range []string{"start", "end"} {
		const seen = `(() => {
			const e = document.querySelector(%q), pic = e.querySelector(".pic"), p = document.querySelector("#prompt");
			e.scrollIntoView({block: %q, behavior: "instant"});
			const r = pic.getBoundingClientRect();
			const at = [2, r.height / 2, r.height - 2].map(y => document.elementFromPoint(r.x + r.width / 2, r.y + y));
			return at.every(under => e.contains(under)) ? "" : [r.top, r.bottom, p.getBoundingClientRect().bottom].join(" ");
		})()`
		if hidden := eval[string](b, seen, option(tall), edge); hidden != "" {
			t.Errorf("with its %s in view, its picture is not: %s", edge, hidden)
		}
		b.looked("tall-" + edge)
	}
	version := float64(b.version())
	b.tap(option(tall), 0)
	b.wait(`document.querySelector("#look").dataset.for === %q`, tall)
	if wrong := awaited[string](b, fmt.Sprintf(hidden, true)); wrong != "" {
		t.Error(wrong)
	}
	b.looked("tall-card")
	b.pressed(version, func() { b.tap(option(tall), 0) })
}

// The first touch of a choice turns Pharaon's board to its place, and the second one, however soon, makes it: the
// question is the same as before.
func TestTouchTurns(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.fingers(390, 844)
	b.sits("pharaon", "me", "apprentice", "", "", "")
	for turned := 0; turned < 3; {
		b.wait(asked + " || " + over)
		found := eval[[]string](b, astern)
		if len(found) == 0 {
			if b.turn(b.some) == "" {
				t.Fatal("no place of a choice was out of sight")
			}
			continue
		}
		turned++
		b.tap(option(found[0]), 0)
		b.wait(`document.querySelector("#dial [data-shows="+CSS.escape(%q)+"]").ariaPressed === "true" && `+idle, found[1])
		if eval[string](b, `document.querySelector("#look").dataset.for`) != found[0] {
			t.Errorf("the card of %q is gone after the board has turned", found[0])
		}
		version := float64(b.version())
		b.pressed(version, func() { b.tap(option(found[0]), 0) })
	}
}

// A choice whose place the crop of a phone's board leaves out scrolls the page nowhere: no scrolling would show it.
func TestCroppedPlaces(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.fingers(600, 844)
	b.sits("pharaon", "me", "apprentice", "", "", "")
	for b.wait(asked + " || " + over); ; b.wait(asked + " || " + over) {
		if eval[bool](b, `(() => {
			const stage = document.querySelector("#stage").getBoundingClientRect();
			const below = r => r.top >= stage.bottom;
			const places = [...document.querySelectorAll("#stage [data-move]")];
			if (!places.some(e => below(e.getBoundingClientRect()))) return false;
			places.filter(e => !below(e.getBoundingClientRect())).forEach(e => e.removeAttribute("data-move"));
			scrollTo(0, 0);
			document.dispatchEvent(new Event("told"));
			setTimeout(() => document.body.dataset.later = scrollY, 400);
			return true;
		})()`) {
			b.wait(`document.body.dataset.later`)
			if moved := eval[string](b, `document.body.dataset.later`); moved != "0" {
				t.Errorf("the page scrolls by %s px for what the crop leaves out", moved)
			}
			return
		}
		if b.turn(b.some) == "" {
			t.Fatal("the crop left no place of a choice out")
		}
	}
}

// lessonSight returns how much of what a lesson speaks of is visible between the header and own goods, as a share of
// what fits there, and how far the page is scrolled.
const lessonSight = `(() => {
	const page = document.querySelector("#page");
	const lit = [...document.querySelectorAll("[data-lesson]")].filter(e => e.checkVisibility());
	const things = lit.length ? lit : [document.getElementById(page.dataset.look ?? "stage")];
	const top = document.querySelector("#bar").getBoundingClientRect().bottom;
	const foot = (document.querySelector("#purse") ?? document.querySelector("#decision")).getBoundingClientRect().top;
	const share = r => (Math.min(r.bottom, foot) - Math.max(r.top, top)) / Math.min(r.height, foot - top);
	return [Math.max(...things.map(e => share(e.getBoundingClientRect()))), Math.round(scrollY)];
})()`

// seesLesson checks that a phone keeps in sight what a lesson speaks of, and returns how far the page is scrolled.
func (b *tab) seesLesson() float64 {
	b.t.Helper()
	now := eval[[]float64](b, lessonSight)
	if now[0] < .5 {
		b.t.Errorf("lesson %v: %.2f of its subject is in sight, at %.0f", eval[[]int](b, lessonOf), now[0], now[1])
	}
	return now[1]
}

// On a phone a hint leaves choices in sight, with its reasons folded; and what happened, once the reader has chosen
// again, leaves the board free.
func TestRoomOnPhone(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.fingers(390, 844)
	b.sits("pharaon", "me", "apprentice", "apprentice")
	for turns := 0; !b.has("#since.old:not([open])"); turns++ {
		if turns > 60 {
			t.Fatal("nobody did anything before the last choice")
		}
		b.turn(b.some)
		b.wait(asked)
	}
	if wide := eval[float64](b, `document.querySelector("#since").getBoundingClientRect().width`); wide > 195 {
		t.Errorf("what happened covers %v px of the board", wide)
	}
	b.asksForHint()
	b.click("#ask-hint button")
	b.wait(hint)
	if b.has("#hint-why[open]") {
		t.Error("the reasons of a hint are not folded")
	}
	for _, shown := range []string{"#hint .move", "#choices .opt"} {
		b.wait(spot, shown, false)
	}
	b.looked("room")
}
