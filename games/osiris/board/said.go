package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
)

// Places and sites in words.

// terrainSays describes a terrain: kind, reach, sections, worker.
func (p *picture) terrainSays(at osiris.Place) string {
	d := p.s.Data
	t := &d.Terrain[at]
	said := p.Word("terrain", "place", osiristext.PlaceName(p.s, at), "n", int(t.Reach))
	for _, site := range p.halves(at) {
		said += " · " + p.sectionSays(site)
	}
	return said + " · " + p.standsSay(at)
}

// sectionSays describes a section: its icons, or its monument.
func (p *picture) sectionSays(site osiris.Site) string {
	b := &p.s.Site[site]
	if b.Owner == osiris.NoSeat {
		return p.amount(p.s.Data.Terrain[site.Terrain()].Resource, int(p.s.Data.Site[site].Icons))
	}
	return p.builtSays(b)
}

// builtSays describes the monument at a site, or both obelisks.
func (p *picture) builtSays(b *osiris.Building) string {
	said := p.monumentSays(b.Monument, b.Owner)
	if b.Second != osiris.NoSeat {
		said += " + " + p.monumentSays(b.Monument, b.Second)
	}
	return said
}

// monumentSays describes a monument and its owner.
func (p *picture) monumentSays(m osiris.Monument, owner game.Seat) string {
	if owner == osiris.Neutral {
		return p.Word("neutral", "monument", kindTerm(m))
	}
	return p.Word("monument-of", "monument", kindTerm(m), "seat", owner)
}

// standsSay describes the worker at a place.
func (p *picture) standsSay(at osiris.Place) string {
	st := p.s.Standing[at]
	if st.Owner == osiris.NoSeat {
		return p.Word("nobody")
	}
	return p.Word("stands", "worker", workerTerm(st.Worker), "seat", st.Owner)
}
