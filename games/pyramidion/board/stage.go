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
		return siteHigh + lanesTop + float64(p.s.Seats())*narrowLane
	}
	return harbourTop + float64(p.s.Seats())*narrowBerth
}

// around are the seats clockwise from the one that has activated the site, or in the play order where none is active.
func (p *picture) around() []game.Seat {
	all := make([]game.Seat, p.s.Seats())
	for i := range all {
		if p.s.Site != pyramidion.NoSite {
			all[i] = game.Seat((int(p.s.Activator) + i) % p.s.Seats())
		} else if all[i] = p.s.Order[i]; all[i] == pyramidion.NoSeat {
			all[i] = game.Seat(i)
		}
	}
	return all
}
