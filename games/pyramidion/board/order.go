package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// order is the play order, which lies at Gizeh: on each space a player's marker, beside it the order token of that number, or who has
// taken it.
func (p *picture) order() {
	x, y, step := 82.0, 12.5, 31.5
	if p.chart.narrow {
		x, y, step = 27, 96, 38
	}
	for place := range p.s.Seats() {
		at := x + step*float64(place)
		p.C.Box(at, y, step-2, 21, 7, "py-space")
		p.orderToken(place+1, at+step*.23, y)
	}
	for place, seat := range p.s.Order[:p.s.Seats()] {
		if seat != pyramidion.NoSeat {
			p.C.Group(svg.ID(piece.ID("marker", seat)), svg.Class("glide"), svg.At(x+step*float64(place)-step*.22, y), svg.A("role", "img"))
			p.C.Title(p.Word("place", "seat", seat, "n", place+1))
			piece.Mark(p.C, seat, 0, 0, 18)
			p.C.End()
		}
	}
}

// taker is who has taken an order token.
func (p *picture) taker(n int) game.Seat {
	for seat := range game.Seat(p.s.Seats()) {
		if int(p.s.Player[seat].Token) == n {
			return seat
		}
	}
	return pyramidion.NoSeat
}

// orderToken is the token for a place in the play order.
func (p *picture) orderToken(n int, x, y float64) {
	c, seat := p.C, p.taker(n)
	title := p.Word("token-free", "n", n)
	if seat != pyramidion.NoSeat {
		title = p.Word("token-taken", "n", n, "seat", seat)
	}
	p.Slot(piece.Slot{ID: piece.ID("order-token", n), Move: "number " + p.Number(n), Title: title, At: svg.Translate(x, y), Shape: piece.Disc(6.5)}, func() {
		orderDisc(c, p.Number(n), 0, 0, 7.6, seat != pyramidion.NoSeat)
		if seat != pyramidion.NoSeat {
			piece.Mark(c, seat, 4.5, 5.5, 11)
		}
	})
}

// orderDisc is an order token; one that is taken is an empty place.
func orderDisc(c *svg.Canvas, n string, x, y, r float64, taken bool) {
	if taken {
		c.Circle(x, y, r, "py-gap")
		c.Text(x, y+r*.5, r*1.35, n, "tm tq")
		return
	}
	c.Circle(x, y, r, "py-medal")
	c.Text(x, y+r*.5, r*1.4, n, "tm tb")
}
