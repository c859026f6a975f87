package board

import (
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Measures of the works of Osiris, from the top left corner of their part.
const (
	worksX, worksY      = 46.0, 107.0 // middle of the first space
	spaceStepX, stepY   = 45.0, 43.0
	spaceWide, spaceTal = 42.0, 40.0
)

// works draws the four districts with their six rows, and the sites for Statues above them.
func (p *picture) works() {
	c := p.C
	c.Text(0, 20, 20, p.Word("works"), "te-h")
	c.Path("M25 58h86M115 58h86", "te-rule")
	for i := range p.s.Data.People {
		if site := &p.s.Data.People[i]; site.Line == tekhenu.NoLine {
			x := worksX + spaceStepX/2
			if site.Districts.Has(uint8(tekhenu.Limestone)) {
				x += 2 * spaceStepX
			}
			p.peopleSite(i, x, 42)
		}
	}
	for d := range produced {
		good(c, tekhenu.Token(d), worksX+spaceStepX*float64(d), 71, 23)
	}
	for row := range p.s.Districts {
		y := worksY + stepY*float64(row)
		c.Text(11, y+6, 17, p.Number(row+1), "tm tb")
		if row == 1 && p.s.RowGold { // TEK-3.5
			good(c, tekhenu.Gold, 11, y-13, 15)
		}
		for d := range p.s.Districts[row] {
			p.space(row, d, worksX+spaceStepX*float64(d), y)
		}
	}
}

// space draws one space of a district: what a Building there gives, or its owner.
func (p *picture) space(row, district int, x, y float64) {
	owner := p.s.Districts[row][district]
	move, id := "", piece.ID("work", row+1, goods[district])
	if p.s.Row() == row {
		move = "district " + goods[district]
	}
	what := p.Word("space", "district", goodTerm(tekhenu.Token(district)), "row", row+1)
	title := p.owned(what, "building-of", owner) + " · " + p.Word("space-up", "n", int(p.s.Data.Effects[row].Own))
	_, may := p.Legal[move]
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: svg.Translate(x, y),
		Shape: piece.Plate(spaceWide-6, spaceTal-6, 4)}, func() {
		c := p.C
		c.Box(0, 0, spaceWide, spaceTal, 4, "te-space"+piece.When((row+district)%2 == 0, " te-odd"))
		if owner != tekhenu.NoSeat {
			building(c, owner, 0, 0, 30)
			return
		}
		if may {
			c.Box(0, 0, spaceWide-3, spaceTal-3, 3, "te-halo")
		}
		c.Group(svg.Class(piece.When(may, "unghost")))
		p.effect(row, district)
		c.End()
		if may && p.Seated() {
			piece.Ghost(c, func() { building(c, p.Viewer, 0, 0, 30) })
		}
	})
}

// effect draws what a row gives: production steps above, tokens below (TEK-14.3).
func (p *picture) effect(row, district int) {
	e, c := &p.s.Data.Effects[row], p.C
	p.up(-14, -9)
	c.Text(-8, -4.5, 12, p.Number(int(e.Own)), "tb")
	if second := p.s.Data.Second[row][district]; e.Second > 0 && second != tekhenu.NoToken {
		c.Text(-.5, -4.5, 12, "+", "tb")
		good(c, second, 12, -9, 11)
	}
	if e.Choice > 0 {
		c.Text(-.5, -4.5, 12, "+"+p.Number(int(e.Choice)), "tb")
		c.Text(13, -4.5, 10.5, "?", "tb te-faint")
	}
	good(c, tekhenu.Token(district), -14, 10, 12)
	c.Text(-8, 14.5, 12, p.Number(int(e.Tokens)), "tb")
	if e.Gold > 0 {
		good(c, tekhenu.Gold, 8, 10, 13)
	}
}

// up draws the sign for a production step.
func (p *picture) up(x, y float64) {
	p.C.Path("M-4.5 3.5L0-3.5 4.5 3.5z", "te-up", svg.At(x, y))
}
