package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Collection shows everything Kemet is played with, as the built-in components have it.
func (Board) Collection(g game.Game, words *locale.Catalogue) piece.Collection {
	s, err := g.New(game.Setup{Players: gods})
	if err != nil {
		panic(err) // five players are always allowed
	}
	p := newPicture(piece.Scene{Game: g, State: s, Words: words})
	shelf := func(id string, panel bool, all []piece.Specimen) piece.Shelf {
		return piece.Shelf{ID: id, Title: p.Word("shelf-" + id), Panel: panel, Specimens: all}
	}
	return piece.Collection{Sheet: p.sheet(), Shelves: []piece.Shelf{
		shelf("pieces", false, p.pieceSpecimens()),
		shelf("creatures", false, p.beastSpecimens()),
		shelf("pyramids", false, p.pyramidSpecimens()),
		shelf("map", false, p.mapSpecimens()),
		shelf("tiles", false, p.tileSpecimens()),
		shelf("battle", false, p.battleSpecimens()),
		shelf("cards", false, p.cardSpecimens()),
		shelf("actions", false, p.actionSpecimens()),
		shelf("marks", false, p.markSpecimens()),
		shelf("moves", true, p.moveSpecimens()),
	}}
}

// gods is the number of seats of the largest table.
const gods = 5

// on draws on another canvas as if it were the picture's own.
func (p *picture) on(c *svg.Canvas, x, y, scale float64, class string, draw func()) {
	p.C = c
	c.Group(svg.Class(class), svg.Transform(svg.Translate(x, y)+" "+svg.Scale(scale)))
	draw()
	c.End()
}

// pieceSpecimens shows a troop of each god, and a unit as in a combat.
func (p *picture) pieceSpecimens() (all []piece.Specimen) {
	for seat := range game.Seat(gods) {
		n := int(seat) + 1
		all = append(all, piece.Specimen{
			ID: piece.ID("troop", n), Name: p.Word("troop", "seat", seat, "n", n), W: 112, H: 60,
			Draw: func(c *svg.Canvas) {
				p.on(c, 0, 16, 1, "c-"+piece.SeatName(seat), func() { p.figures(seat, n) })
			},
		})
	}
	for seat := range game.Seat(gods) {
		all = append(all, piece.Specimen{
			ID: piece.ID("unit", int(seat)+1), Name: p.Word("troop", "seat", seat, "n", 1), W: 44, H: 50,
			Draw: func(c *svg.Canvas) {
				c.UseIn("k-unit", 0, 0, 33, 43, "c-"+piece.SeatName(seat))
			},
		})
	}
	return all
}

func (p *picture) beastSpecimens() (all []piece.Specimen) {
	for i := range p.s.Data.Beasts {
		name := kemet.BeastNames[i]
		all = append(all, piece.Specimen{
			ID: component(p.s.Data.Beasts[i].ID), Name: p.Term("creature." + name), W: 108, H: 64,
			Draw: func(c *svg.Canvas) {
				seat := game.Seat(i % gods)
				p.on(c, -24, 20, 1.3, "c-"+piece.SeatName(seat), func() { figurine(c, name, seat, 34) })
				c.Circle(28, 0, 20, "creature-base c-"+piece.SeatName(seat))
				c.Use(beastSign[name], 28, 0, 33, "sign-pale")
			},
		})
	}
	return all
}

// component returns the id of a component as part of an id in a page.
func component(id string) string { return strings.ToLower(strings.ReplaceAll(id, "_", "-")) }

func (p *picture) pyramidSpecimens() (all []piece.Specimen) {
	for colour, name := range kemet.ColourNames {
		for level := 1; level <= courses; level++ {
			said := p.Word("pyramid", "colour", game.Term("kemet.colour."+name), "n", level)
			all = append(all, piece.Specimen{
				ID: piece.ID("pyramid", name, level), Name: said, W: 104, H: 62,
				Draw: func(c *svg.Canvas) {
					c.Copy(piece.ID("k-pyramid", name, level), svg.At(-16, 22))
					p.gem(c, kemet.Colour(colour), level, 34, 4, 26)
				},
			})
		}
	}
	return all
}

// mapSpecimens shows what the map holds, as large as on a wide screen.
func (p *picture) mapSpecimens() (all []piece.Specimen) {
	for _, of := range []struct {
		id    string
		w, h  float64
		foot  float64
		scale float64
	}{
		{"k-temple", 92, 76, 26, 1}, {"k-sanct", 116, 96, 34, 1}, {"k-obelisk", 44, 76, 30, 1},
		{"k-tower", 44, 44, 12, 1.2}, {"k-gate", 56, 44, 10, 1.2},
		{"k-quay", 52, 40, 0, 1.3}, {"k-palm", 56, 60, 22, 1.2}, {"k-reed", 40, 44, 14, 1.3},
	} {
		name := strings.TrimPrefix(of.id, "k-")
		all = append(all, piece.Specimen{
			ID: name, Name: p.Word("map-" + name), W: of.w, H: of.h,
			Draw: func(c *svg.Canvas) {
				c.Copy(of.id, svg.Transform(svg.Translate(0, of.foot)+" "+svg.Scale(of.scale)))
			},
		})
	}
	return append(all, piece.Specimen{
		ID: "boat", Name: p.Word("map-boat"), W: 56, H: 52,
		Draw: func(c *svg.Canvas) { c.Use("ks-sail", 0, 0, 44, "k-boat") },
	})
}

