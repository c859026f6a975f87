package board

import (
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// supply is what is left: resources, and the piles.
func (p *picture) supply() {
	c, wide := p.C, 46.0
	if p.chart.narrow {
		wide = 62
	}
	p.heading(p.Word("supply"), 0, 0, 280)
	for r := range resources {
		n := int(p.s.Supply[r])
		x, y := wide/2+wide*float64(r), 57.0
		move := p.FirstOf([]string{"gain", "add"}, goods[r])
		p.Slot(piece.Slot{ID: "supply-" + goods[r], Move: move, Title: p.amount(r, n), At: svg.Translate(x, y), Shape: piece.Plate(wide-7, 58, 7)}, func() {
			c.Box(0, 0, wide-4, 60, 7, "py-mat")
			if n == 0 {
				c.Use("t-"+kinds[r].Name, 0, -9, 29, "py-trace")
			}
			if n > 2 {
				token(c, r, 3, -12.5, 28)
			}
			if n > 0 {
				token(c, r, 0, -9, 29)
			}
			c.Text(0, 23, 16, p.Number(n), "tm tb")
		})
	}
	p.piles(100)
}

// piles are the three face-down piles, each with its discards.
func (p *picture) piles(y float64) {
	step := 92.0
	if p.chart.narrow {
		step = 124
	}
	for i, pile := range [...]struct {
		name, sign  string
		left, spent int
	}{
		{"cards", "ankh", p.s.DeckLen(), p.s.Spent.Len()},
		{"boats", "wheel", p.s.PileLen(), p.s.Sunk.Len()},
		{"spreads", "city", p.s.Spreads.Len(), p.s.Used.Len()},
	} {
		x := step * float64(i)
		p.C.Group(svg.ID("pile-of-"+pile.name), svg.At(x, y), svg.A("role", "img"))
		p.C.Title(p.Word("pile-"+pile.name, "n", pile.left, "spent", pile.spent))
		piece.Deck(p.C, pile.sign, pile.left, 23, 25)
		piece.Discards(p.C, pile.sign, pile.spent, 66, 26)
		label := p.Word("label-" + pile.name)
		p.C.Text(43, 66, piece.Fit(label, 11, step-6), label, "tm ts py-quiet")
		p.C.End()
	}
}
