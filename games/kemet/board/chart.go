package board

import (
	"math"
	"slices"
	"strings"

	"ennead/games/kemet"
)

// point is a place on the map: from 0 to 100 each way in a [side], in units of the drawing in a [chart].
type point struct{ x, y float64 }

func (p point) plus(x, y float64) point   { return point{p.x + x, p.y + y} }
func (p point) to(q point) float64        { return math.Hypot(q.x-p.x, q.y-p.y) }
func between(p, q point, f float64) point { return point{p.x + (q.x-p.x)*f, p.y + (q.y-p.y)*f} }

// chart is a side projected to a drawing. The projection stretches the ground, but not what is on it.
type chart struct {
	*side
	w, h   float64
	span   float64
	size   float64 // factor on things on the ground
	narrow bool
	step   float64 // distance between the bends of a border
	sway   float64 // size of a bend
	id     string  // prefix of the ids of its outlines
}

// sizes are the sizes of wide drawings by number of players. With fewer spaces, everything on them is larger.
var sizes = [...]point{2: {940, 528}, 3: {1000, 561}, 4: {1052, 590}, 5: {1120, 629}}

// chartOf returns the map for a number of players, for wide or narrow screens. If the east bank is not in play
// (KEM-1.6) the west bank takes its room.
func chartOf(b *kemet.Board, players int, eastern, narrow bool) *chart {
	size := sizes[players]
	c := &chart{side: sides[b.Side], w: size.x, h: size.y, span: 100, size: 1, step: 36, sway: 3.2, id: "kw-"}
	if narrow {
		c.w, c.h, c.size, c.narrow, c.step, c.sway, c.id = 390, 452, .52, true, 30, 2, "kn-"
		if !eastern {
			c.w, c.h = 345, 400
		}
	}
	if !eastern {
		c.span = c.side.span
	}
	return c
}

// at returns the place in the drawing of a point of the side.
func (c *chart) at(p point) point { return point{p.x * c.w / c.span, p.y * c.h / 100} }

func (c *chart) point(name string) point {
	p, ok := c.points[name]
	if !ok {
		panic("kemet: the map has no point " + name)
	}
	return c.at(p)
}

// stands returns the places of things in a space.
func (c *chart) stands(space string) spots {
	s, t := c.spots[space], c.tight[space]
	if !c.narrow {
		return s
	}
	s.vp = point{}
	for _, at := range [][2]*point{{&s.build, &t.build}, {&s.needle, &t.needle}, {&s.troop, &t.troop},
		{&s.mark, &t.mark}, {&s.vp, &t.vp}} {
		if *at[1] != (point{}) {
			*at[0] = *at[1]
		}
	}
	return s
}

// names returns the points around a space or rock.
func (s *side) names(land string) []string { return strings.Fields(s.land[land]) }

func sorted[T any](m map[string]T) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// polygon returns the outline of a space without bends.
func (c *chart) polygon(land string) (all []point) {
	for _, name := range c.names(land) {
		all = append(all, c.point(name))
	}
	return all
}

// inside reports whether a point is inside a polygon.
func inside(p point, polygon []point) (in bool) {
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if (a.y > p.y) != (b.y > p.y) && p.x < a.x+(b.x-a.x)*(p.y-a.y)/(b.y-a.y) {
			in = !in
		}
	}
	return in
}
