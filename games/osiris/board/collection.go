package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

var _ piece.Collected = Board{}

// Collection draws every piece of the game, with the game's own components.
func (Board) Collection(g game.Game, words *locale.Catalogue) piece.Collection {
	s, err := g.New(game.Setup{Players: osiris.MaxSeats})
	if err != nil {
		panic(err) // the game can always be opened with that number of players
	}
	s.(*osiris.State).Season = osiris.Seasons // every terrain is within reach
	p := newPicture(piece.Scene{Game: g, State: s, Words: words})
	shelf := func(id string, panel bool, all []piece.Specimen) piece.Shelf {
		return piece.Shelf{ID: id, Title: p.Word("shelf-" + id), Panel: panel, Specimens: all}
	}
	return piece.Collection{Sheet: p.sheet(), Shelves: []piece.Shelf{
		shelf("tokens", false, p.tokenSpecimens()),
		shelf("workers", false, p.workerSpecimens()),
		shelf("monuments", false, p.monumentSpecimens()),
		shelf("places", false, p.placeSpecimens()),
		shelf("cartouches", false, p.cartoucheSpecimens()),
		shelf("cards", true, p.cardSpecimens()),
		shelf("others", false, p.otherSpecimens()),
		shelf("moves", true, p.moveSpecimens()),
	}}
}

// specimen is a piece of the given size, drawn on its own canvas.
func (p *picture) specimen(name, title string, w, h float64, draw func(*svg.Canvas)) piece.Specimen {
	onCanvas := func(c *svg.Canvas) { p.on(c, func() { draw(c) }) }
	return piece.Specimen{ID: id(name), Name: title, W: w, H: h, Draw: onCanvas}
}

func (p *picture) tokenSpecimens() (all []piece.Specimen) {
	for r, name := range goods {
		all = append(all, p.specimen(name, p.term(goodTerm(osiris.Resource(r))), 84, 44, func(c *svg.Canvas) {
			token(c, osiris.Resource(r), -20, 0, 36)
			price(c, osiris.Resource(r), 20, 0, 36)
		}))
	}
	return all
}

func (p *picture) workerSpecimens() (all []piece.Specimen) {
	for w, name := range workerNames {
		all = append(all, p.specimen(name, p.term(workerTerm(osiris.Worker(w))), 110, 64, func(c *svg.Canvas) {
			worker(c, osiris.Worker(w), -25, 27, 54)
			placed(c, osiris.Worker(w), game.Seat(w%osiris.MaxSeats), 25, 25, 50)
		}))
	}
	return all
}

func (p *picture) monumentSpecimens() (all []piece.Specimen) {
	for m, name := range monumentNames {
		kind := osiris.Monument(m)
		title := p.Word("neutral", "monument", kindTerm(kind))
		all = append(all, p.specimen(name, title, 76, 84, func(c *svg.Canvas) {
			monument(c, kind, osiris.Neutral, 0, 37, 70)
		}))
		for seat := range game.Seat(osiris.MaxSeats) {
			title := p.Word("monument-of", "monument", kindTerm(kind), "seat", seat)
			all = append(all, p.specimen(piece.ID(name, seat), title, 76, 84, func(c *svg.Canvas) {
				monument(c, kind, seat, 0, 37, 70)
			}))
		}
	}
	return all
}

// placeSpecimens draws the terrains, cities and caravan sections by themselves.
func (p *picture) placeSpecimens() (all []piece.Specimen) {
	for side := range 2 {
		for _, site := range siteOrder(p.s.Data, side == 0) {
			at := site.Place()
			b := p.chart.site[site]
			if !site.City() {
				if site%2 == 1 {
					continue
				}
				b = b.join(p.chart.site[site^1])
			}
			all = append(all, p.specimen(placeName(at), p.place(at), b.w+6, b.h+4, func(c *svg.Canvas) {
				c.Group(svg.At(-b.cx(), -b.cy()))
				p.bare(site, side)
				c.End()
			}))
		}
	}
	for at := osiris.FirstSection; at < osiris.FirstSection+4; at++ {
		all = append(all, p.specimen(placeName(at), p.place(at), 66, 50, func(c *svg.Canvas) {
			c.Box(0, 0, 58, 44, 4, "os-mat")
			p.pile(p.s.Data.Section[at-osiris.FirstSection], 0, 0, 17, 2)
		}))
	}
	return all
}

