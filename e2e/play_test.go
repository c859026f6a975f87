package e2e

import (
	"context"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"
)

// begin opens a table with one of the buttons on the home page, begins its game if nobody else is to come, and returns
// its path.
func (b *tab) begin(quick string) string {
	b.t.Helper()
	b.home()
	eval[bool](b, `(document.querySelectorAll("[name=first]").forEach(offer => { offer.checked = false; }), true)`)
	b.click(fmt.Sprintf("button[name=quick][value=%s]", quick))
	return b.ready()
}

// home opens the home page, unless it is shown, as it is in a new tab.
func (b *tab) home() {
	b.t.Helper()
	if eval[string](b, "location.pathname") != "/" {
		b.open("/")
	}
}

// ready gets ready at a new table, unless its game begins at once, and returns the path of the table.
func (b *tab) ready() string {
	b.t.Helper()
	b.wait(`document.querySelector("#ready:not([data-once]), #page.table, .curtain")`)
	path := b.kept(eval[string](b, "location.pathname"))
	if b.has("#ready") {
		b.click("#ready button")
	}
	return path
}

// sits opens a table of a game with these seats, gets ready, and returns its path.
func (b *tab) sits(game string, seats ...string) string {
	b.t.Helper()
	if game == "osiris" {
		b.fine = append(b.fine, "status of 409") // trades between others may change the available choices
	}
	form := "form[aria-labelledby=game-" + game + "]"
	b.home()
	b.click(form + " details.custom summary")
	for i, who := range seats {
		eval[bool](b, `((document.querySelector(%q).value = %q), true)`, form+" [name=seat-"+strconv.Itoa(i+1)+"]", who)
	}
	b.click(form + " button[value=custom]")
	path := b.ready()
	b.wait(`document.querySelector("#choices button")`)
	return path
}

// seed repeats a test with random play.
var seed = flag.Uint64("seed", 0, "seed of random play; 0 for a new one each time")

// chance returns random numbers whose seed a failure prints.
func chance(t *testing.T) *rand.Rand {
	t.Helper()
	n := *seed
	for n == 0 {
		n = rand.Uint64() >> 32
	}
	t.Logf("to repeat: -seed %d", n)
	return rand.New(rand.NewPCG(n, 0))
}

// record returns the record of a table, as its viewer may read it.
func (b *tab) record(path string) string {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	text, err := chromedp.Run(ctx,
		chromedp.Evaluate[string](fmt.Sprintf(`fetch(%q).then(r => r.text())`, path+"/record"),
			chromedp.EvalAwaitPromise))
	must(b.t, err)
	return text
}

// kept prints the record of a table if the test fails: the moves are the game, whatever random numbers its server
// drew.
func (b *tab) kept(path string) string {
	b.t.Cleanup(func() {
		if b.t.Failed() {
			b.t.Logf("%s\n%s", path, b.record(path))
		}
	})
	return path
}

// moves returns the moves that the page offers, in order, without those that lie in a fold.
func (b *tab) moves() []string {
	b.t.Helper()
	return eval[[]string](b, `[...document.querySelectorAll("#choices button[name=move]")]
		.filter(b => b.checkVisibility()).map(b => b.value)`)
}

// some returns one of the moves, chosen by a hash of the position.
func (b *tab) some() string {
	b.t.Helper()
	moves := b.moves()
	if len(moves) == 0 {
		return ""
	}
	sum := fnv.New32a()
	fmt.Fprint(sum, b.version(), moves)
	// Passing at once would make for a short and dull game.
	for i := range moves {
		if m := moves[(int(sum.Sum32()%1000)+i)%len(moves)]; m != "pass" {
			return m
		}
	}
	return moves[0]
}

// passing returns the quickest way to the end of a game: to pass if possible, otherwise some move.
func (b *tab) passing() string {
	if slices.Contains(b.moves(), "pass") {
		return "pass"
	}
	return b.some()
}

// idle is true unless something that was pressed is still in progress, or the page still moves to what it asks about.
const idle = `(!window.moving && !document.querySelector("#page [aria-busy]"))`

// asked is true when the page offers moves.
const asked = `(document.querySelector("#choices button") && ` + idle + `)`

// further selects what makes a move after all: the way to choose step by step where several moves could be chosen
// together, and the answer to a question whether the reader is sure.
const further = "#choices > .aim-go > [id^=small-], #do-sure"

// press makes a move by clicking the element of a selector, and waits until the table has changed; false if the
// element does not exist.
func (b *tab) press(selector string, scroll bool) bool {
	b.t.Helper()
	at := b.steady(selector, scroll)
	if at == nil {
		return false
	}
	b.pressed(at[2], func() { b.presses(selector, at) })
	return true
}

// pressed presses something that makes a move at that version of the table, answers a question whether the reader is
// sure, and waits until the table has changed.
func (b *tab) pressed(version float64, press func()) {
	b.t.Helper()
	asks := b.has(further)
	press()
	const changed = `Number(document.querySelector("#page").dataset.version) > %v`
	b.wait(`(`+changed+` || !%t && document.querySelector(%q)) && %s`, version, asks, further, idle)
	if !eval[bool](b, changed, version) {
		b.click(further)
		b.wait(changed+" && %s", version, idle)
	}
}

// option selects the button of a move.
func option(move string) string { return fmt.Sprintf("#choices button[value=%q]", move) }

// place selects where a move is made on the board itself.
func place(move string) string { return fmt.Sprintf("#stage [data-move=%q]", move) }

// choose presses the button of a move.
func (b *tab) choose(move string) {
	b.t.Helper()
	b.wait(idle+" && "+spot, option(move), true)
	if !b.press(option(move), true) {
		b.t.Fatalf("the button of %q went away\nat %s", move, b.where())
	}
}

// turn makes one of the offered moves by its button, and returns it; none when the game is over.
func (b *tab) turn(pick func() string) string {
	b.t.Helper()
	m, _ := b.play(pick, false)
	return m
}

// play makes one of the offered moves, on the board itself if that is wanted and possible. Moves of others in the
// meantime may remove an offer: then it picks again.
func (b *tab) play(pick func() string, board bool) (move string, onBoard bool) {
	b.t.Helper()
	for {
		b.wait(asked + " || " + over)
		if b.has("#sheet") {
			return "", false
		}
		switch m := pick(); {
		case m == "":
		case board && b.press(place(m), false):
			return m, true
		case b.press(option(m), true):
			return m, false
		}
	}
}
