package table

import (
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Happening is a public note of what became of a seat. Records hold only moves, so these are kept apart.
type Happening struct {
	Turns int // length of the record when it happened
	At    time.Time
	What  What
	Seat  game.Seat
	Name  string // who had the seat before; empty if nobody had, or if they have been erased
	Next  string // who has it since: a name, the level of a bot, or empty; of LooksOn and LooksAway, who looks on

	who string // keyed hash of the person who lost it, or who looks on

	doubtful bool // who has it since may be somebody of the table, see [House.doubts]
}

// What is the catalogue key of a happening.
type What string

// The happenings.
const (
	SatDown   What = "table.happened.sat"       // on a free seat during a game
	Handed    What = "table.happened.handed"    // the person handed the seat over
	Left      What = "table.happened.left"      // the person left
	Freed     What = "table.happened.freed"     // the others freed the seat of an absent person
	Dismissed What = "table.happened.dismissed" // the person who opened the table freed it before the game
	ByHost    What = "table.happened.host"      // the operator freed it
	ByBot     What = "table.happened.bot"       // the others let a bot take over
	Late      What = "table.happened.late"      // the time was up, and a steward plays on for this stint
	Gone      What = "table.happened.gone"      // the time was up again: a steward plays on until the person is back
	Going     What = "table.happened.going"     // the person must go, and offers the seat to whoever wants to play on
	Stays     What = "table.happened.stays"     // and does no longer
	Without   What = "table.happened.without"   // the others go on without the seat until somebody sits down there
	Retried   What = "table.happened.again"     // a decision of the finished game Next is tried again on this seat
	LooksOn   What = "table.happened.looks_on"  // Next begins to look on with the eyes of the seat
	LooksAway What = "table.happened.looks_off" // and does no longer
)

// Happenings returns all of them; a test checks that each has words in every language.
func Happenings() []What {
	return []What{SatDown, Handed, Left, Freed, Dismissed, ByHost, ByBot, Late, Gone, Going, Stays,
		Without, Retried, LooksOn, LooksAway}
}

// happen records what became of a seat; the oldest entries are dropped. Who looked on with the eyes of a seat does so
// no longer when it changes hands.
func (t *Table) happen(h Happening) {
	if !h.keeps() {
		t.lookAway(h.Seat, h.At)
	}
	if t.Match != nil {
		h.Turns = len(t.Match.Record.Turns)
	}
	all := slices.Concat(t.Happened, []Happening{h})
	t.Happened = all[max(0, len(all)-store.MostHappened):]
	t.news++
}

// mostOfSeat is how much may become of a seat in a game until nobody new sits down there, and nobody offers it: nobody
// must be able to have the store forget who began the game. That somebody looks on is counted apart, see [mostLooks].
const mostOfSeat = 26

// looks reports whether a happening is that somebody begins or ends to look on.
func (w What) looks() bool { return w == LooksOn || w == LooksAway }

// restless reports whether so much has become of a seat of a running game.
func (t *Table) restless(seat game.Seat) bool {
	n := 0
	for _, h := range t.Happened {
		if h.Seat == seat && !h.What.looks() {
			n++
		}
	}
	return t.Status == Playing && n >= mostOfSeat
}

// settled returns how many turns had been played when a seat last changed hands: nobody takes back what was done
// before.
func (t *Table) settled() int {
	for _, h := range slices.Backward(t.Happened) {
		if !h.keeps() && t.Match != nil {
			return min(h.Turns, len(t.Match.Record.Turns))
		}
	}
	return 0
}

// keeps reports whether the seat is still the person's after it.
func (h Happening) keeps() bool {
	switch h.What {
	case Late, Gone, Going, Stays, LooksOn, LooksAway:
		return true
	}
	return false
}

// lost reports whether a person lost the seat.
func (h Happening) lost() bool {
	switch h.What {
	case Handed, Left, Freed, Dismissed, ByHost:
		return true
	}
	return false
}

// Sitter returns who sat on a seat at that time; false if that person still sits there. The name of somebody who has
// been erased is empty.
func (t *Table) Sitter(seat game.Seat, at time.Time) (name string, former bool) {
	for _, h := range t.Happened {
		if h.Seat == seat && h.lost() && h.At.After(at) {
			return h.Name, true
		}
	}
	return "", false
}

// Player returns who played for a seat after that many turns; false if that person still sits there. The name of
// somebody who has been erased is empty.
func (t *Table) Player(seat game.Seat, turns int) (name string, former bool) {
	for _, h := range t.Happened {
		if h.Seat == seat && h.lost() && h.Turns > turns {
			return h.Name, true
		}
	}
	return "", false
}

// Lost returns how the person last lost a seat, unless they sit at the table now.
func (h *House) Lost(t *Table, person PersonID) (lost Happening, ok bool) {
	who, err := h.who(person)
	if err != nil || held(t.Seats, who) != 0 {
		return lost, false
	}
	for _, one := range t.Happened {
		if one.who == who && one.lost() {
			lost, ok = one, one.What != Left && one.What != Handed
		}
	}
	return lost, ok
}

func happened(stored []store.Happening) []Happening {
	var list []Happening
	for _, s := range stored {
		list = append(list, Happening{
			Turns: s.Turns, At: time.UnixMilli(s.At), What: What(s.Kind), Seat: game.Seat(s.Seat), Name: s.Name,
			Next: s.Next, who: s.Person, doubtful: s.Doubtful,
		})
	}
	return list
}

func storedHappened(list []Happening) []store.Happening {
	var stored []store.Happening
	for _, h := range list {
		stored = append(stored, store.Happening{
			Turns: h.Turns, At: h.At.UnixMilli(), Kind: string(h.What), Seat: uint8(h.Seat), Name: h.Name, Next: h.Next,
			Person: h.who, Doubtful: h.doubtful,
		})
	}
	return stored
}
