package board

import (
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
)

// recall finds what the last events changed. What an event is about is known by its catalogue key.
func (p *picture) recall() {
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		key := strings.TrimPrefix(pyramidiontext.Text.Tell(p.s, e).Key, "pyramidion.told.")
		if key == "loaded" {
			p.Recent[piece.ID("fleet", e.Seat)], p.sailed[e.Seat] = true, "boat-"+id(boatName(pyramidion.Boat(e.A)))
		}
		if slot := p.changed(key, e); slot != "" {
			p.Recent[slot] = true
		}
	}
}

// changed is the id of what an event is about, if that lies on the table.
func (p *picture) changed(key string, e game.Event) string {
	switch key {
	case "placed":
		return p.pileName(pyramidion.Site(e.C)) + "-" + goods[e.A]
	case "added":
		return "stage-pile-" + goods[e.A]
	case "activated", "sundial":
		return "site-" + id(siteNames[e.A])
	case "played", "category":
		return "card-" + id(cardName(pyramidion.Card(e.A)))
	case "torturer", "negotiator":
		return "post-" + key + "-" + id(siteNames[e.A])
	case "dismissed":
		return "post-" + troopNames[e.A] + "-" + id(siteNames[e.B])
	case "loaded":
		return "loaded-" + id(boatName(pyramidion.Boat(e.A)))
	case "boat", "karnak":
		return "load-" + id(boatName(pyramidion.Boat(e.A)))
	case "number":
		return piece.ID("order-token", int(e.A))
	case "dealt", "recalled":
		return p.ownChange(e, "hand-"+id(cardName(pyramidion.Card(e.A))))
	case "negotiated", "gained", "vizier", "merchant", "master":
		return p.ownChange(e, "own-"+goods[e.A])
	case "swapped":
		return p.ownChange(e, "own-"+goods[pyramidion.Statue])
	}
	return ""
}

// ownChange is the id of something of the viewer, if the event is about the viewer.
func (p *picture) ownChange(e game.Event, id string) string {
	if e.Seat != p.Viewer {
		return ""
	}
	return id
}
