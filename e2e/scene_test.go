package e2e

import (
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// lit is the number of the row of the open scene that is lit, from 0; −1 for none. playing is true while it plays.
const (
	lit     = `[...document.querySelectorAll("[data-scene] [data-beat]")].findIndex(r => r.classList.contains("now"))`
	playing = `document.querySelector("[data-scene] .ctl.playing") !== null`
	still   = `document.querySelector("[data-scene]") && !document.querySelector("[data-scene] .todo, [data-scene] .now, #veil u")`
)

// A reader opens a scoring again from the chronicle: the sheet is complete. It plays only when asked to, goes on at
// every key and ends at Escape. Without a script the sheet is the same.
func TestSceneAgain(t *testing.T) {
	t.Parallel()
	h := open(t)
	played := h.played("tekhenu", 3, "greedy", "greedy", "greedy", "greedy")
	b := h.tab(1440, 900)
	b.prefers("reduced-motion", "no-preference")
	b.open(played + "?log=whole")
	b.wait(`document.querySelectorAll("#chronicle .again").length === 6`)
	at := eval[string](b, `[...document.querySelectorAll("#chronicle .again")].find(a => /Scoring/.test(a.textContent)).search`)
	b.open(played + at)
	b.wait(still)
	b.check("a scene")
	b.looked("scene-still")
	b.click(`[data-scene] [data-does=play]`)
	b.wait(playing + ` && document.querySelector("#veil u")`)
	b.looked("scene-playing")
	before := eval[int](b, lit)
	b.key(kb.ArrowRight)
	b.wait(lit+` > %d`, before)
	b.key(kb.Escape)
	b.wait(still)
	for _, width := range []int64{820, 390} {
		b.do(chromedp.EmulateViewport(width, 844))
		b.open(played + at)
		b.wait(still)
		b.check("a scene on a phone")
		b.looked("scene-still-phone")
	}
	eval[bool](b, watch)
	b.click(`[data-scene] [data-does=play]`)
	waits(t)
	b.wait(`window.beats.length > 4 && ` + still)
	b.uncovered()
	b.withoutScript()
	b.open(played + at)
	if !eval[bool](b, `document.querySelectorAll("[data-scene][open] [data-by]").length > 4`) {
		t.Error("without a script the sheet is not complete")
	}
}

// A scene that was told up to a choice, such as Kemet's last Night, goes on when the page brings the rest of its rows.
func TestSceneGrows(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.prefers("reduced-motion", "no-preference")
	b.open(h.played("tekhenu", 3, "greedy", "greedy"))
	b.wait(still)
	if eval[bool](b, playing) {
		t.Fatal("what has long been over is played")
	}
	eval[bool](b, `(row => (row.after(row.cloneNode(true)), document.dispatchEvent(new Event("shown"))))(
		[...document.querySelectorAll("[data-scene] [data-beat]:not(.none)")].at(-1))`)
	b.wait(playing)
	b.wait(still)
}

// A spectator sees a judgement of Maat played: the board is veiled except for what counts, beat by beat, each at most
// 2 s; then the sheet is still. The player whose decision is due has the still sheet at once.
func TestScenePlays(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=1500ms")
	played := h.played("tekhenu", 3, "greedy", "greedy", "greedy", "greedy")
	b := h.tab(1440, 900)
	b.open(played + "?log=whole")
	b.wait(`document.querySelector("#chronicle .again")`)
	maat := eval[int](b, `Number(new URL([...document.querySelectorAll("#chronicle .again")].at(-1).href).searchParams.get("at"))`)
	last := 0
	for _, at := range b.choices(played) {
		if at < maat {
			last = at
		}
	}
	path := b.fork(played, last)
	var watchers []*tab
	for _, size := range []int64{1440, 390} {
		o := h.tab(size, 844)
		o.prefers("reduced-motion", "no-preference")
		o.open(path)
		eval[bool](o, watch)
		watchers = append(watchers, o)
	}
	for !watchers[0].has("[data-scene]") {
		if b.turn(b.some) == "" {
			t.Fatal("the game is over")
		}
		b.wait(asked)
	}
	waits(t)
	for _, o := range watchers {
		o.wait(`window.beats.length > 4 && ` + still) // it has played
		o.uncovered()
		o.timed()
	}
	phone := watchers[1] // a touch puts the sheet away that has been told, unless the game has: the page is where it was
	eval[bool](phone, `document.querySelector("#prompt").dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}))`)
	phone.wait(`scrollY === 0`)
	if b.has("#decision.active") && b.has("[data-scene] .ctl.playing") {
		t.Error("a scene plays while a decision is due")
	}
}

// On a phone a scene is told before what the reader is asked after it: the sheet with the question is away until a touch,
// which does no more than to end the scene. Kemet's Night is such a scene.
func TestSceneBeforeTheQuestion(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	played := h.played("kemet", 3, "greedy", "greedy")
	b := h.tab(1440, 900)
	b.open(played + "?log=whole")
	b.wait(`document.querySelector("#chronicle .again")`)
	night := eval[int](b, `Number(new URL([...document.querySelectorAll("#chronicle .again")]
		.findLast(a => /Night/.test(a.textContent)).href).searchParams.get("at"))`)
	before := slices.DeleteFunc(b.choices(played), func(at int) bool { return at >= night })
	b.fork(played, before[max(0, len(before)-8)])
	b.fingers(390, 844)
	b.prefers("reduced-motion", "no-preference")
	const tells = `/Night/.test(document.querySelector("[data-scene].played h2")?.textContent)`
	const told = `!!(` + tells + ` && ` + asked + ")"
	for n := 0; !eval[bool](b, told); n++ {
		if eval[bool](b, tells) { // the question comes a little later
			b.wait(told)
			break
		}
		if b.has("[data-scene].played") {
			b.key(kb.Escape)
		}
		b.wait(asked + " || " + over)
		move := b.some()
		if n > 40 || move == "" {
			t.Fatal("the Night is not told before the next question")
		}
		b.pressed(float64(b.version()), func() { // whether or not a scene begins just now
			eval[bool](b, `(document.querySelector(%q)?.click(), true)`, option(move))
		})
		time.Sleep(200 * time.Millisecond) // a scene begins soon
	}
	const away = `document.querySelector("#dock").getBoundingClientRect().top >= innerHeight - 1`
	b.wait(playing + " && " + away)
	b.looked("scene-before-the-question")
	version := b.version()
	b.tap("[data-scene].played tbody", 0)
	b.wait(still + ` && !(` + away + `)`)
	b.looked("scene-after-a-touch")
	if b.has("#look .go") || b.version() != version {
		t.Error("the touch that ends a scene chooses something")
	}
	b.tap("#grip", 0) // the next touch counts again
	b.wait(`document.querySelector("#grip").ariaValueNow === "2"`)
}

// On a phone what a row of a scene is about stands between the header and the scene, with its figures. A combat of Kemet
// is about a space of the map.
func TestSceneShowsItsPlace(t *testing.T) {
	t.Parallel()
	h := open(t)
	played := h.played("kemet", 5, "greedy", "greedy", "greedy")
	b := h.tab(390, 844)
	b.open(played + "?log=whole")
	fights := eval[[]string](b, `[...document.querySelectorAll("#chronicle .again")]
		.filter(a => /Combat/.test(a.textContent)).map(a => a.search + a.hash)`)
	if len(fights) < 2 {
		t.Fatalf("there are %d combats", len(fights))
	}
	b.fingers(390, 844)
	b.prefers("reduced-motion", "no-preference")
	for _, fight := range []string{fights[0], fights[len(fights)-1]} {
		b.open(played + fight)
		b.wait(still)
		b.click(`[data-scene][open] [data-does=play]`)
		b.wait(playing + ` && document.querySelector("[data-scene].played .now[data-place]")`)
		b.looked("scene-at-its-place")
		hidden := eval[string](b, `(() => {
			const box = what => document.querySelector(what).getBoundingClientRect();
			const scene = document.querySelector("[data-scene].played");
			const place = box("#" + (scene.querySelector(".now[data-place]") ?? scene.querySelector("[data-place]")).dataset.place);
			const [head, foot] = [box("#bar").bottom, scene.getBoundingClientRect().top];
			return place.top >= head && place.bottom <= foot ? "" : [place.top, place.bottom, head, foot].join(" ");
		})()`)
		if hidden != "" {
			t.Errorf("%s: the space (top, bottom) lies behind the header or the scene (bottom, top): %s", fight, hidden)
		}
	}
}

// watch notes which row is lit, and since when, and where the header covers the place of a row.
const watch = `(window.beats = [], window.covered = [], new MutationObserver(() => {
	const place = document.querySelector("#veil u i")?.getBoundingClientRect();
	const bar = document.querySelector("#bar").getBoundingClientRect();
	if (place && place.top < bar.bottom - 4) window.covered.push(
		["beat", ` + lit + `, "from", place.top, "to", place.bottom, "below", bar.bottom, "scrolled", scrollY].join(" "));
	const at = ` + lit + `;
	if (at !== window.beats.at(-1)?.[0]) window.beats.push([at, performance.now()]);
}).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ["class"]}), true)`

// uncovered checks that the header has covered no place of a beat.
func (b *tab) uncovered() {
	b.t.Helper()
	for _, place := range eval[[]string](b, `window.covered`) {
		b.t.Errorf("the header covers the place of a beat: %s", place)
	}
}

// timed checks how long beats took, with some time for a busy machine.
func (b *tab) timed() {
	b.t.Helper()
	beats := eval[[][]float64](b, `window.beats`)
	var each []int
	first, last := 0.0, 0.0
	for i, at := range beats {
		if at[0] < 0 && first > 0 {
			break // the scene is over; another may have begun
		}
		if at[0] < 0 || i+1 == len(beats) {
			continue
		}
		if first == 0 {
			first = at[1]
		}
		last = beats[i+1][1]
		each = append(each, int(last-at[1]))
	}
	b.t.Logf("beats of %v ms, %d in all", each, int(last-first))
	if len(each) < 3 || slices.Max(each) > 4000 || last-first > 20_000 {
		b.t.Errorf("beats of %v ms", each)
	}
}

// The end of a game is a scene too: the score pad fills row by row, and the points in the header count up. It plays
// when the game ends before the reader's eyes, not when a finished game is opened.
func TestSceneOfTheEnd(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	played := h.played("tekhenu", 3, "greedy", "greedy", "greedy")
	b := h.tab(1440, 900)
	moments := b.choices(played)
	b.prefers("reduced-motion", "no-preference")
	b.open(played)
	b.wait(`document.querySelector("#sheet .verdict")`)
	if eval[bool](b, playing) {
		t.Error("a finished game plays its end again")
	}
	b.fork(played, moments[len(moments)-1])
	eval[bool](b, watch)
	b.finish(b.some)
	b.wait(playing)
	if !eval[bool](b, `Number(document.querySelector("#seat-1 .pts span").textContent) < Number(document.querySelector('#sheet [data-sum="1"]').dataset.text)`) {
		t.Error("the points in the header do not count up")
	}
	const winner = `/win|share/.test(document.querySelector("#prompt").textContent)`
	if b.has("#sheet .todo") && eval[bool](b, winner+` && document.querySelector("#prompt").textContent !== "Who wins?"`) {
		t.Error("the page names the winner before the score pad is told")
	}
	if eval[bool](b, `document.documentElement.classList.contains("ending") && getComputedStyle(document.querySelector("#seat-1 i")).visibility !== "hidden"`) {
		t.Error("the header ranks the players before the score pad is told")
	}
	b.looked("scene-end")
	waits(t)
	b.wait(still)
	b.timed()
	b.wait(winner + ` && !document.documentElement.classList.contains("ending")`)
	if !eval[bool](b, `[...document.querySelectorAll("#sheet [data-sum]")].every(c => c.querySelector("[aria-hidden]").textContent === c.dataset.text)`) {
		t.Error("the sums are not what they were")
	}
	b.check("the end of a game")
	b.looked("scene-ended")
	b.do(chromedp.EmulateViewport(390, 844))
	b.click("#sheet [data-does=play]")
	b.wait(playing)
	if below := eval[float64](b, `document.querySelector("#sheet").getBoundingClientRect().bottom - document.querySelector("#sheet .told-by").getBoundingClientRect().bottom`); below > 4 {
		t.Errorf("rows of the score pad show in %.0f px below what tells them", below)
	}
	b.looked("scene-end-390")
	b.wait(still)
	if end := eval[string](b, closing); end != "" {
		t.Error(end)
	}
	b.looked("scene-ended-390")
}

// closing returns what is wrong with a score pad that stays over a phone's page after it has played: its last line is
// in sight, and its button closes rather than skips.
const closing = `(() => {
	const pad = document.querySelector("#sheet"), rows = pad.querySelectorAll("tr");
	const row = rows[rows.length - 1].getBoundingClientRect(), told = pad.querySelector(".told-by").getBoundingClientRect();
	const says = pad.querySelector("[data-does=skip]").firstChild.textContent;
	if (row.bottom > told.top + 1) return "the last line is hidden";
	return says === document.querySelector("#look").dataset.close ? "" : "the button says " + says;
})()`

// The lots of the last season of Osiris have frames on the board, and the sheet names a monument that is missing.
func TestSceneOfLots(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.prefers("reduced-motion", "no-preference")
	played := ""
	for seed := uint64(5); !b.has("#veil .frame"); seed++ { // not everybody completes lots
		if seed == 15 {
			t.Fatal("no lots have frames")
		}
		played = h.played("osiris", seed, "greedy", "greedy", "greedy")
		b.open(played + "?log=whole")
		b.wait(`document.querySelectorAll("#chronicle .again").length === 4`)
		b.looked("scene-chronicle")
		b.click("#chronicle .again")
		b.wait(`document.querySelector("#page[data-at]") && ` + still)
		b.click(`[data-scene] [data-does=next]`) // from the complete sheet there is no next beat
		b.wait(still)
		for beat := eval[int](b, `document.querySelectorAll("[data-scene] [data-beat]").length`) - 1; beat >= 0; beat-- {
			b.click(`[data-scene] [data-does=back]`)
			b.wait(lit+" === %d", beat)
		}
	}
	b.looked("scene-lots")
	at := eval[string](b, `location.search`)
	b.speaks("fr")
	b.do(chromedp.EmulateViewport(390, 844))
	b.open(played + at)
	b.wait(still)
	b.looked("scene-lots-fr")
	b.check("the lots")
}

// strayed is how far the light in the veil is from the place of the beat, in pixels.
const strayed = `(() => {
	const lit = document.querySelector("#veil u i").getBoundingClientRect();
	const place = document.getElementById(document.querySelector("[data-scene] .now").dataset.place).getBoundingClientRect();
	return Math.max(Math.abs(lit.left + 3 - place.left), Math.abs(lit.top + 3 - place.top),
		Math.abs(lit.width - 6 - place.width), Math.abs(lit.height - 6 - place.height));
})()`

// The board changes after the rest of the page, and what stands beside it can be scrolled: the veil of a scene leaves free
// the place of its beat where that is then.
func TestVeilFollowsTheBoard(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.prefers("reduced-motion", "no-preference")
	played := h.played("tekhenu", 3, "greedy", "greedy")
	b.open(played + "?log=whole")
	b.wait(`document.querySelector("#chronicle .again")`)
	b.click("#chronicle .again")
	b.wait(`document.querySelector("#page[data-at]") && ` + still)
	const now = `document.querySelector("[data-scene] .now:not(.none)")`
	back := func(where string) {
		t.Helper()
		for n := 0; !eval[bool](b, `!!document.getElementById(`+now+`?.dataset.place)?.closest(%q)`, where); n++ {
			if n > 20 {
				t.Fatalf("no beat of the scene has a place in %s", where)
			}
			b.click(`[data-scene] [data-does=back]`)
		}
		b.wait(`document.querySelector("#veil u") && ` + strayed + ` <= 1.5`)
	}
	back("#rail")
	if by := eval[float64](b, `(rail => {
		const was = rail.scrollTop;
		rail.scrollBy({top: 60, behavior: "instant"});
		return rail.scrollTop - was;
	})(document.querySelector("#rail"))`); by < 20 {
		t.Fatalf("what stands beside the board scrolls by %.0f px only", by)
	}
	b.wait(strayed + ` <= 1.5`)
	const column = `document.querySelector("#rail").getBoundingClientRect()`
	eval[bool](b, `(document.querySelector("#rail").scrollTo({top: 1e6, behavior: "instant"}), true)`)
	b.wait(`(dark => dark.height === 0 || dark.top >= ` + column + `.top && dark.bottom <= ` + column + `.bottom)(
		document.querySelector("#veil u").getBoundingClientRect())`) // nothing of it lies over the header
	eval[bool](b, `(document.querySelector("#rail").scrollTo({top: 0, behavior: "instant"}), true)`)
	back("#stage")
	eval[bool](b, `(document.getElementById(`+now+`.dataset.place).style.translate = "60px 40px", true)`)
	if off := eval[float64](b, strayed); off < 20 {
		t.Fatalf("the place of the beat has moved by %.0f px only", off)
	}
	eval[bool](b, `document.dispatchEvent(new Event("placed"))`)
	b.wait(strayed + ` <= 1.5`)
}
