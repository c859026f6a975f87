package board

import (
	"strings"

	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The room of the card that shows what the next round brings.
const forecastW, forecastH = 276.0, 112.0

// forecast is the distribution card that lies open: what each site gets in the next round (PYR-6.2). Its sites lie as on the land.
func (p *picture) forecast() {
	c := p.C
	c.Group(svg.ID("forecast"), svg.A("role", "img"))
	c.Title(p.Word("next") + " · " + p.spreadSays(p.s.Spread))
	piece.Card(c, forecastW/2, forecastH/2, forecastW, forecastH, 7)
	p.heading(p.Word("next"), 10, 3, 170)
	p.spread(p.s.Spread, 26)
	c.End()
}

// spread is the face of a distribution card from y on; its sites lie as on the land.
func (p *picture) spread(n uint8, y float64) {
	for site := range sites {
		x, y := 6+66*float64(site%4), y+42*float64(site/4)
		p.C.Rect(x, y, 64, 39, 5, "py-cell")
		p.C.Use(siteSigns[site], x+14, y+20, 26, "g-gold")
		p.brings(p.s.Data.Spread[n][site], x, y)
	}
}

// spreadSays is a distribution card in words.
func (p *picture) spreadSays(n uint8) string {
	var all []string
	for site := range sites {
		if goods := p.s.Data.Spread[n][site]; goods.Sum() > 0 {
			all = append(all, p.Word("brings", "site", p.Term(siteKey(site)), "goods", goods.Text()))
		}
	}
	return strings.Join(all, " · ")
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
