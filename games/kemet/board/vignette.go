package board

import (
	"ennead/internal/svg"
	"ennead/internal/vignette"
)

// Vignette is the picture of the game on the front page: two armies charge in front of a temple, with gods behind
// them and the three pyramids in the background.
var Vignette = vignette.Picture{
	Draw:  func(c vignette.Canvas) { vista{c}.draw() },
	Signs: []string{"ra", "horus", "sekhmet"},
	X:     240, Y: 150, Size: 230,
}

// vista is the canvas of the picture.
type vista struct{ vignette.Canvas }

func (s vista) draw() {
	s.Sky(212, "v-sky3")
	s.Disc(240, 120, 62)
	s.Pyramid(92, 214, 210, 132, .62, "v-red", "v-red2")
	s.Pyramid(392, 214, 206, 126, .38, "v-blue", "v-blue2")
	s.Pyramid(240, 214, 190, 150, .56, "v-pap", "v-stone2")
	s.Rect(0, 212, vignette.Width, 94, 0, "v-sand")
	s.Path("M0 262q120-14 240 0t240 0v44h-480z", "v-sand2 v-flat")
	s.pylon(240, 246)
	s.Mirrored("g-horus", 62, 160, 116, "g-gold")
	s.Use("g-sekhmet", 418, 158, 122, "g-gold")
	for i := range 4 {
		s.Warrior(30+float64(i)*44, 284, 66, false, "v-red")
		s.Warrior(450-float64(i)*44, 284, 66, true, "v-blue")
	}
	for i := range 4 {
		s.Warrior(10+float64(i)*46, 302, 70, false, "v-red")
		s.Warrior(470-float64(i)*46, 302, 70, true, "v-blue")
	}
	s.Frieze()
}

// pylon draws the gate of a temple between two towers with banners, its foot at y.
func (s vista) pylon(x, y float64) {
	for _, side := range []float64{-1, 1} {
		s.Path(vignette.Line(x+side*54, y-92, x+side*54, y-124), "v-pole")
		s.Poly([]string{"v-red", "v-teal"}[int(side+1)/2], x+side*54, y-124, x+side*80, y-118, x+side*54, y-110)
		s.Poly("v-stone", x+side*18, y, x+side*22, y-92, x+side*62, y-92, x+side*70, y)
		s.Rect(x+side*42-24, y-100, 48, 9, 3, "v-gold")
		s.Use("g-ra", x+side*43, y-52, 44, "g-solid")
	}
	s.Rect(x-20, y-68, 40, 68, 0, "v-stone3")
	s.Rect(x-24, y-77, 48, 10, 3, "v-gold")
	s.Rect(x-11, y-52, 22, 52, 0, "v-ink")
	s.Group(svg.At(x, y-72))
	s.Circle(0, 0, 5, "v-red")
	s.Path("M-5 0q-10-6-16-2q8 4 16 4zM5 0q10-6 16-2q-8 4-16 4z", "v-teal")
	s.End()
}
