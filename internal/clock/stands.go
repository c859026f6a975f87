package clock

import (
	"time"

	"ennead/game"
)

// settled returns the state at a moment that is not before the last turn and event.
func (s *State) settled(now time.Time) State {
	t := *s
	t.advance(now)
	t.settle()
	return t
}

// Handed returns the seats for which somebody else plays at a moment that is not before the last turn and event.
func (s *State) Handed(now time.Time) (seats game.Seats) {
	t := s.settled(now)
	for i := range t.seats {
		if t.seats[i].others() {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// Paused returns until when the game is paused at a moment that is not before the last turn and event; false if it is
// not. The time is zero if nothing but [Resume] ends the pause.
func (s *State) Paused(now time.Time) (until time.Time, ok bool) {
	t := s.settled(now)
	switch {
	case !t.paused.has(t.at):
		return until, false
	case t.paused.to == forever:
		return until, true
	}
	return time.UnixMilli(t.paused.to), true
}

// Waits returns the seats for which a choice is kept open at a moment that is not before the last turn and event, and
// a clock stands: none once the time for it is over.
func (s *State) Waits(now time.Time) game.Seats {
	t := s.settled(now)
	for i := range t.seats {
		c := &t.seats[i]
		if c.charge(&t, t.at); c.owes && c.free[hold] > 0 {
			return t.held &^ t.said
		}
	}
	return 0
}
