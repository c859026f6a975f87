package board

import (
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// halves returns the sections of a terrain that are on the board.
func (p *picture) halves(at osiris.Place) (all []osiris.Site) {
	for _, site := range [...]osiris.Site{osiris.Site(2 * at), osiris.Site(2*at + 1)} {
		if p.s.Data.Sites.Has(uint8(site)) {
			all = append(all, site)
		}
	}
	return all
}

// inset returns a box that is smaller by d on each side, so that neighbours do not touch.
func inset(b box, d float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }

// terrain draws a terrain with its two sections and its worker; a click on it places a worker.
func (p *picture) terrain(at osiris.Place, side int) {
	all := p.terrainBox(at)
	x, y := all.cx(), all.cy()
	move := "at " + placeName(at)
	p.Slot(piece.Slot{
		ID: "place-" + id(placeName(at)), Move: move, Title: p.terrainSays(at),
		At: svg.Translate(x, y), Shape: piece.Plate(all.w, all.h, 5),
	}, func() {
		c := p.C
		c.Group(svg.At(-x, -y))
		c.Group(svg.ID("ground-" + id(placeName(at))))
		p.terrainFace(at, side)
		c.End()
		p.work(at, p.chart.spotOf(all, side), move)
		c.End()
	})
}

// terrainBox returns the ground of a terrain.
func (p *picture) terrainBox(at osiris.Place) (all box) {
	for _, site := range p.halves(at) {
		all = all.join(p.chart.site[site])
	}
	return p.ground(all)
}

// terrainFace draws a terrain without people.
func (p *picture) terrainFace(at osiris.Place, side int) {
	b := p.terrainBox(at)
	p.C.Rect(b.x, b.y, b.w, b.h, 5, "os-sand")
	for _, site := range p.halves(at) {
		p.section(site, side)
	}
	p.C.Rect(b.x, b.y, b.w, b.h, 5, "os-edge")
	p.C.Text(b.x+7, b.y+b.h-5, 11, p.Number(int(at%8)+1), "os-quiet tm") // its number in the texts
}

// ground returns the part of a box that is built on; a gap remains to its neighbours and to the water.
func (p *picture) ground(b box) box { return inset(b, 3) }

// soil fills a shape with the pattern of a section's terrain.
func (p *picture) soil(site osiris.Site) svg.Attr {
	return svg.A("fill", "url(#os-"+terrainNames[p.s.Data.Terrain[site.Terrain()].Resource]+")")
}

// section draws one half of a terrain: its ground and its icons.
func (p *picture) section(site osiris.Site, side int) {
	c, d := p.C, p.s.Data
	at := site.Terrain()
	b := p.half(site)
	class := "os-ground" + piece.When(!p.lit(at), " os-far")
	c.Rect(b.x, b.y, b.w, b.h, 4, class, svg.A("fill", "url(#os-"+terrainNames[d.Terrain[at].Resource]+")"))
	if site%2 == 1 && p.s.Data.Sites.Has(uint8(site-1)) {
		c.Path(p.seam(site), "os-seam")
	}
	p.icons(site, side)
}

// half returns the ground of one section, cut where its neighbour begins.
func (p *picture) half(site osiris.Site) box {
	b, other := p.chart.site[site], p.chart.site[site^1]
	g := p.ground(b)
	if !p.s.Data.Sites.Has(uint8(site ^ 1)) {
		return g
	}
	if p.chart.narrow {
		g.h += 3
		if other.y < b.y {
			g.y -= 3
		}
		return g
	}
	g.w += 3
	if other.x < b.x {
		g.x -= 3
	}
	return g
}

// seam returns the path of the line between two sections.
func (p *picture) seam(site osiris.Site) string {
	a, b := p.half(site), p.half(site^1)
	if p.chart.narrow {
		y := max(a.y, b.y)
		return svg.Data(nil).M(a.x, y).L(a.x+a.w, y).String()
	}
	x := max(a.x, b.x)
	return svg.Data(nil).M(x, a.y).L(x, a.y+a.h).String()
}

// icons draws the icons of a section; none while a monument is on it (OSI-5.1.2).
func (p *picture) icons(site osiris.Site, side int) {
	d := p.s.Data
	if p.s.Site[site].Owner != osiris.NoSeat {
		return
	}
	s := p.chart.spotOf(p.chart.site[site], side)
	r, n := d.Terrain[site.Terrain()].Resource, int(d.Site[site].Icons)
	if !p.lit(site.Terrain()) {
		p.C.Group(svg.Class("os-dim"))
		defer p.C.End()
	}
	for i := range n {
		x, y := s.icon(i, n)
		token(p.C, r, x, y, s.size)
	}
}

// icon returns the position of the i-th of n icons: in a row, or two above one if a row of three does not fit.
func (s spot) icon(i, n int) (x, y float64) {
	x, y = s.icons[0], s.icons[1]
	if n < 3 || float64(n)*s.size <= s.row {
		return x + svg.Spread(i, n, s.size+1), y
	}
	if i == 2 {
		return x, y + s.size*.46
	}
	return x + svg.Spread(i, 2, s.size+1), y - s.size*.46
}

// work draws the worker at a place. The pointer on an open place shows the worker that would go there and its harvest.
func (p *picture) work(at osiris.Place, s spot, move string) {
	c := p.C
	tall := 38.0
	if p.chart.narrow {
		tall = 34
	}
	if st := p.s.Standing[at]; st.Owner != osiris.NoSeat {
		placed(c, st.Worker, st.Owner, s.worker[0], s.worker[1], tall)
		return
	}
	_, may := p.Legal[move]
	c.Group(svg.Class(piece.When(may, "unghost")))
	c.Circle(s.worker[0], s.worker[1]-tall*.42, 11, "os-stand")
	c.End()
	if may && p.Seated() {
		piece.Ghost(c, func() { placed(c, p.s.Turn.Worker, p.Viewer, s.worker[0], s.worker[1], tall) })
		if at < osiris.FirstCity {
			p.harvest(at, s)
		}
	}
	p.couldGo(at, s)
}

// harvest draws the tokens that the worker being placed would take; in a short supply, fewer than due (OSI-5.1.2,
// OSI-6.1).
func (p *picture) harvest(at osiris.Place, s spot) {
	c, r := p.C, p.s.Data.Terrain[at].Resource
	n := min(p.s.Yield(p.s.Turn.Worker, at, p.s.Top().B), p.s.Supply[r])
	x, y := s.icons[0], s.icons[1]
	if !p.chart.narrow {
		x = s.worker[0]
		y += 26
	}
	c.Group(svg.Class("os-yield"))
	c.Box(x, y, 44, 22, 11, "os-tag")
	c.Text(x-3, y+5.2, 14, "+"+p.Number(int(n)), "te tb os-lit")
	token(c, r, x+10, y, 18)
	c.End()
}
