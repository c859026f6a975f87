package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// marksWide is the width of a card that shows all its marks, which are in a column on its left.
const marksWide = 23.0

// mostRows is the highest number of rows for the cards of a seat.
const mostRows = 3

// fan draws a seat's cards in play as large as possible, up to scale most, in rows. The marks of each card stay
// visible.
func (p *picture) fan(seat game.Seat, room box, most float64) {
	cards := p.s.Player[seat].InPlay
	n := cards.Len()
	if n == 0 {
		return
	}
	rows, f := room.rows(n, most)
	columns := (n + rows - 1) / rows
	high, w, step := room.h/float64(rows), cardW*f, cardW*f+7
	if columns > 1 {
		step = min(step, (room.w-w)/float64(columns-1))
	}
	for i := 0; cards != 0; cards, i = cards.Rest(), i+1 {
		seen := w
		if i%columns < columns-1 && i < n-1 {
			seen = min(w, step)
		}
		x, y := room.x+w/2+step*float64(i%columns), room.y+high*(float64(i/columns)+.5)
		p.inPlay(seat, pyramidion.Card(cards.First()), x, y, f, seen)
	}
}

// rows returns the number of rows that makes n cards largest, and their scale.
func (b box) rows(n int, most float64) (rows int, scale float64) {
	for r := 1; r <= mostRows; r++ {
		columns := (n + r - 1) / r
		if f := min(most, (b.h/float64(r)-2)/cardH, b.w/(cardW+marksWide*float64(columns-1))); f > scale {
			rows, scale = r, f
		}
	}
	return rows, scale
}
