package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// post draws the place for a troop of a kind at a site, with centre (x, y). A troop there can be sent home, and on
// the active site one can be placed.
func (p *picture) post(kind pyramidion.Troop, site pyramidion.Site, id string, x, y, w, h float64, here bool) {
	c, owner := p.C, p.s.Troop[kind][site]
	move := ""
	if here {
		move = p.FirstOf([]string{"dismiss"}, troopNames[kind]+" "+siteNames[site])
		if kind == pyramidion.Negotiators && site == p.s.Site && p.legal("station") {
			move = "station"
		}
	}
	p.Slot(piece.Slot{
		ID: id, Move: move, Title: p.postSays(kind, site), At: svg.Translate(x, y),
		Shape: piece.Plate(w-3, h-3, 6),
	}, func() {
		c.Box(0, 0, w, h, 6, "py-stand"+piece.When(move != "", " py-mat"))
		if owner == pyramidion.NoSeat {
			figure(c, kind, 0, h/2-2.5, h-7, "py-nobody")
			if move == "station" {
				piece.Ghost(c, func() { troop(c, kind, p.Viewer, 0, h/2-2, h-4) })
			}
			return
		}
		spent := kind == pyramidion.Torturers && p.s.Fetchers.Has(uint8(site))
		c.Group(svg.ID(piece.ID(id, owner)), svg.Class(piece.When(spent, "py-dim")), p.comesFrom(id, "reserve", owner))
		troop(c, kind, owner, 0, h/2-2, h-4)
		c.End()
		if spent {
			piece.Tick(c, w/2-6, -h/2+6, 5.5)
		}
	})
}

// postSays names the owner of the troop at a post.
func (p *picture) postSays(kind pyramidion.Troop, site pyramidion.Site) string {
	owner := p.s.Troop[kind][site]
	if owner == pyramidion.NoSeat {
		return p.Word("nobody-" + troopNames[kind])
	}
	said := p.troopSays(kind, owner)
	if kind == pyramidion.Torturers && p.s.Fetchers.Has(uint8(site)) {
		said = p.Word("fetched", "troop", said)
	}
	return said
}
