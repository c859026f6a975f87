package clock

import (
	"time"

	"ennead/game"
)

// Whoever is late once may only be slow. If they then give no sign of themselves, nobody need wait until they are late
// again: after [Rule.Silence] a table may count them as absent. The wait begins when a steward takes over, and ends
// with a [Sign]. It stands while the game is paused, while they are on vacation, and while no server can be reached.

// How long somebody whose time was up may give no sign of themselves.
const (
	SilenceLive = 10 * time.Minute
	SilenceDays = 3 * day
)

// Silence returns how long somebody whose time was up may give no sign of themselves.
func (r Rule) Silence() time.Duration {
	if r.Quiet {
		return SilenceDays
	}
	return SilenceLive
}

// silence is how long a sign is still waited for, from a moment on.
type silence struct {
	left, from int64
	waits      bool
}

// Silent returns when the wait for a sign of each seat's person is over, unless something happens; zero if nobody waits
// for one. The moment is not before the last turn and event.
func (s *State) Silent(now time.Time) (due [game.MaxSeats]time.Time) {
	t := s.settled(now)
	for i := range t.seats {
		c := &t.seats[i]
		if at := t.silent(c); c.silence.waits && at != forever {
			due[i] = time.UnixMilli(at)
		}
	}
	return due
}

// Unheard returns the seats of whose persons a sign is waited for at a moment that is not before the last turn and
// event.
func (s *State) Unheard(now time.Time) (seats game.Seats) {
	t := s.settled(now)
	for i := range t.seats {
		if t.seats[i].silence.waits {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// silent returns the first moment at which the wait is over; forever if that never comes unless something happens.
func (s *State) silent(c *seat) int64 {
	need := c.silence.left
	for at := c.silence.from; ; {
		counts, until := s.expects(c, at)
		switch {
		case counts && until-at >= need:
			return at + need
		case counts:
			need -= until - at
		case until == forever:
			return forever
		}
		at = until
	}
}

// listen takes from the wait what has counted up to a moment.
func (c *seat) listen(s *State, to int64) {
	w := &c.silence
	for w.waits && w.from < to {
		counts, until := s.expects(c, w.from)
		if until = min(until, to); counts {
			w.left = max(0, w.left-(until-w.from))
		}
		w.from = until
	}
}

// expects reports whether a sign is expected of a seat's person at a moment, and until when that stays so at least.
func (s *State) expects(c *seat, at int64) (counts bool, until int64) {
	switch {
	case s.paused.has(at):
		return false, s.paused.to
	case c.away.has(at):
		return false, c.away.to
	case at < c.away.from:
		return true, c.away.from
	}
	return true, forever
}
