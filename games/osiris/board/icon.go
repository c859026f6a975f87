package board

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Icon draws the picture for a move's button.
func (Board) Icon(scene piece.Scene, m game.Move) gomponents.Node {
	scene.Active = false // the icon does not depend on the legal moves
	p := newPicture(scene)
	words := strings.Fields(osiris.Lexicon.Text(m))
	return piece.Picture("", 36, 36, func(c *svg.Canvas) { p.icon(c, m, words) }, p.leads(m)...)
}

// icon draws a move on a button; nothing for a move of Nature.
func (p *picture) icon(c *svg.Canvas, m game.Move, words []string) {
	if draw, ok := icons[words[0]]; ok {
		p.on(c, func() { draw(p, c, m) })
	}
}

// icons draws the moves of a turn, by verb.
var icons = map[string]func(p *picture, c *svg.Canvas, m game.Move){
	"place": func(_ *picture, c *svg.Canvas, m game.Move) { worker(c, osiris.Worker(m.A), 0, 17, 34) },
	"at":    (*picture).placeIcon,
	"hire": func(_ *picture, c *svg.Canvas, m game.Move) {
		worker(c, osiris.Worker(m.A), -3, 17, 33)
		plus(c, 12, -9)
	},
	"pay": func(_ *picture, c *svg.Canvas, m game.Move) { price(c, osiris.Resource(m.A), 0, 0, 30) },
	"waive": func(_ *picture, c *svg.Canvas, m game.Move) {
		price(c, osiris.Resource(m.A), -2, -2, 27)
		piece.Closed(c, 10, 10, 7)
	},
	"fee": func(p *picture, c *svg.Canvas, m game.Move) {
		token(c, osiris.Resource(m.A), -5, 0, 24)
		c.Path("M8-6l7 6-7 6M6 0h8", "os-stroke")
	},
	"extra": func(_ *picture, c *svg.Canvas, m game.Move) {
		token(c, osiris.Resource(m.A), -3, 2, 27)
		plus(c, 12, -9)
	},
	"tax": func(p *picture, c *svg.Canvas, m game.Move) {
		token(c, osiris.Resource(m.A), -3, -2, 26)
		p.pileIcon(c, m.B)
	},
	"short": func(p *picture, c *svg.Canvas, m game.Move) {
		token(c, osiris.Resource(p.s.Top().B%3), -3, -2, 26)
		p.pileIcon(c, m.A)
	},
	"market": (*picture).marketIcon,
	"plan":   func(p *picture, c *svg.Canvas, m game.Move) { p.planIcon(c, m.A, true) },
	"build":  func(p *picture, c *svg.Canvas, m game.Move) { p.planIcon(c, m.A, false) },
	"keep": func(p *picture, c *svg.Canvas, m game.Move) {
		p.planIcon(c, m.A, false)
		c.Use("g-horus", 11, 9, 15, "g-gold")
	},
	"on":       (*picture).siteIcon,
	"corner":   (*picture).cornerIcon,
	"special":  func(p *picture, c *svg.Canvas, m game.Move) { p.cardIcon(c, osiris.Card(m.A)) },
	"study":    func(p *picture, c *svg.Canvas, m game.Move) { p.cardIcon(c, osiris.Card(m.A)) },
	"bless":    func(_ *picture, c *svg.Canvas, m game.Move) { c.Use(blessingSigns[m.A], 0, 0, 33, "g-gold") },
	"enough":   func(_ *picture, c *svg.Canvas, _ game.Move) { piece.Tick(c, 0, 0, 13) },
	"withdraw": func(p *picture, _ *svg.Canvas, _ game.Move) { p.marker(p.player0(), 0, 0, 32) },
	"bonus":    func(p *picture, _ *svg.Canvas, m game.Move) { p.boxIcon(int(m.A)) },
	"take": func(_ *picture, c *svg.Canvas, m game.Move) {
		c.Use("g-bag", -3, -2, 27, "g-sack")
		piece.Mark(c, game.Seat(m.A), 9, 9, 18)
	},
	"share": (*picture).shareIcon,
}

func plus(c *svg.Canvas, x, y float64) { c.Path("M-5 0h10M0-5v10", "os-stroke", svg.At(x, y)) }

// player0 returns the seat whose pieces a button shows: the viewer's, or the first for a spectator.
func (p *picture) player0() game.Seat {
	if p.Seated() {
		return p.Viewer
	}
	return 0
}

