package raster

import "math"

// stroke is how a line is drawn.
type stroke struct {
	width     float64
	cap, join string
	dashes    []float64
	offset    float64
}

// outline returns closed shapes that together are the line, each turning the same way.
func (s stroke) outline(lines []line, tolerance float64) []line {
	o := outliner{stroke: s, r: s.width / 2, tolerance: tolerance}
	for _, l := range dashed(lines, s.dashes, s.offset) {
		o.add(l)
	}
	return o.shapes
}

type outliner struct {
	stroke
	r, tolerance float64
	shapes       []line
}

func (o *outliner) shape(points ...point) {
	area := 0.
	for i, p := range points {
		q := points[(i+1)%len(points)]
		area += p.x*q.y - q.x*p.y
	}
	if area < 0 {
		for i, j := 0, len(points)-1; i < j; i, j = i+1, j-1 {
			points[i], points[j] = points[j], points[i]
		}
	}
	o.shapes = append(o.shapes, line{points, true})
}

func (o *outliner) disc(at point) {
	p := pen{tolerance: o.tolerance}
	p.ellipse(at.x, at.y, o.r, o.r)
	o.shapes = append(o.shapes, p.lines...)
}

func (o *outliner) add(l line) {
	p := l.points
	if l.closed && len(p) > 1 && p[0] == p[len(p)-1] {
		p = p[:len(p)-1]
	}
	if len(p) == 1 {
		switch o.cap {
		case "round":
			o.disc(p[0])
		case "square":
			o.shape(point{p[0].x - o.r, p[0].y - o.r}, point{p[0].x + o.r, p[0].y - o.r},
				point{p[0].x + o.r, p[0].y + o.r}, point{p[0].x - o.r, p[0].y + o.r})
		}
		return
	}
	n := len(p)
	segments := n - 1
	if l.closed {
		segments = n
	}
	for i := range segments {
		a, b := p[i], p[(i+1)%n]
		d := direction(a, b)
		if !l.closed && o.cap == "square" {
			if i == 0 {
				a = point{a.x - d.x*o.r, a.y - d.y*o.r}
			}
			if i == segments-1 {
				b = point{b.x + d.x*o.r, b.y + d.y*o.r}
			}
		}
		x, y := -d.y*o.r, d.x*o.r
		o.shape(point{a.x + x, a.y + y}, point{b.x + x, b.y + y}, point{b.x - x, b.y - y}, point{a.x - x, a.y - y})
		if l.closed || i > 0 {
			o.corner(p[(i+n-1)%n], p[i], p[(i+1)%n])
		}
	}
	if !l.closed && o.cap == "round" {
		o.disc(p[0])
		o.disc(p[n-1])
	}
}

// miterLimit is the default of SVG: a corner sharper than that is cut off.
const miterLimit = 4

func (o *outliner) corner(before, at, after point) {
	d, e := direction(before, at), direction(at, after)
	cross, dot := d.x*e.y-d.y*e.x, d.x*e.x+d.y*e.y
	if math.Abs(cross) < 1e-6 && dot > 0 {
		return
	}
	if o.join == "round" {
		if dot < .98 || o.r > 4 {
			o.disc(at)
			return
		}
	}
	side := o.r
	if cross > 0 {
		side = -o.r
	}
	a := point{at.x - d.y*side, at.y + d.x*side}
	b := point{at.x - e.y*side, at.y + e.x*side}
	if half := math.Sqrt(max(0, (1+dot)/2)); o.join != "bevel" && half > 1./miterLimit {
		// The tip is where both outer edges meet, on the line that halves the corner.
		mx, my := (a.x+b.x)/2-at.x, (a.y+b.y)/2-at.y
		if l := math.Hypot(mx, my); l > 1e-9 {
			k := o.r / half / l
			o.shape(at, a, point{at.x + mx*k, at.y + my*k}, b)
			return
		}
	}
	o.shape(at, a, b)
}

func direction(a, b point) point {
	x, y := b.x-a.x, b.y-a.y
	l := math.Hypot(x, y)
	if l == 0 {
		return point{1, 0}
	}
	return point{x / l, y / l}
}

func extent(l line) (sum float64) {
	for i := 1; i < len(l.points); i++ {
		sum += math.Hypot(l.points[i].x-l.points[i-1].x, l.points[i].y-l.points[i-1].y)
	}
	if n := len(l.points); l.closed && n > 1 {
		sum += math.Hypot(l.points[0].x-l.points[n-1].x, l.points[0].y-l.points[n-1].y)
	}
	return sum
}

// mostDashes bounds the dashes of one path.
const mostDashes = 20_000

// dashed cuts lines into dashes.
func dashed(lines []line, dashes []float64, offset float64) []line {
	period := 0.
	for _, d := range dashes {
		period += max(d, 0)
	}
	if period <= 0 {
		return lines
	}
	if len(dashes)%2 == 1 {
		dashes, period = append(append([]float64{}, dashes...), dashes...), 2*period
	}
	var all []line
	for _, l := range lines {
		if extent(l)/period*float64(len(dashes)) > mostDashes {
			return lines
		}
		all = append(all, l.dashed(dashes, math.Mod(math.Mod(offset, period)+period, period))...)
	}
	return all
}

func (l line) dashed(dashes []float64, offset float64) (all []line) {
	i := 0
	for offset >= dashes[i] && offset > 0 {
		offset -= dashes[i]
		i = (i + 1) % len(dashes)
	}
	left := dashes[i] - offset
	points := l.points
	if l.closed {
		points = append(append([]point{}, points...), points[0])
	}
	dash := []point{points[0]}
	for k := 1; k < len(points); k++ {
		a, b := points[k-1], points[k]
		rest := math.Hypot(b.x-a.x, b.y-a.y)
		d := direction(a, b)
		for rest > left {
			a = point{a.x + d.x*left, a.y + d.y*left}
			rest -= left
			if i%2 == 0 {
				all = append(all, line{points: append(dash, a)})
			}
			dash = []point{a}
			i = (i + 1) % len(dashes)
			left = dashes[i]
		}
		left -= rest
		dash = append(dash, b)
	}
	if i%2 == 0 && len(dash) > 1 {
		all = append(all, line{points: dash})
	}
	return all
}