func (p *picture) tileSpecimens() (all []piece.Specimen) {
	for tile := range uint8(len(p.s.Data.Tiles)) {
		name, t, high := kemet.TileNames[tile], &p.s.Data.Tiles[tile], p.tileHigh(tile)
		all = append(all, piece.Specimen{
			ID: component(t.ID), Name: p.Term("tile." + name), W: tileWide + 18, H: high + 16,
			Draw: func(c *svg.Canvas) {
				piece.Card(c, 0, 0, tileWide+6, high+4, 5)
				c.Copy("print-"+name, svg.At(-tileWide/2, -high/2))
				p.gem(c, t.Colour, t.Level, tileWide/2-6, -high/2+8, 18)
			},
		})
	}
	return all
}

func (p *picture) battleSpecimens() (all []piece.Specimen) {
	for i := range p.s.Data.Battle {
		card := uint8(i) + 1
		all = append(all, piece.Specimen{
			ID: component(p.s.Data.Battle[i].ID), Name: p.Term("battle." + kemet.BattleNames[card]), W: 72, H: 86,
			Draw: func(c *svg.Canvas) {
				p.on(c, 0, 0, 2.2, "", func() { p.battleIcon(c, card) })
			},
		})
	}
	return append(all, piece.Specimen{
		ID: "battle-back", Name: p.Term("battle.unknown"), W: 60, H: 80,
		Draw: func(c *svg.Canvas) { c.UseIn("k-back", 0, 0, 48, 68, "") },
	})
}

func (p *picture) cardSpecimens() (all []piece.Specimen) {
	for k := range p.s.Data.Cards {
		card := &p.s.Data.Cards[k]
		all = append(all, piece.Specimen{
			ID: component(card.ID), Name: p.Term("card." + kemet.CardNames[k]), W: 76, H: 92,
			Draw: func(c *svg.Canvas) {
				p.on(c, 0, 2, 2.3, "", func() {
					p.cardAt(c, uint8(k), 0, 0, 25)
					if card.Cost > 0 {
						p.price(c, card.Cost, 8.5, -13.5, 9)
					}
				})
			},
		})
	}
	return all
}

func (p *picture) actionSpecimens() (all []piece.Specimen) {
	for i, a := range p.s.Data.Actions {
		all = append(all, piece.Specimen{
			ID: component(a.ID), Name: p.Term("action." + kemet.ActionSpaceNames[i]), W: 76, H: 62,
			Draw: func(c *svg.Canvas) {
				c.Box(0, 0, fieldWide, fieldHigh, 5, "act-field")
				p.fieldFace(c, uint8(i), false)
			},
		})
	}
	for _, token := range []string{"silver", "golden"} {
		all = append(all, piece.Specimen{
			ID: token, Name: p.Term("token." + token), W: 44, H: 44,
			Draw: func(c *svg.Canvas) { c.Circle(0, 0, 15, "token-"+token) },
		})
	}
	return all
}

// markSpecimens shows the small signs of figures, steps and prices.
func (p *picture) markSpecimens() (all []piece.Specimen) {
	signs := []string{"i-strength", "i-damage", "i-defence", "k-clash", "k-foot", "k-tele", "k-course", "ks-ankh"}
	for _, sign := range signs {
		_, name, _ := strings.Cut(sign, "-")
		look := map[bool]string{true: "k-inked", false: ""}[sign == "ks-ankh"]
		all = append(all, piece.Specimen{
			ID: name, Name: p.Word("mark-" + name), W: 48, H: 48,
			Draw: func(c *svg.Canvas) { c.Use(sign, 0, 0, 36, look) },
		})
	}
	return append(all,
		piece.Specimen{
			ID: "price", Name: p.Word("mark-price"), W: 60, H: 36,
			Draw: func(c *svg.Canvas) { p.price(c, 3, 0, 0, 24) },
		},
		piece.Specimen{
			ID: "income", Name: p.Word("gain-prayer", "n", 2), W: 60, H: 36,
			Draw: func(c *svg.Canvas) { p.on(c, 0, 0, 1.4, "", func() { p.incomeFace(c, 2) }) },
		})
}

func (p *picture) moveSpecimens() []piece.Specimen {
	return piece.MoveSpecimens(p.Game, func(c *svg.Canvas, m game.Move, words []string) {
		icons[words[0]](p, c, m, words)
	})
}
