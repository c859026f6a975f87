package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// troops are the units in a space with their creatures. Where two gods meet, the one whose turn it is
// stands behind, so that the other keeps its place.
func (p *picture) troops(space uint8) {
	var here []game.Seat
	for seat := range game.Seat(p.s.Seats()) {
		if p.s.Units[seat][space] == 0 {
			continue
		}
		if seat == p.s.Active {
			here = append([]game.Seat{seat}, here...)
		} else {
			here = append(here, seat)
		}
	}
	for i, seat := range here {
		at := p.chart.at(p.spots(space).troop)
		if len(here) > 1 && i == 0 {
			at = at.plus(p.chart.behind())
		}
		p.troop(seat, space, at)
	}
}

// behind is where a second troop in a space stands, from where the first does.
func (c *chart) behind() (x, y float64) {
	if c.narrow {
		return -7, -17
	}
	return -14, -38
}

// group tells whether a troop is the one that marches: it keeps its id from space to space, so that it glides.
func (p *picture) group(seat game.Seat, space uint8) bool {
	return seat == p.s.Active && p.s.March != (kemet.March{}) && p.s.March.At == space
}

// troopID is the id of a troop.
func (p *picture) troopID(seat game.Seat, space uint8) string {
	if from, ok := p.fled(seat, space); ok && p.s.Units[seat][from] == 0 {
		space = from
	}
	if p.group(seat, space) {
		return piece.ID("troop", seat, "marching")
	}
	return piece.ID("troop", seat, p.spaceID(space))
}

// fled is the space from which a troop has just retreated or escaped: it keeps its id for once.
func (p *picture) fled(seat game.Seat, space uint8) (from uint8, ok bool) {
	for _, e := range p.Just {
		switch e.Kind {
		case kemet.EvRetreated, kemet.EvEscaped:
			if flight := kemet.AsFlight(e); flight.Seat == seat && flight.To == space {
				return flight.From, true
			}
		}
	}
	return 0, false
}

// troop is a bar in the seat's colour and pattern with a figure for each unit, its mark and the count;
// on narrow screens mark and count alone. What it looks like has an id of its own, for its ghost.
func (p *picture) troop(seat game.Seat, space uint8, at point) {
	c, n, id := p.C, int(p.s.Units[seat][space]), p.troopID(seat, space)
	piece.Piece(c, id, seat, at.x, at.y, func() {
		if p.chosen(seat, space) {
			p.plate(n)
		}
		c.Print(id+"-look", func() { p.look(seat, n) })
	})
	for beast, where := range p.s.Beast {
		if where == space && p.s.Player[seat].Tiles.Has(p.s.Data.Beasts[beast].Tile) {
			p.creature(beast, seat, at.plus(p.beside(n)))
		}
	}
}

// look is what a troop of so many units looks like.
func (p *picture) look(seat game.Seat, n int) {
	if !p.chart.narrow {
		p.figures(seat, n)
		return
	}
	p.C.Box(0, 0, 34, 19, 9.5, "k-count")
	piece.Mark(p.C, seat, -7.8, 0, 18.5)
	p.C.Text(7.6, 4.9, 13.5, p.Number(n), "tm tb")
}

// stride is how far apart the figures of a troop stand: closer the more there are.
func stride(n int) float64 {
	switch {
	case n <= 3:
		return 9.5
	case n == 4:
		return 8.4
	case n == 5:
		return 7.4
	}
	return 5.8
}

// half is half the length of a troop's bar.
func half(n int) float64 { return float64(n-1)*stride(n)/2 + 17 }

func (p *picture) figures(seat game.Seat, n int) {
	c, name, w := p.C, piece.SeatName(seat), half(n)
	c.Empty("ellipse", svg.A("cx", "2"), svg.A("cy", "6"), svg.A("rx", svg.N(w+3)), svg.A("ry", "4"), svg.Class("k-shade"))
	c.Box(0, 1, 2*w, 8, 4, "k-bar", svg.A("fill", "url(#ke-"+name+")"))
	for i := range n {
		c.Copy("k-u-"+name, svg.A("x", svg.N(svg.Spread(i, n, stride(n)))), svg.A("y", "-1"))
	}
	piece.Mark(c, seat, -w-3, -1, 20)
	c.Circle(w+1, 0, 9.2, "k-count")
	c.Text(w+1, 4.7, 13.5, p.Number(n), "tm tb")
}

// plate lies under the troop that the viewer's choice is about.
func (p *picture) plate(n int) {
	w, h, y, r := 2*half(n)+34, 48.0, -14.0, 10.0
	if p.chart.narrow {
		w, h, y, r = 44, 28, 0, 12
	}
	p.C.Box(0, y, w, h, r, "k-plate")
	p.C.Box(0, y, w, h, r, "k-plate-gold")
}

// chosen tells whether the viewer's choice is about a troop: it marches.
func (p *picture) chosen(seat game.Seat, space uint8) bool {
	return p.Active && seat == p.Viewer && p.marching() && p.group(seat, space)
}

// marching tells whether the steps of a Move are being chosen.
func (p *picture) marching() bool {
	switch p.s.Top().Step {
	case kemet.StepMarch, kemet.StepGroup, kemet.StepEscort:
		return true
	}
	return false
}

// beside is where a creature stands, from the middle of its troop.
func (p *picture) beside(n int) (x, y float64) {
	if p.chart.narrow {
		return 17, -9
	}
	return half(n) + 2, -13
}

// beastSign are the signs of the creatures, by name.
var beastSign = map[string]string{
	"scarab": "g-scarab", "scorpion": "ks-scorpion", "phoenix": "g-heron", "elephant": "ks-elephant", "wyrm": "ks-snake", "sphinx": "g-lion", "mummy": "ks-mummy",
}

// creature stands on an oval of its seat's pattern.
func (p *picture) creature(beast int, seat game.Seat, at point) {
	name, size := p.beastName(beast), 34.0
	if p.chart.narrow {
		size = 20
	}
	piece.Piece(p.C, "creature-"+name, seat, at.x, at.y, func() { figurine(p.C, name, seat, size) })
}

// figurine is a creature with its foot on the origin.
func figurine(c *svg.Canvas, name string, seat game.Seat, size float64) {
	c.Empty("ellipse", svg.A("cx", "1"), svg.A("rx", svg.N(size*.46)), svg.A("ry", svg.N(size*.13)), svg.Class("k-oval"),
		svg.A("fill", "url(#ke-"+piece.SeatName(seat)+")"))
	c.Use(beastSign[name], 0, -size*.46, size, "k-beast")
}

// enemy tells whether units of others than the viewer are in a space.
func (p *picture) enemy(space uint8) bool { return p.s.Enemy(p.Viewer, space) != kemet.NoSeat }
