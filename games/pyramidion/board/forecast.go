package board

import (
	"strings"

	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
)

// forecastW is the width of a distribution card.
const forecastW = 276.0

// spread draws the face of a distribution card from y on: what it puts on each site (PYR-6.1). Its sites are arranged
// as on the land.
func (p *picture) spread(n uint8, y float64) {
	for site := range sites {
		x, y := 6+66*float64(site%4), y+42*float64(site/4)
		p.C.Rect(x, y, 64, 39, 5, "py-cell")
		p.C.Use(siteSigns[site], x+14, y+20, 26, "g-gold")
		p.brings(p.s.Data.Spread[n][site], x, y)
	}
}

// spreadSays puts a distribution card into words.
func (p *picture) spreadSays(n uint8) string {
	var all []string
	for site := range sites {
		if goods := p.s.Data.Spread[n][site]; goods.Sum() > 0 {
			all = append(all, p.Word("brings", "site", p.Term(siteKey(site)), "goods", pyramidiontext.Goods(goods)))
		}
	}
	return strings.Join(all, " · ")
}

// brings draws the resources for a site, in its cell.
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
