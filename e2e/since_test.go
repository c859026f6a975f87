package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// acted is true when the others have acted since the reader's last choice, and something they did has a place.
const acted = `document.querySelector("#since .acted a[data-place]") && ` + asked

// A player reads what the others did: each line has its number on the board, lights its place and leads to the board
// after it; the first choice folds the list.
func TestSinceYourLastChoice(t *testing.T) {
	t.Parallel()
	b := open(t).tab(1440, 900)
	path := b.sits("pharaon", "me", "apprentice", "apprentice", "", "")
	for n := 0; !eval[bool](b, "!!("+acted+")") || !b.has("#since[open]"); n++ {
		if n > 60 || b.turn(b.some) == "" {
			t.Fatal("the others never did anything with a place")
		}
		b.wait(asked + " || " + over)
	}
	b.looked("since-1440")
	b.check("what happened since the last choice")
	b.wait(`document.querySelector("#pins b")`)
	b.key("s")
	b.wait(`document.activeElement.closest("#since .acted")`)
	b.wait(`document.querySelector("#pins i") || !document.activeElement.dataset.place`)
	b.key(kb.ArrowDown)
	b.wait(`document.activeElement.closest("#since .acted")`)
	b.click("#since .acted a")
	b.wait(`document.querySelector("#page[data-at]") && document.querySelector('#since [aria-current="step"]')`)
	b.looked("since-replay")
	b.key(kb.Escape)
	b.wait(`!document.querySelector("#page[data-at]") && ` + asked)

	b.prefers("reduced-motion", "no-preference")
	b.click("#play-since") // plays by itself
	b.wait(`document.querySelector('#tape-play[aria-pressed="true"]')`)
	b.wait(`document.querySelector("#tape-back")`)
	b.key(" ")
	b.wait(`document.querySelector('#tape-play[aria-pressed="false"]') && document.querySelector("#tape-back")`)
	b.check("what happened as a series")
	b.looked("since-tape")
	for b.has("#tape-back") {
		at := eval[string](b, "location.search")
		b.key(kb.ArrowLeft)
		b.wait(`location.search != %q && document.querySelector("#page").dataset.at == location.search.slice(4)`, at)
	}
	b.wait(`!document.querySelector("#pins b")`) // the board before all of it
	for b.has("#tape-next") {
		at := eval[string](b, "location.search")
		b.key(kb.ArrowRight)
		b.wait(`location.search != %q && document.querySelector("#page").dataset.at == location.search.slice(4)`, at)
		b.wait(`document.querySelector('#since [aria-current="step"]')`)
	}
	b.key(kb.Escape)
	b.wait(`!document.querySelector("#page[data-at]") && ` + asked)

	b.do(chromedp.EmulateViewport(390, 844))
	b.open(path)
	b.wait(`document.querySelector("#since[style]:not([open]) .worst") && ` + asked) // it stands with the first frame
	b.looked("since-390")
	b.click("#since > summary")
	b.wait(`document.querySelector("#since[open] .acted")`)
	b.check("what happened since the last choice, on a phone")
	b.click("#play-since")
	b.wait(`document.querySelector("#tape-back")`)
	b.check("what happened as a series, on a phone")
	b.looked("since-tape-390")
	b.do(chromedp.EmulateViewport(1440, 900))
	b.open(path)
	b.wait(asked)
	const leads = `(document.querySelector("#since[open] .acted a")?.search ?? "")` // the first line, if the list is open
	first := eval[string](b, leads)
	// It is folded, or about what the others have done since. A choice that tells nothing yet leaves it open, such as to
	// use a noble before it is said for what.
	folded := `!document.querySelector("#since[open]") || ` + leads + ` && ` + leads + ` !== %q || !` + asked
	for n := 0; n == 0 || !eval[bool](b, "!!("+folded+")", first); n++ {
		if n > 12 || b.turn(b.some) == "" {
			t.Fatal("the list of what happened stays open")
		}
		b.wait(asked + " || " + over)
	}
}

// A player reads which figures are reconstructed, sees where they are on the table, and finds the same beside the
// rules.
func TestReconstructedFigures(t *testing.T) {
	t.Parallel()
	b := open(t).tab(1440, 900)
	b.sits("tekhenu", "me", "apprentice", "", "")
	b.click("#designed > summary")
	b.wait(`[...document.querySelectorAll("#pins b")].filter(pin => pin.textContent === "◇").length > 3`)
	eval[bool](b, `(document.querySelector("#designed [data-place]").focus(), true)`)
	b.wait(`document.querySelector("#pins i")`)
	b.check("figures that are reconstructed, at the table")
	b.looked("designed")
	b.click("#designed li a") // the reason, beside the rules
	b.wait(`location.pathname === "/rules/tekhenu" && location.hash.startsWith("#designed-")`)
	b.wait(`document.querySelector("#TEK-9\\.8 .ours") && document.querySelector("#designed-cells a.rule")`)
	b.check("figures that are reconstructed, beside the rules")
	b.looked("designed-rules")
}

