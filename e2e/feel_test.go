package e2e

import (
	"net/http"
	"testing"
)

// A table asks once whether it may be heard; then it sounds when something happens.
func TestSounds(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=10ms")
	b := h.tab(1440, 900)
	b.open("/")
	if b.has("html[data-sound]") {
		t.Error("there are sounds before anybody was asked")
	}
	b.begin("bots")
	b.wait(`document.querySelector("#hear")?.checkVisibility()`)
	const listen = `((window.heard = []), document.addEventListener("sounded", e => heard.push(e.detail)), true)`
	eval[bool](b, listen)
	b.turn(b.some)
	if heard := eval[[]string](b, `heard`); len(heard) > 0 {
		t.Errorf("nobody wanted to hear %v", heard)
	}
	b.click("#hear button[value=soft]")
	b.wait(`!document.querySelector("#hear") && heard.includes("turn")`)
	eval[bool](b, `((heard.length = 0), true)`)
	for turns := 0; !eval[bool](b, `heard.includes("turn") && heard.includes("piece")`); turns++ {
		if turns == 60 {
			t.Fatalf("of a game one hears only %v", eval[[]string](b, `heard`))
		}
		b.turn(b.some)
	}
	b.open(eval[string](b, "location.pathname"))
	b.wait(`document.documentElement.dataset.sound === "soft" && !document.querySelector("#hear")`)
	b.click("#settings summary")
	b.wait(`document.querySelector("#settings [name=sound][value=soft][aria-pressed=true]")`)
	eval[bool](b, listen)
	b.click("#settings button[value=off]")
	b.wait(`document.querySelector("#settings [name=sound][value=off][aria-pressed=true]")`)
	b.key("\x1b")
	for range 4 {
		b.turn(b.some)
	}
	if heard := eval[[]string](b, `heard`); len(heard) > 0 {
		t.Errorf("sounds are off, but one hears %v", heard)
	}
}

// The tab says at how many tables it is the reader's turn.
func TestTabCounts(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	const icon = `document.querySelector("link[rel=icon]").getAttribute("href")`
	plain := eval[string](b, icon)
	b.begin("solo")
	b.wait(`document.title.startsWith("(1) ") && ` + icon + ` === "/icon/1.svg"`)
	b.begin("solo")
	b.wait(`document.title.startsWith("(2) ")`)
	answer, err := http.Get(h.url + "/icon/2.svg")
	must(t, err)
	must(t, answer.Body.Close())
	if kind := answer.Header.Get("Content-Type"); answer.StatusCode != http.StatusOK || kind != "image/svg+xml" {
		t.Errorf("the icon is %d, %s", answer.StatusCode, kind)
	}
	b.open("/")
	b.wait(`document.title.startsWith("(2) ")`)
	other := h.tab(390, 844)
	other.wait(`document.readyState === "complete"`)
	if title := eval[string](other, "document.title"); title[0] == '(' || eval[string](other, icon) != plain {
		t.Errorf("somebody without a table has the title %q", title)
	}
}

// What moves is seen to move, on transform, translate or opacity only and for less than half a second; nothing moves
// for those who want it still.
func TestMotion(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=10ms")
	b := h.tab(1440, 900)
	b.prefers("reduced-motion", "no-preference")
	b.begin("bots")
	b.wait(`document.querySelector("#choices button")`)
	eval[bool](b, `((window.moves = []), document.addEventListener("shown", () => requestAnimationFrame(() => {
		for (const a of document.querySelector("#stage").getAnimations({subtree: true})) {
			if (a.animationName) continue;
			const what = a.transitionProperty ?? Object.keys(a.effect.getKeyframes()[0]).find(k => ["translate", "opacity", "transform"].includes(k));
			moves.push([what ?? "?", a.effect.getTiming().duration]);
		}
	})), true)`)
	for n := 0; eval[int](b, `moves.length`) == 0; n++ {
		if n == 80 || b.turn(b.some) == "" {
			t.Fatal("nothing ever moved")
		}
	}
	if odd := eval[string](b, `JSON.stringify(moves.filter(([what, ms]) => !/^(transform|translate|opacity)$/.test(what) || ms > 500))`); odd != "[]" {
		t.Errorf("these move in another way: %s", odd)
	}
	b.prefers("reduced-motion", "reduce")
	eval[bool](b, `((moves.length = 0), true)`)
	for range 6 {
		b.turn(b.some)
	}
	if n := eval[int](b, `moves.length`); n > 0 {
		t.Errorf("%d things move although the reader wants them still", n)
	}
}
