package board

import "ennead/internal/svg"

// Measures of the dial: the rings of dice from the hub outwards, then the gods.
const (
	hub, midForbidden, midTainted, rim, outer = 58.0, 99.0, 142.0, 184.0, 222.0
	wedge                                     = 60.0 // degrees per section
	radius                                    = 229.0
)

// ringAt holds the radius of each ring of dice, by [tekhenu.Purity].
var ringAt = [...]float64{(midTainted + rim) / 2, (midForbidden + midTainted) / 2, (hub + midForbidden) / 2}

// patternLight is the light of the sections, clockwise from the arrow (TEK-2.1), as classes.
var patternLight = [...]string{"sun", "sun", "shade", "dark", "dark", "shade"}

// dialSymbols draws the parts that turn, with the arrow at the top, the parts that do not, and the paths of the names.
func dialSymbols() string {
	c := &svg.Canvas{}
	c.Print("te-heaven", func() { heaven(c) })
	c.Print("te-disc", func() { disc(c) })
	c.Print("te-rings", func() { rings(c) })
	c.Print("te-lamps", func() { lamps(c) })
	for i := range gods {
		c.Path(namePath(i), "", svg.ID("te-name-"+godNames[i]))
	}
	return c.String()
}

// heaven draws day on the sunny side and night opposite.
func heaven(c *svg.Canvas) {
	const far = 340
	c.Box(0, 0, 2*far, 2*far, 0, "te-sky-n")
	x0, y0 := svg.P(far*1.6, 30-98)
	x1, y1 := svg.P(far*1.6, 30+98)
	x2, y2 := svg.P(far*1.6, 30)
	c.Path(svg.Data(nil).M(0, 0).L(x0, y0).L(x2*1.6, y2*1.6).L(x1, y1).Z().String(), "te-sky-d")
	d := svg.Data(nil)
	for deg := -32.0; deg <= 92; deg += 6.2 {
		x, y := svg.P(228, deg)
		d = d.M(x, y)
		x, y = svg.P(330, deg)
		d = d.L(x, y)
	}
	c.Path(d.String(), "te-ray")
	for i, at := range [][2]float64{{268, 196}, {262, 231}, {290, 215}, {245, 218}, {300, 190}, {305, 240}} {
		x, y := svg.P(at[0], at[1])
		c.Use("g-star", x, y, 8+float64(i%3)*1.8, "te-starlit")
	}
}

// disc draws the dial: six sections, each coloured by its light, and the arrow.
func disc(c *svg.Canvas) {
	for i, light := range patternLight {
		from := wedge*float64(i) - wedge/2
		c.Path(svg.RingSector(hub, rim, from, from+wedge), "te-sector", svg.A("fill", "url(#te-"+light+")"))
	}
	x0, y0 := svg.P(26, 210-62)
	x1, y1 := svg.P(rim, 210-15)
	x2, y2 := svg.P(26, 210+62)
	c.Path(svg.Data(nil).M(x0, y0).L(x1, y1).Arc(rim, 195, 225).L(x2, y2).Z().String(), "te-shadow")
	c.Path("M-8 -171L0 -184 8 -171z", "te-gilt")
}

// rings draws the borders between pure, tainted and forbidden dice, with marks between the sections.
func rings(c *svg.Canvas) {
	for _, r := range []float64{midForbidden, midTainted} {
		c.Circle(0, 0, r, "te-ring-ink")
		c.Circle(0, 0, r, "te-ring-pale")
	}
	for i := range gods {
		for ring, name := range purityNames {
			x, y := svg.P(ringAt[ring], wedge*float64(i)-wedge/2)
			c.Use("te-"+name, x, y, 12.5, "")
		}
	}
	c.Circle(0, 0, hub, "te-hub")
	c.Circle(0, 0, 51, "te-hours")
}

// lamps draws the sun between the two sunny sections and the moon between the dark ones.
func lamps(c *svg.Canvas) {
	x, y := svg.P(214, 30)
	c.Circle(x, y, 15, "te-sun-disc")
	c.Use("g-sun", x, y, 21, "te-noon")
	x, y = svg.P(214, 210)
	c.Circle(x, y, 14, "te-moon-disc")
	c.Use("g-moon", x, y, 19, "te-moonlit")
}

// namePath is the path of a god's name. It runs from left to right on both halves of the ring.
func namePath(god int) string {
	axis := wedge * float64(god)
	if god >= 2 && god <= 4 { // below the equator
		return svg.Arc(208, axis+29, axis+5.5)
	}
	return svg.Arc(198, axis-29, axis-5.5)
}
