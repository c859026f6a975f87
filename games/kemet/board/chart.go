package board

import (
	"math"
	"slices"
	"strings"

	"ennead/games/kemet"
	"ennead/internal/svg"
)

// point lies on the map: in a [side] from 0 to 100 each way, in a [chart] in units of its drawing.
type point struct{ x, y float64 }

func (p point) plus(x, y float64) point   { return point{p.x + x, p.y + y} }
func (p point) to(q point) float64        { return math.Hypot(q.x-p.x, q.y-p.y) }
func between(p, q point, f float64) point { return point{p.x + (q.x-p.x)*f, p.y + (q.y-p.y)*f} }

// side is one face of the board as topology: named points, and for each space the points round it, in
// order. Spaces that share two consecutive points share that border.
type side struct {
	points  map[string]point
	land    map[string]string // by space, and by the name of a rock that nobody can enter
	gates   map[string]string // by district: the two points of the wall between which its gate stands
	bridges []bridge
	ferries []ferry
	spots   map[string]spots
	tight   map[string]spots // what lies elsewhere on narrow screens
	scenery []scene
	span    float64 // how far east the map goes where the east bank is out of play
}

// bridge joins two spaces that water parts.
type bridge struct {
	a, b string
	at   point
}

// ferry joins the quays of two ports by way of a bend.
type ferry struct {
	a, b           string
	from, bend, to point
}

// scene is a palm, a tuft of reeds or another thing that only adorns the map.
type scene struct {
	what string
	at   point
}

// spots are where things stand in a space: each is the foot of what stands there.
type spots struct {
	build  point // temple, Sanctuary or pyramid
	needle point // obelisk
	troop  point
	mark   point // of a choice
	vp     point // of a temple, if not below it
	name   point
	wide   float64 // of the name at most, in units
	water  bool    // the name lies on water
}

// chart is a side projected to a drawing. The ground stretches, what stands on it does not.
type chart struct {
	*side
	w, h   float64
	span   float64
	size   float64 // of what stands on the ground
	narrow bool
	step   float64 // a border is bent so often
	sway   float64 // and so far
	id     string  // prefix of the ids of its outlines
	corner map[string]bool
}

// sizes are the measures of wide drawings by number of players: the fewer spaces, the larger what stands on them.
var sizes = [...]point{2: {940, 528}, 3: {1000, 561}, 4: {1052, 590}, 5: {1120, 629}}

// chartOf is the map as a number of players plays it, for wide or narrow screens. Where the east bank is
// out of play (KEM-1.6) the west bank takes its room.
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
	c.corner = c.corners()
	return c
}

// at is where a point of the side lies in the drawing.
func (c *chart) at(p point) point { return point{p.x * c.w / c.span, p.y * c.h / 100} }

func (c *chart) point(name string) point {
	p, ok := c.points[name]
	if !ok {
		panic("kemet: the map has no point " + name)
	}
	return c.at(p)
}

// edge is the line between two named points, drawn by hand: bent a little, from whichever side it is
// looked at always the same. The walls of cities, whose points begin with a figure, are straight.
func (c *chart) edge(a, b string) []point {
	if a > b {
		line := c.edge(b, a)
		slices.Reverse(line)
		return line
	}
	p, q := c.point(a), c.point(b)
	if a[0] <= '9' {
		return []point{p, q}
	}
	length := p.to(q)
	n := max(1, int(math.Round(length/c.step)))
	chance := seeded(a + " " + b)
	line := []point{p}
	for i := 1; i < n; i++ {
		at, off := between(p, q, float64(i)/float64(n)), (chance.next()*2-1)*c.sway
		line = append(line, at.plus(-(q.y-p.y)/length*off, (q.x-p.x)/length*off))
	}
	return append(line, q)
}

// stands are where things stand in a space.
func (c *chart) stands(space string) spots {
	s, t := c.spots[space], c.tight[space]
	if !c.narrow {
		return s
	}
	s.vp = point{}
	for _, at := range [][2]*point{{&s.build, &t.build}, {&s.needle, &t.needle}, {&s.troop, &t.troop}, {&s.mark, &t.mark}, {&s.vp, &t.vp}} {
		if *at[1] != (point{}) {
			*at[0] = *at[1]
		}
	}
	return s
}

// names are the points round a space or rock.
func (c *chart) names(land string) []string { return strings.Fields(c.land[land]) }

