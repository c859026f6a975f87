package board

import (
	"ennead/internal/svg"
	"ennead/internal/vignette"
)

// Vignette is the picture of the game on the front page. Two gods with offerings at their feet are in front of the
// wheel, which rises over the stepped pyramid like the sun.
var Vignette = vignette.Picture{
	Draw:  func(c vignette.Canvas) { vista{c}.draw() },
	Signs: []string{"agr", "anubis", "isis", "jus", "obelisk", "com", "king", "wedjat"},
	X:     240, Y: 132, Size: 236,
}

// vista is the canvas of the picture.
type vista struct{ vignette.Canvas }

func (s vista) draw() {
	s.Sky(246, "v-sky2")
	s.Rect(0, 246, vignette.Width, 60, 0, "v-sand")
	s.Rect(0, 280, vignette.Width, 26, 0, "v-sand2 v-flat")
	s.wheel(240, 132, 112)
	s.steps(240, 304)
	s.Mirrored("g-anubis", 66, 209, 124, "g-gold")
	s.Use("g-isis", 416, 209, 124, "g-gold")
	classes, signs := []string{"v-green", "v-ochre", "v-blue", "v-red"}, []string{"agr", "obelisk", "com", "king"}
	for i, x := range []float64{34, 58, 82, 106, 374, 398, 422, 446} {
		s.stele(x, 300, classes[i%4], signs[i%4])
	}
	s.Frieze()
}

// wheel draws the Wheel of Actions: five sectors with their signs and slots.
func (s vista) wheel(x, y, r float64) {
	s.Group(svg.At(x, y))
	s.Circle(0, 0, r+10, "v-halo v-flat")
	s.Circle(0, 0, r, "v-frame")
	for i := range 40 {
		bx, by := svg.P(r-6, float64(i)*9)
		s.Circle(bx, by, 2.6, "v-flat "+[]string{"v-gold", "v-red", "v-pap", "v-teal"}[i%4])
	}
	s.Circle(0, 0, r-12, "v-gold")
	for i, sector := range []struct{ class, sign, look string }{
		{"v-blue", "com", "on-dark"}, {"v-red", "king", "on-dark"}, {"v-ink", "jus", "on-dark"},
		{"v-green", "agr", "on-dark"}, {"v-ochre", "obelisk", "on-light"},
	} {
		from := float64(i)*72 - 36
		s.Path(svg.RingSector(30, r-17, from, from+72), sector.class)
		gx, gy := svg.P(r*.52, from+36)
		s.Use("g-"+sector.sign, gx, gy, r*.34, sector.look)
		for n := range 4 {
			sx, sy := svg.P(r-28, from+36+(float64(n)-1.5)*15)
			s.Circle(sx, sy, 6, []string{"v-slot", "v-pap", "v-slot", "v-slot", "v-pap"}[(i+n)%5])
		}
	}
	s.Circle(0, 0, 29, "v-pap")
	s.Path("M-15-9A17.500 17.500 0 1 1-17 5", "v-turn")
	s.Path("M-24-3l7 9l6-9z", "v-goldd v-flat")
	s.Use("g-wedjat", 0, 1, 24, "g-solid")
	s.End()
}

// steps draws the Pyramid of Time, with its foot at y.
func (s vista) steps(x, y float64) {
	const rise = 17
	for level := range 4 {
		w := 168 - float64(level)*38
		top := y - rise*float64(level+1)
		s.Rect(x-w/2, top, w, rise, 0, []string{"v-stone", "v-stone3"}[level%2])
		for n := 1; n < 7-level; n++ {
			at := x - w/2 + w/float64(7-level)*float64(n)
			s.Path("M"+svg.N(at)+" "+svg.N(top)+"v17", "v-course")
		}
	}
	s.Poly("v-gold", x-22, y-4*rise, x, y-4*rise-25, x+6, y-4*rise)
	s.Poly("v-goldd", x+6, y-4*rise, x, y-4*rise-25, x+22, y-4*rise)
}

// stele draws an offering: an arch with a sign, with its foot at y.
func (s vista) stele(x, y float64, class, sign string) {
	s.Path("M"+svg.N(x-10)+" "+svg.N(y)+"v-17a10 10 0 0 1 20 0v17z", class)
	look := "on-dark"
	if class == "v-ochre" {
		look = "on-light"
	}
	s.Use("g-"+sign, x, y-13, 15, look)
}
