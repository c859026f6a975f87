package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// troops are the units in a space, side by side if two gods are there, with their creatures.
func (p *picture) troops(space uint8) {
	var here []game.Seat
	for seat := range game.Seat(p.s.Seats()) {
		if p.s.Units[seat][space] > 0 {
			here = append(here, seat)
		}
	}
	for i, seat := range here {
		f, x := 1.0, -4.0
		if p.b.City[space] != kemet.NoCity {
			f, x = .85, 0
		}
		if len(here) > 1 {
			f, x = .66, 72*(float64(i)+.5)/float64(len(here))*2-72
		}
		p.c.Group(svg.Transform(svg.Translate(x, 36) + " " + svg.Scale(f)))
		p.troop(seat, space)
		p.c.End()
	}
}

// troop is a bar in the seat's colour with a figure for each unit, its mark and the count.
func (p *picture) troop(seat game.Seat, space uint8) {
	c, n := p.c, int(p.s.Units[seat][space])
	step := 9.5
	if n > 5 {
		step = 7.5
	}
	half := float64(n-1)*step/2 + 10
	c.Group(svg.ID(seatID("troop", seat, p.spaceID(space))), svg.Class("c-"+piece.SeatName(seat)))
	c.Title(p.word("troop", "seat", seat, "n", n))
	for i := range n {
		c.Use("k-figure", 0, 0, 0, "", svg.At((float64(i)-float64(n-1)/2)*step, -3))
	}
	c.Box(0, 0, 2*half, 8, 3, "troop-bar")
	piece.Mark(c, seat, -half-6, -2, 22)
	c.Circle(half+5, -2, 9.5, "troop-count")
	c.Text(half+5, 2.8, 13, p.Words.Number(n), "tm tb")
	c.End()
	for beast, where := range p.s.Beast {
		if where == space && p.s.Player[seat].Tiles.Has(p.s.Data.Beasts[beast].Tile) {
			p.creature(beast, seat, half)
		}
	}
}

// beastSign are the signs of the creatures, by name.
var beastSign = map[string]string{
	"scarab": "g-scarab", "scorpion": "ks-scorpion", "phoenix": "g-horus", "elephant": "ks-elephant", "wyrm": "ks-snake", "sphinx": "g-sekhmet", "mummy": "ks-mummy",
}

// creature stands above its troop's right end, on an oval of its seat.
func (p *picture) creature(beast int, seat game.Seat, half float64) {
	name := p.beastName(beast)
	p.c.Group(svg.ID("creature-"+name), svg.Class("c-"+piece.SeatName(seat)), svg.At(half+14, -28))
	p.c.Title(p.Words.Word("kemet.creature." + name))
	p.c.Circle(0, 0, 18, "creature-base")
	p.c.Use(beastSign[name], 0, 0, 30, "sign-pale")
	p.c.End()
}

// enemy tells whether units of others than the viewer are in a space.
func (p *picture) enemy(space uint8) bool { return p.s.Enemy(p.Viewer, space) != kemet.NoSeat }
