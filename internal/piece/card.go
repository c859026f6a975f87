package piece

import (
	"strconv"

	"ennead/internal/svg"
)

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

// Deck is a face-down pile with its sign and how many cards it holds.
func Deck(c *svg.Canvas, glyph string, left int, x, y float64) {
	if left == 0 {
		Empty(c, x, y, 44, 46)
		return
	}
	c.UseIn("deck", x, y, 52, 56, "")
	c.Use("g-"+glyph, x, y-4, 23, "g-night")
	c.Box(x, y+14, 24, 14, 7, "count")
	c.Text(x, y+17.8, 10.5, strconv.Itoa(left), "tm tb")
}

// Slot is a hole that takes a token, r its radius.
func Slot(c *svg.Canvas, x, y, r float64, attrs ...svg.Attr) { c.Circle(x, y, r, "slot", attrs...) }

// Empty is a place where a card or token may lie and none does.
func Empty(c *svg.Canvas, x, y, w, h float64) { c.Box(x, y, w, h, 6, "empty") }

// Socket is the ground of something that is paid.
func Socket(c *svg.Canvas, x, y, size float64) { c.Box(x, y, size, size, 4, "socket") }
