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

// mostSeats is the size of the largest table.
const mostSeats = 5

// Collection is all that Sailing Toward Osiris is played with, with the game's own components.
func (Board) Collection(g game.Game, words *locale.Catalogue) piece.Collection {
	s, err := g.New(game.Setup{Players: mostSeats})
	if err != nil {
		panic(err) // a table of that many can always be opened
	}
	s.(*osiris.State).Season = seasons // all terrains are reached
	p := newPicture(piece.Scene{Game: g, State: s, Words: words})
	shelf := func(id string, panel bool, all []piece.Specimen) piece.Shelf {
		return piece.Shelf{ID: id, Title: p.Word("shelf-" + id), Panel: panel, Specimens: all}
	}
	return piece.Collection{Sheet: p.sheet(), Shelves: []piece.Shelf{
		shelf("tokens", false, p.tokenSpecimens()), shelf("workers", false, p.workerSpecimens()), shelf("monuments", false, p.monumentSpecimens()),
		shelf("places", false, p.placeSpecimens()), shelf("cartouches", false, p.cartoucheSpecimens()), shelf("cards", true, p.cardSpecimens()),
		shelf("others", false, p.otherSpecimens()), shelf("moves", true, p.moveSpecimens()),
	}}
}

// specimen is a thing of that size that draws on the canvas that it is given.
func (p *picture) specimen(name, title string, w, h float64, draw func(*svg.Canvas)) piece.Specimen {
	return piece.Specimen{ID: id(name), Name: title, W: w, H: h, Draw: func(c *svg.Canvas) { p.on(c, func() { draw(c) }) }}
}

func (p *picture) tokenSpecimens() (all []piece.Specimen) {
	for r, name := range goods {
		all = append(all, p.specimen(name, p.Words.Word(string(goodTerm(osiris.Resource(r)))), 84, 44, func(c *svg.Canvas) {
			token(c, osiris.Resource(r), -20, 0, 36)
			price(c, osiris.Resource(r), 20, 0, 36)
		}))
	}
	return all
}

func (p *picture) workerSpecimens() (all []piece.Specimen) {
	for w, name := range workerNames {
		all = append(all, p.specimen(name, p.Words.Word(string(workerTerm(osiris.Worker(w)))), 110, 64, func(c *svg.Canvas) {
			worker(c, osiris.Worker(w), -25, 27, 54)
			placed(c, osiris.Worker(w), game.Seat(w%mostSeats), 25, 25, 50)
		}))
	}
	return all
}

func (p *picture) monumentSpecimens() (all []piece.Specimen) {
	for m, name := range monumentNames {
		kind := osiris.Monument(m)
		all = append(all, p.specimen(name, p.Word("neutral", "monument", kindTerm(kind)), 76, 84, func(c *svg.Canvas) { monument(c, kind, osiris.Neutral, 0, 37, 70) }))
		for seat := range game.Seat(mostSeats) {
			all = append(all, p.specimen(piece.ID(name, seat), p.Word("monument-of", "monument", kindTerm(kind), "seat", seat), 76, 84, func(c *svg.Canvas) {
				monument(c, kind, seat, 0, 37, 70)
			}))
		}
	}
	return all
}

// placeSpecimens are the terrains, cities and sections of caravans, alone on the page.
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
			all = append(all, p.specimen(placeName(at), p.Words.Say(osiristext.PlaceName(p.s, at)), b.w+6, b.h+4, func(c *svg.Canvas) {
				c.Group(svg.At(-b.cx(), -b.cy()))
				p.bare(site, side)
				c.End()
			}))
		}
	}
	for at := firstSection; at < firstSection+4; at++ {
		all = append(all, p.specimen(placeName(at), p.Words.Say(osiristext.PlaceName(p.s, at)), 66, 50, func(c *svg.Canvas) {
			c.Box(0, 0, 58, 44, 4, "os-mat")
			p.pile(p.s.Data.Section[at-firstSection], 0, 0, 17, 2)
		}))
	}
	return all
}

// bare is a place without what makes it a choice.
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
			all = append(all, p.specimen(planName(i), p.Words.Say(osiristext.PlanName(p.s, uint8(i)))+" · "+p.Words.Say(osiristext.Tokens(d.Cost)), 68, 106, func(_ *svg.Canvas) { p.planFace(i, 60, cartoucheHigh) }))
		}
	}
	for i, both := range p.s.Data.Market {
		all = append(all, p.specimen(marketName(i), p.Word("exchange", "pay", osiristext.Tokens(both[0]), "take", osiristext.Tokens(both[1])), 96, 98, func(c *svg.Canvas) {
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
		all = append(all, p.specimen(cardName(card), p.Word("said", "what", p.cardTitle(card), "text", p.cardText(card)), 76, 64, func(c *svg.Canvas) {
			piece.Card(c, 0, 0, 68, 56, 6)
			kindFace(c, p.s.Data.Card[card].Kind, 0, 8, 36)
			p.pile(p.s.Data.Card[card].Corner, -10, -17, 14, 3)
		}))
	}
	for b, name := range blessingNames {
		all = append(all, p.specimen(name, p.Word("said", "what", blessingTerm(osiris.Blessing(b)), "text", osiristext.Blessing(p.s, osiris.Blessing(b))), 60, 64, func(c *svg.Canvas) {
			c.Box(0, 0, 52, 56, 12, "card")
			c.Use(blessingSigns[b], 0, 0, 42, "g-gold")
		}))
	}
	return all
}

func (p *picture) otherSpecimens() []piece.Specimen {
	all := []piece.Specimen{
		p.specimen("barge", p.Word("barge-name"), 136, 80, func(c *svg.Canvas) { c.UseIn("os-barge", 0, 0, 128, 74, "") }),
		p.specimen("regent", p.Word("regent"), 44, 44, func(c *svg.Canvas) { c.Use("os-regent", 0, 0, 36, "") }),
		p.specimen("bonus-marker", p.Word("bonus-marker"), 44, 44, func(c *svg.Canvas) { p.bonusMarker(0, 0) }),
	}
	for seat := range game.Seat(mostSeats) {
		all = append(all, p.specimen(piece.ID("screen", seat), p.Word("screen-of", "seat", seat), 58, 46, func(c *svg.Canvas) { c.UseIn("os-screen", 0, 0, 52, 36, "c-"+piece.SeatName(seat)) }))
		all = append(all, p.specimen(piece.ID("camel", seat), p.Word("camel-of", "seat", seat), 50, 46, func(c *svg.Canvas) { c.UseIn("os-camel", 0, 0, 42, 38, "c-"+piece.SeatName(seat)) }),
			p.specimen(piece.ID("marker", seat), p.Word("marker-of", "seat", seat), 44, 44, func(*svg.Canvas) { p.marker(seat, 0, 0, 38) }))
	}
	return all
}

func (p *picture) moveSpecimens() []piece.Specimen {
	return piece.MoveSpecimens(p.Game, p.icon)
}
