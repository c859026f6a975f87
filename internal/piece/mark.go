package piece

import "ennead/internal/svg"

// Shape is the outline of a thing that may be chosen: a rounded rectangle, or a disc if H is zero.
type Shape struct{ W, H, R float64 }

// Disc returns a round shape of radius r.
func Disc(r float64) Shape { return Shape{W: 2 * r} }

// Plate returns a rectangle with corners of radius r.
func Plate(w, h, r float64) Shape { return Shape{w, h, r} }

// May draws the gold plate behind a thing that may be chosen, between two ink lines, with its ring.
func May(c *svg.Canvas, x, y float64, s Shape) {
	if s.H == 0 {
		c.Circle(x, y, s.W/2+3.8, "plate")
		c.Circle(x, y, s.W/2+2.2, "ring")
		return
	}
	c.Box(x, y, s.W+8.6, s.H+8.6, s.R+3.5, "plate")
	c.Box(x, y, s.W+5.6, s.H+5.6, s.R+2.5, "ring")
}

// Selected marks what was chosen and is being handled.
func Selected(c *svg.Canvas, x, y float64, s Shape) {
	if s.H == 0 {
		c.Circle(x, y, s.W/2+2, "chosen")
		Tick(c, x+s.W/2, y-s.W/2, 7)
		return
	}
	c.Box(x, y, s.W+4, s.H+4, s.R+2, "chosen")
	Tick(c, x+s.W/2, y-s.H/2, 7)
}

// Just marks what happened last: a dashed ring on a light one.
func Just(c *svg.Canvas, x, y float64, s Shape) {
	for _, class := range []string{"just-light", "just"} {
		if s.H == 0 {
			c.Circle(x, y, s.W/2+2.4, class)
		} else {
			c.Box(x, y, s.W+5, s.H+5, s.R+2, class)
		}
	}
}

// Closed draws the badge of a place that nobody can use any more this round.
func Closed(c *svg.Canvas, x, y, r float64) {
	c.Circle(x, y, r, "badge-no")
	c.Path("M"+svg.N(x-r*.42)+" "+svg.N(y-r*.42)+"l"+svg.N(r*.84)+" "+svg.N(r*.84)+
		"m0 "+svg.N(-r*.84)+"l"+svg.N(-r*.84)+" "+svg.N(r*.84), "badge-line")
}

// Tick draws the badge of what is fulfilled or selected.
func Tick(c *svg.Canvas, x, y, r float64) {
	c.Circle(x, y, r, "badge-yes")
	c.Path("M"+svg.N(x-r*.44)+" "+svg.N(y)+"l"+svg.N(r*.31)+" "+svg.N(r*.33)+"l"+svg.N(r*.58)+" "+svg.N(-r*.65),
		"badge-line")
}
