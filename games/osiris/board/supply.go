package board

import (
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// supply draws the tokens of the supply, the pile of city cards and the discard pile.
func (p *picture) supply() {
	c := p.C
	p.heading(p.Word("supply"), 0, 0, 280)
	for r, n := range p.s.Supply {
		name := goods[r]
		x, y := 28+58*float64(r), headHigh+40.0
		p.Slot(piece.Slot{
			ID: "supply-" + name, Move: "extra " + name, Title: p.amount(osiris.Resource(r), int(n)),
			At: svg.Translate(x, y), Shape: piece.Plate(44, 66, 8),
		}, func() {
			c.Box(0, 0, 46, 68, 8, "os-mat")
			if n == 0 {
				c.Use("t-"+name, 0, -10, 32, "os-trace")
			}
			if n > 2 {
				token(c, osiris.Resource(r), 3.5, -14, 30)
			}
			if n > 0 {
				token(c, osiris.Resource(r), 0, -10, 32)
			}
			c.Text(0, 27, 19, p.Number(int(n)), "tm tb")
		})
	}
	p.decks(208, headHigh+40)
}

// decks draws the pile of city cards, and the discard pile, with their sizes.
func (p *picture) decks(x, y float64) {
	c := p.C
	c.Group(svg.ID("city-pile"), svg.A("role", "img"))
	c.Title(p.Word("deck-left", "n", p.s.Pile()))
	piece.Deck(c, "city", p.s.Pile(), x, y)
	c.End()
	c.Group(svg.ID("city-discards"), svg.A("role", "img"))
	c.Title(p.Word("discards", "n", p.s.Spent.Len()))
	piece.Discards(c, "city", p.s.Spent.Len(), x+64, y)
	c.End()
}
