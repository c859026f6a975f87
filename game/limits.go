package game

import (
	"errors"
	"strconv"
)

// Limits of a record. Reading and playing have the same limits, so that whatever a match has accepted can be loaded
// again.
const (
	MaxTurns      = 100_000   // moves
	MaxText       = 3 << 20   // bytes of the lines of moves
	MaxLine       = 16 << 10  // bytes of a line
	MaxComponents = 1 << 20   // bytes of the lines of components
	MaxRecord     = 5 << 20   // bytes in all: moves, components and a header of some lines
	maxTalkTurns  = 5_000     // see [Limits.Talk]
	maxTalkText   = 256 << 10 // see [Limits.Talk]
)

// Room is how much of a record something may take, or takes up.
type Room struct {
	Turns int // moves
	Text  int // bytes of their lines
}

// Limits says how much a record may contain.
type Limits struct {
	All Room // of all moves
	// Talk limits each seat's out-of-turn moves in the record (see [Negotiated]), but not those that no player makes
	// (see [Deserted]). It is far less than All, so that talk cannot use up the room that the game itself needs.
	Talk Room
}

// UsualLimits returns the limits of every record outside tests.
func UsualLimits() Limits {
	return Limits{All: Room{MaxTurns, MaxText}, Talk: Room{maxTalkTurns, maxTalkText}}
}

// roomOf returns how much room a turn takes.
func roomOf(l *Lexicon, t Turn) Room {
	text := len(t.Seat.Text()) + len(" ") + l.width(t.Move) + len("\n")
	if t.Note != "" {
		text += len(" ") + len(strconv.Quote(t.Note))
	}
	return Room{1, text}
}

func (r Room) plus(o Room) Room  { return Room{r.Turns + o.Turns, r.Text + o.Text} }
func (r Room) minus(o Room) Room { return Room{r.Turns - o.Turns, r.Text - o.Text} }

// over reports whether it exceeds a limit.
func (r Room) over(limit Room) bool { return r.Turns > limit.Turns || r.Text > limit.Text }

// Errors of a match without room.
var (
	// ErrFull says that the record would become too long.
	ErrFull = errors.New("the record is full")
	// ErrTalk says that the seat has made as many out-of-turn moves as it may in one game.
	ErrTalk = errors.New("this seat has no room left for out-of-turn moves")
)

// limits returns the limits of the match.
func (m *Match) limits() Limits {
	if m.Limits == (Limits{}) {
		return UsualLimits()
	}
	return m.Limits
}

// fits returns nil if the record has room for a turn once others are removed.
func (m *Match) fits(t Turn, st step, gone []int) error {
	if m.reading {
		return nil
	}
	limits, freed := m.limits(), Room{}
	for _, n := range gone {
		freed = freed.plus(m.steps[n].room)
	}
	switch {
	case st.talk && m.talk[t.Seat].minus(freed).plus(st.room).over(limits.Talk):
		return ErrTalk
	case m.all.minus(freed).plus(st.room).over(limits.All):
		return ErrFull
	}
	return nil
}

// add appends a turn to the record.
func (m *Match) add(t Turn, st step) {
	m.made++
	m.take(t.Seat, st, Room.plus)
	m.steps = append(m.steps, st)
	m.Record.Turns = append(m.Record.Turns, t)
}

// take adds the room of a turn to what is used, or subtracts it.
func (m *Match) take(seat Seat, st step, count func(Room, Room) Room) {
	m.all = count(m.all, st.room)
	if st.talk {
		m.talk[seat] = count(m.talk[seat], st.room)
	}
}
