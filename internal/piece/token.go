package piece

import (
	"strconv"

	"ennead/internal/svg"
)

// Token draws a resource to gain or to own: round.
func Token(c *svg.Canvas, resource string, x, y, size float64, attrs ...svg.Attr) {
	c.Use("t-"+resource, x, y, size, "", attrs...)
}

// Cost draws a resource to pay: square.
func Cost(c *svg.Canvas, resource string, x, y, size float64, attrs ...svg.Attr) {
	c.Use("q-"+resource, x, y, size, "", attrs...)
}

// Any draws a resource of any colour to pay; optional puts a dashed square round it.
func Any(c *svg.Canvas, x, y, size float64, optional bool) {
	if optional {
		c.Box(x, y, size+8, size+8, 5, "dashed")
	}
	Cost(c, "any", x, y, size)
}

// Either draws a resource to pay for which several colours are accepted.
func Either(c *svg.Canvas, resources []Resource, x, y, size float64) {
	if len(resources) == 1 {
		Cost(c, resources[0].Name, x, y, size)
		return
	}
	f, n := size/32, float64(len(resources))
	c.Group(svg.Transform(svg.Translate(x-size/2, y-size/2) + " " + svg.Scale(f)))
	for i, r := range resources {
		c.Rect(2+28/n*float64(i), 2, 28/n, 28, 0, "f-"+r.Name)
	}
	c.Rect(2, 2, 28, 28, 4, "line16")
	for i, r := range resources {
		c.Use("g-"+r.Glyph, 2+28/n*(float64(i)+.5), 16, min(22, 32/n), r.on())
	}
	c.End()
}

// Points draws an amount of prestige: a gold cartouche of height h, with an inner line from 14 upward.
func Points(c *svg.Canvas, n int, x, y, h float64) { Cartouche(c, strconv.Itoa(n), x, y, h) }

// Cartouche draws a gold cartouche with any short text.
func Cartouche(c *svg.Canvas, text string, x, y, h float64) {
	w := CartoucheWidth(text, h)
	c.Group(svg.Class("pp"), svg.At(x-w/2, y-h/2))
	c.Rect(0, 0, w, h, h/2, "")
	if h >= 14 {
		c.Rect(1.8, 1.8, w-3.6, h-3.6, h/2, "")
	}
	c.Text(w/2, h*.76, h*.76, text, "")
	c.End()
}

// CartoucheWidth returns the width of a cartouche.
func CartoucheWidth(text string, h float64) float64 {
	return h * (.72 + .48*float64(max(1, len([]rune(text)))))
}

// Jar draws a jar of height h with its content: two resources above, one below.
func Jar(c *svg.Canvas, upper [2]string, lower string, x, y, h float64) {
	f := h / 66
	c.UseIn("jar", x, y, 52*f, h, "")
	Token(c, upper[0], x-9*f, y, 20*f)
	Token(c, upper[1], x+9*f, y, 20*f)
	Token(c, lower, x, y+18*f, 20*f)
}

// EmptyJar draws the place of a jar that is gone.
func EmptyJar(c *svg.Canvas, x, y, h float64) { c.UseIn("jar", x, y, 52*h/66, h, "gone") }

// JarBack draws a jar whose content nobody knows.
func JarBack(c *svg.Canvas, x, y, h float64) {
	c.UseIn("jar", x, y, 52*h/66, h, "")
	c.Text(x, y+h*.2, h*.36, "?", "tm tb")
}
