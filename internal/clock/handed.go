package clock

import (
	"time"

	"ennead/game"
)

// Handed returns the seats for which somebody else plays at a moment that is not before the last turn and event.
func (s *State) Handed(now time.Time) (seats game.Seats) {
	settled := *s
	settled.advance(now)
	settled.settle()
	for i := range settled.seats {
		if settled.seats[i].others() {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}
