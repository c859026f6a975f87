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
	// Weight returns how well an event says what its whole action was: the first of the greatest weight stands for all,
	// but see [Going].
	// Without one that is more than 0 nobody has acted.
	Weight(event game.Message) int
}

// Dividing is a [Telling] board that knows where each action of an entry of the chronicle begins: one turn may hold
// several.
type Dividing interface {
	// Parts returns the numbers of the events with which actions begin, in order; none if the entry is one action.
	// Events before the first of them belong to no action.
	Parts([]game.Event) []int
}

// Parts returns where the actions of an entry begin, by default one with the first event.
func Parts(b Board, events []game.Event) []int {
	if d, ok := b.(Dividing); ok {
		if starts := d.Parts(events); len(starts) > 0 {
			return starts
		}
	}
	return []int{0}
}

// Going is a [Telling] board that knows which events are a step of a longer way.
type Going interface {
	// Goes reports whether the event is such a step. The last one of its weight says what the action was.
	Goes(event game.Message) bool
}

// Goes reports whether an event is a step of a way.
func Goes(b Board, event game.Message) bool {
	g, ok := b.(Going)
	return ok && g.Goes(event)
}

// Detailing is a [Telling] board that knows which events say more of what an action was, such as what a card did.
type Detailing interface {
	Details(event game.Message) bool
}

// Details reports whether an event says more of what an action was.
func Details(b Board, event game.Message) bool {
	d, ok := b.(Detailing)
	return ok && d.Details(event)
}

// Absorbing is a [Telling] board that has a panel, now and then, which tells by itself what goes on, such as a combat.
// The list of what happened beside it is folded.
type Absorbing interface {
	// Absorbs reports whether the panel tells of something that goes on.
	Absorbs(Scene) bool
}

// Absorbs reports whether a panel of the board tells of something that goes on.
func Absorbs(b Board, scene Scene) bool {
	a, ok := b.(Absorbing)
	return ok && a.Absorbs(scene)
}

// Concluding is a [Telling] board that knows which events are the result of what an entry of the chronicle began, such
// as who wins a combat. Pages always tell it.
type Concluding interface {
	Concludes(event game.Message) bool
}

// Concludes reports whether an event is the result of its entry.
func Concludes(b Board, event game.Message) bool {
	c, ok := b.(Concluding)
	return ok && c.Concludes(event)
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
