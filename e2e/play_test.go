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

// begin opens a table by one of the buttons of the front door, says that we are ready, and gives its path.
func (b *tab) begin(quick string) string {
	b.t.Helper()
	b.open("/")
	b.click(fmt.Sprintf("button[name=quick][value=%s]", quick))
	b.wait(`document.querySelector("#ready")`)
	path := b.kept(eval[string](b, "location.pathname"))
	b.click("#ready button")
	return path
}

// sits opens a table of a game with these seats, says that we are ready, and gives its path.
func (b *tab) sits(game string, seats ...string) string {
	b.t.Helper()
	form := "form[aria-labelledby=game-" + game + "]"
	b.open("/")
	b.click(form + " details.custom summary")
	for i, who := range seats {
		eval[bool](b, `((document.querySelector(%q).value = %q), true)`, form+" [name=seat-"+strconv.Itoa(i+1)+"]", who)
	}
	b.click(form + " button[value=custom]")
	b.wait(`document.querySelector("#ready")`)
	path := b.kept(eval[string](b, "location.pathname"))
	b.click("#ready button")
	b.wait(`document.querySelector("#choices button")`)
	return path
}

// seed has a story of games by chance told again.
var seed = flag.Uint64("seed", 0, "of what happens by chance; 0 for another one each time")

// chance is luck that a failure tells how to have again.
func chance(t *testing.T) *rand.Rand {
	t.Helper()
	n := *seed
	for n == 0 {
		n = rand.Uint64() >> 32
	}
	t.Logf("the same again: -seed %d", n)
	return rand.New(rand.NewPCG(n, 0))
}

// record is what has been done at a table, as who looks may read it.
func (b *tab) record(path string) string {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](fmt.Sprintf(`fetch(%q).then(r => r.text())`, path+"/record"), chromedp.EvalAwaitPromise))
	must(b.t, err)
	return text
}

// kept has a failure tell what was done at a table: the moves are the game, whatever the luck of its server was.
func (b *tab) kept(path string) string {
	b.t.Cleanup(func() {
		if b.t.Failed() {
			b.t.Logf("%s\n%s", path, b.record(path))
		}
	})
	return path
}

// moves are the moves that the page offers, in order.
func (b *tab) moves() []string {
	b.t.Helper()
	return eval[[]string](b, `[...document.querySelectorAll("#choices button[name=move]")].map(b => b.value)`)
}

// some is one of the moves, chosen by what the position is: now this one, now that.
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

// passing is the way to the end of a game: to pass, or whatever may be done.
func (b *tab) passing() string {
	if slices.Contains(b.moves(), "pass") {
		return "pass"
	}
	return b.some()
}

// idle is true while nothing that was pressed is under way.
const idle = `!document.querySelector("#page [aria-busy]")`

// asked is true when the page offers moves.
const asked = `(document.querySelector("#choices button") && ` + idle + `)`

// press makes a move by what can be pressed there, and waits until the table has changed; false if it is not there.
func (b *tab) press(selector string, scroll bool) bool {
	b.t.Helper()
	at := eval[[]float64](b, spot, selector, scroll)
	if at == nil {
		return false
	}
	b.do(chromedp.MouseClickXY(at[0], at[1]))
	b.wait(`Number(document.querySelector("#page").dataset.version) > %v && %s`, at[2], idle)
	return true
}

// option is the button of a move.
func option(move string) string { return fmt.Sprintf("#choices button[value=%q]", move) }

// place is where a move is made on the board itself.
func place(move string) string { return fmt.Sprintf("#stage [data-move=%q]", move) }

// choose presses the button of a move.
func (b *tab) choose(move string) {
	b.t.Helper()
	b.wait(idle+" && "+spot, option(move), true)
	if !b.press(option(move), true) {
		b.t.Fatalf("the button of %q went away\nat %s", move, b.where())
	}
}

// turn makes one of the moves that are offered by its button, and says which; none when the game is over.
func (b *tab) turn(pick func() string) string {
	b.t.Helper()
	m, _ := b.play(pick, false)
	return m
}

// play makes one of the moves that are offered, on the board itself where that is wanted and can be. What others do
// meanwhile may take an offer away: then it is picked anew.
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
