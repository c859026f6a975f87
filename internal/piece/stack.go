package piece

import (
	"strconv"

	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// A stack is a number of things of one kind: the thing is drawn once, with the number.

// Count draws the number of a stack on a board: a pill.
func Count(c *svg.Canvas, shown string, x, y float64) {
	c.Box(x, y, 24, 14, 7, "count")
	c.Text(x, y+3.8, 10.5, shown, "tm tb")
}

// Badge draws a number on the corner of something: a disc.
func Badge(c *svg.Canvas, shown string, x, y float64) {
	c.Circle(x, y, 8, "count")
	c.Text(x, y+4.2, 12, shown, "tm tb")
}

// Deck draws a face-down pile with its sign and number of cards.
func Deck(c *svg.Canvas, glyph string, left int, x, y float64) {
	if left == 0 {
		Empty(c, x, y, 44, 46)
		return
	}
	c.UseIn("deck", x, y, 52, 56, "")
	c.Use("g-"+glyph, x, y-4, 23, "g-night")
	Count(c, strconv.Itoa(left), x, y+14)
}

// Discards draws a face-up pile with its sign and number of cards.
func Discards(c *svg.Canvas, glyph string, n int, x, y float64) {
	if n == 0 {
		Empty(c, x, y, 36, 46)
		return
	}
	Card(c, x, y, 36, 46, 5)
	c.Use("g-"+glyph, x, y-6, 24, "g-gold")
	Count(c, strconv.Itoa(n), x, y+14)
}

// Fact returns a part of a page that is read as one, such as a thing with its number.
func Fact(classes, said string, inside ...gomponents.Node) gomponents.Node {
	return html.Span(append([]gomponents.Node{Class(classes), html.Role("img"), html.Title(said)}, inside...)...)
}
