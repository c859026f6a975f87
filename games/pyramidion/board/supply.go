package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// supplyW is the width of the supply on wide screens, where it is next to the stage.
const supplyW = wideW - 2*gap - stageW - 10

// flatW is its width where it is flat: on narrow screens, and next to a low stage.
const flatW = 374.0

func (p *picture) flat() bool { return p.chart.narrow || p.low() }

// supply draws what is left: resources, and the piles.
func (p *picture) supply() {
	columns, cell, most, y := 3, [2]float64{124, 44}, 280.0, 28.0
	switch {
	case !p.flat():
		columns, cell, most, y = 2, [2]float64{supplyW / 2, 48}, supplyW, 27
	case !p.chart.narrow:
		columns, cell = 6, [2]float64{flatW / 6, 44}
	}
	p.heading(p.Word("supply"), 0, 0, most)
	for r := range resources {
		column, row := float64(int(r)%columns), float64(int(r)/columns)
		p.store(int(r), cell[0]*(column+.5), y+cell[1]*(row+.5), cell[0]-4, cell[1]-4)
	}
	y += cell[1] * float64(int(resources)/columns)
	p.piles(y)
	switch said := p.Word("coming", "n", 1); {
	case p.s.Owing() == 0: // there is no next round
	case p.flat():
		p.C.Text(0, y+86, 12.5, said, "ts py-next")
	default:
		p.C.Text(0, y+128, piece.Fit(said, 12.5, supplyW), said, "ts py-next")
	}
}

// store draws what is left of a resource in the supply. It is clickable when the viewer can take it.
func (p *picture) store(r int, x, y, w, h float64) {
	c, n := p.C, int(p.s.Supply[r])
	move := p.FirstOf([]string{"gain", "add"}, goods[r])
	p.Slot(piece.Slot{
		ID: "supply-" + goods[r], Move: move, Title: p.amount(pyramidion.Resource(r), n),
		At: svg.Translate(x, y), Shape: piece.Plate(w-3, h-3, 7),
	}, func() {
		c.Box(0, 0, w, h, 7, "py-mat")
		x := -w/2 + 17
		if n == 0 {
			c.Use("t-"+kinds[r].Name, x, 0, 27, "py-trace")
		}
		if n > 2 {
			token(c, pyramidion.Resource(r), x+1.5, -4, 26)
		}
		if n > 0 {
			token(c, pyramidion.Resource(r), x, 0, 27)
		}
		c.Text(x+15, 6, 16.5, p.Number(n), "tb"+piece.When(n == 0, " py-faint"))
	})
}

// piles draws the three face-down piles, each with its discards.
func (p *picture) piles(y float64) {
	for i, pile := range [...]struct {
		name, sign  string
		left, spent int
	}{
		{"cards", "ankh", p.s.DeckLen(), p.s.Spent.Len()},
		{"boats", "wheel", p.s.PileLen(), p.s.Sunk.Len()},
		{"spreads", "city", p.s.Spreads.Len(), p.s.Used.Len()},
	} {
		at, w := box{0, y + 6 + 36*float64(i), supplyW, 34}, supplyW
		if p.flat() {
			at, w = box{124 * float64(i), y + 12, 118, 34}, 118
		}
		p.C.Group(svg.ID("pile-of-"+pile.name), svg.At(at.x, at.y), svg.A("role", "img"))
		p.C.Title(p.Word("pile-"+pile.name, "n", pile.left, "spent", pile.spent))
		p.heaped(pile.sign, pile.left, pile.spent, w)
		if p.flat() {
			label := p.Word("label-" + pile.name)
			p.C.Text(w/2, 52, piece.Fit(label, 12.5, w), label, "tm ts py-quiet")
		}
		p.C.End()
	}
}

// heaped draws a pile and its discards, with their numbers.
func (p *picture) heaped(sign string, left, spent int, w float64) {
	c := p.C
	if left > 1 {
		c.Box(16, 18.5, 25, 31, 4, "back")
	}
	if left > 0 {
		c.Box(14, 16.5, 25, 31, 4, "back")
		c.Use("g-"+sign, 14, 16.5, 20, "g-night")
	} else {
		piece.Empty(c, 14, 16.5, 25, 31)
	}
	c.Text(33, 22, 15, p.Number(left), "tb")
	x := w/2 + 13
	if spent > 0 {
		piece.Card(c, x, 16.5, 25, 31, 4)
		c.Use("g-"+sign, x, 16.5, 20, "g-gold")
	} else {
		piece.Empty(c, x, 16.5, 25, 31)
	}
	c.Text(x+18, 22, 15, p.Number(spent), "ts"+piece.When(spent == 0, " py-faint"))
}
