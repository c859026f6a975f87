package e2e

import (
	"os"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// pair opens a table for two people in two browsers, and begins the game.
func (h *house) pair() (ann, bek *tab, path string) {
	h.t.Helper()
	ann, bek = h.tab(1440, 900), h.tab(390, 844)
	ann.open("/")
	ann.click("button[name=quick][value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	bek.open(eval[string](ann, `new URL(document.querySelector("#who-2 .copy input, #inviting .copy input").value).pathname`))
	bek.typed(`input[name="name"]`, "Bek")
	bek.click("main form button")
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#ready")`)
		b.click("#ready button")
		b.wait(`!document.querySelector("#ready")`)
	}
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table")`)
	}
	return ann, bek, eval[string](ann, "location.pathname")
}

// typed writes into a field.
func (b *tab) typed(field, text string) {
	b.t.Helper()
	eval[bool](b, `(document.querySelector(%q).value = %q, true)`, field, text)
}

// looked takes screenshots in both themes, if pictures are wanted.
func (b *tab) looked(name string) {
	if os.Getenv("ENNEAD_SHOTS") == "" {
		return
	}
	for _, theme := range []string{"dark", "light"} {
		b.scheme(theme)
		b.shoot(name + "-" + theme)
	}
}

// made makes a link of the reader's seat with the button of that label, and returns its path.
func (b *tab) made(use string) string {
	b.t.Helper()
	eval[bool](b, `(document.querySelector("#places").open = true)`)
	before := eval[string](b, `document.querySelector("#places .copy input")?.value ?? ""`)
	b.click(`#places button[value="` + use + `"]`)
	b.wait(
		`document.querySelector("#places .copy input") && document.querySelector("#places .copy input").value !== %q`,
		before)
	return eval[string](b, `new URL(document.querySelector("#places .copy input").value).pathname`)
}

// A seat is handed over during a game, and taken to a second device: everybody's page shows the first by itself,
// nobody's the second, and each link works once.
func TestSeatsChangeHands(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek, path := h.pair()
	for moves := 0; moves < 3; {
		now, other := ann, bek
		if !ann.has("#choices button") {
			now, other = bek, ann
		}
		version := other.version()
		if now.turn(now.passing) == "" {
			continue
		}
		other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
		moves++
	}
	link := ann.made("hand over")
	ann.looked("seats-link")
	cem := h.tab(1440, 900)
	cem.fine = []string{"status of 410"}
	cem.open(link)
	cem.wait(`document.querySelector("main form").action.endsWith("/claim")`)
	cem.looked("seats-invitation")
	cem.check("the page of a link that hands a seat over")
	cem.typed(`input[name="name"]`, "Cem")
	cem.click("main form button")
	cem.wait(`document.querySelector("#places")`)
	for _, b := range []*tab{ann, bek, cem} {
		b.wait(`document.querySelector("#chronicle .became")?.innerText.includes("to Cem")`)
	}
	if said := eval[string](bek, `document.querySelector("#say").innerText`); said == "" {
		t.Error("a screen reader is told nothing")
	}
	if ann.has("#places, #choices button") {
		t.Error("the person who handed a seat over still has it")
	}
	cem.open(link) // for the current holder of the seat, it leads there
	cem.wait(`document.querySelector("#places")`)
	ann.fine = []string{"status of 410"}
	ann.open(link)
	ann.wait(`document.querySelector("main a[href='%s']")`, path)
	ann.looked("seats-dead")

	phone := cem.made("device")
	cem.looked("seats-device")
	cem.check("a table with a link of the reader's seat")
	tablet := h.tab(768, 1024)
	tablet.open(phone)
	tablet.click("main form button")
	tablet.wait(`document.querySelector("#places")`)
	cem.wait(`document.querySelector("#places").textContent.includes("2 devices")`)
	tablet.looked("seats-tablet")
	if n := eval[int](bek, `document.querySelectorAll("#chronicle .became").length`); n != 1 {
		t.Errorf("the table shows %d changes of seats", n)
	}
	tablet.click(`#places > summary`)
	tablet.looked("seats-forget")
	tablet.click(`#places button[name="forget"]`)
	cem.wait(`!document.querySelector("#places")`)
}