// bare draws a place without its choices.
func (p *picture) bare(site osiris.Site, side int) {
	if site.City() {
		p.cityFace(site, side)
		return
	}
	p.terrainFace(site.Terrain(), side)
}

func (p *picture) cartoucheSpecimens() (all []piece.Specimen) {
	for i := range p.s.Data.Plans {
		if d := &p.s.Data.Plans[i]; d.On {
			title := p.Words.Say(osiristext.PlanName(p.s, uint8(i))) + " · " + p.tokenList(d.Cost)
			all = append(all, p.specimen(planName(i), title, 68, 106, func(*svg.Canvas) {
				p.planFace(i, 60, cartoucheHigh)
			}))
		}
	}
	for i, both := range p.s.Data.Market {
		title := p.Word("exchange", "pay", osiristext.Tokens(both[0]), "take", osiristext.Tokens(both[1]))
		all = append(all, p.specimen(marketName(i), title, 96, 98, func(c *svg.Canvas) {
			c.Box(0, 0, 84, 90, 15, "os-cartouche")
			p.each(both[0], 0, -22)
			p.each(both[1], 0, 22)
		}))
	}
	for i := range p.s.Data.Row {
		b := &p.s.Data.Row[i]
		all = append(all, p.specimen(boxName(i), p.Words.Say(osiristext.Bonus(b)), 92, 60, func(c *svg.Canvas) {
			c.Box(0, 0, 84, 52, 9, "os-box")
			p.bonus(b, 0, 0)
		}))
	}
	return all
}

func (p *picture) cardSpecimens() (all []piece.Specimen) {
	for in := p.s.Data.Cards; in != 0; in = in.Rest() {
		card := osiris.Card(in.First())
		title := p.Word("said", "what", p.cardTitle(card), "text", p.cardText(card))
		all = append(all, p.specimen(cardName(card), title, 76, 64, func(c *svg.Canvas) {
			piece.Card(c, 0, 0, 68, 56, 6)
			kindFace(c, p.s.Data.Card[card].Kind, 0, 8, 36)
			p.pile(p.s.Data.Card[card].Corner, -10, -17, 14, 3)
		}))
	}
	for b, name := range blessingNames {
		all = append(all, p.specimen(name, p.blessingSays(osiris.Blessing(b)), 60, 64, func(c *svg.Canvas) {
			c.Box(0, 0, 52, 56, 12, "card")
			c.Use(blessingSigns[b], 0, 0, 42, "g-gold")
		}))
	}
	return all
}

func (p *picture) otherSpecimens() []piece.Specimen {
	barge := func(c *svg.Canvas) { c.UseIn("os-barge", 0, 0, 128, 74, "") }
	regent := func(c *svg.Canvas) { c.Use("os-regent", 0, 0, 36, "") }
	bonus := func(*svg.Canvas) { p.bonusMarker(0, 0) }
	all := []piece.Specimen{
		p.specimen("barge", p.Word("barge-name"), 136, 80, barge),
		p.specimen("regent", p.Word("regent"), 44, 44, regent),
		p.specimen("bonus-marker", p.Word("bonus-marker"), 44, 44, bonus),
	}
	for seat := range game.Seat(osiris.MaxSeats) {
		class := "c-" + piece.SeatName(seat)
		screen := func(c *svg.Canvas) { c.UseIn("os-screen", 0, 0, 52, 36, class) }
		camel := func(c *svg.Canvas) { c.UseIn("os-camel", 0, 0, 42, 38, class) }
		marker := func(*svg.Canvas) { p.marker(seat, 0, 0, 38) }
		all = append(all,
			p.specimen(piece.ID("screen", seat), p.Word("screen-of", "seat", seat), 58, 46, screen),
			p.specimen(piece.ID("camel", seat), p.Word("camel-of", "seat", seat), 50, 46, camel),
			p.specimen(piece.ID("marker", seat), p.Word("marker-of", "seat", seat), 44, 44, marker))
	}
	return all
}

func (p *picture) moveSpecimens() []piece.Specimen {
	return piece.MoveSpecimens(p.Game, p.icon)
}
