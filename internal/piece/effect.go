package piece

import "ennead/game"

// Effect is what an event gives to a seat, or takes from it.
type Effect struct {
	Seat game.Seat
	By   int    // how many; negative if the seat loses them
	Sign string // the symbol of the thing on the sheet; empty for points
	Look string // the class of the symbol, or empty
	Name string // the thing in words; empty for points
}

// Telling is a [Board] that knows what events come to, so that a page can tell an action in one line.
type Telling interface {
	// Effects returns the things that an event gave and took, as far as the viewer knows. Pages count points.
	Effects(Scene, game.Event) []Effect
	// Place returns the id of the element that the event is about, empty if there is none.
	Place(Scene, game.Event) string
	// Panel returns the id of the element with what a seat has: the place of what happened nowhere else.
	Panel(seat game.Seat) string
	// Weight returns how well an event says what its whole action was: the first of the greatest weight stands for all.
	// Without one that is more than 0 nobody has acted.
	Weight(event game.Message) int
}

// Sum adds up effects on the same seat in the same thing, in the order of the first of each. What cancels out is left
// out.
func Sum(effects []Effect) (sums []Effect) {
	var all []Effect
	for _, e := range effects {
		at := -1
		for i, s := range all {
			if s.Seat == e.Seat && s.Sign == e.Sign {
				at = i
			}
		}
		if at < 0 {
			at, all = len(all), append(all, Effect{Seat: e.Seat, Sign: e.Sign, Look: e.Look, Name: e.Name})
		}
		all[at].By += e.By
	}
	for _, s := range all {
		if s.By != 0 {
			sums = append(sums, s)
		}
	}
	return sums
}
