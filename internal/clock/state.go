package clock

import (
	"math"
	"time"

	"ennead/game"
)

// State is a fold so far: a value that can be copied and advanced by one more [Turn] or [Event]. Advancing allocates
// nothing. Times are in milliseconds, since 1970 or of a duration.
type State struct {
	rule   Rule
	seats  [game.MaxSeats]seat
	at     int64    // the moment up to which everything is known
	paused interval // the last pause
	pauses int
	open   bool // a choice was kept open before this moment

	// What is known of this moment. When the next one comes, or somebody asks, it settles.
	owing, windows, held game.Seats // after the last turn
	acted, begun         game.Seats // whose turns these were, and whose turns of the game began
	offered              game.Seats // to everybody, in their own turn
	said                 game.Seats // "no more", since the choice has been kept open
}

// interval is from its first moment to before its second.
type interval struct{ from, to int64 }

func (i interval) has(at int64) bool { return i.from <= at && at < i.to }

// The reasons for which a bank does not run at first.
const (
	reply = iota
	talk
	hold
	reasons
)

const (
	forever = math.MaxInt64
	// latest is the end of the year 9999. Nothing is later.
	latest  = 253_402_300_799_999
	quarter = 15 * msPerMinute
)

// New begins a fold with who is to move at the start.
func New(r Rule, start Turn) State {
	s := State{rule: r}
	for i := range s.seats {
		s.seats[i].left = r.Bank.Milliseconds()
	}
	start.Beside = false
	s.Turn(start)
	return s
}

// Fold returns the state after these turns and events, each in their order.
func Fold(r Rule, start Turn, turns []Turn, events []Event) State {
	s := New(r, start)
	for _, t := range turns {
		for len(events) > 0 && events[0].At.Before(t.At) {
			s.Event(events[0])
			events = events[1:]
		}
		s.Turn(t)
	}
	for _, e := range events {
		s.Event(e)
	}
	return s
}

// Pauses counts the pauses that have begun.
func (s *State) Pauses() int { return s.pauses }

// Rule returns the rule that is folded under.
func (s *State) Rule() Rule { return s.rule }

// Turn advances by a turn. What is made out of turn changes nothing, except for an offer to everybody by a seat
// that is to move.
func (s *State) Turn(t Turn) {
	if t.Beside {
		if t.Offer && (s.owing &^ s.windows).Has(t.Seat) {
			s.advance(t.At)
			s.offered = s.offered.With(t.Seat)
		}
		return
	}
	const seats = 1<<game.MaxSeats - 1
	s.advance(t.At)
	s.owing, s.windows, s.held = t.Owing&seats, t.Windows&t.Owing&seats, t.Held&seats
	s.acted |= t.Seat.Set() & seats
	if t.Begins {
		s.begun |= s.owing
	}
}

// Event advances by an event.
func (s *State) Event(e Event) {
	if e.Valid(s.rule) != nil {
		return
	}
	s.advance(e.At)
	c, long := &s.seats[e.Seat%game.MaxSeats], e.For.Milliseconds()
	switch e.Kind {
	case Pause:
		s.pause(long)
	case Resume:
		s.paused.to = min(s.paused.to, s.at)
	case Credit:
		for i := range s.seats {
			each := &s.seats[i]
			each.charge(s, s.at-long)
			each.listen(s, s.at-long)
			each.from, each.silence.from = s.at, s.at
		}
	case Vacation:
		c.charge(s, s.at)
		c.listen(s, s.at)
		from := (s.at + quarter - 1) / quarter * quarter
		if s.at >= c.away.to {
			c.away.from = from
		}
		c.away.to = max(c.away.to, from+long)
	case Steward, Absent:
		c.handed = e.Kind
	case Back:
		c.handed, c.away.to = e.Kind, min(c.away.to, s.at)
	case Sign:
		c.silence = silence{}
	case NoMore:
		s.said = s.said.With(e.Seat)
	case Hours:
		c.next = e.Quiet
	}
}

// pause lets all clocks stand from now on.
func (s *State) pause(long int64) {
	for i := range s.seats {
		s.seats[i].charge(s, s.at)
		s.seats[i].listen(s, s.at)
	}
	if s.at >= s.paused.to {
		s.paused.from = s.at
		s.pauses++
	}
	if s.paused.to = s.at + long; long == 0 {
		s.paused.to = forever
	}
}

// advance goes on to a moment, if it is later than the last one.
func (s *State) advance(to time.Time) {
	if at := min(to.UnixMilli(), latest); at > s.at {
		s.settle()
		s.at = at
	}
}

// settle does what follows from all that is known of this moment. Then nothing more is to be done about it.
func (s *State) settle() {
	for i := range s.seats {
		s.seats[i].settle(s, game.Seat(i))
	}
	if s.open = s.held != 0; !s.open {
		s.said = 0
	}
	s.acted, s.begun, s.offered = 0, 0, 0
}

// waits reports whether a choice is kept open for somebody who may still add to it.
func (s *State) waits() bool { return s.held&^s.said != 0 }
