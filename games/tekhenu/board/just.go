package board

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
)

// recall marks what the last events changed. The catalogue key of an event says what it is about.
func (p *picture) recall() {
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		key, _ := strings.CutPrefix(tekhenutext.Text.Tell(p.s, e).Key, "tekhenu.event.")
		if id := p.changed(key, e); id != "" {
			p.Recent[id] = true
		}
	}
}

// changed returns the id of the element that the event is about, or "".
func (p *picture) changed(key string, e game.Event) string {
	switch key {
	case "statue", "gold":
		return siteID(p.siteName(int(e.A)))
	case "building":
		return siteID(p.s.Data.Sites[e.A].ID)
	case "tile":
		return p.cellID(int(tekhenu.LayingOf(e).Cell))
	case "column":
		return p.cellID(int(e.A))
	case "district":
		return piece.ID("work", int(e.A)+1, goods[e.B])
	case "population", "happiness":
		return piece.ID(key, e.Seat)
	case "opens":
		return piece.ID("section", int(e.A)+1)
	case "shown":
		return piece.ID("display", int(e.B)+1)
	case "rolled":
		if p.s.Round > 0 {
			die := tekhenu.RollOf(e)
			return piece.ID("die", godNames[die.Section], dice[die.Colour].Name, die.Face)
		}
	case "taken", "picked":
		if e.Seat == p.Viewer {
			return piece.ID("own", cardName(tekhenu.Card(e.A)))
		}
	case "god":
		return "god-" + godNames[e.A]
	}
	return ""
}

// siteName returns the printed name of a site by its number.
func (p *picture) siteName(n int) string {
	if n < len(p.s.Sites) {
		return p.s.Data.Sites[n].ID
	}
	n -= len(p.s.Sites)
	if god := n / 3; god < gods {
		return "SG-" + godNames[god] + "-" + p.Number(n%3+1)
	}
	return p.s.Data.People[n-3*gods].ID
}
