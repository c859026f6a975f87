package piece

import "ennead/internal/svg"

// Die is a kind of dice: its name in symbols and classes, and its outline, which distinguishes it where colours do
// not. Mark is drawn in its lower half, in a box of 34 units round its middle.
type Die struct {
	Name string
	Body DieBody
	Mark string
}

// DieBody is the outline of a die.
type DieBody uint8

// The outlines.
const (
	DieRound   DieBody = iota // a square with round corners
	DieSharp                  // a square with sharp corners and a line inside
	DieCut                    // a square without its corners, with stripes
	DieDisc                   // a disc with a broken rim
	DieRhombus                // a square on its corner
)

// dieBodies are the outlines with their engravings.
var dieBodies = [...]struct{ outline, engraved string }{
	DieRound: {
		"M-10-13.5h20a3.5 3.5 0 0 1 3.5 3.5v20a3.5 3.5 0 0 1-3.5 3.5" +
			"h-20a3.5 3.5 0 0 1-3.5-3.5v-20a3.5 3.5 0 0 1 3.5-3.5z", "",
	},
	DieSharp: {"M-13.5-13.5h27v27h-27z", "M-10.8-10.8h21.6v21.6h-21.6z"},
	DieCut:   {"M-8.5-13.5h17l5 5v17l-5 5h-17l-5-5v-17z", "M-10-8v16M-12-5v10M10-8v16M12-5v10"},
	DieDisc: {
		"M0-14.2A14.2 14.2 0 1 1 0 14.2 14.2 14.2 0 1 1 0-14.2z",
		"M0-11.3A11.3 11.3 0 1 1 0 11.3 11.3 11.3 0 1 1 0-11.3z",
	},
	DieRhombus: {"M0-15.8L15.8 0 0 15.8-15.8 0z", "M-8-4.5L-4.5-8M4.5 8L8 4.5M8-4.5L4.5-8M-4.5 8L-8 4.5"},
}

// symbol draws d-NAME: the die without its number, with a light edge that lifts it off any ground.
func (d Die) symbol(c *svg.Canvas) {
	body := dieBodies[d.Body]
	symbol(c, "d-"+d.Name, "-17 -17 34 34")
	c.Path(body.outline, "die-halo")
	c.Path(body.outline, "die")
	if body.engraved != "" {
		class := "die-line"
		if d.Body == DieDisc {
			class += " die-beads"
		}
		c.Path(body.engraved, class)
	}
	c.Raw(d.Mark)
	c.End()
}

// Show draws the die with its value as a numeral, since values are compared with numbers all the time. Its class
// die-NAME colours it.
func (d Die) Show(c *svg.Canvas, value string, x, y, size float64, attrs ...svg.Attr) {
	c.Group(append([]svg.Attr{svg.Class("die-" + d.Name), svg.At(x, y)}, attrs...)...)
	c.Use("d-"+d.Name, 0, 0, size, "")
	base := .1
	if d.Mark == "" {
		base = .165
	}
	c.Text(0, size*base, size*.47, value, "tm tb die-value")
	c.End()
}
