package board

import (
	"ennead/internal/svg"
	"ennead/internal/vignette"
)

// Vignette is the picture of the game on the front page. The funeral barge sails down the Nile towards the setting sun,
// past the monuments on its banks.
var Vignette = vignette.Picture{
	Draw:  func(c vignette.Canvas) { vista{c}.draw() },
	Signs: []string{"osiris"},
	X:     236, Y: 152, Size: 268,
}

// vista is the canvas of the picture.
type vista struct{ vignette.Canvas }

func (s vista) draw() {
	s.Sky(176, "v-sky3")
	s.Disc(96, 124, 44)
	s.Path("M0 150q60-16 130-4t140-10t120 6t90-6v44h-480z", "v-far v-flat")
	s.Path("M0 168q120-10 240-2t240-4v26h-480z", "v-sand")
	s.spire(30, 172, 86)
	s.sphinx(136, 176)
	s.pylons(396, 176)
	s.Palm(300, 176, 66)
	s.Palm(326, 178, 50)
	s.Palm(464, 180, 74)
	s.Rect(0, 182, vignette.Width, 124, 0, "v-nile")
	for i := range 5 { // the sun on the water
		w := 78 - float64(i)*11
		s.Rect(52-w/2, 190+float64(i)*9, w, 3.4, 1.7, "v-glint v-flat")
	}
	s.Waves(206, 304, 19)
	s.barge(240, 262)
	s.reeds(18, 304)
	s.reeds(452, 304)
	s.Frieze()
}

// barge draws the boat with Pharaoh's shrine, its waterline at y.
func (s vista) barge(x, y float64) {
	s.Group(svg.At(x, y))
	for i := range 5 { // oars, behind the hull
		s.Path(vignette.Line(-76+float64(i)*36, -6, -98+float64(i)*36, 30), "v-oar")
	}
	const hull = "M-160-66q-20-4-22 10q12-6 20 4q12 48 52 64h216q44-14 58-72q2-18 22-22" +
		"q-2-14-18-12q-14 4-18 26q-12 42-48 46h-202q-42-4-60-44z"
	s.Path(hull, "v-wood2")
	s.Path("M-146-30q18 28 52 30h202q26-4 38-26l5 8q-12 24-40 30h-208q-34-4-54-32z", "v-gold")
	s.Path("M-130 2h254", "v-course")
	s.Circle(-138, -24, 7, "v-pap")
	s.Circle(-139, -24, 3, "v-ink")
	// the shrine
	s.Rect(-50, -94, 96, 78, 0, "v-red")
	s.Rect(-42, -84, 80, 68, 0, "v-pap")
	s.Path("M-60-94q4-18 20-18h76q16 0 20 18z", "v-gold")
	for i := range 9 {
		s.Rect(-54+float64(i)*12.2, -99, 8, 5, 1, "v-flat "+[]string{"v-frame", "v-teal", "v-red"}[i%3])
	}
	s.Use("g-osiris", -2, -51, 62, "g-gold")
	s.Rect(-56, -18, 108, 6, 1, "v-wood")
	s.End()
	s.steersman(x+96, y-4)
	s.Worker(x-104, y-4, 50, true, "jar")
	s.Worker(x-74, y-4, 50, true, "jar")
}

// steersman holds the long oar at the stern.
func (s vista) steersman(x, y float64) {
	s.Path(vignette.Line(x+8, y-40, x+58, y+34), "v-oar")
	s.Path("M"+svg.N(x+50)+" "+svg.N(y+20)+"l14 20l-12 2z", "v-wood")
	s.Figure(x, y, 52, false)
	s.Body("v-pap")
	s.Path("M6-32l6 4l3-4", "v-arm")
	s.End()
}

// spire draws an obelisk on the bank.
func (s vista) spire(x, y, h float64) {
	s.Poly("v-stone", x-9, y, x-6, y-h, x, y-h-13, x+1, y)
	s.Poly("v-stone2", x+1, y, x, y-h-13, x+6, y-h, x+10, y)
	s.Poly("v-gold", x-6, y-h, x, y-h-13, x+6, y-h)
	s.Rect(x-14, y-3, 28, 7, 1, "v-stone3")
}

// sphinx draws a sphinx on the bank that looks to the right.
func (s vista) sphinx(x, y float64) {
	s.Group(svg.At(x, y))
	s.Path("M-46 0q-2-26 18-28q20-2 36-4q4-14 12-16q14-2 18 12l4 16q10 2 10 10q10 2 12 10z", "v-stone")
	s.Path("M14-34q0-20 16-20q14 0 14 14l-4 4l6 14l-10 8q-20-2-22-20z", "v-gold")
	s.Path("M33-46q9 0 9 9q-2 7-8 7q-5-8-1-16z", "v-stone")
	s.Path("M18-42l10 2M17-36l11 2M18-29l13 1", "v-course")
	s.Rect(-52, -2, 104, 7, 1, "v-stone3")
	s.End()
}

// pylons draws the gate of a temple on the bank.
func (s vista) pylons(x, y float64) {
	for _, side := range []float64{-1, 1} {
		s.Poly("v-stone", x+side*9, y, x+side*11, y-62, x+side*34, y-62, x+side*39, y)
		s.Rect(x+side*22.5-14, y-68, 28, 7, 2, "v-gold")
		s.Rect(x+side*23-3, y-50, 6, 36, 0, "v-red")
	}
	s.Rect(x-11, y-44, 22, 8, 0, "v-gold")
	s.Rect(x-9, y-36, 18, 36, 0, "v-ink")
}

// reeds draws papyrus plants at the edge of the water.
func (s vista) reeds(x, y float64) {
	for i, h := range []float64{58, 82, 66, 44} {
		at := x + float64(i)*8 - 8
		bend, lean := float64(i)*2-3, float64(i)*3-4
		s.Path("M"+svg.N(at)+" "+svg.N(y)+"q"+svg.N(bend)+"-"+svg.N(h/2)+" "+svg.N(lean)+"-"+svg.N(h), "v-stem")
		s.Path("M"+svg.N(at+lean)+" "+svg.N(y-h+3)+"q-13-7-11-17q11-5 22 0q2 10-11 17z", "v-leaf")
	}
}