// A person who does not move is told what can happen; after a while the others free the seat, and somebody else plays
// on.
func TestAbsentInTheBrowser(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_ABSENT=3s")
	ann, bek, path := h.pair()
	now, other := ann, bek
	if !ann.has("#choices button") {
		now, other = bek, ann
	}
	now.do(chromedp.Sleep(3500 * time.Millisecond))
	now.open(path)
	now.wait(`document.querySelector("#absence form[action$='/here']")`)
	now.looked("absent-own")
	other.open(path)
	other.wait(`document.querySelector("#absence button[value=free]")`)
	other.check("a table that waits for somebody absent")
	other.looked("absent-other")
	other.click("#absence button[value=free]")
	other.wait(`document.querySelector("#absence .copy input") &&
		document.querySelector("#prompt").textContent === "The game is waiting" &&
		document.querySelector("#absence-title").textContent === "Empty seats"`)
	other.looked("absent-free")
	now.wait(`document.querySelector("#lost")`)
	now.looked("absent-lost")
	cem := h.tab(390, 844)
	cem.open(eval[string](other, `new URL(document.querySelector("#absence .copy input").value).pathname`))
	cem.looked("absent-invitation")
	cem.click("main form button")
	for _, b := range []*tab{cem, other} {
		b.wait(`document.querySelector("#chronicle .became")?.innerText.includes("takes seat")`)
	}
	cem.wait(`document.querySelector("#choices button")`)
	other.wait(`!document.querySelector("#absence .copy")`)
	other.looked("absent-taken")
}

// Whoever has a long name, the header of a table keeps to the screen, and nothing in it lies over anything else.
func TestLongNames(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=10ms")
	b := h.tab(1440, 900)
	b.begin("bots")
	b.open("/me")
	eval[bool](b, `((document.querySelector("[name=name]").value = "Nebmaatra Amenhotep III"), true)`)
	b.click("form[action='/me/name'] button")
	b.wait(`document.querySelector("[name=name]").defaultValue.endsWith("III")`)
	for game, players := range map[string]int{"pharaon": 5, "kemet": 3, "tekhenu": 3, "osiris": 2, "pyramidion": 4} {
		seats := slices.Repeat([]string{"apprentice"}, players)
		seats[0] = "me"
		path := b.sits(game, seats...)
		for _, width := range []int64{830, 1100, 1280} {
			b.do(chromedp.EmulateViewport(width, 900))
			b.open(path)
			b.wait(`/Amenhotep/.test(document.querySelector("#seats").innerText)`)
			if over := eval[[]string](b, `(() => {
				const all = [...document.querySelectorAll("#bar h1, #progress, #seats > li, #nav > *")]
					.filter(e => e.checkVisibility()).map(e => [e, e.getBoundingClientRect()]).filter(([, r]) => r.width > 0);
				const name = e => e.id || e.innerText;
				return [...all.filter(([, r]) => r.right > document.documentElement.clientWidth + 1).map(([e]) => name(e) + " leaves the screen"),
					...all.flatMap(([e, r], i) => all.slice(i + 1).filter(([, o]) =>
						r.right > o.left + 1 && o.right > r.left + 1 && r.bottom > o.top + 1 && o.bottom > r.top + 1)
						.map(([other]) => name(e) + " lies over " + name(other))),
					...all.filter(([e]) => e.scrollWidth > e.clientWidth + 1).map(([e]) => name(e) + " is cut")];
			})()`); len(over) > 0 {
				t.Errorf("%s with %d, %d px: %q", game, players, width, over)
			}
		}
	}
}