// placeIcon draws the terrain with its yield, the city or the caravan.
func (p *picture) placeIcon(c *svg.Canvas, m game.Move) {
	at := osiris.Place(m.A)
	switch {
	case at < osiris.FirstCity:
		r := p.s.Data.Terrain[at].Resource
		c.Box(0, 0, 33, 33, 5, "os-ground", svg.A("fill", "url(#os-"+terrainNames[r]+")"))
		c.Box(0, 0, 33, 33, 5, "os-edge")
		token(c, r, 0, 0, 21)
	case at < osiris.FirstSection:
		c.Box(0, 0, 33, 33, 5, "os-court")
		c.Use("g-city", 0, 0, 28, "g-gold")
	default:
		c.Box(0, 0, 33, 33, 5, "os-desert")
		c.UseIn("os-camel", 0, 0, 29, 26, "c-neutral")
	}
}

// pileIcon draws a worker for the pile beside the cartouche, the sign of an exchange for a pile on the market.
func (p *picture) pileIcon(c *svg.Canvas, pile uint8) {
	if pile == 0 {
		worker(c, osiris.Farmer, 11, 17, 20)
		return
	}
	piece.Badge(c, p.Number(int(pile)), 10, 10)
}

// marketIcon draws the payment above the goods received.
func (p *picture) marketIcon(c *svg.Canvas, m game.Move) {
	if int(m.A) >= len(p.s.Data.Market) {
		return
	}
	both := p.s.Data.Market[m.A]
	for i, side := range [...]osiris.Tokens{both[m.B], both[1-m.B]} {
		y := -9 + 18*float64(i)
		var all []osiris.Resource
		for r, n := range side {
			if n > 0 {
				all = append(all, osiris.Resource(r))
			}
		}
		size := 15.0
		if len(all) > 1 {
			size = 11
		}
		for k, r := range all {
			x := svg.Spread(k, len(all), 18)
			c.Text(x-1.5, y+4.5, size*.8, p.Number(int(side[r])), "te tb tink")
			if i == 0 {
				price(c, r, x+size*.45, y, size)
			} else {
				token(c, r, x+size*.45, y, size)
			}
		}
	}
	c.Path("M-13 0h26", "os-thin")
}

// planIcon draws a monument; with cost, also the price of its cartouche.
func (p *picture) planIcon(c *svg.Canvas, plan uint8, cost bool) {
	kind := osiris.Monument(plan / planRoom)
	if !cost {
		monumentIn(c, kind, p.player0(), 0, 0, 33)
		return
	}
	s := &silhouettes[kind]
	const wide = 19 // left of the digits of the cost
	monumentIn(c, kind, p.player0(), -8.2, 0, min(32, wide*max(s.w, s.h)/s.w))
	y := -8.0
	for r, n := range p.s.Data.Plans[plan].Cost {
		if n > 0 {
			c.Text(9, y+4.2, 11.5, p.Number(int(n)), "te tb tink")
			price(c, osiris.Resource(r), 13.4, y, 9)
			y += 12
		}
	}
}

// siteIcon draws the chosen monument on the ground of a site.
func (p *picture) siteIcon(c *svg.Canvas, m game.Move) {
	site := osiris.Site(m.A)
	if site.City() {
		c.Box(0, 0, 33, 33, 5, "os-court")
	} else {
		c.Box(0, 0, 33, 33, 5, "os-ground", p.soil(site))
	}
	if plan := p.s.Turn.Plan; plan > 0 {
		monumentIn(c, p.s.Data.Plans[plan-1].Monument, p.player0(), 0, 0, 30)
	}
}

// cornerIcon draws the tokens of a card's corner.
func (p *picture) cornerIcon(c *svg.Canvas, m game.Move) {
	piece.Card(c, 0, 0, 29, 34, 4)
	i := 0
	for r, n := range p.s.Data.Card[m.A].Corner {
		for range n {
			token(c, osiris.Resource(r), -6+12*float64(i%2), -8+13*float64(i/2), 13)
			i++
		}
	}
}

// cardIcon draws a card with the sign of its kind.
func (p *picture) cardIcon(c *svg.Canvas, card osiris.Card) {
	piece.Card(c, 0, 0, 29, 34, 4)
	kindFace(c, p.s.Data.Card[card].Kind, 0, 0, 26)
}

// boxIcon draws a box of the regent row.
func (p *picture) boxIcon(i int) {
	if i < len(p.s.Data.Row) {
		piece.Card(p.C, 0, 0, 36, 28, 4) // its digits are dark, by night too
		p.C.Group(svg.Transform(svg.Scale(.62)))
		p.bonus(&p.s.Data.Row[i], 0, 0)
		p.C.End()
	}
}

// shareIcon draws the card to keep, and the other one, with its receiver if it is not discarded.
func (p *picture) shareIcon(c *svg.Canvas, m game.Move) {
	p.cardIcon(c, osiris.Card(m.A))
	c.Box(11, 9, 15, 18, 2, "card")
	if int(m.B) < p.s.Seats() {
		piece.Mark(c, game.Seat(m.B), 11, 9, 13)
	}
}
