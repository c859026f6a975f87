package game

import (
	"errors"
	"strconv"
)

// Limits of a record. What is read and what is played are held to the same, so that whatever a match has taken in can be
// loaded again.
const (
	MaxTurns      = 100_000   // moves
	MaxText       = 3 << 20   // bytes of the lines of moves
	MaxLine       = 16 << 10  // bytes of a line
	MaxComponents = 1 << 20   // bytes of the lines of components
	MaxRecord     = 5 << 20   // bytes of the whole: moves, components and a head of some lines
	maxTalkTurns  = 5_000     // see [Limits.Talk]
	maxTalkText   = 256 << 10 // see [Limits.Talk]
)

// Room is how much of a record something may take, or takes.
type Room struct {
	Turns int // moves
	Text  int // bytes of their lines
}

// Limits are what a record may hold.
type Limits struct {
	All Room // of all moves
	// Talk is what each seat may leave in the record by moves beside the turn (see [Negotiated]). It is far less than
	// All, so that no talk uses up the room that the game itself needs.
	Talk Room
}

// UsualLimits are those of every record, but in tests.
func UsualLimits() Limits {
	return Limits{All: Room{MaxTurns, MaxText}, Talk: Room{maxTalkTurns, maxTalkText}}
}

// roomOf is what a turn takes.
func roomOf(l *Lexicon, t Turn) Room {
	text := len(t.Seat.Text()) + len(" ") + l.width(t.Move) + len("\n")
	if t.Note != "" {
		text += len(" ") + len(strconv.Quote(t.Note))
	}
	return Room{1, text}
}

func (r Room) plus(o Room) Room  { return Room{r.Turns + o.Turns, r.Text + o.Text} }
func (r Room) minus(o Room) Room { return Room{r.Turns - o.Turns, r.Text - o.Text} }

// over tells whether it is more than a limit.
func (r Room) over(limit Room) bool { return r.Turns > limit.Turns || r.Text > limit.Text }

// Errors of a match that has no room.
var (
	// ErrFull: the record would be longer than one may be.
	ErrFull = errors.New("the record is full")
	// ErrTalk: the seat has made as many moves beside the turn as it may in one game.
	ErrTalk = errors.New("this seat has no room left for moves beside the turn")
)

// limits are those of the match.
func (m *Match) limits() Limits {
	if m.Limits == (Limits{}) {
		return UsualLimits()
	}
	return m.Limits
}

// fits is nil if the record has room for a turn once others are gone.
func (m *Match) fits(t Turn, st step, gone []int) error {
	if m.reading {
		return nil
	}
	limits, freed := m.limits(), Room{}
	for _, n := range gone {
		freed = freed.plus(m.steps[n].room)
	}
	switch {
	case st.outOfTurn && m.talk[t.Seat].minus(freed).plus(st.room).over(limits.Talk):
		return ErrTalk
	case m.all.minus(freed).plus(st.room).over(limits.All):
		return ErrFull
	}
	return nil
}

// add puts a turn at the end of the record.
func (m *Match) add(t Turn, st step) {
	m.made++
	m.take(t.Seat, st, Room.plus)
	m.steps = append(m.steps, st)
	m.Record.Turns = append(m.Record.Turns, t)
}

// take adds what a turn takes to what is taken, or takes it off.
func (m *Match) take(seat Seat, st step, count func(Room, Room) Room) {
	m.all = count(m.all, st.room)
	if st.outOfTurn {
		m.talk[seat] = count(m.talk[seat], st.room)
	}
}
