package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

var _ piece.Collected = Board{}

// mostSeats is the size of the largest table.
const mostSeats = 4

// Collection returns all components of Pyramidion, with the built-in figures.
func (Board) Collection(g game.Game, words *locale.Catalogue) piece.Collection {
	s, err := g.New(game.Setup{Players: mostSeats})
	if err != nil {
		panic(err) // a table of this size can always be opened
	}
	p := newPicture(piece.Scene{Game: g, State: s, Viewer: game.Spectator, Words: words})
	shelf := func(id string, panel bool, all []piece.Specimen) piece.Shelf {
		return piece.Shelf{ID: id, Title: p.Word("shelf-" + id), Panel: panel, Specimens: all}
	}
	return piece.Collection{Sheet: p.sheet(), Shelves: []piece.Shelf{
		shelf("resources", false, p.resourceSpecimens()), shelf("troops", false, p.troopSpecimens()),
		shelf("sites", false, p.siteSpecimens()), shelf("cards", false, p.cardSpecimens()),
		shelf("boats", false, p.boatSpecimens()), shelf("others", false, p.otherSpecimens()),
		shelf("moves", true, piece.MoveSpecimens(p.Game, p.icon)),
	}}
}

// specimen is a thing of that size, drawn on the canvas that draw gets.
func (p *picture) specimen(name, title string, w, h float64, draw func(*svg.Canvas)) piece.Specimen {
	return piece.Specimen{
		ID: id(name), Name: title, W: w, H: h,
		Draw: func(c *svg.Canvas) { p.on(c, func() { draw(c) }) },
	}
}

func (p *picture) resourceSpecimens() (all []piece.Specimen) {
	for r, name := range goods {
		all = append(all, p.specimen(name, p.Term(resourceKey(pyramidion.Resource(r))), 84, 44, func(c *svg.Canvas) {
			token(c, pyramidion.Resource(r), -20, 0, 36)
			price(c, pyramidion.Resource(r), 20, 0, 36)
		}))
	}
	for category, name := range categoryNames {
		all = append(all, p.specimen("cat-"+name, p.Term("category."+name), 84, 44, func(c *svg.Canvas) {
			c.Use("py-"+name, -20, 0, 38, "")
			c.Use(categorySigns[category], -20, 0, 23, "on-dark")
			p.points(pyramidion.Category(category), category+3, 20, 0, 38, "")
		}))
	}
	return all
}

func (p *picture) troopSpecimens() (all []piece.Specimen) {
	for kind, name := range troopNames {
		for seat := range game.Seat(mostSeats) {
			said := p.troopSays(pyramidion.Troop(kind), seat)
			all = append(all, p.specimen(piece.ID(name, seat), said, 66, 76, func(c *svg.Canvas) {
				troop(c, pyramidion.Troop(kind), seat, 0, 33, 66)
			}))
		}
	}
	return all
}

// siteSpecimens are the sites without any pieces.
func (p *picture) siteSpecimens() (all []piece.Specimen) {
	t := p.chart.tile
	for site := range sites {
		all = append(all, p.specimen(siteNames[site], p.Term(siteKey(site)), t.w+6, t.h+6, func(c *svg.Canvas) {
			c.Group(svg.At(-t.w/2, -t.h/2))
			p.siteFace(site)
			f := p.chart.form()
			for kind := range troops {
				c.Box(f.posts[kind], f.post.y, f.post.w, f.post.h, 6, "py-stand")
				figure(c, kind, f.posts[kind], f.post.y+f.post.h/2-2.5, f.post.h-7, "py-nobody")
			}
			c.End()
		}))
	}
	return all
}

func (p *picture) cardSpecimens() (all []piece.Specimen) {
	for _, cards := range append([]pyramidion.Cards{p.s.Data.Deck}, p.s.Data.Base[:]...) {
		for ; cards != 0; cards = cards.Rest() {
			card := pyramidion.Card(cards.First())
			all = append(all, p.specimen(cardName(card), p.cardSays(card), cardW*1.6+8, cardH*1.6+8, func(*svg.Canvas) {
				p.face(card, p.marks(card, p.s.Data.Card[card].Values), 1.6, cardW*1.6)
			}))
		}
	}
	return all
}

func (p *picture) boatSpecimens() (all []piece.Specimen) {
	for boats := p.s.Data.Boats; boats != 0; boats = boats.Rest() {
		b := pyramidion.Boat(boats.First())
		said := p.Words.Say(pyramidiontext.Boat(p.s, b))
		all = append(all, p.specimen(boatName(b), said, 168, 92, func(*svg.Canvas) { p.ship(b, 1) }))
	}
	return all
}

func (p *picture) otherSpecimens() (all []piece.Specimen) {
	for tokens := p.s.Data.Tokens; tokens != 0; tokens = tokens.Rest() {
		t := tokens.First()
		data := &p.s.Data.Token[t]
		said := p.Word("revolt-worth", "n", int(data.Value), "goods", pyramidiontext.Goods(data.Gives))
		all = append(all, p.specimen(piece.ID("rt"+p.Number(int(t))), said, 50, 54, func(*svg.Canvas) {
			p.revoltToken(t, 0, -3, 20)
		}))
	}
	for n := range mostSeats {
		id, said := piece.ID("order", n+1), p.Word("token-free", "n", n+1)
		all = append(all, p.specimen(id, said, 40, 40, func(c *svg.Canvas) {
			orderDisc(c, p.Number(n+1), 0, 0, 15, false)
		}))
	}
	for spreads := p.s.Data.Spreads; spreads != 0; spreads = spreads.Rest() {
		n := spreads.First()
		all = append(all, p.specimen(nameOfSpread(n), p.spreadSays(n), forecastW+8, 96, func(c *svg.Canvas) {
			c.Group(svg.At(-forecastW/2, -44))
			piece.Card(c, forecastW/2, 44, forecastW, 90, 7)
			p.spread(n, 3)
			c.End()
		}))
	}
	return append(all, p.specimen("sundial", p.Word("sundial"), 44, 44,
		func(c *svg.Canvas) { c.Use("py-dial", 0, 0, 38, "") }),
		p.specimen("card-back", p.Word("label-cards"), 44, 54, func(*svg.Canvas) { p.back(0, 0, 34) }))
}

// nameOfSpread returns the name of a distribution card in the components.
func nameOfSpread(n uint8) string {
	m := game.Move{Verb: turning, A: n}
	return pyramidion.Lexicon.Text(m)[len("spread "):]
}

var turning = verb("spread D01")
