package board

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
)

// recall finds what the last events changed. What an event is about is known by its catalogue key.
func (p *picture) recall() {
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		if slot := p.changed(strings.TrimPrefix(osiristext.Tell(p.s, e).Key, "osiris.told."), e); slot != "" {
			p.Recent[slot] = true
		}
	}
}

// changed is the id of what an event is about, if that lies on the table.
func (p *picture) changed(key string, e game.Event) string {
	switch key {
	case "placed":
		return "place-" + id(placeName(osiris.Place(e.B)))
	case "built":
		return "site-" + id(siteName(osiris.Site(e.B)))
	case "planned", "keeps":
		return "plan-" + id(planName(int(e.A)))
	case "moved":
		return "plan-" + id(planName(int(e.B)))
	case "market":
		return piece.ID("market", id(marketName(int(e.A))), sideNames[e.B])
	case "box":
		return "box-" + id(boxName(int(e.A)))
	case "hired":
		if e.Seat == p.Viewer {
			return "own-" + workerNames[e.A]
		}
	case "kept-card", "dealt":
		if e.Seat == p.Viewer {
			return "special-" + id(cardName(osiris.Card(e.A)))
		}
	}
	return ""
}
