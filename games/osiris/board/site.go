package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// side is the bank of a site, 0 at the top.
func (p *picture) side(site osiris.Site) int {
	if p.s.Data.Site[site].Top {
		return 0
	}
	return 1
}

// halves are the sections of a terrain that are on the board.
func (p *picture) halves(at osiris.Place) (all []osiris.Site) {
	for _, site := range [...]osiris.Site{osiris.Site(2 * at), osiris.Site(2*at + 1)} {
		if p.s.Data.Sites.Has(uint8(site)) {
			all = append(all, site)
		}
	}
	return all
}

// inset is a box a little smaller, so that neighbours do not touch.
func inset(b box, d float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }

// terrain is a terrain with its two sections, and who works there. It stands for placing a worker there.
func (p *picture) terrain(at osiris.Place, side int) {
	all := p.terrainBox(at)
	x, y := all.cx(), all.cy()
	move := "at " + terrainName(at)
	p.Slot(piece.Slot{ID: "place-" + id(terrainName(at)), Move: move, Title: p.terrainSays(at), At: svg.Translate(x, y), Shape: piece.Plate(all.w, all.h, 5)}, func() {
		c := p.C
		c.Group(svg.At(-x, -y))
		p.terrainFace(at, side)
		p.work(at, p.chart.spotOf(all, side), move)
		c.End()
	})
}

// terrainBox is the ground of a terrain.
func (p *picture) terrainBox(at osiris.Place) (all box) {
	for _, site := range p.halves(at) {
		all = all.join(p.chart.site[site])
	}
	return p.ground(all)
}

// terrainFace is a terrain without people.
func (p *picture) terrainFace(at osiris.Place, side int) {
	for _, site := range p.halves(at) {
		p.section(site, side)
	}
	b := p.terrainBox(at)
	p.C.Rect(b.x, b.y, b.w, b.h, 5, "os-edge")
}

// ground is the part of a box that is built on: gaps part it from its neighbours and from the water.
func (p *picture) ground(b box) box { return inset(b, 3) }

// section is one half of a terrain: its ground, and what a worker takes there.
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

// half is the ground of one section: that of its terrain, cut where its neighbour begins.
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

// seam is the line between two sections.
func (p *picture) seam(site osiris.Site) string {
	a, b := p.half(site), p.half(site^1)
	if p.chart.narrow {
		y := max(a.y, b.y)
		return svg.Data(nil).M(a.x, y).L(a.x+a.w, y).String()
	}
	x := max(a.x, b.x)
	return svg.Data(nil).M(x, a.y).L(x, a.y+a.h).String()
}

// icons are what a section gives; nothing while a monument stands there (OSI-5.1.2).
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

// icon is where the i-th of n icons lies: in a row, or two over one where there is no room for three.
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

// town is a city within its walls, and who visits it.
func (p *picture) town(site osiris.Site, side int) {
	at := site.Place()
	b := p.ground(p.chart.site[site])
	x, y := b.cx(), b.cy()
	move := "at " + placeName(at)
	p.Slot(piece.Slot{ID: "place-" + id(placeName(at)), Move: move, Title: p.townSays(at), At: svg.Translate(x, y), Shape: piece.Plate(b.w, b.h, 5)}, func() {
		c := p.C
		c.Group(svg.At(-x, -y))
		p.cityFace(site, side)
		p.work(at, p.chart.spotOf(b, side), move)
		c.End()
	})
}

// cityFace is a city without people: its walls, houses and name.
func (p *picture) cityFace(site osiris.Site, side int) {
	c, b := p.C, p.ground(p.chart.site[site])
	p.walls(b)
	s := p.chart.spotOf(b, side)
	c.UseIn("os-town", s.foot[0], s.foot[1]-p.townWide()*.34, p.townWide(), p.townWide()*.69, piece.When(p.s.Site[site].Owner != osiris.NoSeat, "os-behind"))
	name := shortName(p.city(site.Place()))
	if p.chart.narrow {
		c.Text(s.icons[0], b.cy()+5, min(16, 1.2*piece.Fit(name, 13.5, 56)), name, "tm os-h")
	} else {
		y := b.y + 20
		if side == 1 {
			y = b.y + 74
		}
		c.Text(b.cx(), y, min(15, 1.2*piece.Fit(name, 12.5, b.w-12)), name, "tm os-h")
	}
}

// townWide is how wide the houses of a city are.
func (p *picture) townWide() float64 {
	if p.chart.narrow {
		return 46
	}
	return 54
}

// walls are a city from above: battlements round a court.
func (p *picture) walls(b box) {
	c := p.C
	c.Rect(b.x, b.y, b.w, b.h, 4, "os-court")
	c.Rect(b.x+2.5, b.y+2.5, b.w-5, b.h-5, 2, "os-wall")
	c.Rect(b.x+2.5, b.y+2.5, b.w-5, b.h-5, 2, "os-teeth")
	c.Rect(b.x, b.y, b.w, b.h, 4, "os-edge")
}

// shortName is the name of a city without what stands in brackets.
func shortName(name string) string {
	for i, r := range name {
		if r == '(' && i > 1 {
			return name[:i-1]
		}
	}
	return name
}

// work is who stands at a place; pointed at, the worker that would stand there and what it would take.
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
		if at < firstCity {
			p.harvest(at, s)
		}
	}
	p.couldGo(at, s)
}

// harvest is what the worker that is placed would take, in a short supply less than is due (OSI-5.1.2, OSI-6.1).
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

// terrainSays is a terrain in words: kind, reach, sections, who stands there.
func (p *picture) terrainSays(at osiris.Place) string {
	d := p.s.Data
	t := &d.Terrain[at]
	said := p.Word("terrain", "place", p.s.PlaceName(at), "n", int(t.Reach))
	for _, site := range p.halves(at) {
		said += " · " + p.sectionSays(site)
	}
	return said + " · " + p.standsSay(at)
}

// sectionSays is what a section gives, or what stands on it.
func (p *picture) sectionSays(site osiris.Site) string {
	b := &p.s.Site[site]
	if b.Owner == osiris.NoSeat {
		return p.Words.Say(osiris.Amount(p.s.Data.Terrain[site.Terrain()].Resource, int(p.s.Data.Site[site].Icons)))
	}
	return p.builtSays(b)
}

// builtSays is the monument at a site, or both obelisks.
func (p *picture) builtSays(b *osiris.Building) string {
	said := p.monumentSays(b.Monument, b.Owner)
	if b.Second != osiris.NoSeat {
		said += " + " + p.monumentSays(b.Monument, b.Second)
	}
	return said
}

func (p *picture) monumentSays(m osiris.Monument, owner game.Seat) string {
	if owner == osiris.Neutral {
		return p.Word("neutral", "monument", kindTerm(m))
	}
	return p.Word("monument-of", "monument", kindTerm(m), "seat", owner)
}

func (p *picture) standsSay(at osiris.Place) string {
	st := p.s.Standing[at]
	if st.Owner == osiris.NoSeat {
		return p.Word("nobody")
	}
	return p.Word("stands", "worker", workerTerm(st.Worker), "seat", st.Owner)
}

func (p *picture) townSays(at osiris.Place) string {
	said := p.city(at)
	if b := &p.s.Site[at.Town()]; b.Owner != osiris.NoSeat {
		said += " · " + p.builtSays(b)
	}
	return said + " · " + p.standsSay(at)
}
