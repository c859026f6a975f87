package board

import (
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

func (p *picture) artisans() {
	c, pos := p.C, p.position(pharaon.Artisans)
	if !p.colourCost(pharaon.Artisans) {
		p.costArc(pharaon.Artisans, 3, func(_ int, x, y float64) {
			piece.Cost(c, p.chosenColour(pharaon.Artisans), x, y, 22)
		})
	}
	x, y := svg.P(214, float64(pos)*72)
	emblem(c, "sculptor", x, y, 56)
	l := placesOf(pharaon.Artisans, pos, len(p.s.Shown), 0)
	for i, n := range p.s.Shown {
		at := l.main[i]
		if n == 0 {
			piece.Empty(c, at.x, at.y, at.w, at.h)
			continue
		}
		p.thing(piece.ID("artisan", n), id2("artisan", n), p.artisanText(n), at, piece.Plate(60, 66, 6),
			func() { p.C.Copy(piece.ID("c-artisan", n)) })
	}
	move := "deck"
	if p.s.Top().Step != pharaon.StepArtist {
		move = ""
	}
	left := p.s.ArtisanDeck.Len()
	p.thing("artisan-deck", move, p.Word("artisan-deck", "n", left), l.deck, piece.Plate(44, 46, 5), func() {
		piece.Deck(c, "art", left, 0, 0)
	})
}

// artisanCard draws an artisan, 60 wide and 66 high: points, sign, gains.
func (p *picture) artisanCard(n uint8) {
	c, a := p.C, &p.s.Data.Artisans[n]
	piece.Card(c, 0, 0, 60, 66, 6)
	c.Use("g-"+artisanGlyph(n), 8, -11, 38, "g-line")
	pp := p.Number(a.PP)
	piece.Cartouche(c, pp, -27+piece.CartoucheWidth(pp, 18)/2, -20, 18)
	step := min(18.6, 56/float64(max(1, len(a.Gain))))
	for i, g := range a.Gain {
		gain(c, g, (float64(i)-float64(len(a.Gain)-1)/2)*step, 20.5, min(19.5, step+1))
	}
}

func (p *picture) artisanText(n uint8) string {
	a := &p.s.Data.Artisans[n]
	return p.Word("artisan", "pp", a.PP, "gains", gainTerms(a.Gain))
}
