package chart

import "ennead/internal/svg"

// Interval draws a share between 0 and 1 and its interval around the middle of a canvas, on a line from 0 to 1; and an
// even share as a dotted line, unless it is 0.
func Interval(c *svg.Canvas, width, share float64, within [2]float64, even float64) {
	x := func(part float64) float64 { return (part - .5) * (width - 4) }
	c.Line(x(0), 0, x(1), 0, "axis")
	if even > 0 {
		c.Line(x(even), -8, x(even), 8, "even")
	}
	c.Line(x(within[0]), 0, x(within[1]), 0, "within")
	c.Line(x(share), -5, x(share), 5, "share")
}
