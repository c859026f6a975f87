package vignette

import "ennead/internal/svg"

// Figure begins a person of that height with the feet at (x, y), who looks to the right or to the left; End ends it.
// Inside, a person is 44 units high and the origin is between the feet.
func (c Canvas) Figure(x, y, h float64, left bool) {
	turn := " scale(" + svg.N(h/44) + " " + svg.N(h/44) + ")"
	if left {
		turn = " scale(-" + svg.N(h/44) + " " + svg.N(h/44) + ")"
	}
	c.Group(svg.A("transform", svg.Translate(x, y)+turn))
}

// Body draws legs, kilt, torso and head of the figure that is open.
func (c Canvas) Body(kilt string) {
	c.Path("M-3-15L-8 0h6l1-2l3-11zM2-15L6 0h6l-2-2l-3-13z", "v-skin")
	c.Path("M-4.500-23h9l4 10h-15z", kilt)
	c.Path("M-7-34q7-2 14 0l-2.500 11h-9z", "v-skin")
	c.Circle(.8, -38.500, 4, "v-skin")
	c.Path("M-3.600-34q-1.600-9 3.600-10q5-.800 5 2.600l-3.600.600q-1.400 3-1.200 6.800z", "v-ink v-flat")
}

// Worker draws a person with a load on the shoulder.
func (c Canvas) Worker(x, y, h float64, left bool, load string) {
	c.Figure(x, y, h, left)
	c.Body("v-pap")
	c.Path("M6-33l5-3l-3-8", "v-arm")
	switch load {
	case "stone":
		c.Rect(-4, -56, 18, 11, 1, "v-stone")
	case "jar":
		c.Path("M2-46q-3-5 0-9h-1v-3h9v3h-1q3 4 0 9q-3.500 2-7 0z", "v-clay")
	case "wood":
		c.Rect(-13, -49, 34, 4.500, 2, "v-wood")
		c.Rect(-11, -53, 32, 4.500, 2, "v-wood2")
	}
	c.End()
}

// Warrior draws a person with a shield of that colour and a spear.
func (c Canvas) Warrior(x, y, h float64, left bool, colour string) {
	c.Figure(x, y, h, left)
	c.Path("M-2-4L19-60", "v-spear")
	c.Path("M16.500-58l5.500-12l1.500 13z", "v-pap")
	c.Body("v-pap")
	c.Path("M0-12v-15q0-7 6.500-7t6.500 7v15z", colour)
	c.Path("M3-15v-11q0-4.500 3.500-4.500t3.500 4.500v11z", "v-boss")
	c.End()
}
