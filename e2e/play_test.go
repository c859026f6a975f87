package e2e

import (
	"fmt"
	"hash/fnv"
	"strconv"
)

// begin opens a table by one of the buttons of the front door, says that we are ready, and gives its path.
func (b *tab) begin(quick string) string {
	b.t.Helper()
	b.open("/")
	b.click(fmt.Sprintf("button[name=quick][value=%s]", quick))
	b.wait(`document.querySelector("#ready")`)
	path := eval[string](b, "location.pathname")
	b.click("#ready button")
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

// choose presses the button of a move and waits until the table has changed.
func (b *tab) choose(move string) {
	b.t.Helper()
	before := b.version()
	b.click(fmt.Sprintf("#choices button[value=%s]", strconv.Quote(move)))
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, before)
}
