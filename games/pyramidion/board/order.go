package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// orderRoom is the height of the order tokens below the resources of Gizeh.
const orderRoom = 20.0

// order draws the play order, which is at Gizeh: the spaces with the players' markers, and the order tokens, or the
// seats that have taken them.
func (p *picture) order() {
	x, y, step, tokens := 108.0, 12.5, 26.0, [3]float64{171, 74, 22}
	if p.chart.narrow {
		x, y, step, tokens = 16.5, 90.4, 18.7, [3]float64{93.5, 94.5, 19.2}
	}
	for place, seat := range p.s.Order[:p.s.Seats()] {
		at := x + step*float64(place)
		p.C.Box(at, y, step-1.5, 22, 6, "py-space")
		if seat == pyramidion.NoSeat {
			continue
		}
		p.C.Group(svg.ID(piece.ID("marker", seat)), svg.Class("glide"), svg.At(at, y), svg.A("role", "img"))
		p.C.Title(p.Word("place", "seat", seat, "n", place+1))
		piece.Mark(p.C, seat, 0, 0, min(19, step-2))
		p.C.End()
	}
	for n := range p.s.Seats() {
		p.orderToken(n+1, tokens[0]+tokens[2]*float64(n), tokens[1])
	}
}

// taker returns the seat that has taken an order token.
func (p *picture) taker(n int) game.Seat {
	for seat := range game.Seat(p.s.Seats()) {
		if int(p.s.Player[seat].Token) == n {
			return seat
		}
	}
	return pyramidion.NoSeat
}

// orderToken draws the token for a place in the play order.
func (p *picture) orderToken(n int, x, y float64) {
	c, seat := p.C, p.taker(n)
	title := p.Word("token-free", "n", n)
	if seat != pyramidion.NoSeat {
		title = p.Word("token-taken", "n", n, "seat", seat)
	}
	p.Slot(piece.Slot{
		ID: piece.ID("order-token", n), Move: "number " + p.Number(n), Title: title,
		At: svg.Translate(x, y), Shape: piece.Disc(6.8),
	}, func() {
		orderDisc(c, p.Number(n), 0, 0, 8.8, seat != pyramidion.NoSeat)
		if seat != pyramidion.NoSeat {
			piece.Mark(c, seat, 0, 0, 16)
		}
	})
}

// orderDisc draws an order token, or an empty place if it is taken.
func orderDisc(c *svg.Canvas, n string, x, y, r float64, taken bool) {
	if taken {
		c.Circle(x, y, r, "py-gap")
		return
	}
	c.Circle(x, y, r, "py-medal")
	c.Text(x, y+r*.53, r*1.48, n, "tm tb")
}
