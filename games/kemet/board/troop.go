package board

import (
	"slices"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// troops draws the units in a space with their creatures.
func (p *picture) troops(space uint8) {
	for _, seat := range p.here(space) {
		p.troop(seat, space, p.standing(seat, space))
	}
}

// here returns the seats with units in a space, from back to front. If two seats meet, the active one is behind, so
// that the other keeps its place.
func (p *picture) here(space uint8) (seats []game.Seat) {
	for seat := range game.Seat(p.s.Seats()) {
		switch {
		case p.s.Units[seat][space] == 0:
		case seat == p.s.Active:
			seats = slices.Insert(seats, 0, seat)
		default:
			seats = append(seats, seat)
		}
	}
	return seats
}

// standing returns where a seat's troop stands in a space.
func (p *picture) standing(seat game.Seat, space uint8) point {
	at := p.chart.at(p.spots(space).troop)
	if here := p.here(space); len(here) > 1 && here[0] == seat {
		at = at.plus(p.chart.behind())
	}
	return at
}

// contested reports whether two seats have units in a space.
func (p *picture) contested(space uint8) bool {
	first := p.s.Enemy(kemet.NoSeat, space)
	return first != kemet.NoSeat && p.s.Enemy(first, space) != kemet.NoSeat
}

// behind returns the offset of a second troop in a space from the first.
func (c *chart) behind() (x, y float64) {
	if c.narrow {
		return -7, -21
	}
	return -14, -38
}

// group reports whether a troop is the one that moves. It keeps its id from space to space, so that it glides.
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
	return piece.ID("troop", seat, spaceID(space))
}

// fled returns the space that a troop has just left by a retreat or an escape. The troop keeps its id from there
// once.
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

// troop draws a bar in the seat's colour and pattern with a figure for each unit, its mark and the count; on narrow
// screens only mark and count. The bar has an id, so that a ghost can copy it.
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

// look draws a troop of n units.
func (p *picture) look(seat game.Seat, n int) {
	if !p.chart.narrow {
		p.figures(seat, n)
		return
	}
	p.C.Box(0, 0, 34, 19, 9.5, "k-count")
	piece.Mark(p.C, seat, -7.8, 0, 18.5)
	p.C.Text(7.6, 4.9, 13.5, p.Number(n), "tm tb")
}

// stride returns the distance between the figures of a troop, which is smaller for large troops.
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

// half returns half the length of a troop's bar.
func half(n int) float64 { return float64(n-1)*stride(n)/2 + 17 }

func (p *picture) figures(seat game.Seat, n int) {
	c, name, w := p.C, piece.SeatName(seat), half(n)
	c.Empty("ellipse", svg.A("cx", "2"), svg.A("cy", "6"), svg.A("rx", svg.N(w+3)), svg.A("ry", "4"),
		svg.Class("k-shade"))
	c.Box(0, 1, 2*w, 8, 4, "k-bar", svg.A("fill", "url(#ke-"+name+")"))
	for i := range n {
		c.Copy("k-u-"+name, svg.A("x", svg.N(svg.Spread(i, n, stride(n)))), svg.A("y", "-1"))
	}
	piece.Mark(c, seat, -w-3, -1, 20)
	c.Circle(w+1, 0, 9.2, "k-count")
	c.Text(w+1, 4.7, 13.5, p.Number(n), "tm tb")
}

// plate draws a plate below the troop that the viewer chooses for.
func (p *picture) plate(n int) {
	w, h, y, r := 2*half(n)+34, 48.0, -14.0, 10.0
	if p.chart.narrow {
		w, h, y, r = 44, 28, 0, 12
	}
	p.C.Box(0, y, w, h, r, "k-plate")
	p.C.Box(0, y, w, h, r, "k-plate-gold")
}

// chosen reports whether the viewer chooses for a troop, because it moves.
func (p *picture) chosen(seat game.Seat, space uint8) bool {
	if p.aimed != nil && seat == p.Viewer && space == p.aimed.start {
		return true
	}
	return p.Active && seat == p.Viewer && p.marching() && p.group(seat, space)
}

// marching reports whether a player is choosing the steps of a Move.
func (p *picture) marching() bool {
	switch p.s.Top().Step {
	case kemet.StepMarch, kemet.StepGroup, kemet.StepEscort:
		return true
	}
	return false
}

// beside returns the offset of a creature from the middle of its troop of n units.
func (p *picture) beside(n int) (x, y float64) {
	if p.chart.narrow {
		return 17, -9
	}
	return half(n) + 2, -13
}

// beastSign holds the signs of the creatures, by name.
var beastSign = map[string]string{
	"scarab": "g-scarab", "scorpion": "ks-scorpion", "phoenix": "g-heron", "elephant": "ks-elephant",
	"wyrm": "ks-snake", "sphinx": "g-lion", "mummy": "ks-mummy",
}

// creature draws a creature on an oval with its seat's pattern.
func (p *picture) creature(beast int, seat game.Seat, at point) {
	name, size := kemet.BeastNames[beast], 34.0
	if p.chart.narrow {
		size = 20
	}
	piece.Piece(p.C, "creature-"+name, seat, at.x, at.y, func() { figurine(p.C, name, seat, size) })
}

// figurine draws a creature with its foot on the origin.
func figurine(c *svg.Canvas, name string, seat game.Seat, size float64) {
	c.Empty("ellipse", svg.A("cx", "1"), svg.A("rx", svg.N(size*.46)), svg.A("ry", svg.N(size*.13)),
		svg.Class("k-oval"),
		svg.A("fill", "url(#ke-"+piece.SeatName(seat)+")"))
	c.Use(beastSign[name], 0, -size*.46, size, "k-beast")
}

// enemy reports whether seats other than the viewer have units in a space.
func (p *picture) enemy(space uint8) bool { return p.s.Enemy(p.Viewer, space) != kemet.NoSeat }
