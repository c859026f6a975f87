package board

import (
	"ennead/internal/svg"
	"ennead/internal/vignette"
)

// Vignette is the picture of the game on the front page. Workers load boats at the quay, and the golden capstone
// arrives at the great pyramid, which still lacks its top.
var Vignette = vignette.Picture{
	Draw:  func(c vignette.Canvas) { vista{c}.draw() },
	Signs: []string{"wedjat"},
	X:     240, Y: 166, Size: 262,
}

// vista is the canvas of the picture.
type vista struct{ vignette.Canvas }

func (s vista) draw() {
	s.Sky(190, "v-sky2")
	s.Disc(404, 58, 28)
	s.Pyramid(414, 192, 150, 84, .36, "v-stone", "v-stone2")
	s.Pyramid(66, 194, 170, 96, .6, "v-stone", "v-stone2")
	s.unfinished(240, 194)
	s.Rect(0, 190, vignette.Width, 26, 0, "v-sand")
	s.Palm(18, 206, 84)
	s.Palm(466, 206, 72)
	s.Rect(0, 212, vignette.Width, 94, 0, "v-nile")
	s.Waves(236, 304, 17)
	s.quay(212)
	s.freighter(66, 258, .82, "v-red")
	s.freighter(414, 258, -.82, "v-teal")
	s.ferry(240, 288)
	s.Frieze()
}

// unfinished draws the pyramid without its top, which is dashed.
func (s vista) unfinished(x, y float64) {
	s.Poly("v-stone", x-134, y, x-22, y-136, x+8, y-136, x+20, y)
	s.Poly("v-stone2", x+20, y, x+8, y-136, x+22, y-136, x+134, y)
	for i := range 7 {
		f, course := float64(i)/7, 136./7
		left, right := x-134+112*f, x+20-12*f
		if i > 0 {
			s.Path(vignette.Line(left, y-136*f, right, y-136*f), "v-course")
		}
		for at := left + 26 - float64(i%2)*12; at < right-12; at += 26 {
			s.Path(vignette.Line(at, y-136*f, at, y-136*f-course), "v-course")
		}
	}
	s.Path(vignette.Line(x-22, y-136, x, y-163, x+22, y-136), "v-dashed")
	s.rays(x, y-150, 24, 34, -60, 60)
}

// rays draws rays from (x, y) between two angles.
func (s vista) rays(x, y, from, to, first, last float64) {
	for turn := first; turn <= last; turn += 30 {
		ax, ay := svg.P(from, turn)
		bx, by := svg.P(to, turn)
		s.Path(vignette.Line(x+ax, y+ay, x+bx, y+by), "v-ray")
	}
}

// quay draws the stone edge of the river with people who carry goods to the boats.
func (s vista) quay(y float64) {
	s.Rect(0, y-2, vignette.Width, 13, 0, "v-stone3")
	for x := 22.; x < vignette.Width; x += 44 {
		s.Path("M"+svg.N(x)+" "+svg.N(y-2)+"v13", "v-course")
	}
	for i, load := range []string{"stone", "jar", "wood"} {
		s.Worker(100+float64(i)*34, y-2, 46, true, load)
		s.Worker(380-float64(i)*34, y-2, 46, false, load)
	}
}

// freighter draws a boat with a mast and its load, with its waterline at y. With a negative size it faces left.
func (s vista) freighter(x, y, size float64, sail string) {
	s.Group(svg.A("transform", svg.Translate(x, y)+" scale("+svg.N(size)+" "+svg.N(max(size, -size))+")"))
	s.Path("M14-24v-70", "v-mast")
	s.Path("M14-92q38 6 44 50q-22 8-44 4z", sail)
	s.Path("M16-78q24 6 34 22M15-64q22 6 40 10", "v-course")
	s.Rect(-62, -38, 22, 15, 1, "v-stone")
	s.Rect(-38, -38, 22, 15, 1, "v-stone")
	s.Rect(-50, -53, 22, 15, 1, "v-stone")
	s.Rect(-14, -32, 26, 4.5, 2, "v-wood")
	s.Rect(-14, -27, 26, 4.5, 2, "v-wood")
	for i := range 3 {
		s.Path("M"+svg.N(40+float64(i)*13)+"-23q-6-6-1-13h-1v-4h9v4h-1q5 7-1 13z", "v-clay")
	}
	s.hull("v-wood2")
	s.Path("M-84-2h166", "v-course")
	s.Circle(84, -16, 5, "v-pap")
	s.Circle(85, -16, 2, "v-ink")
	s.End()
}

// hull draws the side of a boat that faces right, around the middle of its waterline.
func (s vista) hull(class string) {
	s.Path("M-112-48q-12 0-13 8q8-2 12 4q8 30 32 46h146q28-12 36-48q6-6 14-4"+
		"q-2-9-14-8q-10 2-14 14q-10 16-30 17h-122q-22-3-34-21z", class)
}

// ferry draws the boat with the capstone, with its waterline at y.
func (s vista) ferry(x, y float64) {
	s.Group(svg.At(x, y))
	s.rays(0, -52, 58, 72, -60, 60)
	s.Poly("v-gold", -50, -22, 0, -92, 12, -22)
	s.Poly("v-goldd", 12, -22, 0, -92, 50, -22)
	s.Use("g-wedjat", -12, -40, 34, "g-solid")
	s.Rect(-62, -24, 124, 8, 2, "v-wood")
	s.hull("v-wood2")
	s.Path("M-86-6q6 10 14 14h130q8-4 14-12", "v-trim")
	s.Circle(86, -16, 5, "v-pap")
	s.Circle(87, -16, 2, "v-ink")
	s.End()
	s.Figure(x+76, y-14, 48, true)
	s.Body("v-pap")
	s.Path("M6-33l7-4l2-7", "v-arm")
	s.End()
	s.Path(vignette.Line(x-70, y-70, x-96, y+14), "v-oar")
	s.Figure(x-76, y-14, 48, false)
	s.Body("v-pap")
	s.Path("M5-32l3 6l-2 3", "v-arm")
	s.End()
}
