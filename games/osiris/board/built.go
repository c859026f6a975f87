package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// monuments draws the sites along the river, where the viewer can build.
func (p *picture) monuments() {
	for side := range 2 {
		for _, site := range siteOrder(p.s.Data, side == 0) {
			p.built(site, side)
		}
	}
}

// built draws a site: its monument, or the one that could be built there now.
func (p *picture) built(site osiris.Site, side int) {
	b := &p.s.Site[site]
	name := siteName(site)
	move, slot := "on "+name, "site-"+id(name)
	_, may := p.Legal[move]
	if b.Owner == osiris.NoSeat && !may && !p.Recent[slot] {
		p.couldBuild(site, side)
		return
	}
	g, s := p.part(site, side)
	x, y := g.cx(), g.cy()
	plate := piece.Plate(g.w, g.h, 4)
	p.Slot(piece.Slot{ID: slot, Move: move, Title: p.siteSays(site), At: svg.Translate(x, y), Shape: plate}, func() {
		c := p.C
		c.Group(svg.At(-x, -y))
		if may {
			p.repaint(site, g, side)
		}
		p.lotMarks(site, g)
		p.stand(site, s)
		if may {
			p.proposed(site, s)
		}
		c.End()
	})
	p.couldBuild(site, side)
}

// part returns the area of a monument on its site, between the worker and the edge of the board.
func (p *picture) part(site osiris.Site, side int) (box, spot) {
	whole := p.chart.site[site]
	s, g := p.chart.spotOf(whole, side), inset(p.ground(whole), 1)
	if p.chart.narrow {
		if g.w -= 44; side == 1 {
			g.x += 44
		}
		return g, s
	}
	if g.h -= 48; side == 1 {
		g.y += 48
	}
	return g, s
}

// repaint covers the gold plate of a site with its ground.
func (p *picture) repaint(site osiris.Site, g box, side int) {
	c := p.C
	if site.City() {
		c.Rect(g.x, g.y, g.w, g.h, 4, "os-court")
	} else {
		c.Rect(g.x, g.y, g.w, g.h, 4, "os-ground", p.soil(site))
	}
	c.Group(svg.Class("unghost"))
	if site.City() {
		p.cityInside(site, side)
	} else {
		p.icons(site, side)
	}
	c.End()
}

// stand draws the monument of a site, or both obelisks (OSI-11.1).
func (p *picture) stand(site osiris.Site, s spot) {
	b := &p.s.Site[site]
	switch {
	case b.Owner == osiris.NoSeat:
	case b.Second == osiris.NoSeat:
		p.monumentAt("monument-"+id(siteName(site)), b.Monument, b.Owner, s.foot[0], s.foot[1], s.tall)
		p.signed(site, b.Owner, s, 0)
	default:
		p.monumentAt("monument-"+id(siteName(site)), b.Monument, b.Owner, s.foot[0]-s.tall*.16, s.foot[1]-3, s.tall*.84)
		p.monumentAt("second-"+id(siteName(site)), b.Monument, b.Second, s.foot[0]+s.tall*.16, s.foot[1], s.tall*.84)
		p.signed(site, b.Owner, s, -9)
		p.signed(site, b.Second, s, 9)
	}
}

func (p *picture) monumentAt(id string, kind osiris.Monument, owner game.Seat, x, y, tall float64) {
	monument(p.C, kind, owner, x, y, p.fits(kind, tall), svg.ID(id))
}

// signed draws the owner's mark beside a monument that is too small to show it; in a city above it, beside the name.
func (p *picture) signed(site osiris.Site, owner game.Seat, s spot, n float64) {
	if !p.chart.narrow || int(owner) >= p.s.Seats() {
		return
	}
	x, y := s.mark[0], s.mark[1]+n
	if site.City() {
		x, y = s.foot[0], s.mark[1]-19
	}
	piece.Mark(p.C, owner, x, y, 18)
}

// fits returns the height of an obelisk at the scale that fits a monument of this kind on its site.
func (p *picture) fits(kind osiris.Monument, tall float64) float64 {
	if p.chart.narrow {
		return tall
	}
	return min(tall, silhouettes[osiris.Obelisk].h*44/silhouettes[kind].w)
}

// proposed draws the monument that the viewer could build at a site, and the points that it would score at once
// (OSI-5.7.6).
func (p *picture) proposed(site osiris.Site, s spot) {
	plan := p.s.Turn.Plan
	if !p.Seated() || plan == 0 {
		return
	}
	kind, c := p.s.Data.Plans[plan-1].Monument, p.C
	x := s.foot[0]
	if p.s.Site[site].Owner != osiris.NoSeat {
		x += s.tall * .16
	}
	piece.Ghost(c, func() { monument(c, kind, p.Viewer, x, s.foot[1], p.fits(kind, s.tall)) })
	piece.Cartouche(c, "+"+p.Number(p.s.Gain(p.Viewer, plan-1, site)), s.foot[0], s.foot[1]-7, 17)
}

// siteSays describes a site in words.
func (p *picture) siteSays(site osiris.Site) string {
	said := p.Words.Say(osiristext.SiteName(p.s, site))
	if b := &p.s.Site[site]; b.Owner != osiris.NoSeat {
		said += " · " + p.builtSays(b)
	}
	return said
}
