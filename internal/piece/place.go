package piece

import (
	"ennead/game"
	"ennead/internal/svg"
)

// hidden hides a drawing from screen readers.
var hidden = svg.A("aria-hidden", "true")

// Slot is a place of a board with an identity: a card on display, a space for a token, a field.
type Slot struct {
	ID    string
	Move  string // what a click on it does; it is a button while that is legal
	Title string // what is there, in words
	At    string // transform
	Shape Shape  // of what is there, for the gold plate and the ring
}

// longTitle is the length in bytes from which a title is a part of the page of its own: a place that only becomes a
// choice does not send it again.
const longTitle = 200

// Slot draws a place: on the gold plate if it may be chosen, with its title as tooltip and name, and with a ring if
// the last events concerned it.
func (d *Drawing) Slot(s Slot, draw func()) {
	attrs, may := d.Choice(s.Move, "")
	if !may && s.Title != "" {
		attrs = []svg.Attr{svg.A("role", "img")}
	}
	c := d.C
	c.Group(append(attrs, svg.ID(s.ID), svg.Transform(s.At))...)
	if may { // its label says it all; the drawing would only repeat parts of it
		c.Group(hidden)
	}
	if len(s.Title) >= longTitle && s.ID != "" {
		c.Leaf("title", s.Title, svg.ID("says-"+s.ID))
	} else {
		c.Title(s.Title)
	}
	if may {
		May(c, 0, 0, s.Shape)
	}
	draw()
	if d.Recent[s.ID] {
		Just(c, 0, 0, s.Shape)
	}
	if may {
		c.End()
	}
	c.End()
}

// Ghost draws the result of a choice; it shows while the choice around it is pointed at.
func Ghost(c *svg.Canvas, draw func()) {
	c.Group(svg.Class("ghost"))
	draw()
	c.End()
}

// Piece draws a thing of a seat that moves about the board. It keeps its id while its transform changes, so it
// glides; it is drawn round the origin, in the colours of its seat.
func Piece(c *svg.Canvas, id string, seat game.Seat, x, y float64, draw func()) {
	c.Group(svg.ID(id), svg.Class("glide c-"+SeatName(seat)), svg.At(x, y))
	draw()
	c.End()
}

// Stand draws the plain piece of a seat, with a ring if it has just come there.
func (d *Drawing) Stand(id string, seat game.Seat, x, y, size float64) {
	Seat(d.C, seat, x, y, size, svg.ID(id))
	if d.Recent[id] {
		Just(d.C, x, y, Disc(size/2+1))
	}
}
