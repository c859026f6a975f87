package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
)

// marksWide is the width of a card that shows all its marks, which are in a column on its left.
const marksWide = 23.0

// mostRows is the highest number of rows for the cards of a seat.
const mostRows = 3

// spot is where and how a card in play is drawn.
type spot struct {
	x, y, scale float64
	seen        float64  // the width that other cards leave visible
	name        []string // the lines of its name, which stands beside it if there is room
}

// fan draws a seat's cards in play as large as possible, up to scale most, in rows. The marks of each card stay
// visible, and special characters and revolts have their names beside them as long as all fit into one row.
func (p *picture) fan(seat game.Seat, room box, most float64) {
	cards := p.s.Player[seat].InPlay
	n := cards.Len()
	if n == 0 {
		return
	}
	rows, f := room.rows(n, most)
	if rows == 1 && p.named(seat, room, f) {
		return
	}
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
		p.inPlay(seat, pyramidion.Card(cards.First()), spot{x: x, y: y, scale: f, seen: seen})
	}
}

// The letters of a name beside a card, and the distance between cards that do not cover each other.
const nameLetters, cardGap = 12.0, 7.0

// named draws a seat's cards in one row with the names of special characters and revolts. It draws nothing and
// reports false if there is no such card, or no room.
func (p *picture) named(seat game.Seat, room box, f float64) bool {
	var spots []spot
	covered, names := 0, 0 // how many cards can make room by lying under the next one, and how many have names
	w, left := cardW*f, room.w
	all := p.s.Player[seat].InPlay
	for cards := all; cards != 0; cards = cards.Rest() {
		at := spot{y: room.y + room.h/2, scale: f, seen: w + cardGap}
		if c := pyramidion.Card(cards.First()); p.s.Data.Card[c].Effect != pyramidion.NoEffect {
			at.name = piece.Wrap(p.cardTitle(c), nameLetters, 0) // a line a word
			at.seen += 4 + widest(at.name)
			names++
		} else if cards.Rest() != 0 {
			at.seen = marksWide * f
			covered++
		}
		left -= at.seen
		spots = append(spots, at)
	}
	if left += cardGap; left < 0 || names == 0 {
		return false
	}
	x := room.x
	for i, cards := 0, all; cards != 0; i, cards = i+1, cards.Rest() {
		at := &spots[i]
		if at.seen < w {
			at.seen = min(w+cardGap, at.seen+left/float64(covered))
		}
		at.x = x + w/2
		x += at.seen
		at.seen = min(w, at.seen)
		p.inPlay(seat, pyramidion.Card(cards.First()), *at)
	}
	return true
}

// widest returns the width of the widest line of a name.
func widest(lines []string) (w float64) {
	for _, line := range lines {
		w = max(w, piece.Width(line, nameLetters))
	}
	return w
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
