package piece

import "ennead/internal/svg"

// Card is the papyrus of a card or plaque with its flat shadow; r is the radius of its corners.
func Card(c *svg.Canvas, x, y, w, h, r float64) {
	c.Box(x, y+1.8, w, h, r, "card-shade")
	c.Box(x, y, w, h, r, "card")
}

// Mat is the ground on which things that go together lie.
func Mat(c *svg.Canvas, x, y, w, h float64) {
	c.Box(x, y+1.4, w, h, 5, "card-shade")
	c.Box(x, y, w, h, 5, "mat")
}

// Hole is a hole that takes a token, r its radius.
func Hole(c *svg.Canvas, x, y, r float64) { c.Circle(x, y, r, "slot") }

// Empty is a place where a card or token may lie and none does.
func Empty(c *svg.Canvas, x, y, w, h float64) { c.Box(x, y, w, h, 6, "empty") }

// Socket is the ground of something that is paid.
func Socket(c *svg.Canvas, x, y, size float64) { c.Box(x, y, size, size, 4, "socket") }
