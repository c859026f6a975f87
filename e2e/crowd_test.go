package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// squeezed returns what of the header is cut or covers something else on a wide screen.
const squeezed = `(() => {
	const wrong = [], box = e => e.getBoundingClientRect();
	const row = [...document.querySelectorAll("#bar h1, #progress, #seats .seat, #nav")];
	for (const [i, e] of row.entries())
		for (const other of row.slice(0, i)) {
			const [a, b] = [box(e), box(other)];
			if (a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1)
				wrong.push(e.textContent + " covers " + other.textContent);
		}
	for (const e of row.slice(0, 2))
		if (e.scrollWidth > e.clientWidth + 1) wrong.push("wider than its place: " + e.textContent);
	for (const e of document.querySelectorAll("#seats .seat i"))
		if (e.checkVisibility() && e.scrollHeight > e.clientHeight + 2) wrong.push("cut: " + e.textContent);
	return wrong.join("\n");
})()`

// longest gives a seat the longest state that there is.
const longest = `document.querySelector("#seats .seat:not(.mine) i").textContent = "withdrew as no. 1"`

// unseen counts the city cards in a hand of nine that need scrolling, though nine are more than most hands have.
const unseen = `(() => {
	const hand = document.querySelector("#hand"), cards = hand.querySelector(".os-cards");
	while (cards.children.length < 9) cards.append(cards.firstElementChild.cloneNode(true));
	cards.classList.add("os-many", "os-full");
	return hand.scrollHeight - hand.clientHeight;
})()`

// With five players and the longest title the header is whole on wide screens, and a full hand is in sight. On a phone
// the drawer of negotiation leaves own goods free.
func TestCrowd(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.speaks("fr")
	path := b.sits("osiris", crowds["osiris"]...)
	b.wait(asked)
	if over := eval[int](b, unseen); over > 0 {
		t.Errorf("%d px of the hand need scrolling", over)
	}
	for range 5 {
		b.turn(b.some)
	}
	for _, width := range []int64{1200, 1350, 1440, 1920, 2560} {
		b.do(chromedp.EmulateViewport(width, 1000))
		b.open(path)
		b.wait(asked)
		eval[any](b, longest)
		if wrong := eval[string](b, squeezed); wrong != "" {
			t.Errorf("%d px: %s", width, wrong)
		}
	}
	b.fingers(390, 844)
	b.open(path)
	b.wait(asked)
	eval[any](b, `document.querySelector("#to-drawer").click()`)
	b.wait(`document.querySelector("#drawer").open`)
	const free = `document.querySelector("#purse").getBoundingClientRect().top -
		document.querySelector("#drawer").getBoundingClientRect().bottom`
	if room := eval[float64](b, free); room < -1 {
		t.Errorf("the drawer covers %v px of own goods", -room)
	}
}

// With four players, points of three digits and a long line about the round the header is whole on small windows.
func TestFourOnATablet(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.speaks("fr")
	path := h.played("tekhenu", 3, "greedy", "greedy", "greedy", "greedy")
	for _, width := range []int64{880, 1024, 1180, 1280, 1440} {
		b.do(chromedp.EmulateViewport(width, 800))
		b.open(path + "?at=150")
		eval[any](b, `document.querySelectorAll("#seats .pts :first-child").forEach(p => p.textContent = "104")`)
		if wrong := eval[string](b, squeezed); wrong != "" {
			t.Errorf("%d px: %s", width, wrong)
		}
	}
}

// outOfSight says what of the head and of the first rows of a scene beside a decision is below the fold, or, at its end,
// of the last row and of its controls. These cover no row.
const outOfSight = `(end => {
	const box = e => e.getBoundingClientRect(), rail = document.querySelector("#rail"), scene = document.querySelector(".scene[open]");
	if (end) rail.scrollTop += box(scene).bottom - box(rail).bottom;
	const fold = box(rail).bottom, rows = [...scene.querySelectorAll("tbody tr")], told = scene.querySelector(".told-by");
	if (rows.some(r => box(r).bottom > box(told).top + 1)) return "controls cover a row";
	const seen = end ? [rows.at(-1), told] : [scene.querySelector("h2"), ...rows.slice(0, 3)];
	return seen.filter(e => box(e).bottom > fold + 1).map(e => e.textContent + " ends at " + box(e).bottom).join("; ");
})(%t)`

