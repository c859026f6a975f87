package svg

import "math"

// P returns the point at radius r in the direction of the angle.
func P(r, deg float64) (x, y float64) {
	sin, cos := math.Sincos(deg * math.Pi / 180)
	return r * sin, -r * cos
}

// Data is the data of a path being written.
type Data []byte

// String returns the data for the attribute d.
func (d Data) String() string { return string(d) }

// M moves to (x, y).
func (d Data) M(x, y float64) Data { return d.to('M', x, y) }

// L draws a line to (x, y).
func (d Data) L(x, y float64) Data { return d.to('L', x, y) }

// Z closes the outline.
func (d Data) Z() Data { return append(d, 'z') }

// Arc draws along a circle round the origin, from the path's current angle to another one.
func (d Data) Arc(r, from, to float64) Data {
	x, y := P(r, to)
	d = append(d, 'A')
	d = append(appendNumber(d, r), ' ')
	d = append(appendNumber(d, r), " 0"...)
	if math.Abs(to-from) > 180 {
		d = append(d, " 1"...)
	} else {
		d = append(d, " 0"...)
	}
	if to > from {
		d = append(d, " 1 "...)
	} else {
		d = append(d, " 0 "...)
	}
	return d.pair(x, y)
}

func (d Data) to(command byte, x, y float64) Data { return append(d, command).pair(x, y) }

func (d Data) pair(x, y float64) Data {
	return appendNumber(append(appendNumber(d, x), ' '), y)
}

// Arc returns an arc round the origin.
func Arc(r, from, to float64) string {
	x, y := P(r, from)
	return Data(nil).M(x, y).Arc(r, from, to).String()
}

// RingSector returns the outline between two radii and two angles, round the origin.
func RingSector(inner, outer, from, to float64) string {
	return sector(inner, outer, from, to, from, to)
}

// Inset returns a ring sector whose straight sides are moved inward by the same gap at both ends, so that they stay
// parallel to the radii they came from.
func Inset(inner, outer, from, to, gap float64) string {
	in := math.Asin(gap/inner) * 180 / math.Pi
	out := math.Asin(gap/outer) * 180 / math.Pi
	return sector(inner, outer, from+in, to-in, from+out, to-out)
}

func sector(inner, outer, inFrom, inTo, outFrom, outTo float64) string {
	x0, y0 := P(outer, outFrom)
	x1, y1 := P(inner, inTo)
	return Data(nil).M(x0, y0).Arc(outer, outFrom, outTo).L(x1, y1).Arc(inner, inTo, inFrom).Z().String()
}
