package table

import "ennead/game"

// How people behave at a table: how often they are late, and whether they leave it as one should.

// strikesOf returns how often the time of a person was up on a seat, in the whole game.
func (t *Table) strikesOf(who string, seat game.Seat) (all int) {
	late := 0
	for _, h := range t.Happened {
		switch {
		case h.Seat != seat:
		case h.What == Late, h.What == Gone:
			late++
		case h.lost():
			if h.who == who {
				all += late
			}
			late = 0
		}
	}
	if t.Seats[seat].heldBy(who) {
		all += late
	}
	return all
}

// announced reports whether the person who began on a seat offered it before they left, and waited until somebody took
// it or the time for that was over. Who leaves before that has not looked for anybody, and neither has whoever gives
// the seat to somebody who may have been at the table already, see [House.doubts].
func (t *Table) announced(seat game.Seat) bool {
	end, lost := t.went(seat)
	if !lost || t.Happened[end].What != Left {
		return false
	}
	left, offered := t.Happened[end], -1
	for n, h := range t.Happened[:end] {
		switch {
		case h.Seat != seat:
		case h.What == Going:
			offered = n
		case h.What == Stays, h.lost():
			offered = -1
		}
	}
	if offered < 0 {
		return false
	}
	if !left.At.Before(t.Happened[offered].At.Add(t.OffersFor())) {
		return true
	}
	for _, h := range t.Happened[end+1:] {
		if h.Seat == seat {
			return h.What == SatDown && !h.doubtful && h.At.Equal(left.At) && h.Turns == left.Turns
		}
	}
	return false
}
