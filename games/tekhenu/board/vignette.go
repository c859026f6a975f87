package board

import (
	"ennead/internal/svg"
	"ennead/internal/vignette"
)

// Vignette is the picture of the game on the front page. The shadow of the obelisk sweeps over the dice around it.
var Vignette = vignette.Picture{
	Draw:  func(c vignette.Canvas) { vista{c}.draw() },
	Signs: []string{"horus", "osiris", "star", "sun"},
	X:     226, Y: 140, Size: 250,
}

// vista is the canvas of the picture.
type vista struct{ vignette.Canvas }

func (s vista) draw() {
	s.Sky(200, "v-sky2")
	s.Disc(96, 74, 34)
	for i := range 12 {
		ax, ay := svg.P(48, float64(i)*30)
		bx, by := svg.P(62+4*float64(i%2), float64(i)*30)
		s.Path(vignette.Line(96+ax, 74+ay, 96+bx, 74+by), "v-ray")
	}
	s.Path("M0 200q70-22 150-6t170-8t160 10v12h-480z", "v-far v-flat")
	s.Rect(0, 200, vignette.Width, 106, 0, "v-sand")
	for _, x := range []float64{352, 396, 440} {
		s.column(x, 206)
	}
	s.Poly("v-stone3", 332, 108, 470, 108, 470, 96, 332, 96)
	s.Poly("v-gold", 328, 96, 474, 96, 478, 88, 324, 88)
	s.dial(226, 250)
	s.Poly("v-stone", 208, 246, 212, 62, 226, 62, 226, 252)
	s.Poly("v-stone2", 226, 252, 226, 62, 240, 62, 244, 246)
	s.Poly("v-gold", 212, 62, 226, 30, 226, 62)
	s.Poly("v-goldd", 226, 62, 226, 30, 240, 62)
	for i, sign := range []string{"sun", "horus", "osiris", "star"} {
		s.Use("g-"+sign, 219, 86+float64(i)*36, 19, "g-solid")
	}
	for _, d := range []struct {
		x, y        float64
		pips        int
		body, light string
	}{
		{84, 240, 3, "v-pap", "v-ink"}, {128, 268, 5, "v-ochre", "v-ink"},
		{168, 284, 2, "v-pap", "v-ink"}, {136, 226, 1, "v-wood2", "v-pap"},
		{286, 286, 4, "v-stone4", "v-ink"}, {318, 226, 2, "v-stone4", "v-ink"},
		{350, 262, 6, "v-ink", "v-pap"}, {390, 240, 4, "v-ink", "v-pap"},
	} {
		s.cube(d.x, d.y, d.pips, d.body, d.light)
	}
	s.Frieze()
}

// dial draws the round floor under the obelisk: light towards the sun, then half shade, and the shadow.
func (s vista) dial(x, y float64) {
	s.Group(svg.A("transform", svg.Translate(x, y)+" scale(1 .26)"))
	s.Circle(0, 8, 196, "v-stone2")
	s.Circle(0, 0, 196, "v-frame")
	s.Circle(0, 0, 186, "v-gold")
	s.Path(svg.RingSector(0, 180, 180, 340), "v-light")
	s.Path(svg.RingSector(0, 180, 150, 180)+svg.RingSector(0, 180, -20, 50), "v-half")
	s.Path(svg.RingSector(0, 180, 50, 150), "v-dark")
	for i := range 6 {
		ex, ey := svg.P(180, float64(i)*60-10)
		s.Path(vignette.Line(0, 0, ex, ey), "v-spoke")
	}
	s.End()
	s.Poly("v-shadow v-flat", x-12, y-2, x+14, y-4, 404, 276, 380, 282)
	s.Poly("v-stone3", x-30, y+8, x-26, y-6, x+26, y-6, x+30, y+8)
}

// column draws a column of the temple with a papyrus capital, its foot at y.
func (s vista) column(x, y float64) {
	s.Poly("v-stone", x-9, y, x-7, 126, x+7, 126, x+9, y)
	s.Path("M"+svg.N(x-7)+" 126q-9-10-8-18h30q1 8-8 18z", "v-teal")
	for i := range 2 {
		s.Rect(x-8, 132+float64(i)*7, 16, 4, 0, []string{"v-red", "v-gold"}[i])
	}
	s.Rect(x-12, y-6, 24, 8, 2, "v-stone2")
}

// cube draws a die on the dial.
func (s vista) cube(x, y float64, pips int, body, light string) {
	s.Group(svg.At(x, y))
	s.Box(2, 3, 26, 26, 5, "v-shadow v-flat")
	s.Box(0, 0, 26, 26, 5, body)
	for _, at := range spots[pips] {
		s.Circle(float64(at%3-1)*7, float64(at/3-1)*7, 2.5, "v-flat "+light)
	}
	s.End()
}

// spots are the places of a die's pips, on a grid of three by three.
var spots = [7][]int{1: {4}, 2: {0, 8}, 3: {0, 4, 8}, 4: {0, 2, 6, 8}, 5: {0, 2, 4, 6, 8}, 6: {0, 2, 3, 5, 6, 8}}
