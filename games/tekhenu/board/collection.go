package board

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

var _ piece.Collected = Board{}

// mostSeats is the size of the largest table.
const mostSeats = 4

// Collection draws every component of Tekhenu, for the gallery.
func (Board) Collection(g game.Game, words *locale.Catalogue) piece.Collection {
	s, err := g.New(game.Setup{Players: mostSeats})
	if err != nil {
		panic(err) // a table with this many seats can always be opened
	}
	p := newPicture(piece.Scene{Game: g, State: s, Words: words})
	shelf := func(id string, panel bool, all []piece.Specimen) piece.Shelf {
		return piece.Shelf{ID: id, Title: p.Word("shelf-" + id), Panel: panel, Specimens: all}
	}
	return piece.Collection{Sheet: p.sheet(), Shelves: []piece.Shelf{
		shelf("dice", false, p.diceSpecimens()), shelf("goods", false, p.goodSpecimens()),
		shelf("pieces", false, p.pieceSpecimens()), shelf("gods", false, p.godSpecimens()),
		shelf("tiles", false, p.tileSpecimens()), shelf("sites", false, p.siteSpecimens()),
		shelf("cards", false, p.cardSpecimens()), shelf("gifts", true, p.giftSpecimens()),
		shelf("plans", false, p.planSpecimens()), shelf("moves", true, p.moveSpecimens()),
	}}
}

// specimen is a thing of this size. Its draw function gets the canvas.
func (p *picture) specimen(id, name string, w, h float64, draw func(*svg.Canvas)) piece.Specimen {
	return piece.Specimen{ID: strings.ToLower(strings.ReplaceAll(id, "_", "-")), Name: name, W: w, H: h,
		Draw: func(c *svg.Canvas) { p.on(c, func() { draw(c) }) }}
}

func (p *picture) diceSpecimens() (all []piece.Specimen) {
	for i, die := range dice {
		all = append(all, p.specimen(die.Name, p.Word("die", "colour", colourTerm(tekhenu.Colour(i)), "n", i+2), 44, 44,
			func(c *svg.Canvas) {
				die.Show(c, p.Number(i+2), 0, 0, 36)
			}))
	}
	for i, name := range purityNames {
		all = append(all, p.specimen(name, p.Term("purity."+name), 36, 36,
			func(c *svg.Canvas) { c.Use("te-"+purityNames[i], 0, 0, 26, "") }))
	}
	for i, name := range lightNames {
		all = append(all, p.specimen(name, p.Term("light."+name), 36, 36,
			func(c *svg.Canvas) { p.lamp(tekhenu.Light(i), 0, 0, 12) }))
	}
	return append(all, p.specimen("obelisk", p.Word("obelisk"), 60, 104,
		func(c *svg.Canvas) { c.Copy("te-obelisk", svg.At(0, 38)) }))
}

func (p *picture) goodSpecimens() (all []piece.Specimen) {
	for t, name := range goods {
		all = append(all, p.specimen(name, p.Term("token."+name), 44, 44,
			func(c *svg.Canvas) { good(c, tekhenu.Token(t), 0, 0, 36) }))
	}
	return all
}

func (p *picture) pieceSpecimens() (all []piece.Specimen) {
	for _, kind := range []struct {
		id   string
		draw func(c *svg.Canvas, seat game.Seat, x, y, size float64)
	}{{"building", building}, {"statue", statue}, {"column", column}} {
		for seat := range game.Seat(mostSeats) {
			id := kind.id
			if seat > 0 {
				id = piece.ID(kind.id, seat)
			}
			all = append(all, p.specimen(id, p.Word(kind.id+"-of", "seat", seat), 50, 60,
				func(c *svg.Canvas) { kind.draw(c, seat, 0, 0, 40) }))
		}
	}
	return all
}

