package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
)

// recall marks what the last events changed.
func (p *picture) recall() {
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		if e.Kind == pyramidion.EvLoaded {
			p.Recent[piece.ID("fleet", e.Seat)] = true
			p.sailed[e.Seat] = "boat-" + id(boatName(pyramidion.Boat(e.A)))
		}
		if slot := p.changed(e); slot != "" {
			p.Recent[slot] = true
		}
	}
}

// changed returns the id of what an event changed on the page, or "".
func (p *picture) changed(e game.Event) string {
	switch e.Kind {
	case pyramidion.EvPlaced:
		return p.pileName(pyramidion.LotOf(e).Site) + "-" + goods[e.A]
	case pyramidion.EvAdded:
		return "stage-pile-" + goods[e.A]
	case pyramidion.EvActivated, pyramidion.EvSundial:
		return "site-" + id(siteNames[e.A])
	case pyramidion.EvPlayed, pyramidion.EvCategory:
		return "card-" + id(cardName(pyramidion.Card(e.A)))
	case pyramidion.EvTorturer:
		return "post-torturer-" + id(siteNames[e.A])
	case pyramidion.EvNegotiator:
		return "post-negotiator-" + id(siteNames[e.A])
	case pyramidion.EvDismissed:
		kind, site, _ := pyramidion.DismissedOf(e)
		return "post-" + troopNames[kind] + "-" + id(siteNames[site])
	case pyramidion.EvLoaded:
		return "loaded-" + id(boatName(pyramidion.Boat(e.A)))
	case pyramidion.EvBoat, pyramidion.EvKarnak:
		return "load-" + id(boatName(pyramidion.Boat(e.A)))
	case pyramidion.EvNumber:
		return piece.ID("order-token", int(e.A))
	case pyramidion.EvDealt, pyramidion.EvDrawn, pyramidion.EvRecalled:
		return p.ownChange(e, "hand-"+id(cardName(pyramidion.Card(e.A))))
	case pyramidion.EvNegotiated, pyramidion.EvGained, pyramidion.EvVizier, pyramidion.EvMerchant, pyramidion.EvMaster:
		return p.ownChange(e, "own-"+goods[e.A])
	case pyramidion.EvSwapped:
		return p.ownChange(e, "own-"+goods[pyramidion.Statue])
	}
	return ""
}

// ownChange returns the id of a thing of the viewer, or "" if the event concerns another seat.
func (p *picture) ownChange(e game.Event, id string) string {
	if e.Seat != p.Viewer {
		return ""
	}
	return id
}
