package vignette

import (
	"math"
	"strings"

	"ennead/internal/svg"
)

// Canvas is a canvas of [Width] by [Height] with what the scenes share.
type Canvas struct{ *svg.Canvas }

// Line returns the data of a path from point to point.
func Line(points ...float64) string {
	d := svg.Data{}
	for i := 0; i < len(points); i += 2 {
		if i == 0 {
			d = d.M(points[0], points[1])
		} else {
			d = d.L(points[i], points[i+1])
		}
	}
	return d.String()
}

// Poly draws a closed shape.
func (c Canvas) Poly(class string, points ...float64) { c.Path(Line(points...)+"z", class) }

// Sky fills the scene down to the horizon: warm papyrus by day, stars by night.
func (c Canvas) Sky(horizon float64, warm string) {
	c.Rect(0, 0, Width, horizon, 0, "v-sky v-flat")
	c.Rect(0, horizon*.62, Width, horizon*.38, 0, "v-flat "+warm)
	c.Rect(0, horizon*.84, Width, horizon*.16, 0, "v-flat v-dawn")
	for i := range 22 {
		x, y := math.Mod(float64(i)*97+31, Width), math.Mod(float64(i)*53+17, horizon*.6)
		c.Circle(x, y, .9+.5*float64(i%3), "v-star")
	}
}

// Disc draws the sun with a rim of light.
func (c Canvas) Disc(x, y, r float64) {
	c.Circle(x, y, r+9, "v-halo v-flat")
	c.Circle(x, y, r, "v-sun")
}

// Frieze draws the border of beads below every scene.
func (c Canvas) Frieze() {
	const top, h = 304, 16
	c.Rect(0, top, Width, h, 0, "v-ink v-flat")
	colours := []string{"v-red", "v-frame", "v-teal", "v-frame"}
	for i, x := 0, 3.; x < Width; i++ {
		w := 12.
		if i%2 == 1 {
			w = 20
		}
		c.Rect(x, top+3, w, h-5, 1, "v-flat "+colours[i%4])
		x += w + 4
	}
}

// Waves draws rows of little waves on water, from y on.
func (c Canvas) Waves(y, below, step float64) {
	for row := 0; y < below; row, y = row+1, y+step {
		var d strings.Builder
		for x := -20 + float64(row%2)*22; x < Width; x += 44 {
			d.WriteString("M" + svg.N(x) + " " + svg.N(y) + "q6-5 12 0t12 0")
		}
		c.Path(d.String(), "v-wave")
	}
}

// Pyramid draws a pyramid with its foot at y, and a light and a dark side that meet at the share edge of its Width.
func (c Canvas) Pyramid(x, y, w, h, edge float64, light, dark string) {
	left, right, ridge := x-w/2, x+w/2, x-w/2+w*edge
	c.Poly(light, left, y, x, y-h, ridge, y)
	c.Poly(dark, ridge, y, x, y-h, right, y)
	for i := 1; i < 6; i++ { // courses of stone
		f := float64(i) / 6
		c.Path(Line(left+(x-left)*f, y-h*f, ridge+(x-ridge)*f, y-h*f), "v-course")
	}
}

// Palm draws a palm of height h at (x, y).
func (c Canvas) Palm(x, y, h float64) {
	c.Group(svg.A("transform", svg.Translate(x, y)+" "+svg.Scale(h/100)))
	c.Path("M-3 0q3-40 1-74l5-1q2 36 1 75z", "v-wood")
	for _, leaf := range []string{"q-26-18-44 4q18-10 40 4z", "q-34-2-42 26q14-22 41-18z", "q26-18 44 4q-18-10-40 4z",
		"q34-2 42 26q-14-22-41-18z", "q-10-24-30-26q16 8 24 28z", "q10-24 30-26q-16 8-24 28z"} {
		c.Path("M1-74"+leaf, "v-leaf")
	}
	c.Circle(-3, -70, 3.4, "v-clay")
	c.Circle(5, -69, 3.4, "v-clay")
	c.End()
}

// Mirrored places a sign so that it looks to the right: signs look to the left.
func (c Canvas) Mirrored(sign string, x, y, size float64, class string) {
	c.Group(svg.A("transform", svg.Translate(x, y)+" scale(-1 1)"))
	c.Use(sign, 0, 0, size, class)
	c.End()
}