func (p *picture) godSpecimens() (all []piece.Specimen) {
	for g, name := range godNames {
		all = append(all, p.specimen(name, p.Term("god."+name), 50, 50, func(c *svg.Canvas) {
			c.Circle(0, 0, 19, "te-seal")
			c.Use(godSigns[g], 0, 0, 28, "g-gold")
		}))
	}
	for g, name := range godNames {
		all = append(all, p.specimen("hb-"+name, p.Word("slot", "n", g+1, "god", godTerm(tekhenu.God(g)),
			"gains", tekhenutext.GainsText(&p.s.Data.Slots[g])), 52, 70, func(c *svg.Canvas) {
			p.slotFace(g, tekhenu.God(g))
		}))
	}
	for i, name := range []string{"I", "II"} {
		all = append(all, p.specimen("scoring-"+p.Number(i+1), p.Word("marker", "n", i+1), 32, 32, func(c *svg.Canvas) {
			c.Circle(0, 0, 11, "te-seal")
			c.Text(0, 5, 14, name, "tm tb")
		}))
	}
	return all
}

func (p *picture) tileSpecimens() (all []piece.Specimen) {
	for t := tekhenu.Tile(1); int(t) < len(p.s.Data.Tiles); t++ {
		all = append(all, p.specimen(tileName(t), p.tileSays(t), 76, 76, func(_ *svg.Canvas) {
			p.tile(t, 0, 0, 0, 66)
			p.tileFace(t, 0, 0)
		}))
	}
	return all
}

func (p *picture) siteSpecimens() (all []piece.Specimen) {
	for i := range p.s.Data.Sites {
		site := &p.s.Data.Sites[i]
		all = append(all, p.specimen(site.ID, p.Word("building-site", "n", int(site.Bread))+" · "+site.ID, 40, 40,
			func(c *svg.Canvas) {
				c.Box(0, 0, 25, 25, 3, "te-site")
				good(c, tekhenu.Bread, -5.5, 0, 12.5)
				c.Text(5.5, 4.6, 12.5, p.Number(int(site.Bread)), "tm tb")
			}))
	}
	for i := range p.s.Data.People {
		all = append(all, p.specimen(p.s.Data.People[i].ID, p.Word("people-site")+" · "+p.s.Data.People[i].ID, 40, 40,
			func(c *svg.Canvas) {
				c.Circle(0, 0, 14, "te-people")
				good(c, tekhenu.Gold, 0, 0, 19)
			}))
	}
	return all
}

func (p *picture) cardSpecimens() (all []piece.Specimen) {
	for card := tekhenu.Card(1); card <= p.lastCard(); card++ {
		all = append(all, p.specimen(tekhenu.CardNames[card], p.cardSays(card), 84, 110,
			func(_ *svg.Canvas) { p.card(card, 76, 102, 12) }))
	}
	return all
}

func (p *picture) giftSpecimens() (all []piece.Specimen) {
	for n := uint8(1); int(n) < len(p.s.Data.Start); n++ {
		name := p.Words.Say(tekhenutext.StartName(n)) + ": " + p.Words.Say(tekhenutext.StartText(p.s.Data, n))
		all = append(all, p.specimen("S"+twoDigits(n), name, 40, 44,
			func(c *svg.Canvas) { p.giftIcon(c, "g-walk", int(n)) }))
	}
	for n := uint8(1); int(n) < len(p.s.Data.Destiny); n++ {
		name := p.Words.Say(tekhenutext.DestinyName(n)) + ": " + p.Words.Say(tekhenutext.DestinyText(p.s.Data, n))
		all = append(all, p.specimen("A"+twoDigits(n), name, 40, 44, func(c *svg.Canvas) {
			p.giftIcon(c, "g-ankh", int(p.s.Data.Destiny[n].Ankh))
		}))
	}
	return all
}

func (p *picture) planSpecimens() (all []piece.Specimen) {
	for n := uint8(1); int(n) < len(p.s.Data.Bot.Tiles); n++ {
		all = append(all, p.specimen("BA"+twoDigits(n), p.tileNames(n), 70, 50,
			func(c *svg.Canvas) { p.actionTile(c, n, 0, 0, 60, 40) }))
	}
	return all
}

func (p *picture) moveSpecimens() []piece.Specimen {
	return piece.MoveSpecimens(p.Game, p.icon)
}
