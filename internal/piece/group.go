package piece

import (
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
