package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// Whole games of Tekhenu by pointer, against a bot and solo against Botankhamun, from the home page to the proof of
// the dice: sometimes a button, sometimes the board itself; a move taken back; then the replay. What a visitor
// fetches stays small.
func TestTekhenuGames(t *testing.T) {
	t.Parallel()
	for name, seats := range map[string][]string{"bot": {"me", "apprentice", "", ""}, "solo": {"me", "", "", ""}} {
		t.Run(name, func(t *testing.T) {
			h := open(t, "ENNEAD_PAUSE=0s")
			b := h.tab(1440, 900)
			path := b.sits("tekhenu", seats...)
			clicks, boards, received := 0, 0, b.received()
			for ; !b.has("#sheet"); clicks++ {
				if clicks > 600 {
					t.Fatalf("the game does not end\nat %s", b.where())
				}
				if _, hit := b.play(b.some, clicks%2 == 0); hit {
					boards++
				}
				if name == "solo" && clicks == 12 { // a bot may be faster than a change of mind
					b.undoOnce()
				}
				if name == "solo" && clicks%16 == 10 {
					b.fresh()
				}
			}
			t.Logf("%d clicks, %d on the board", clicks, boards)
			if boards == 0 {
				t.Error("no move was made on the board itself")
			}
			if name == "bot" {
				light(t, received(), 80)
				h.weighs(path)
			}
			b.wait(`document.querySelector("#seal .good")`)
			b.open(path + "?at=40")
			b.wait(`document.querySelector("#page").dataset.at === "40"`)
		})
	}
}

// The beginning of a game by keyboard only.
func TestTekhenuKeyboard(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").typed("tekhenu", 25)
}

// beside returns what can be chosen in one click with a die, and the seat is asked something after it, so that it can be
// taken back; "" if there is none.
func (b *tab) beside() string {
	b.t.Helper()
	return eval[string](b, `[...document.querySelectorAll("#choices .both div > .opt:not(.idle)")].map(b => b.value)
		.find(m => /god (horus|thoth|osiris)$/.test(m)) ?? ""`)
}

// toDie plays until a die can be taken together with such an action, and returns both.
func (b *tab) toDie() string {
	b.t.Helper()
	for range 60 {
		b.wait(asked)
		if series := b.beside(); series != "" {
			return series
		}
		b.turn(b.some)
	}
	b.t.Fatal("no die is offered with what to do with it")
	return ""
}

// A die and what to do with it are one click: by mouse, by number, in a plan, without a script and by two touches. Undo
// takes both back. The die alone can still be taken, on the board and by its picture.
func TestTekhenuDice(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=1s")
	b := h.tab(1440, 900)
	path := b.sits("tekhenu", "me", "apprentice", "", "")
	series := b.toDie()
	die, _, _ := strings.Cut(series, ",")
	choices, turns := strings.Join(b.moves(), "; "), b.turns()
	b.check("dice with what to do with them")
	b.looked("dice-desk")
	back := func(by string) {
		t.Helper()
		b.wait(asked)
		version := b.version()
		b.click("#undo button")
		b.wait(`Number(document.querySelector("#page").dataset.version) > %d && `+asked, version)
		if now := strings.Join(b.moves(), "; "); now != choices || b.turns() != turns {
			t.Fatalf("%s: after undo there are %d turns, before %d, and the choices are %s", by, b.turns(), turns, now)
		}
	}
	both := func(by string, press func()) {
		t.Helper()
		b.pressed(float64(b.version()), press)
		if b.turns() < turns+2 || b.has(option(die)) {
			t.Fatalf("%s makes %d moves", by, b.turns()-turns)
		}
		back(by)
	}
	alone := func(by, selector string) {
		t.Helper()
		b.wait(idle+" && "+spot, selector, true)
		b.press(selector, true)
		if b.turns() != turns+1 || !b.has(option(strings.TrimPrefix(series, die+", "))) {
			t.Fatalf("%s makes %d moves, and then %v can be chosen", by, b.turns()-turns, b.moves())
		}
		back(by)
	}
	both("a click", func() { b.click(option(series)) })
	both("the number", func() { b.digit(series) })
	alone("the die on the board", place(die))
	alone("the picture of the die", option(die))

	b.wait(asked)
	eval[bool](b, `(document.querySelector(%q).focus(), true)`, option(series))
	b.wait(`document.querySelector(%q).classList.contains("point")`, place(die))

	b.key("p")
	b.wait(inPlan, 0)
	b.click(option(series))
	b.wait(`document.querySelectorAll(".line.on .steps-of li").length >= 2 && ` + idle)
	b.open(path)
	b.wait(asked)
	if b.turns() != turns {
		t.Error("a plan has changed the table")
	}

	b.withoutScript()
	b.open(path)
	both("a form", func() { b.click(option(series)) })
}

// On a phone the first touch shows the die with what to do with it, in words, and the second makes both.
func TestTekhenuDicePhone(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=1s").tab(1440, 900)
	b.fingers(390, 844)
	path := b.sits("tekhenu", "me", "apprentice", "apprentice", "apprentice")
	series := b.toDie()
	for _, lang := range []string{"fr", "en"} {
		b.speaks(lang)
		for _, width := range []int64{1440, 1024, 768, 390} {
			b.fingers(width, map[int64]int64{390: 844, 768: 1024, 1024: 768, 1440: 900}[width])
			b.open(path)
			b.wait(asked)
			b.looked(fmt.Sprintf("dice-%d-%s", width, lang))
		}
	}
	if wrong := eval[string](b, `[...document.querySelectorAll("#choices .both .opt")].filter(e => {
		const r = e.getBoundingClientRect();
		return r.height < 44 || r.width < 44 || r.right > innerWidth;
	}).map(e => e.value).join("; ")`); wrong != "" {
		t.Errorf("too small to touch, or cut: %s", wrong)
	}
	turns := b.turns()
	b.tap(option(series), 0)
	b.wait(`document.querySelector("#look").dataset.for === %q`, series)
	if !eval[bool](b, `document.querySelector("#look .pic svg") && document.querySelector("#look .more").textContent.length > 5`) {
		t.Error("the card has no picture of the die, or no words")
	}
	if wrong := awaited[string](b, fmt.Sprintf(hidden, true)); wrong != "" {
		t.Error(wrong)
	}
	b.looked("dice-look")
	if b.turns() != turns {
		t.Fatal("the first touch makes moves")
	}
	b.pressed(float64(b.version()), func() { b.tap(option(series), 0) })
	if b.turns() < turns+2 {
		t.Errorf("the second touch makes %d moves", b.turns()-turns)
	}
}

// turns returns how many moves the page has been told of.
func (b *tab) turns() int {
	b.t.Helper()
	return eval[int](b, `Number(document.querySelector("#page").dataset.turns)`)
}
