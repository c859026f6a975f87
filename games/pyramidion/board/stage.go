package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// stage is what it is all about now: the active site with the cards played there, a boat that is being paid, or the boats that
// have been loaded.
func (p *picture) stage() {
	switch {
	case p.s.Payment.Boat != 0:
		p.payment()
	case p.s.Site != pyramidion.NoSite:
		p.arena()
	default:
		p.harbours()
	}
}

// stageHigh is how much room it takes on narrow screens.
func (p *picture) stageHigh() float64 {
	switch {
	case p.s.Payment.Boat != 0:
		return p.paymentHigh()
	case p.s.Site != pyramidion.NoSite:
		high := siteHigh + lanesTop
		for seat := range game.Seat(p.s.Seats()) {
			high += p.laneHigh(seat)
		}
		return high
	}
	return harbourTop + float64(p.s.Seats())*narrowBerth
}

// around are the seats clockwise from the one that has activated the site, or in the play order where none is active; when the game is
// over by their places.
func (p *picture) around() []game.Seat {
	all := make([]game.Seat, p.s.Seats())
	if p.s.Owing() == 0 {
		for seat := range all {
			all[p.s.Rank(game.Seat(seat))-1] = game.Seat(seat)
		}
		return all
	}
	for i := range all {
		if p.s.Site != pyramidion.NoSite {
			all[i] = game.Seat((int(p.s.Activator) + i) % p.s.Seats())
		} else if all[i] = p.s.Order[i]; all[i] == pyramidion.NoSeat {
			all[i] = game.Seat(i)
		}
	}
	return all
}