// corners are the points where more than two lands or lines meet, those of walls, and those off the map:
// between corners a border is one bent line.
func (c *chart) corners() map[string]bool {
	near := map[string]map[string]bool{}
	for land := range c.land {
		names := c.names(land)
		for i, a := range names {
			b := names[(i+1)%len(names)]
			for _, pair := range [2][2]string{{a, b}, {b, a}} {
				if near[pair[0]] == nil {
					near[pair[0]] = map[string]bool{}
				}
				near[pair[0]][pair[1]] = true
			}
		}
	}
	corners := map[string]bool{}
	for name, others := range near {
		corners[name] = len(others) > 2 || name[0] <= '9' || c.off(name)
	}
	return corners
}

// off tells whether a point lies off the map, so that the frame cuts what it belongs to.
func (c *chart) off(name string) bool {
	p := c.points[name]
	return p.x < 0 || p.x > 100 || p.y < 0 || p.y > 100
}

// lines are the borders of a land from corner to corner, in order.
func (c *chart) lines(land string) (all [][]string) {
	names := c.names(land)
	start := max(0, slices.IndexFunc(names, func(name string) bool { return c.corner[name] }))
	line := []string{names[start]}
	for i := 1; i <= len(names); i++ {
		name := names[(start+i)%len(names)]
		line = append(line, name)
		if c.corner[name] || i == len(names) {
			all, line = append(all, line), []string{name}
		}
	}
	return all
}

// bent is the line through points: the edges between them, one after the other.
func (c *chart) bent(names []string) []point {
	line := []point{c.point(names[0])}
	for i, a := range names[:len(names)-1] {
		line = append(line, c.edge(a, names[i+1])[1:]...)
	}
	return line
}

// borders calls f for each line between lands once, with those on its sides; the second is "" on the shore.
func (c *chart) borders(f func(line []string, land, other string)) {
	sides, lines := map[string][]string{}, map[string][]string{}
	var order []string
	for _, land := range sorted(c.land) {
		for _, line := range c.lines(land) {
			back := slices.Clone(line)
			slices.Reverse(back)
			key := min(strings.Join(line, " "), strings.Join(back, " "))
			if lines[key] == nil {
				order, lines[key] = append(order, key), line
			}
			sides[key] = append(sides[key], land)
		}
	}
	for _, key := range order {
		of := append(sides[key], "")
		f(lines[key], of[0], of[1])
	}
}

func sorted[T any](m map[string]T) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// framed tells whether a line lies along the frame of the drawing, not in it.
func (c *chart) framed(line []string) bool { return c.off(line[0]) && c.off(line[1]) }

// outline is the path round a space.
func (c *chart) outline(land string) string {
	d := svg.Data(nil)
	for i, line := range c.lines(land) {
		d = trace(d, c.bent(line), i == 0)
	}
	return d.Z().String()
}

// trace follows a line: straight if it has but two points, else bent at each by way of the middles.
func trace(d svg.Data, line []point, first bool) svg.Data {
	if first {
		d = d.M(line[0].x, line[0].y)
	}
	last := len(line) - 1
	if last == 1 {
		return d.L(line[1].x, line[1].y)
	}
	for i := 1; i < last; i++ {
		to := between(line[i], line[i+1], .5)
		if i == last-1 {
			to = line[last]
		}
		d = append(d, "Q"+svg.N(line[i].x)+" "+svg.N(line[i].y)+" "+svg.N(to.x)+" "+svg.N(to.y)...)
	}
	return d
}

// polygon is the outline of a space without bends.
func (c *chart) polygon(land string) (all []point) {
	for _, name := range c.names(land) {
		all = append(all, c.point(name))
	}
	return all
}

// inside tells whether a point lies in a polygon.
func inside(p point, polygon []point) (in bool) {
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if (a.y > p.y) != (b.y > p.y) && p.x < a.x+(b.x-a.x)*(p.y-a.y)/(b.y-a.y) {
			in = !in
		}
	}
	return in
}

// chance is a stream of numbers that is the same every time (mulberry32).
type chance uint32

// seeded begins a stream with a text (FNV-1a).
func seeded(text string) *chance {
	h := chance(2166136261)
	for i := range len(text) {
		h = (h ^ chance(text[i])) * 16777619
	}
	return &h
}

// next is the next number, from 0 up to 1.
func (c *chance) next() float64 {
	*c += 0x6D2B79F5
	t := uint32(*c)
	t = (t ^ t>>15) * (t | 1)
	t ^= t + (t^t>>7)*(t|61)
	return float64(t^t>>14) / (1 << 32)
}
