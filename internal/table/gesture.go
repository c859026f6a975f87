package table

import (
	"slices"

	"ennead/game"
)

// gesture is several moves that a person made at once. They are taken back at once, too. Nothing of it is stored: after
// a restart each move is taken back by itself.
type gesture struct {
	at    int // the index of the first in the record
	moves []game.Move
}

// gestured notes that a person is about to make several moves at once.
func (t *Table) gestured(moves []game.Move) {
	if len(moves) < 2 {
		return
	}
	turns := len(t.Match.Record.Turns)
	kept := slices.DeleteFunc(slices.Clone(t.gestures), func(g gesture) bool { return g.at >= turns })
	kept = append(kept, gesture{turns, slices.Clone(moves)})
	t.gestures = kept
}

// together returns how many moves the seat made at once with the one at an index of the record, as the last of them.
func (t *Table) together(seat game.Seat, last int) int {
	for _, g := range t.gestures {
		n, turns := len(g.moves), t.Match.Record.Turns
		if g.at+n-1 == last && last < len(turns) && slices.EqualFunc(g.moves, turns[g.at:last+1],
			func(m game.Move, turn game.Turn) bool { return turn.Seat == seat && turn.Move == m && !turn.Waived }) {
			return n
		}
	}
	return 1
}
