package board

import (
	"math"
	"slices"
	"strings"
	"sync"

	"ennead/internal/svg"
)

// edge returns the slightly bent line between two named points. It is the same line from both sides. The walls of
// cities, whose points begin with a digit, are straight.
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

// corners are the points of each side of the board where more than two lines meet, the points of walls, and the
// points off the map. Between corners a border is one bent line.
var corners = sync.OnceValue(func() map[*side]map[string]bool {
	all := map[*side]map[string]bool{}
	for _, s := range sides {
		all[s] = s.corners()
	}
	return all
})

func (s *side) corners() map[string]bool {
	near := map[string]map[string]bool{}
	for land := range s.land {
		names := s.names(land)
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
	corner := map[string]bool{}
	for name, others := range near {
		corner[name] = len(others) > 2 || name[0] <= '9' || s.off(name)
	}
	return corner
}

// off reports whether a point is off the map, so that the frame cuts the shapes it belongs to.
func (s *side) off(name string) bool {
	p := s.points[name]
	return p.x < 0 || p.x > 100 || p.y < 0 || p.y > 100
}

// lines returns the borders of a land from corner to corner, in order.
func (c *chart) lines(land string) (all [][]string) {
	names, corner := c.names(land), corners()[c.side]
	start := max(0, slices.IndexFunc(names, func(name string) bool { return corner[name] }))
	line := []string{names[start]}
	for i := 1; i <= len(names); i++ {
		name := names[(start+i)%len(names)]
		line = append(line, name)
		if corner[name] || i == len(names) {
			all, line = append(all, line), []string{name}
		}
	}
	return all
}

// bent joins the edges between points to one line.
func (c *chart) bent(names []string) []point {
	line := []point{c.point(names[0])}
	for i, a := range names[:len(names)-1] {
		line = append(line, c.edge(a, names[i+1])[1:]...)
	}
	return line
}

// borders calls f once for each line between lands, with the lands on both sides. other is "" on the shore.
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
		other := ""
		if of := sides[key]; len(of) > 1 {
			other = of[1]
		}
		f(lines[key], sides[key][0], other)
	}
}

// framed reports whether a line runs along the frame instead of inside it.
func (c *chart) framed(line []string) bool { return c.off(line[0]) && c.off(line[1]) }

// outline returns the path around a space.
func (c *chart) outline(land string) string {
	d := svg.Data(nil)
	for i, line := range c.lines(land) {
		d = trace(d, c.bent(line), i == 0)
	}
	return d.Z().String()
}

// trace adds a line to a path: straight between two points, otherwise curved from middle to middle.
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
