package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// stage draws what the current decision is about: the active site with the cards played there, the payment of a boat,
// or the boats loaded so far.
func (p *picture) stage() {
	switch {
	case p.past != nil:
		p.onStage(p.arena)
	case p.s.Payment.Boat != 0:
		p.payment()
	case p.s.Site != pyramidion.NoSite:
		p.arena()
	default:
		p.harbours()
	}
}

// stageHigh returns its height on narrow screens.
func (p *picture) stageHigh() (high float64) {
	switch {
	case p.s.Payment.Boat != 0:
		return p.paymentHigh()
	case p.past != nil || p.s.Site != pyramidion.NoSite:
		high = siteHigh + lanesTop
		p.onStage(func() {
			for seat := range game.Seat(p.s.Seats()) {
				high += p.laneHigh(seat)
			}
		})
		return high
	}
	high = harbourTop
	for seat := range game.Seat(p.s.Seats()) {
		high += p.harbourHigh(seat)
	}
	return high
}

// low reports whether the stage would show empty harbours only. On wide screens it is lower then.
func (p *picture) low() bool {
	for seat := range p.s.Seats() {
		if p.s.Player[seat].Fleet() > 0 {
			return false
		}
	}
	return !p.chart.narrow && p.past == nil && p.s.Payment.Boat == 0 && p.s.Site == pyramidion.NoSite
}

// stageSize returns the size of the stage, on narrow screens without its height.
func (p *picture) stageSize() box {
	switch {
	case p.chart.narrow:
		return box{w: narrowW - 2*gap}
	case p.low():
		return box{w: wideW - 2*gap - 10 - flatW, h: lowH}
	}
	return box{w: stageW, h: stageH}
}

// around returns the seats clockwise from the one that activated the site, or in play order if no site is active.
// When the game is over, it returns them by rank.
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
