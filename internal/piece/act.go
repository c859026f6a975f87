package piece

import (
	"slices"

	"ennead/game"

	"maragu.dev/gomponents"
)

// Staging is a [Board] of a game with moments in which much is counted at once, such as a scoring, a judgement or the
// end of a round. It tells each as an [Act], data only. A page shows acts as scenes: a count table, one row a beat,
// while the place of that row is lit on the board. The end of a game needs no act: pages make one of its score sheet.
type Staging interface {
	// Begins reports whether an act begins with an event. Of several such events in a row only the first counts, even
	// across turns: an act may begin with whichever of its parts comes first. Every reader of an event gets the same
	// answer, so it must not depend on numbers that some may not know.
	Begins(game.Event) bool
	// Act returns the act that begins with the first of the passage's events. Pages ask again with one turn more while
	// it is Running. One that is still Running when another begins, such as a night during which a combat takes place,
	// is given the events of that one, too.
	Act(Passage) Act
}

// Passage is the stretch of a game in which an act takes place, as the viewer knows it.
type Passage struct {
	Scene               // after the last event; Just and Active are empty
	Before game.State   // the viewer's view before the turn in which the act begins
	Prior  []game.Event // what happened in that turn before the act begins
	Events []game.Event // from the one with which it begins; the rest of that turn and whole turns after it
}

// Act is what a passage comes to. All texts are in the words of the scene, without numbers of rules: those stay in the
// chronicle.
type Act struct {
	Title string      // "Scoring 1 of 2"
	Note  string      // when it happens: "after round 8"; or empty
	Seats []game.Seat // those it is about, in order
	// Picture is drawn above the table where the board no longer shows what was counted, such as scales that have been
	// cleared since. Its elements may be the places of beats. Nil for none.
	Picture gomponents.Node
	Beats   []Beat
	// Line is one sentence for the whole act: who gained or lost most, and why. Who bears the mark before it, a
	// spectator if nobody does.
	Line string
	Who  game.Seat
	// Length is how many of the passage's events belong to the act. Running says that it waits for a choice: beats that
	// have yet to come are Due.
	Length  int
	Running bool
}

// Beat is one row of the count table: a category with a figure for each seat.
type Beat struct {
	Name string
	Note string // how it counts, in a few words, or empty
	// Place is the id of the element of the board that stays lit, empty for none. Spots say where figures appear before
	// they go to their seats; without them they appear at the place.
	Place string
	Spots []Spot
	// Later is the place once the board has gone on and shows neither Place nor Spots; empty if it always does.
	Later string
	// Frames are groups of elements that count together, such as a set of pieces. They are framed instead of a place.
	Frames []Frame
	Unit   Unit
	Sign   string // of what is counted, for [CountsThings]: the symbol, its class and its name, as in an [Effect]
	Look   string
	Thing  string
	// Figures are by seat. Words, if there are any, stand in the table instead: "1st", "yes", an empty one for nothing.
	Figures []int
	Words   []string
	Lit     game.Seats // whose cells stand out: the winners of a comparison
	// Line is the sentence of the beat, by default that of the act; Who bears its mark.
	Line string
	Who  game.Seat
	Due  bool // still to come: it has no figures yet
}

// Spot is a figure at an element of the board.
type Spot struct {
	ID   string
	Seat game.Seat
	By   int
}

// Frame is a group of elements that counts for a seat.
type Frame struct {
	Seat game.Seat
	IDs  []string
}

// Unit says what the figures of a beat are.
type Unit uint8

// CountsPoints and CountsThings change what seats have: the sums of an act's beats are exactly the change, which
// piecetest's Acts checks. Figures that only explain others, such as a balance or a strength, change nothing.
const (
	Explains Unit = iota
	CountsPoints
	CountsThings
)

// Begins reports whether an act begins with the last of these events.
func Begins(b Board, events ...game.Event) bool {
	s, ok := b.(Staging)
	last := len(events) - 1
	return ok && last >= 0 && s.Begins(events[last]) && (last == 0 || !s.Begins(events[last-1]))
}

// Split divides the events of a turn, given those before it of which the last counts: what comes before any act, then
// one part for each act that begins.
func Split(b Board, past, events []game.Event) (before []game.Event, acts [][]game.Event) {
	past = past[max(0, len(past)-1):]
	first := len(events)
	for i := len(events) - 1; i >= 0; i-- {
		if Begins(b, append(slices.Clone(past), events[:i+1]...)...) {
			acts = append(acts, events[i:first:first])
			first = i
		}
	}
	slices.Reverse(acts)
	return events[:first:first], acts
}

// Nothing reports whether nobody has a figure in the beat: rows of zeros pass quickly.
func (b Beat) Nothing() bool {
	for _, n := range b.Figures {
		if n != 0 {
			return false
		}
	}
	return len(b.Words) == 0 && !b.Due
}

// Left returns the act on a board that has gone on: its beats are at their later places.
func (a Act) Left() Act {
	a.Beats = slices.Clone(a.Beats)
	for i, b := range a.Beats {
		if b.Later != "" {
			a.Beats[i].Place, a.Beats[i].Spots = b.Later, nil
		}
	}
	return a
}

// Sum returns the points of each seat in all beats, by seat, and how many beats count points.
func (a Act) Sum(seats int) (sums []int, beats int) {
	sums = make([]int, seats)
	for _, b := range a.Beats {
		if b.Unit != CountsPoints {
			continue
		}
		beats++
		for seat, n := range b.Figures {
			sums[seat] += n
		}
	}
	return sums, beats
}

// Most returns the seat with the greatest figure, by the weight of each, and that figure. Of equal ones the first in
// order counts.
func Most(order []game.Seat, figures []int, weight func(n int) int) (seat game.Seat, n int) {
	seat = game.Spectator
	for _, s := range order {
		if seat == game.Spectator || weight(figures[s]) > weight(n) {
			seat, n = s, figures[s]
		}
	}
	return seat, n
}
