package board

import (
	"math"

	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// river draws the Nile with its banks and everything along it.
func (p *picture) river() {
	c := p.C
	c.Group(svg.A("aria-hidden", "true"))
	p.water()
	c.End()
	for side := range 2 {
		for n := 1; n <= osiris.Seasons; n++ {
			for _, site := range p.chart.along[n][side].sites {
				if site.City() {
					p.town(site, side)
				} else if site%2 == 0 || !p.s.Data.Sites.Has(uint8(site&^1)) {
					p.terrain(site.Terrain(), side)
				}
			}
		}
		p.caravan(side)
	}
	p.marks()
	p.monuments()
	p.barge()
}

// water draws the Nile with its segments and rapids, and the sand beside it. The parts that never change have a group
// of their own, so that they need not be sent again.
func (p *picture) water() {
	c, m := p.C, p.chart
	c.Group(svg.ID("water"))
	for _, b := range m.bank {
		c.Rect(b.x, b.y, b.w, b.h, 0, "os-sand")
	}
	n := m.nile
	c.Rect(n.x, n.y, n.w, n.h, 0, "os-nile")
	for i := 1; i <= osiris.Seasons; i++ {
		if b := m.span(i, n); i > int(max(p.s.Season, 1)) {
			c.Rect(b.x, b.y, b.w, b.h, 0, "os-beyond")
		} else if i == int(p.s.Season) {
			c.Rect(b.x, b.y, b.w, b.h, 0, "os-now")
		}
	}
	c.Group(svg.ID("waves"))
	c.Path(m.waves(), "os-wave")
	p.beasts()
	c.Path(m.shore(), "os-shore")
	c.Path(m.shore(), "os-reeds")
	c.Path(m.shore(), "os-shoreline")
	for i := 1; i < osiris.Seasons; i++ {
		p.rapids(i)
	}
	c.End()
	for i := 1; i <= osiris.Seasons; i++ {
		p.milestone(i)
	}
	c.End()
}

// beasts draws animals in the water, one kind a segment.
func (p *picture) beasts() {
	for i, sign := range [...]string{"g-crocodile", "g-duck", "g-crocodile", "g-duck"} {
		b := p.chart.span(i+1, p.chart.nile)
		for k, at := range [...][2]float64{{.2, .25}, {.68, .78}} {
			x, y := b.x+b.w*at[(i+k)%2], b.y+b.h*at[1-(i+k)%2]
			p.C.Use(sign, x, y, 20, "os-beast")
		}
	}
}

// shore returns the path of both shores.
func (m *chart) shore() string {
	n := m.nile
	d := svg.Data(nil)
	if m.narrow {
		return d.M(n.x, n.y).L(n.x, n.y+n.h).M(n.x+n.w, n.y).L(n.x+n.w, n.y+n.h).String()
	}
	return d.M(n.x, n.y).L(n.x+n.w, n.y).M(n.x, n.y+n.h).L(n.x+n.w, n.y+n.h).String()
}

// scattered returns the position of the i-th of some things, as shares of a width and a height. They are evenly spread
// but not in rows.
func scattered(i int) (x, y float64) {
	_, x = math.Modf(.5 + .7548776662*float64(i))
	_, y = math.Modf(.5 + .5698402910*float64(i))
	return x, y
}

// waves returns the path of short strokes on the water. It uses few lengths and whole coordinates to keep the page
// small.
func (m *chart) waves() string {
	d, n := svg.Data(nil), m.nile
	for i := range int(n.w * n.h / 900) {
		fx, fy := scattered(i)
		x, y, l := math.Round(n.x+12+(n.w-40)*fx), math.Round(n.y+12+(n.h-24)*fy), 2.5+math.Round(3*fy)/2
		curve := "q" + svg.N(l) + " " + svg.N(-l) + " " + svg.N(2*l) + " 0"
		d = append(d, "M"+svg.N(x)+" "+svg.N(y)+curve+"t"+svg.N(2*l)+" 0t"+svg.N(2*l)+" 0"...)
	}
	return d.String()
}

// rapids draws the border between a segment and the next.
func (p *picture) rapids(n int) {
	b, c := p.chart.span(n, p.chart.nile), p.C
	x, y, long := b.x, b.y, b.h
	if p.chart.narrow {
		x, y, long = b.x, b.y+b.h, b.w
	}
	var foam, rocks svg.Data
	for i := range int(long / 8.5) {
		chance, size := scattered(i + 7*n)
		along, across := 5+8.5*float64(i), 15*(chance-.5)
		px, py := x+across, y+along
		if p.chart.narrow {
			px, py = x+along, y+across
		}
		r := 4 + 3*size
		line := func(x, y float64) string { return "l" + svg.N(x) + " " + svg.N(y) }
		rocks = append(rocks, "M"+svg.N(px-r)+" "+svg.N(py+r*.6)...)
		rocks = append(rocks, line(r*.5, -r*1.3)+line(r*.8, -r*.3)+line(r*.8, r*1.6)+"z"...)
		foam = append(foam, "M"+svg.N(px-r-3)+" "+svg.N(py+r*.9)+"q3 3 6 0t6 0t6 0"...)
	}
	c.Path(rocks.String(), "os-reef")
	c.Path(foam.String(), "os-foam")
}

// milestone draws the number of a segment, which is that of its season.
func (p *picture) milestone(n int) {
	b, c := p.chart.span(n, p.chart.nile), p.C
	x, y := b.x+b.w-26, b.cy()
	if p.chart.narrow {
		x, y = b.cx(), b.y+22
	}
	class := "os-mile"
	if n == int(p.s.Season) {
		class = "os-mile os-mile-now"
	}
	c.Circle(x, y, 11, class)
	c.Text(x, y+5, 14, p.Number(n), "tm tb os-h")
}

// barge draws the funeral barge in the segment of the season.
func (p *picture) barge() {
	season := int(max(p.s.Season, 1))
	b := p.chart.span(season, p.chart.nile)
	w := 118.0
	if p.chart.narrow {
		w = 56
	}
	h := w * 76 / 132
	p.C.Group(svg.ID("barge"), svg.Class("glide"), svg.At(b.cx(), b.cy()), svg.A("role", "img"))
	p.C.Title(p.Word("barge", "n", season))
	p.C.UseIn("os-barge", 0, 0, w, h, "")
	p.C.End()
}

// lit reports whether basic workers reach a terrain: the barge has passed one of its segments or is in it (OSI-5.1.1
// d).
func (p *picture) lit(at osiris.Place) bool { return p.s.Data.Terrain[at].Reach <= max(p.s.Season, 1) }

// token draws a resource to gain or own, price one to pay.
func token(c *svg.Canvas, r osiris.Resource, x, y, size float64) {
	piece.Token(c, goods[r], x, y, size)
}
func price(c *svg.Canvas, r osiris.Resource, x, y, size float64) { piece.Cost(c, goods[r], x, y, size) }
