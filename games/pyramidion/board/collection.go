package board

import (
	"fmt"
	"strconv"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

var _ piece.Collected = Board{}

// mostSeats is the size of the largest table.
const mostSeats = 4

// Collection is all that Pyramidion is played with, with the game's own components.
func (Board) Collection(words *locale.Catalogue) piece.Collection {
	s, err := pyramidion.Game.New(game.Setup{Players: mostSeats})
	if err != nil {
		panic(err) // a table of that many can always be opened
	}
	p := newPicture(piece.Scene{State: s, Words: words})
	shelf := func(id string, panel bool, all []piece.Specimen) piece.Shelf {
		return piece.Shelf{ID: id, Title: p.Word("shelf-" + id), Panel: panel, Specimens: all}
	}
	return piece.Collection{Sheet: p.sheet(), Shelves: []piece.Shelf{
		shelf("resources", false, p.tokenSpecimens()), shelf("troops", false, p.troopSpecimens()), shelf("sites", true, p.siteSpecimens()),
		shelf("cards", true, p.cardSpecimens()), shelf("boats", false, p.boatSpecimens()), shelf("others", true, p.otherSpecimens()),
		shelf("moves", true, piece.MoveSpecimens(pyramidion.Game, p.icon)),
	}}
}

// specimen is a thing of that size that draws on the canvas that it is given.
func (p *picture) specimen(name, title string, w, h float64, draw func(*svg.Canvas)) piece.Specimen {
	return piece.Specimen{ID: id(name), Name: title, W: w, H: h, Draw: func(c *svg.Canvas) { p.on(c, func() { draw(c) }) }}
}

func (p *picture) tokenSpecimens() (all []piece.Specimen) {
	for r, name := range goods {
		all = append(all, p.specimen(name, p.Term(resourceKey(pyramidion.Resource(r))), 84, 44, func(c *svg.Canvas) {
			token(c, pyramidion.Resource(r), -20, 0, 36)
			price(c, pyramidion.Resource(r), 20, 0, 36)
		}))
	}
	for category, name := range categoryNames {
		all = append(all, p.specimen("cat-"+name, p.Term("category."+name), 44, 44, func(*svg.Canvas) {
			p.points(pyramidion.Category(category), int(p.s.Data.Divine), 0, 0, 38, "")
		}))
	}
	return all
}

func (p *picture) troopSpecimens() (all []piece.Specimen) {
	for kind, name := range troopNames {
		for seat := range game.Seat(mostSeats) {
			all = append(all, p.specimen(piece.ID(name, seat), p.troopSays(pyramidion.Troop(kind), seat), 64, 64, func(c *svg.Canvas) {
				troop(c, pyramidion.Troop(kind), seat, 0, 28, 56)
			}))
		}
	}
	return all
}

// siteSpecimens are the tiles, without what makes them choices.
func (p *picture) siteSpecimens() (all []piece.Specimen) {
	for site := range sites {
		at := p.chart.tile
		all = append(all, p.specimen(siteNames[site], p.siteSays(site), at.w+8, at.h+8, func(c *svg.Canvas) {
			c.Group(svg.At(-at.w/2, -at.h/2))
			p.siteFace(site)
			c.End()
		}))
	}
	return all
}

func (p *picture) cardSpecimens() (all []piece.Specimen) {
	for _, cards := range append([]pyramidion.Cards{p.s.Data.Deck}, p.s.Data.Base[:]...) {
		all = append(all, p.faces(cards)...)
	}
	return all
}

func (p *picture) faces(cards pyramidion.Cards) (all []piece.Specimen) {
	for ; cards != 0; cards = cards.Rest() {
		card := pyramidion.Card(cards.First())
		all = append(all, p.specimen(cardName(card), p.cardSays(card), cardW*1.4+6, cardH*1.4+6, func(*svg.Canvas) {
			p.face(card, p.s.Data.Card[card].Values, 1.4)
		}))
	}
	return all
}

func (p *picture) boatSpecimens() (all []piece.Specimen) {
	for boats := p.s.Data.Boats; boats != 0; boats = boats.Rest() {
		b := pyramidion.Boat(boats.First())
		all = append(all, p.specimen(boatName(b), p.boatSays(b, false), 168, 96, func(*svg.Canvas) { p.ship(b, 1) }))
	}
	return all
}

// otherSpecimens are revolt tokens, order tokens, and what the distribution cards bring.
func (p *picture) otherSpecimens() (all []piece.Specimen) {
	for tokens := p.s.Data.Tokens; tokens != 0; tokens = tokens.Rest() {
		t := tokens.First()
		data := &p.s.Data.Token[t]
		all = append(all, p.specimen("rt"+strconv.Itoa(int(t)), p.Word("revolt-worth", "n", int(data.Value), "goods", data.Gives.Text()), 64, 64, func(*svg.Canvas) {
			p.revoltToken(t, 0, 0, 26)
		}))
	}
	for n := 1; n <= mostSeats; n++ {
		all = append(all, p.specimen(piece.ID("order", n), p.Word("token-free", "n", n), 44, 44, func(c *svg.Canvas) { orderDisc(c, p.Number(n), 0, 0, 18, false) }))
	}
	for cards := p.s.Data.Spreads; cards != 0; cards = cards.Rest() {
		n := cards.First()
		all = append(all, p.specimen(fmt.Sprintf("d%02d", n), p.Word("next"), forecastW+8, forecastH+8, func(c *svg.Canvas) {
			c.Group(svg.At(-forecastW/2, -forecastH/2))
			p.spread(n)
			c.End()
		}))
	}
	return all
}
