package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The size of a pyramid of level 4. Each level is a course, so that the height shows the level.
const (
	courses       = 4
	courseHigh    = 10.0
	pyramidHalf   = 25.0
	courseNarrows = pyramidHalf / courses
	pyramidRidge  = 11.0 // where the lit face ends and the shaded one begins, at the foot
)

// pyramidSymbols returns symbols of all pyramids at all levels.
func pyramidSymbols() string {
	c := &svg.Canvas{}
	for _, colour := range kemet.ColourNames {
		for level := 1; level <= courses; level++ {
			c.Print(piece.ID("k-pyramid", colour, level), func() { pyramidSymbol(c, colour, float64(level)) })
		}
	}
	return c.String()
}

func pyramidSymbol(c *svg.Canvas, colour string, level float64) {
	top, half := -level*courseHigh, pyramidHalf-level*courseNarrows
	ridge := pyramidRidge * (1 - level/courses)
	face := func(x0, x1, y1, x2, x3 float64) string {
		return svg.Data(nil).M(x0, 0).L(x1, y1).L(x2, y1).L(x3, 0).Z().String()
	}
	c.Empty("ellipse", svg.A("cx", "3"), svg.A("cy", "1"), svg.A("rx", "28"), svg.A("ry", "3.5"), svg.Class("k-shade"))
	if level < courses {
		c.Path("M"+svg.N(-half)+" "+svg.N(top)+"L0-40L"+svg.N(half)+" "+svg.N(top), "k-unbuilt")
	}
	c.Path(face(-pyramidHalf, -half, top, ridge, pyramidRidge), "k-lit-"+colour)
	c.Path(face(pyramidRidge, ridge, top, half, pyramidHalf), "k-dim-"+colour)
	switch colour {
	case "ruby":
		c.Path(bricks(level), "k-grain")
	case "sapphire":
		c.Path(levels(level), "k-grain")
	}
	d := svg.Data(nil)
	for n := 1.0; n < level; n++ {
		x := pyramidHalf - n*courseNarrows
		d = d.M(-x, -n*courseHigh).L(x, -n*courseHigh)
	}
	c.Path(string(d)+face(-pyramidHalf, -half, top, half, pyramidHalf), "k-course")
	if level == courses {
		c.Path("M-5-32L0-41L5-32z", "k-cap")
	}
}

// bricks returns the joints of a ruby pyramid, levels the lines of a sapphire one. A diamond one is smooth.
func bricks(level float64) string {
	d := svg.Data(nil)
	for n, joints := range [][]float64{{-15.5, -7, 1.5}, {-11, -2.7, 4}, {-6, 1.5}} {
		if float64(n) < level {
			for _, x := range joints {
				d = d.M(x, -float64(n)*courseHigh).L(x, -float64(n+1)*courseHigh)
			}
		}
	}
	return d.String()
}

func levels(level float64) string {
	d := svg.Data(nil)
	for n := .5; n < level; n++ {
		d = d.M(-pyramidHalf+n*courseNarrows+2, -n*courseHigh).L(pyramidRidge*(1-n/courses)-1, -n*courseHigh)
	}
	return d.String()
}

// pyramids draws the pyramids of all cities, each with a gem for its level and the holder of the VP of the highest.
func (p *picture) pyramids() {
	for seat := range game.Seat(p.s.Seats()) {
		pl := &p.s.Player[seat]
		if pl.City == kemet.NoCity {
			continue
		}
		for colour, level := range pl.Level {
			if level > 0 {
				p.pyramid(p.b.Districts[pl.City][pl.Place[colour]], seat, colour, level)
			}
		}
	}
}

func (p *picture) pyramid(space uint8, owner game.Seat, colour int, level uint8) {
	c, name, n := p.C, kemet.ColourNames[colour], p.Number(int(level))
	at, k := p.chart.at(p.spots(space).build), p.chart.size
	gem := 20 * k
	if p.chart.narrow {
		gem = 15
	}
	c.Group(svg.ID(piece.ID("pyramid", owner, name)), svg.At(at.x, at.y))
	c.Copy(piece.ID("k-pyramid", name, level), p.chart.scaled())
	c.Use("gem-"+name, 0, -gem*.44, gem, "")
	c.Text(0, -gem*.24, gem*.6, n, "tm tb gem-"+name)
	c.End()
	holder := p.s.PyrVP[owner][colour]
	// narrow screens show only a holder who is not the owner
	if level == courses && (holder != owner || !p.chart.narrow) {
		side := 24 * k
		if at.x > p.chart.w-60*k {
			side = -36 * k
		}
		p.victory("vp-"+spaceID(space), holder, at.plus(side, -34*k))
	}
}

// victory draws a temporary VP with its holder.
func (p *picture) victory(id string, holder game.Seat, at point) {
	size := 17.0
	if p.chart.narrow {
		size = 12
	}
	p.C.Group(svg.ID(id), svg.At(at.x, at.y))
	piece.Points(p.C, 1, -size*.4, 0, size*.85)
	if holder != kemet.NoSeat {
		piece.Mark(p.C, holder, size*.62, 0, size)
	}
	p.C.End()
}
