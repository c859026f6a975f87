package raster

import (
	"image"
	"math"
)

// mask says how much of each pixel of a rectangle a shape covers.
type mask struct {
	at    image.Rectangle
	cover []uint8
}

func (m *mask) of(x, y int) uint8 {
	if !(image.Point{X: x, Y: y}).In(m.at) {
		return 0
	}
	return m.cover[(y-m.at.Min.Y)*m.at.Dx()+x-m.at.Min.X]
}

// times returns what both masks cover; nil covers everything.
func (m *mask) times(other *mask) *mask {
	if other == nil {
		return m
	}
	both := &mask{at: m.at.Intersect(other.at)}
	both.cover = make([]uint8, both.at.Dx()*both.at.Dy())
	i := 0
	for y := both.at.Min.Y; y < both.at.Max.Y; y++ {
		for x := both.at.Min.X; x < both.at.Max.X; x++ {
			both.cover[i] = uint8(int(m.of(x, y)) * int(other.of(x, y)) / 255)
			i++
		}
	}
	return both
}

// coverage computes masks. It adds up, for every line of an outline, the area to its right in each pixel that it
// passes, with a sign for its direction: the sum along a row is how often the outline winds round a pixel.
type coverage struct {
	sums []float32
	mask mask
}

// fill returns what lines cover inside a rectangle. The result is overwritten by the next call.
func (c *coverage) fill(lines []line, m matrix, evenOdd bool, within image.Rectangle) *mask {
	lo, hi := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, l := range lines {
		for _, p := range l.points {
			p = m.of(p)
			lo.x, lo.y = min(lo.x, p.x), min(lo.y, p.y)
			hi.x, hi.y = max(hi.x, p.x), max(hi.y, p.y)
		}
	}
	limit := func(v float64) int { return int(min(max(v, -1e6), 1e6)) }
	at := image.Rect(limit(math.Floor(lo.x)), limit(math.Floor(lo.y)), limit(math.Ceil(hi.x)), limit(math.Ceil(hi.y)))
	at = at.Intersect(within)
	c.mask.at = at
	if at.Empty() {
		c.mask.at, c.mask.cover = image.Rectangle{}, c.mask.cover[:0]
		return &c.mask
	}
	w, h := at.Dx(), at.Dy()
	n := (w + 2) * h
	if cap(c.sums) < n {
		c.sums = make([]float32, n)
	}
	c.sums = c.sums[:n]
	clear(c.sums)
	for _, l := range lines {
		first := m.of(l.points[0])
		from := first
		for _, p := range l.points[1:] {
			to := m.of(p)
			c.edge(from, to, w, h)
			from = to
		}
		c.edge(from, first, w, h)
	}
	if cap(c.mask.cover) < w*h {
		c.mask.cover = make([]uint8, w*h)
	}
	c.mask.cover = c.mask.cover[:w*h]
	for y := range h {
		sum, row := float32(0), c.sums[y*(w+2):]
		for x := range w {
			sum += row[x]
			c.mask.cover[y*w+x] = covered(sum, evenOdd)
		}
	}
	return &c.mask
}

func covered(sum float32, evenOdd bool) uint8 {
	if sum < 0 {
		sum = -sum
	}
	if evenOdd {
		if sum -= 2 * float32(int(sum/2)); sum > 1 {
			sum = 2 - sum
		}
	}
	return uint8(min(sum, 1)*255 + .5)
}

// edge adds a line. Coordinates are those of the picture; what is left of the rectangle counts for whole rows, what is
// right of it for nothing.
func (c *coverage) edge(a, b point, w, h int) {
	ox, oy := float64(c.mask.at.Min.X), float64(c.mask.at.Min.Y)
	a, b = point{a.x - ox, a.y - oy}, point{b.x - ox, b.y - oy}
	sign := float32(1)
	if a.y > b.y {
		a, b, sign = b, a, -1
	}
	if a.y == b.y || b.y <= 0 || a.y >= float64(h) {
		return
	}
	slope := (b.x - a.x) / (b.y - a.y)
	x := a.x
	if a.y < 0 {
		x -= a.y * slope
	}
	for y := int(max(a.y, 0)); y < h && float64(y) < b.y; y++ {
		dy := min(float64(y+1), b.y) - max(float64(y), a.y)
		next := x + slope*dy
		c.row(c.sums[y*(w+2):(y+1)*(w+2)], x, next, sign*float32(dy), w)
		x = next
	}
}

// row adds a line that stays in one row of pixels, from x to next, with a height of so much of a pixel.
func (c *coverage) row(row []float32, x, next float64, height float32, w int) {
	if x > next {
		x, next = next, x
	}
	right := float64(w)
	x, next = min(max(x, 0), right), min(max(next, 0), right)
	first, last := int(x), int(math.Ceil(next))
	if last <= first+1 {
		middle := float32(.5*(x+next) - float64(first))
		row[first] += height * (1 - middle)
		row[first+1] += height * middle
		return
	}
	per := 1 / float32(next-x)
	into := 1 - float32(x-float64(first))
	before := .5 * per * into * into
	row[first] += height * before
	sum := before
	for i := first + 1; i < last-1; i++ {
		area := per * (float32(i) + .5 - float32(x))
		row[i] += height * (area - sum)
		sum = area
	}
	out := float32(next) - float32(last-1)
	area := 1 - .5*per*out*out
	row[last-1] += height * (area - sum)
	row[last] += height * (1 - area)
}
