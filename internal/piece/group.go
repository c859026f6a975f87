package piece

import (
	"slices"

	"ennead/game"

	"maragu.dev/gomponents"
)

// Grouped is a [Board] that arranges the buttons of a decision in an order of its own, some of them under headings.
type Grouped interface {
	// Groups returns the moves, each of them once, or nil if their order is good as it is.
	Groups(Scene, []game.Move) []Group
}

// Group is a list of buttons.
type Group struct {
	Title string          // the heading above them, "" for none
	Sign  gomponents.Node // an ornament before the heading, or nil
	Moves []game.Move
	// Ways says that the moves are other ways to pay than the best, which is in the group before: pages fold them.
	Ways bool
	// Text is what the button of a move says, with the heading above it. If Text is nil, buttons have their labels.
	Text func(game.Move) gomponents.Node
	// Together returns what can be chosen in one click with a move, as series that begin with it; nil for nothing. The
	// button of the move itself is then its picture, and those of the series stand beside it. Together may be nil.
	Together func(game.Move) []Together
}

// Twinned is a [Board] of a game with copies of the same thing. A page shows one button for all of them; on the table
// each can be chosen.
type Twinned interface {
	// Twins reports whether two moves come to the same for everybody, since they choose copies of the same thing.
	Twins(scene Scene, a, b game.Move) bool
}

// Twins returns the moves that come to the same as one before them.
func Twins(b Board, scene Scene, moves []game.Move) (all []game.Move) {
	t, ok := b.(Twinned)
	if !ok {
		return nil
	}
	for i, m := range moves {
		if slices.ContainsFunc(moves[:i], func(before game.Move) bool { return t.Twins(scene, before, m) }) {
			all = append(all, m)
		}
	}
	return all
}

// Groups returns the buttons of a decision as the board arranges them.
func Groups(b Board, scene Scene, moves []game.Move) []Group {
	if g, ok := b.(Grouped); ok {
		if all := g.Groups(scene, moves); all != nil {
			return all
		}
	}
	return []Group{{Moves: moves}}
}

// PayFirst arranges ways to pay, the best of which comes first. Few of them are not worth folding.
func PayFirst(moves []game.Move) []Group {
	if len(moves) < 3 {
		return []Group{{Moves: moves}}
	}
	return []Group{{Moves: moves[:1]}, {Moves: moves[1:], Ways: true}}
}
