package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
)

// recall marks what the last events changed.
func (p *picture) recall() {
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		if id := p.changed(e); id != "" {
			p.Recent[id] = true
		}
	}
}

// changed returns the id of the element that the event is about, or "".
func (p *picture) changed(e game.Event) string {
	switch e.Kind {
	case tekhenu.EvStatue, tekhenu.EvBuilding:
		return siteID(tekhenu.SiteNames[e.A])
	case tekhenu.EvTile:
		return p.cellID(int(tekhenu.LayingOf(e).Cell))
	case tekhenu.EvColumn:
		return p.cellID(int(e.A))
	case tekhenu.EvDistrict:
		built := tekhenu.HousingOf(e)
		return piece.ID("work", int(built.Row)+1, goods[built.District])
	case tekhenu.EvPopulation:
		return piece.ID("population", e.Seat)
	case tekhenu.EvHappiness:
		return piece.ID("happiness", e.Seat)
	case tekhenu.EvOpens:
		return piece.ID("section", int(e.A)+1)
	case tekhenu.EvShown:
		return piece.ID("display", int(tekhenu.ShownOf(e).Place)+1)
	case tekhenu.EvRolled:
		if p.s.Round > 0 {
			die := tekhenu.RollOf(e)
			return piece.ID("die", godNames[die.Section], dice[die.Colour].Name, die.Face)
		}
	case tekhenu.EvTaken, tekhenu.EvPicked:
		if e.Seat == p.Viewer {
			return piece.ID("own", tekhenu.CardNames[tekhenu.Card(e.A)])
		}
	case tekhenu.EvGodAction:
		return "god-" + godNames[tekhenu.ActingOf(e).God]
	}
	return ""
}
