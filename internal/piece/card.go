package piece

import "ennead/internal/svg"

// Card draws the papyrus of a card or plaque with its flat shadow; r is the radius of its corners.
func Card(c *svg.Canvas, x, y, w, h, r float64) {
	c.Box(x, y+1.8, w, h, r, "card-shade")
	c.Box(x, y, w, h, r, "card")
}

// Mat draws the ground for things that belong together.
func Mat(c *svg.Canvas, x, y, w, h float64) {
	c.Box(x, y+1.4, w, h, 5, "card-shade")
	c.Box(x, y, w, h, 5, "mat")
}

// Hole draws a hole for a token, r its radius.
func Hole(c *svg.Canvas, x, y, r float64) { c.Circle(x, y, r, "slot") }

// Empty draws the place of a card or token that is not there.
func Empty(c *svg.Canvas, x, y, w, h float64) { c.Box(x, y, w, h, 6, "empty") }

// Socket draws the ground of something that is to be paid.
func Socket(c *svg.Canvas, x, y, size float64) { c.Box(x, y, size, size, 4, "socket") }
