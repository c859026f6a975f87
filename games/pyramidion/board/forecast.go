package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The room of the card that shows what the next round brings.
const forecastW, forecastH = 276.0, 112.0

// forecast is the distribution card that lies open: what each site gets in the next round (PYR-6.2).
func (p *picture) forecast() {
	p.C.Group(svg.ID("forecast"), svg.A("role", "img"))
	p.spread(p.s.Spread)
	said := p.Word("next")
	for site, goods := range p.s.Data.Spread[p.s.Spread] {
		if goods.Sum() > 0 {
			said += " · " + p.Word("brings", "site", p.Term(siteKey(pyramidion.Site(site))), "goods", goods.Text())
		}
	}
	p.C.Title(said)
	p.C.End()
}

// spread is a distribution card. Its sites lie as on the land.
func (p *picture) spread(card uint8) {
	c := p.C
	piece.Card(c, forecastW/2, forecastH/2, forecastW, forecastH, 7)
	p.heading(p.Word("next"), 10, 3, 170)
	for site, goods := range p.s.Data.Spread[card] {
		x, y := 6+66*float64(site%4), 26+42*float64(site/4)
		c.Rect(x, y, 64, 39, 5, "py-cell")
		c.Use(siteSigns[site], x+14, y+20, 26, "g-gold")
		p.brings(goods, x, y)
	}
}

// brings are the resources for a site, in its cell.
func (p *picture) brings(g pyramidion.Goods, x, y float64) {
	var all []pyramidion.Resource
	for r, n := range g {
		if n > 0 {
			all = append(all, pyramidion.Resource(r))
		}
	}
	for i, r := range all {
		at := y + 20
		if len(all) > 1 {
			at = y + 11 + 18*float64(i)
		}
		p.C.Text(x+40, at+4.5, 13, p.Number(int(g[r])), "te tb")
		token(p.C, r, x+51, at, 17)
	}
}
