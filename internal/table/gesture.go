package table

import (
	"fmt"
	"slices"

	"ennead/game"
)

// gesture is several moves that a person made at once. They are taken back at once, too.
type gesture struct {
	at    int // the index of the first in the record
	moves []game.Move
}

// mostGestures is how many are kept per table, the latest ones. Undo seldom goes back over more than two.
const mostGestures = 16

// gestured notes that a person is about to make several moves at once.
func (t *Table) gestured(moves []game.Move) {
	if len(moves) < 2 {
		return
	}
	turns := len(t.Match.Record.Turns)
	kept := slices.DeleteFunc(slices.Clone(t.gestures), func(g gesture) bool { return g.at >= turns })
	kept = append(kept, gesture{turns, slices.Clone(moves)})
	t.gestures = kept[max(0, len(kept)-mostGestures):]
}

// stands reports whether the moves are still in the record, made by one seat.
func (g gesture) stands(turns []game.Turn) bool {
	if g.at+len(g.moves) > len(turns) {
		return false
	}
	seat := turns[g.at].Seat
	return slices.EqualFunc(g.moves, turns[g.at:g.at+len(g.moves)],
		func(m game.Move, turn game.Turn) bool { return turn.Seat == seat && turn.Move == m && !turn.Waived })
}

// madeWith returns how many moves the seat made at once with the one at an index of the record, as the last of them.
func (t *Table) madeWith(seat game.Seat, last int) int {
	turns := t.Match.Record.Turns
	for _, g := range t.gestures {
		if n := len(g.moves); g.at+n-1 == last && g.stands(turns) && turns[last].Seat == seat {
			return n
		}
	}
	return 1
}

// gesturesAt returns the moves of the record that were made at once, each by the index of the first and how many.
func (t *Table) gesturesAt(places [][2]int) (list []gesture, err error) {
	if len(places) > 0 && t.Match == nil {
		return nil, fmt.Errorf("%w: it has no moves", errMarks)
	}
	for _, p := range places {
		at, n := p[0], p[1]
		if at < 0 || n < 2 || at > len(t.Match.Record.Turns)-n {
			return nil, fmt.Errorf("%w: moves %v made at once", errMarks, p)
		}
		g := gesture{at: at}
		for _, turn := range t.Match.Record.Turns[at : at+n] {
			g.moves = append(g.moves, turn.Move)
		}
		list = append(list, g)
	}
	return list, nil
}
