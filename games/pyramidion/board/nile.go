package board

import (
	"math"

	"ennead/internal/svg"
)

// The Nile and its banks never change, so they are symbols of the sheet: py-nile with the land, and py-quay, the
// water below the boats of narrow screens.

// nile draws those symbols.
func (m *chart) nile() string {
	c := &svg.Canvas{}
	c.Open("symbol", svg.ID(m.printed("nile")), svg.A("viewBox", "0 0 "+svg.N(m.w)+" "+svg.N(m.h)))
	c.Rect(0, 0, m.w, m.h, 0, "py-sand")
	c.Path(m.dunes(), "py-dune")
	banks, water := m.water()
	c.Path(water, "py-water")
	c.Path(m.waves(), "py-wave")
	m.beasts(c)
	c.Path(banks, "py-shore")
	c.Path(banks, "py-reeds")
	c.Path(banks, "py-bank")
	m.palms(c)
	c.End()
	if m.narrow {
		c.Open("symbol", svg.ID("py-quay"), svg.A("viewBox", "0 0 374 190"))
		c.Rect(0, 0, 374, 190, 6, "py-water")
		quay := chart{narrow: true, w: 374, h: 190}
		c.Path(quay.waves(), "py-wave")
		c.Rect(0, 0, 374, 190, 6, "py-bank")
		c.End()
	}
	return c.String()
}

// width returns the distance of a bank from the centre of the river.
func (m *chart) width() float64 {
	if m.narrow {
		return 25
	}
	return 51
}

// water returns the paths of both banks, each a row of bends, and of the water between them.
func (m *chart) water() (banks, water string) {
	n := svg.N
	half, swing, bends := m.width(), wideSwing, wideBends
	long, mid := m.w/wideBends, m.h/2
	if m.narrow {
		swing, bends, long, mid = narrowSwing, narrowBends, m.h/narrowBends, m.w/2
	}
	bank := func(side float64, back bool) string {
		d := ""
		for i := range bends {
			bend := swing * 2
			if (i%2 == 0) != back {
				bend = -bend
			}
			step := long
			if back {
				step = -long
			}
			if m.narrow {
				d += "q" + n(bend) + " " + n(step/2) + " 0 " + n(step)
			} else {
				d += "q" + n(step/2) + " " + n(bend) + " " + n(step) + " 0"
			}
		}
		at := mid + side*half
		if m.narrow {
			if back {
				return "L" + n(at) + " " + n(m.h) + d
			}
			return "M" + n(at) + " 0" + d
		}
		if back {
			return "L" + n(m.w) + " " + n(at) + d
		}
		return "M0 " + n(at) + d
	}
	return bank(-1, false) + bank(1, false), bank(-1, false) + bank(1, true) + "z"
}

// scattered returns the place of thing i as fractions of width and height. Things are apart from each other, but not
// in rows.
func scattered(i int) (x, y float64) {
	_, x = math.Modf(.5 + .7548776662*float64(i))
	_, y = math.Modf(.5 + .5698402910*float64(i))
	return x, y
}

// waves draws short strokes on the water. They have few lengths and whole coordinates, so that little data is sent.
func (m *chart) waves() string {
	d, n, half := "", svg.N, m.width()-9
	for i := range int(m.w*m.h/4200) + 12 {
		fx, fy := scattered(i)
		x := math.Round(10 + (m.w-40)*fx)
		y := math.Round(m.h/2 + m.swing(x) - half + 2*half*fy)
		if m.narrow {
			x, y = math.Round(m.w/2-half+(2*half-20)*fx), math.Round(8+(m.h-16)*fy)
			if m.at[0] == [2]float64{} {
				x = math.Round(12 + (m.w-50)*fx)
			}
		}
		l := 2.5 + math.Round(3*fy)/2
		d += "M" + n(x) + " " + n(y) + "q" + n(l) + " " + n(-l) + " " + n(2*l) + " 0t" + n(2*l) + " 0t" + n(2*l) + " 0"
	}
	return d
}

// dunes draws crescents in the sand.
func (m *chart) dunes() string {
	d, n := "", svg.N
	for i := range int(m.w * m.h / 5200) {
		fx, fy := scattered(i + 3)
		d += "M" + n(math.Round(4+(m.w-30)*fx)) + " " + n(math.Round(6+(m.h-10)*fy)) + "q9-6 20 0"
	}
	return d
}

// beasts draws animals in the water.
func (m *chart) beasts(c *svg.Canvas) {
	for i, sign := range [...]string{"g-crocodile", "g-duck", "g-crocodile", "g-duck", "g-duck"} {
		if m.narrow {
			c.Use(sign, m.w/2+svg.Spread(i%2, 2, 14), 44+118*float64(i), 21, "py-beast")
			continue
		}
		x := 178 + 175*float64(i)
		c.Use(sign, x, m.h/2+m.swing(x)+svg.Spread(i%2, 2, 52), 22, "py-beast")
	}
}

// palms draws palms between the sites.
func (m *chart) palms(c *svg.Canvas) {
	for i := range 3 {
		t := m.tile
		if m.narrow {
			y := m.at[i][1] + t.h/2 + 3
			c.UseIn("py-palm", m.w/2-32, y-8, 20, 27, "")
			c.UseIn("py-palm", m.w/2+33, y-6, 18, 24, "")
			continue
		}
		x := m.at[i][0] + t.w/2 + 4
		c.UseIn("py-palm", x-3, m.h/2-m.width()-9, 28, 37, "")
		c.UseIn("py-palm", x+4, m.h/2+m.width()+2, 25, 33, "")
	}
}
