package board

import (
	"math"

	"ennead/games/kemet"
	"ennead/internal/svg"
)

// banks are the two shores of the Nile by side of the board, from the north.
var banks = map[string][2][][2]float64{
	"A": {
		{{560, -10}, {680, 150}, {724, 300}, {728, 480}, {722, 640}, {734, 820}, {724, 1010}},
		{{1040, -10}, {920, 150}, {876, 300}, {872, 480}, {878, 640}, {866, 820}, {876, 1010}},
	},
	"B": {
		{{660, -10}, {740, 150}, {770, 330}, {868, 480}, {870, 640}, {790, 800}, {760, 1010}},
		{{1040, -10}, {968, 160}, {960, 340}, {962, 480}, {958, 640}, {936, 800}, {900, 1010}},
	},
}

// terrain is everything that never moves, below the spaces.
func (p *picture) terrain() {
	c := p.c
	c.Rect(0, 0, 1600, 1000, 10, "sand")
	shores := banks[p.b.Side]
	c.Path(river(shores[0], shores[1]), "nile")
	c.Path(river(narrow(shores[0], 26), narrow(shores[1], -26)), "deep")
	for _, shore := range shores {
		c.Path(smooth(nil, shore), "bank")
	}
	if !p.eastern() { // KEM-1.6: the east bank is out of play
		east := append([][2]float64{{1610, -200}, {shores[1][0][0] + 60, -60}}, shores[1]...)
		south := shores[1][len(shores[1])-1][0]
		c.Path(smooth(nil, append(east, [2]float64{south, 1200}, [2]float64{1610, 1200}))+"z", "closed-bank")
	}
	p.ways()
	p.ports()
}

// eastern tells whether any space of the east bank is in play.
func (p *picture) eastern() bool {
	for in := p.b.In; in != 0; in = in.Rest() {
		if p.s.Data.Spaces[in.First()].East {
			return true
		}
	}
	return false
}

func narrow(shore [][2]float64, by float64) [][2]float64 {
	in := make([][2]float64, len(shore))
	for i, at := range shore {
		in[i] = [2]float64{at[0] + by, at[1]}
	}
	return in
}

func river(west, east [][2]float64) string {
	both := append([][2]float64{}, west...)
	both = append(both, [2]float64{west[len(west)-1][0], 1100}, [2]float64{east[len(east)-1][0], 1100})
	for i := len(east) - 1; i >= 0; i-- {
		both = append(both, east[i])
	}
	return smooth(nil, both) + "z"
}

// smooth is a line through the middles between points, bent at the points.
func smooth(d svg.Data, points [][2]float64) string {
	d = d.M(points[0][0], points[0][1])
	for i := 1; i < len(points)-1; i++ {
		at, next := points[i], points[i+1]
		d = append(d, "Q"+svg.N(at[0])+" "+svg.N(at[1])+" "+svg.N((at[0]+next[0])/2)+" "+svg.N((at[1]+next[1])/2)...)
	}
	last := points[len(points)-1]
	return d.L(last[0], last[1]).String()
}

// pairs calls f for each pair of neighbours once.
func (p *picture) pairs(near *[len(kemet.Board{}.Land)]kemet.Set, f func(a, b uint8)) {
	for in := p.b.In; in != 0; in = in.Rest() {
		a := in.First()
		for to := near[a]; to != 0; to = to.Rest() {
			if b := to.First(); a < b {
				f(a, b)
			}
		}
	}
}

// ways are the roads of the land; those between districts are their common borders.
func (p *picture) ways() {
	var d svg.Data
	p.pairs(&p.b.Land, func(a, b uint8) {
		if p.b.City[a] != kemet.NoCity && p.b.City[a] == p.b.City[b] {
			return
		}
		x0, y0 := p.end(a, b)
		x1, y1 := p.end(b, a)
		d = d.M(x0, y0).L(x1, y1)
	})
	p.c.Path(d.String(), "way-edge")
	p.c.Path(d.String(), "way")
}

// end is where the road from a space to a neighbour begins.
func (p *picture) end(space, to uint8) (x, y float64) {
	if p.b.City[space] != kemet.NoCity {
		x, y, _ = p.gate(space, to)
		return x, y
	}
	return p.places[space].x, p.places[space].y
}

// ports are the lines of the ferries, with an arrow at both ends.
func (p *picture) ports() {
	p.pairs(&p.b.Ports, func(a, b uint8) {
		x0, y0 := p.shore(a, b)
		x1, y1 := p.shore(b, a)
		p.c.Group(svg.ID("port-" + p.spaceID(a) + "-" + p.spaceID(b)))
		p.c.Title(p.word("port", "from", p.term(a), "to", p.term(b)))
		p.c.Line(x0, y0, x1, y1, "ferry-edge")
		p.c.Line(x0, y0, x1, y1, "ferry")
		p.arrow(x0, y0, direction(x0-x1, y0-y1))
		p.arrow(x1, y1, direction(x1-x0, y1-y0))
		p.c.End()
	})
}

// shore is the point on the rim of a space towards another one.
func (p *picture) shore(space, to uint8) (x, y float64) {
	at, there := p.places[space], p.places[to]
	dx, dy := there.x-at.x, there.y-at.y
	f := (math.Hypot(halfWide*dx, halfHigh*dy)/math.Hypot(dx, dy) + 26) / math.Hypot(dx, dy)
	return at.x + dx*f, at.y + dy*f
}

func (p *picture) arrow(x, y, angle float64) {
	p.c.Path("M-9 6L0-14 9 6z", "ferry-head", svg.Transform(svg.Translate(x, y)+" "+svg.Rotate(angle)))
}

// walls stand round the cities.
func (p *picture) walls() {
	c := p.c
	for n, at := range p.cities {
		c.Group(svg.At(at.x, at.y))
		c.Circle(0, 0, cityRadius, "wall-edge")
		c.Circle(0, 0, cityRadius, "wall")
		for _, d := range p.b.Districts[n] {
			x, y := svg.P(cityRadius, p.places[d].from)
			c.Use("k-tower", 0, 0, 0, "", svg.At(x, y))
		}
		c.End()
	}
}

// gates open the walls of the districts to their neighbours outside.
func (p *picture) gates() {
	for n := range p.cities {
		for _, d := range p.b.Districts[n] {
			for to := p.b.Land[d]; to != 0; to = to.Rest() {
				if p.b.City[to.First()] == kemet.NoCity {
					x, y, angle := p.gate(d, to.First())
					p.c.Use("k-gate", 0, 0, 0, "above", svg.Transform(svg.Translate(x, y)+" "+svg.Rotate(angle)))
				}
			}
		}
	}
}
