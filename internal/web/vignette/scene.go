package vignette

import (
	"math"
	"strings"

	"ennead/internal/svg"
)

// scene is a canvas of width by height with what the scenes share.
type scene struct{ *svg.Canvas }

// signs are the hieroglyphs in the scenes.
var signs = []string{"agr", "anubis", "horus", "isis", "jus", "obelisk", "osiris", "ra", "sekhmet", "star", "sun", "com", "king", "wedjat"}

// line returns the data of a path from point to point.
func line(points ...float64) string {
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

// poly draws a closed shape.
func (s scene) poly(class string, points ...float64) { s.Path(line(points...)+"z", class) }

// sky fills the scene down to the horizon: warm papyrus by day, stars by night.
func (s scene) sky(horizon float64, warm string) {
	s.Rect(0, 0, width, horizon, 0, "v-sky v-flat")
	s.Rect(0, horizon*.62, width, horizon*.38, 0, "v-flat "+warm)
	s.Rect(0, horizon*.84, width, horizon*.16, 0, "v-flat v-dawn")
	for i := range 22 {
		x, y := math.Mod(float64(i)*97+31, width), math.Mod(float64(i)*53+17, horizon*.6)
		s.Circle(x, y, .9+.5*float64(i%3), "v-star")
	}
}

// disc draws the sun with a rim of light.
func (s scene) disc(x, y, r float64) {
	s.Circle(x, y, r+9, "v-halo v-flat")
	s.Circle(x, y, r, "v-sun")
}

// frieze draws the border of beads below every scene.
func (s scene) frieze() {
	const top, h = 304, 16
	s.Rect(0, top, width, h, 0, "v-ink v-flat")
	colours := []string{"v-red", "v-frame", "v-teal", "v-frame"}
	for i, x := 0, 3.; x < width; i++ {
		w := 12.
		if i%2 == 1 {
			w = 20
		}
		s.Rect(x, top+3, w, h-5, 1, "v-flat "+colours[i%4])
		x += w + 4
	}
}

// waves draws rows of little waves on water, from y on.
func (s scene) waves(y, below, step float64) {
	for row := 0; y < below; row, y = row+1, y+step {
		var d strings.Builder
		for x := -20 + float64(row%2)*22; x < width; x += 44 {
			d.WriteString("M" + svg.N(x) + " " + svg.N(y) + "q6-5 12 0t12 0")
		}
		s.Path(d.String(), "v-wave")
	}
}

// pyramid draws a pyramid with its foot at y, and a light and a dark side that meet at the share edge of its width.
func (s scene) pyramid(x, y, w, h, edge float64, light, dark string) {
	left, right, ridge := x-w/2, x+w/2, x-w/2+w*edge
	s.poly(light, left, y, x, y-h, ridge, y)
	s.poly(dark, ridge, y, x, y-h, right, y)
	for i := 1; i < 6; i++ { // courses of stone
		f := float64(i) / 6
		s.Path(line(left+(x-left)*f, y-h*f, ridge+(x-ridge)*f, y-h*f), "v-course")
	}
}

// palm draws a palm of height h at (x, y).
func (s scene) palm(x, y, h float64) {
	s.Group(svg.A("transform", svg.Translate(x, y)+" "+svg.Scale(h/100)))
	s.Path("M-3 0q3-40 1-74l5-1q2 36 1 75z", "v-wood")
	for _, leaf := range []string{"q-26-18-44 4q18-10 40 4z", "q-34-2-42 26q14-22 41-18z", "q26-18 44 4q-18-10-40 4z", "q34-2 42 26q-14-22-41-18z", "q-10-24-30-26q16 8 24 28z", "q10-24 30-26q-16 8-24 28z"} {
		s.Path("M1-74"+leaf, "v-leaf")
	}
	s.Circle(-3, -70, 3.4, "v-clay")
	s.Circle(5, -69, 3.4, "v-clay")
	s.End()
}

// mirrored places a sign so that it looks to the right: signs look to the left.
func (s scene) mirrored(sign string, x, y, size float64, class string) {
	s.Group(svg.A("transform", svg.Translate(x, y)+" scale(-1 1)"))
	s.Use(sign, 0, 0, size, class)
	s.End()
}
