package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// marksWide is how much of a card shows all its marks, which stand in a column on its left.
const marksWide = 23.0

// fan is the cards of a seat in play, at most at that scale, in so many rows: as far apart as there is room, and where they cover each
// other the marks of each show.
func (p *picture) fan(seat game.Seat, room box, most float64, rows int) {
	cards := p.s.Player[seat].InPlay
	if cards == 0 {
		return
	}
	high := room.h / float64(rows)
	f := min(most, (high-2)/cardH)
	columns := (cards.Len() + rows - 1) / rows
	w, step := cardW*f, cardW*f+7
	if columns > 1 {
		step = min(step, (room.w-w)/float64(columns-1))
	}
	for i := 0; cards != 0; cards, i = cards.Rest(), i+1 {
		seen := w
		if column := i % columns; column < columns-1 && cards.Len() > 1 {
			seen = min(w, step)
		}
		p.inPlay(seat, pyramidion.Card(cards.First()), room.x+w/2+step*float64(i%columns), room.y+high*(float64(i/columns)+.5), f, seen)
	}
}
