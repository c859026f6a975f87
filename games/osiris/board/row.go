package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// rowBoxes is the number of boxes that fit at full width.
const rowBoxes = 5

// row draws the regent row, of which the first governor to withdraw takes a box (OSI-5.10.4).
func (p *picture) row(wide float64) {
	p.heading(p.Word("row"), 0, 0, 360)
	if n := float64(len(p.s.Data.Row)); n > rowBoxes {
		wide = (wide+6.5)*rowBoxes/n - 6.5
	}
	for i := range p.s.Data.Row {
		p.box(i, wide/2+(wide+6.5)*float64(i), headHigh+cartoucheHigh/2, wide, cartoucheHigh)
	}
}

// box draws a box with its bonus; a blocked one with a bonus marker, the one taken this season with the withdraw marker
// of its taker.
func (p *picture) box(i int, x, y, w, h float64) {
	c, b, name := p.C, &p.s.Data.Row[i], boxName(i)
	taken, blocked := int(p.s.Bonused) == i+1, p.s.Boxes>>i&1 == 1
	title := p.Words.Say(osiristext.BoxName(uint8(i))) + " · " + p.Words.Say(osiristext.Bonus(b))
	first := p.s.First()
	switch {
	case taken && first != osiris.NoSeat:
		title += " · " + p.Word("taken-by", "seat", first)
	case blocked:
		title += " · " + p.Word("blocked")
	}
	p.Slot(piece.Slot{
		ID: "box-" + id(name), Move: "bonus " + name, Title: title,
		At: svg.Translate(x, y), Shape: piece.Plate(w-2, h-2, 8),
	}, func() {
		c.Box(0, 0, w, h, 9, "os-box"+piece.When(blocked, " os-shut"))
		if blocked {
			c.Group(svg.Class("os-dim"))
		}
		p.bonus(b, 0, -h/2+30)
		if blocked {
			c.End()
		}
		switch {
		case taken && first != osiris.NoSeat:
			p.marker(first, 0, h/2-26, 36)
		case blocked:
			p.bonusMarker(0, h/2-26)
			piece.Closed(c, w/2-9, -h/2+10, 7)
		default:
			c.Circle(0, h/2-26, 15, "os-stand")
		}
	})
}

// bonus draws the contents of a box.
func (p *picture) bonus(b *osiris.Bonus, x, y float64) {
	var draw []func(x float64)
	if b.Glory > 0 {
		draw = append(draw, func(x float64) { piece.Cartouche(p.C, p.Number(int(b.Glory)), x, y, 21) })
	}
	if b.Card > 0 {
		draw = append(draw, func(x float64) { p.back(x, y, 24) })
	}
	for r, n := range b.Tokens {
		if n > 0 {
			draw = append(draw, func(x float64) {
				if n == 1 {
					token(p.C, osiris.Resource(r), x, y, 23)
					return
				}
				p.C.Text(x-2, y+7, 19, p.Number(int(n)), "te tb")
				token(p.C, osiris.Resource(r), x+12, y, 24)
			})
		}
	}
	for i, d := range draw {
		d(x + svg.Spread(i, len(draw), 32))
	}
}

// back draws a city card face down; w is its width.
func (p *picture) back(x, y, w float64) {
	c := p.C
	c.Box(x, y, w, w*1.3, 3, "back")
	c.Use("g-city", x, y, w*.8, "g-night")
}

// bonusMarker draws the marker that blocks a box for the rest of the game (OSI-8.1).
func (p *picture) bonusMarker(x, y float64) {
	p.C.Circle(x, y, 15, "os-medal")
	p.C.Use("g-ankh", x, y, 20, "g-solid")
}

// marker draws a seat's withdraw marker: its mark on a stone disc.
func (p *picture) marker(seat game.Seat, x, y, size float64) {
	p.C.Circle(x, y, size/2, "os-medal")
	piece.Mark(p.C, seat, x, y, size*.72)
}
