package piece

import (
	"slices"

	"ennead/game"
)

// Status returns the short state of a seat as far as all games have the same: its rank at the end, or that it is to
// move. It is empty for a seat that others make wait.
func (d *Drawing) Status(seat game.Seat) string {
	owing := d.State.Owing()
	switch {
	case owing == 0:
		return d.Word("status-rank", "n", d.State.Rank(seat))
	case owing.Has(seat) && seat == d.Viewer && !d.Lent:
		return d.Word("status-you")
	case owing.Has(seat):
		return d.Word("status-plays")
	}
	return ""
}

// Clockwise returns n seats from the first one on, or from seat 0 if that is not known yet.
func Clockwise(first game.Seat, n int) []game.Seat {
	if int(first) >= n {
		first = 0
	}
	seats := make([]game.Seat, n)
	for i := range seats {
		seats[i] = (first + game.Seat(i)) % game.Seat(n)
	}
	return seats
}

// InOrder returns the seats in this order of play, or from seat 0 on while some have no place in it yet.
func InOrder(order []game.Seat) []game.Seat {
	for i, seat := range order {
		if int(seat) >= len(order) || slices.Contains(order[:i], seat) {
			return Clockwise(0, len(order))
		}
	}
	return slices.Clone(order)
}
