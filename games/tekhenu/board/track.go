package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Measures of the track, from the top left corner of its part.
const (
	notchX, notchStep, notchWide, notchHigh = 45.0, 46.2, 44.0, 66.0
)

// trackSigns are the signs of the two markers, with their look.
var trackSigns = map[string]struct{ sign, look string }{
	"population": {"g-people", "te-folk"}, "happiness": {"g-heart", "te-heart"},
}

// track draws Population above and Happiness below for all seats, with so many cells per line (TEK-12.2).
func (p *picture) track(columns int) {
	c := p.C
	at := func(n int) (x, y float64) {
		return notchX + notchStep*float64(n%columns), 34 + (notchHigh+7)*float64(n/columns)
	}
	for i, key := range []string{"population", "happiness"} {
		sign := trackSigns[key]
		p.Slot(piece.Slot{ID: key, Move: "track " + key, Title: p.Word(key), At: svg.Translate(10, 21+30*float64(i)),
			Shape: piece.Plate(18, 22, 4)}, func() {
			c.Use(sign.sign, 0, 0, 21, sign.look)
		})
	}
	c.Group(svg.ID("notches")) // never changes: a page fetches it once
	for n := 0; n <= tekhenu.TrackTop; n++ {
		x, y := at(n)
		p.notch(n, x, y)
	}
	c.End()
	p.tie(at)
	for i, of := range []func(game.Seat) int{
		func(s game.Seat) int { return int(p.s.Player[s].Population) },
		func(s game.Seat) int { return int(p.s.Player[s].Happiness) },
	} {
		key := [...]string{"population", "happiness"}[i]
		t := piece.Track{Cell: func(n int) (float64, float64) {
			x, y := at(n)
			if i == 0 {
				return x, y - 11
			}
			return x, y + 17
		}, W: 36, H: 24 + 4*float64(i), Size: 21}
		t.Pieces(p.s.Seats(), of, func(seat game.Seat, x, y, size float64) {
			p.Stand(piece.ID(key, seat), seat, x, y, size)
		})
	}
}

// notch draws a cell of the track with its number, and the symbol that starts there.
func (p *picture) notch(n int, x, y float64) {
	c := p.C
	class := "te-notch" + piece.When(n%2 == 0, " te-odd")
	symbols := uint8(0)
	for _, s := range p.s.Data.Symbols {
		if int(s.At) == n {
			symbols, class = s.Symbols, "te-notch te-mark"
		}
	}
	c.Box(x, y, notchWide, notchHigh, 4, class)
	c.Line(x-20, y+2, x+20, y+2, "te-middle")
	c.Text(x-18.5, y-21, 12, p.Number(n), "tb te-faint")
	if symbols > 0 {
		c.Path("M-7 5L0-7 7 5z", "te-symbol", svg.At(x+13, y-24))
		c.Text(x+13, y-20, 8.5, p.Number(int(symbols)), "tm tb")
	}
	for _, r := range p.s.Data.Rewards { // TEK-12.4 to TEK-12.6
		if int(r.At) != n {
			continue
		}
		for t, k := range r.Gains.Tokens {
			if k > 0 {
				good(c, tekhenu.Token(t), x+14, y+25, 12)
			}
		}
	}
}

// tie draws a line between the viewer's two markers.
func (p *picture) tie(at func(int) (x, y float64)) {
	if !p.Seated() {
		return
	}
	pl := &p.s.Player[p.Viewer]
	x0, y0 := at(int(pl.Population))
	x1, y1 := at(int(pl.Happiness))
	if y0 == y1 {
		p.C.Line(x1, y1+17, x0, y0-11, "te-tie")
	}
}
