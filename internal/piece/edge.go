package piece

import (
	"strconv"

	"ennead/internal/svg"
)

// Edge is one of four kinds of edges, which match their own kind: each has a colour and a mark.
type Edge uint8

// edgeMarks are the marks, round the middle of an edge: triangle, wave, dot, bar.
var edgeMarks = [...]string{
	"M-3.5 2.6h7L0-3z", "M-5 0q2.5-4 5 0t5 0", "M-2.7 0a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0z", "M-4-1.7h8v3.4h-8z",
}

// EdgeMark draws the mark of an edge, for people who cannot distinguish the colours.
func EdgeMark(c *svg.Canvas, e Edge, x, y, scale float64) {
	at := svg.At(x, y)
	if scale != 1 {
		at = svg.Transform(svg.Translate(x, y) + " " + svg.Scale(scale))
	}
	c.Path(edgeMarks[e], "mark-"+strconv.Itoa(int(e)), at)
}

// edgeClass returns the class that colours an edge.
func edgeClass(e Edge) string { return "edge-" + strconv.Itoa(int(e)) }

// Border draws a piece of a border, a rectangle from its upper left corner.
func Border(c *svg.Canvas, e Edge, x, y, w, h float64) {
	c.Rect(x, y, w, h, 0, edgeClass(e))
	EdgeMark(c, e, x+w/2, y+h/2, 1)
}

// Edged draws a square tile with mitred edges of that depth: north, east, south, west.
func Edged(c *svg.Canvas, edges [4]Edge, x, y, size, depth float64) {
	c.Box(x, y, size, size, 0, "edged")
	n := svg.N
	for side, e := range edges {
		c.Group(svg.Transform(svg.Translate(x, y) + " " + svg.Rotate(90*float64(side))))
		c.Path("M"+n(-size/2)+" "+n(-size/2)+"h"+n(size)+"l"+n(-depth)+" "+n(depth)+"h"+n(2*depth-size)+"z",
			edgeClass(e))
		EdgeMark(c, e, 0, depth/2-size/2, depth/10)
		c.End()
	}
}