// What was decided at a site is in sight beside the decision on a screen of a laptop, and all the rest once one scrolls.
func TestResolutionInSight(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.sits("pyramidion", "me", "apprentice", "", "")
	for turns := 0; !b.has(".scene[open] .told-by"); turns++ {
		if turns > 40 {
			t.Fatal("no site was resolved")
		}
		b.turn(b.some)
	}
	for _, end := range []bool{false, true} {
		if below := eval[string](b, outOfSight, end); below != "" {
			t.Errorf("at its end %t: %s", end, below)
		}
	}
	eval[bool](b, `(() => { // as if there were much to choose
		const all = document.querySelector("#choices li").parentElement;
		while (all.children.length < 16) all.append(all.firstElementChild.cloneNode(true));
		document.querySelector("#rail").scrollTop = 0;
		return true;
	})()`)
	if below := eval[string](b, outOfSight, false); below != "" {
		t.Errorf("with much to choose: %s", below)
	}
	b.looked("resolution-beside-much")
}

// A table opens with its board in sight on a tablet, although the cards to choose from lie far below it.
func TestOpensAtTheBoard(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	path := b.sits("tekhenu", "me", "apprentice", "apprentice", "apprentice")
	const below = `!document.querySelector("#stage [data-move]") && document.querySelector(".area [data-move]")`
	for turns := 0; !eval[bool](b, "Boolean("+below+")"); turns++ {
		if turns > 60 {
			t.Fatal("no choice of cards alone")
		}
		b.turn(b.some)
	}
	b.fingers(820, 1100)
	b.open(path)
	b.wait(asked)
	time.Sleep(time.Second) // for a page that glides away
	if top := eval[float64](b, `document.querySelector("#stage").getBoundingClientRect().top`); top < 0 {
		t.Errorf("the board begins at %v", top)
	}
}

// covered returns what the controls of a score pad cover, or, at its end, what of its last line is not in sight.
const covered = `(end => {
	const told = document.querySelector("#sheet .told-by").getBoundingClientRect();
	const rows = [...document.querySelectorAll("#sheet tr")].map(e => e.getBoundingClientRect());
	const under = rows.filter(r => r.bottom > told.top + 1 && r.top < told.bottom - 1).length;
	const foot = document.querySelector("#rail").getBoundingClientRect().bottom, last = rows[rows.length - 1].bottom;
	if (under) return under + " lines are covered";
	return end && Math.max(last, told.bottom) > foot + 1 ? "it ends at " + [last, told.bottom] + ", in view is " + foot : "";
})(%t)`

// The controls of a score pad cover none of its lines on the screen of a laptop, and once it has been told, its last line
// is in sight, and so is who has won, above it.
func TestScorePadInSight(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	for _, of := range []struct {
		game  string
		seats []string
		fits  bool // there is room for both
	}{
		{"tekhenu", []string{"greedy", "greedy", "greedy", "greedy"}, false},
		{"pharaon", []string{"greedy", "greedy", "greedy"}, true},
	} {
		b := h.tab(1440, 900)
		played := h.played(of.game, 3, of.seats...)
		moments := b.choices(played)
		b.fork(played, moments[len(moments)-1])
		b.finish(b.passing)
		if wrong := eval[string](b, covered, false); wrong != "" {
			t.Errorf("%s: %s", of.game, wrong)
		}
		b.prefers("reduced-motion", "no-preference")
		b.click("#sheet [data-does=play]")
		b.wait(playing)
		b.wait(still)
		if wrong := eval[string](b, covered, true); wrong != "" {
			t.Errorf("%s, once it has been told: %s", of.game, wrong)
		}
		const won = `document.querySelector("#prompt").getBoundingClientRect().top >=
			document.querySelector("#rail").getBoundingClientRect().top`
		if of.fits && !eval[bool](b, won) {
			t.Errorf("%s: who has won is out of sight", of.game)
		}
		b.looked("score-pad-" + of.game)
	}
}
