package piece

import "ennead/game"

// Effect is what an event gives to a seat, or takes from it.
type Effect struct {
	Seat game.Seat
	By   int    // how many; negative if the seat loses them
	Sign string // the symbol of the thing on the sheet; empty for points
	Look string // the class of the symbol, or empty
	Name string // the thing in words; empty for points
	Mark string // what is written beside the symbol if several things have the same one, or empty
}

// Telling is a [Board] that knows what events come to, so that a page can tell an action in one line.
type Telling interface {
	// Effects returns the things that an event gave and took, as far as the viewer knows. Pages count points.
	Effects(Scene, game.Event) []Effect
	// Place returns the id of the element that the event is about, empty if there is none.
	Place(Scene, game.Event) string
	// Panel returns the id of the element with what a seat has: the place of what happened nowhere else.
	Panel(seat game.Seat) string
	// Told returns what an event says of its action.
	Told(event game.Message) Told
}

// Told is what an event says of its action in the line that tells it.
type Told struct {
	// Weight is how well it says what the whole action was: the first of the greatest weight stands for all.
	// Without one that is more than 0 nobody has acted.
	Weight int
	Goes   bool // a step of a longer way: the last of its weight stands for all
	More   bool // it says more, such as what a card did: it follows what stands for all
	Scores bool // points may come or go with it: those of its turn stand with it, not with what began the turn
	Ends   bool // the result of what its entry of the chronicle began, such as who wins a combat: always told
}

// Naming is a [Telling] board whose events name all points that come and go.
type Naming interface {
	// Points returns what an event gives to its seat, negative if the seat loses them.
	Points(game.Event) int
}

// Itemising is a board of a game in which a part of the score sheet adds up things that score one by one, such as
// cards.
type Itemising interface {
	// Item returns what an event adds to the score of its seat; false if it is no such thing.
	Item(Scene, game.Event) (Item, bool)
}

// Item is a thing in a part of the score sheet.
type Item struct {
	Part string // the key of that part
	Name string
	Tag  string // its name where there is little room
	Says string // how it scores
	VP   int
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

// Sum adds up effects on the same seat in the same thing, in the order of the first of each. What cancels out is left
// out.
func Sum(effects []Effect) (sums []Effect) {
	var all []Effect
	for _, e := range effects {
		at := -1
		for i, s := range all {
			if s.Seat == e.Seat && s.Sign == e.Sign && s.Name == e.Name {
				at = i
			}
		}
		if at < 0 {
			at, all = len(all), append(all, e)
			all[at].By = 0
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