// What happened at no place of the board has its number at what that player has, beside the board. No number covers
// another, wherever they are.
func TestPinsBesideTheBoard(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(2560, 1440)
	b.sits("kemet", "me", "apprentice", "apprentice", "", "")
	const beside = `[...document.querySelectorAll('#since[open] .acted [data-place^="player-"]')].some(line => {
		const panel = document.getElementById(line.dataset.place).getBoundingClientRect();
		return [...document.querySelectorAll("#pins b")].some(pin => {
			const at = pin.getBoundingClientRect();
			return at.left < panel.left + 40 && at.right > panel.left && at.top < panel.top + 40 && at.bottom > panel.top;
		});
	})`
	for n := 0; !eval[bool](b, `!!document.querySelector('#since[open] .acted [data-place^="player-"]')`); n++ {
		if n > 80 || b.turn(b.some) == "" {
			t.Fatal("the others never did anything beside the board")
		}
		b.wait(asked + " || " + over)
		eval[bool](b, `(%s, true)`, unfolded)
		if wrong := eval[string](b, crossed); wrong != "" {
			t.Errorf("of different places %s cover each other", wrong)
		}
	}
	eval[bool](b, `(document.getElementById(document.querySelector('#since[open] .acted [data-place^="player-"]').dataset.place)
		.scrollIntoView(), true)`)
	b.wait(beside)
	b.looked("since-panel")
}

// unfolded opens the whole list of what the others did, and has its pins placed.
const unfolded = `(document.querySelectorAll("#since, #since .sum").forEach(all => { all.open = true; }), dispatchEvent(new Event("resize")))`

// crossed names the pins that cover each other.
const crossed = `(() => {
	const pins = [...document.querySelectorAll("#pins b")].map(pin => [pin.textContent, pin.getBoundingClientRect()]);
	const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
	return pins.flatMap(([n, a], i) => pins.slice(0, i).filter(([, b]) => shared(a, b) > 1).map(([m]) => m + " and " + n)).join(", ");
})()`

// ungated names the lines about places with a gate whose pin is not there, or in the row that begins there.
const ungated = `[...document.querySelectorAll("#since .acted [data-place]")].filter(line => {
	const gate = document.getElementById(line.dataset.place)?.querySelector("[data-pin]")?.getBoundingClientRect();
	const row = 22 * document.querySelectorAll('#since .acted [data-place="' + line.dataset.place + '"]').length;
	return gate && ![...document.querySelectorAll("#pins b")].some(pin => {
		const at = pin.getBoundingClientRect();
		return pin.textContent === line.querySelector(".n").textContent && at.right > gate.left && at.left < gate.right + row &&
			at.bottom > gate.top && at.top < gate.bottom;
	});
}).map(line => line.textContent).join(", ")`

// The pins of Pharaon's quarters stand at their gates, and those of one place beside each other: none covers another.
func TestPinsApart(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	played := h.played("pharaon", 3, "greedy", "greedy", "greedy", "greedy")
	moments := b.choices(played)
	b.fork(played, moments[len(moments)/2])
	const gates = `document.querySelectorAll('#since .acted [data-place^="quarter-"]').length`
	for n := 0; eval[int](b, gates) == 0 || !b.has("#since .acted li + li"); n++ {
		if n > 40 || b.turn(b.some) == "" {
			t.Fatal("the others did nothing in a quarter")
		}
		b.wait(asked + " || " + over)
	}
	eval[bool](b, unfolded)
	if wrong := eval[string](b, ungated); wrong != "" {
		t.Errorf("no pin is at the gate for %s", wrong)
	}
	b.looked("since-gates")
	eval[bool](b, `(() => { // as if all of it had happened in one quarter
		const {place} = document.querySelector('#since [data-place^="quarter-"]').dataset;
		document.querySelectorAll("#since .acted a").forEach(line => { line.dataset.place = place; });
		return true;
	})()`)
	eval[bool](b, unfolded)
	lines, pins := eval[int](b, gates), eval[int](b, `document.querySelectorAll("#pins b").length`)
	if wrong := eval[string](b, crossed); wrong != "" || pins != lines || pins < 2 {
		t.Errorf("of %d lines about one place %d have pins, %s cover each other", lines, pins, wrong)
	}
	b.looked("since-row")
}
