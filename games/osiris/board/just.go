package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
)

// recall marks the slots that the last events changed.
func (p *picture) recall() {
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		if slot := p.changed(e); slot != "" {
			p.Recent[slot] = true
		}
	}
}

// changed returns the id of the slot that an event changed; empty if it changed nothing on the table.
func (p *picture) changed(e game.Event) string {
	switch e.Kind {
	case osiris.EvPlaced:
		_, at := osiris.PlacedAt(e)
		return "place-" + id(placeName(at))
	case osiris.EvBuilt:
		_, site := osiris.BuiltAt(e)
		return "site-" + id(siteName(site))
	case osiris.EvPlanned, osiris.EvKeeps:
		return "plan-" + id(planName(int(e.A)))
	case osiris.EvMoved:
		return "plan-" + id(planName(int(osiris.MovedBy(e).To)))
	case osiris.EvMarket:
		used := osiris.BarterOf(e)
		return piece.ID("market", id(marketName(int(used.Market))), sideNames[used.Side])
	case osiris.EvBox:
		return "box-" + id(boxName(int(e.A)))
	case osiris.EvHired:
		if e.Seat == p.Viewer {
			return "own-" + workerNames[e.A]
		}
	case osiris.EvKeptCard, osiris.EvDealt:
		if e.Seat == p.Viewer {
			return "special-" + id(cardName(osiris.Card(e.A)))
		}
	}
	return ""
}
