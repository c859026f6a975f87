package vignette

import "ennead/internal/svg"

// figure begins a person of that height who stands on (x, y) and looks to the right, or to the left; End ends it.
// Inside, a person is 44 units high and the origin is between the feet.
func (s scene) figure(x, y, h float64, left bool) {
	turn := " scale(" + svg.N(h/44) + " " + svg.N(h/44) + ")"
	if left {
		turn = " scale(-" + svg.N(h/44) + " " + svg.N(h/44) + ")"
	}
	s.Group(svg.A("transform", svg.Translate(x, y)+turn))
}

// body draws legs, kilt, torso and head of the figure that is open.
func (s scene) body(kilt string) {
	s.Path("M-3-15L-8 0h6l1-2l3-11zM2-15L6 0h6l-2-2l-3-13z", "v-skin")
	s.Path("M-4.500-23h9l4 10h-15z", kilt)
	s.Path("M-7-34q7-2 14 0l-2.500 11h-9z", "v-skin")
	s.Circle(.8, -38.500, 4, "v-skin")
	s.Path("M-3.600-34q-1.600-9 3.600-10q5-.800 5 2.600l-3.600.600q-1.400 3-1.200 6.800z", "v-ink v-flat")
}

// worker draws a person with a load on the shoulder.
func (s scene) worker(x, y, h float64, left bool, load string) {
	s.figure(x, y, h, left)
	s.body("v-pap")
	s.Path("M6-33l5-3l-3-8", "v-arm")
	switch load {
	case "stone":
		s.Rect(-4, -56, 18, 11, 1, "v-stone")
	case "jar":
		s.Path("M2-46q-3-5 0-9h-1v-3h9v3h-1q3 4 0 9q-3.500 2-7 0z", "v-clay")
	case "wood":
		s.Rect(-13, -49, 34, 4.500, 2, "v-wood")
		s.Rect(-11, -53, 32, 4.500, 2, "v-wood2")
	}
	s.End()
}

// warrior draws a person with a shield of that colour and a spear.
func (s scene) warrior(x, y, h float64, left bool, colour string) {
	s.figure(x, y, h, left)
	s.Path("M-2-4L19-60", "v-spear")
	s.Path("M16.500-58l5.500-12l1.500 13z", "v-pap")
	s.body("v-pap")
	s.Path("M0-12v-15q0-7 6.500-7t6.500 7v15z", colour)
	s.Path("M3-15v-11q0-4.500 3.500-4.500t3.500 4.500v11z", "v-boss")
	s.End()
}
