package board

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Collection returns all components of Pharaon, those for solo included, with the built-in figures.
func (Board) Collection(g game.Game, words *locale.Catalogue) piece.Collection {
	s, err := g.New(game.Setup{Players: 1})
	if err != nil {
		panic(err) // a solo table can always be opened
	}
	p := newPicture(piece.Scene{Game: g, State: s, Words: words})
	shelf := func(id string, all []piece.Specimen) piece.Shelf {
		return piece.Shelf{ID: id, Title: p.Word("shelf-" + id), Panel: id == "moves", Specimens: all}
	}
	return piece.Collection{Sheet: p.sheet(), Shelves: []piece.Shelf{
		shelf("tokens", p.tokenSpecimens()), shelf("offerings", p.offeringSpecimens()),
		shelf("jars", p.jarSpecimens()), shelf("nobles", p.nobleSpecimens()),
		shelf("artisans", p.artisanSpecimens()), shelf("options", p.optionSpecimens()),
		shelf("steps", p.stepSpecimens()), shelf("gods", p.godSpecimens()),
		shelf("signs", p.signSpecimens()), shelf("tiles", p.tileSpecimens()), shelf("moves", p.moveSpecimens()),
	}}
}

// printedAs is a specimen of what is printed under an id.
func printedAs(id, ref, name string, w, h float64) piece.Specimen {
	return specimen(id, name, w, h, func(c *svg.Canvas) { c.Copy(ref) })
}

func specimen(id, name string, w, h float64, draw func(*svg.Canvas)) piece.Specimen {
	return piece.Specimen{ID: id, Name: name, W: w, H: h, Draw: draw}
}

// tokenSpecimens are the resources, owned and as a cost, and the two tokens of rank.
func (p *picture) tokenSpecimens() (all []piece.Specimen) {
	pair := func(id, name string) piece.Specimen {
		return specimen(id, name, 88, 44, func(c *svg.Canvas) {
			piece.Token(c, id, -20, 0, 38)
			piece.Cost(c, id, 20, 0, 38)
		})
	}
	for i, r := range resources {
		all = append(all, pair(r.Name, p.tokenName(pharaon.Token(i))))
	}
	all = append(all, pair("any", p.Term("gain.basic")))
	for _, honour := range []struct {
		id, glyph, key string
		pp             int
	}{
		{"first-player", "first", "first-token", p.s.Data.FirstPP},
		{"pharaoh", "king", "pharaoh-token", p.s.Data.PharaohPP},
	} {
		all = append(all, specimen(honour.id, p.Word(honour.key, "n", honour.pp), 48, 44, func(c *svg.Canvas) {
			c.Group(svg.Transform(svg.Scale(1.5)))
			honourFace(c, honour.glyph)
			c.End()
		}))
	}
	return all
}

// offeringSpecimens are the kinds of offerings, and the back of one.
func (p *picture) offeringSpecimens() (all []piece.Specimen) {
	for t := pharaon.ResourceOffering; t < pharaon.Tokens; t++ {
		id := ""
		switch {
		case t < pharaon.QuarterOffering:
			id = piece.ID("ofr", resources[t-pharaon.ResourceOffering].Name)
		case t < pharaon.Prestige1:
			id = piece.ID("ofq", quarterGlyph[t-pharaon.QuarterOffering])
		default:
			id = piece.ID("ofp", int(t-pharaon.Prestige1)+1)
		}
		all = append(all, specimen(id, p.tokenName(t), 48, 56, func(c *svg.Canvas) { p.offering(c, t, 0, 0, 46) }))
	}
	return append(all, specimen("of-back", p.Term("gain.offering"), 48, 56, func(c *svg.Canvas) {
		p.offering(c, hiddenOffering, 0, 0, 46)
	}))
}

func (p *picture) jarSpecimens() (all []piece.Specimen) {
	for n := 1; n < len(p.s.Data.Jars); n++ {
		all = append(all, printedAs(fmt.Sprintf("jar-%02d", n), piece.ID("c-jar", n), p.jarText(uint8(n)), 56, 66))
	}
	return all
}

func (p *picture) nobleSpecimens() (all []piece.Specimen) {
	for n := 1; n < len(p.s.Data.Nobles); n++ {
		all = append(all, printedAs(fmt.Sprintf("nob-%02d", n), piece.ID("c-noble", n), p.nobleName(uint8(n)), 80, 84))
	}
	return all
}

func (p *picture) artisanSpecimens() (all []piece.Specimen) {
	for n := 1; n < len(p.s.Data.Artisans); n++ {
		id, ref := fmt.Sprintf("art-%02d", n), piece.ID("c-artisan", n)
		all = append(all, printedAs(id, ref, p.artisanText(uint8(n)), 70, 74))
	}
	return all
}

func (p *picture) optionSpecimens() (all []piece.Specimen) {
	for i := range p.s.Data.Options {
		all = append(all, printedAs(piece.ID("nil", i+1), piece.ID("c-option", i+1), p.optionText(i), 74, 48))
	}
	return all
}

func (p *picture) stepSpecimens() (all []piece.Specimen) {
	for i := range p.s.Data.Steps {
		all = append(all, printedAs(piece.ID("step", i+1), piece.ID("c-step", i+1), p.stepText(i), 76, 68))
	}
	return all
}

// godSpecimens are the medallions, and both halves of each god's objective.
func (p *picture) godSpecimens() (all []piece.Specimen) {
	for q := range pharaon.Quarter(quarters) {
		id, edges := strings.ToLower(p.s.Data.Gods[q]), p.s.Data.Edges[q]
		medal := specimen(id, p.Term("god."+gods[q]), 96, 96, func(c *svg.Canvas) {
			c.Group(svg.At(0, -5))
			c.Circle(0, 0, 34, "medal")
			c.Copy(piece.ID("c-god", gods[q]))
			c.End()
		})
		half := func(side string, need int) piece.Specimen {
			id, ref := piece.ID(side, quarterName[q]), piece.ID("c-"+side, quarterName[q])
			return printedAs(id, ref, p.need(q, need), 64, 36)
		}
		all = append(all, medal, half("cw", edges.CW.Need), half("ccw", edges.CCW.Need))
	}
	return all
}

// signSpecimens are the signs of the quarters, the signs that tell when a noble works, and the parts of the tablet.
func (p *picture) signSpecimens() (all []piece.Specimen) {
	add := func(id, name string, w, h float64, draw func(*svg.Canvas)) {
		all = append(all, specimen(id, name, w, h, draw))
	}
	for q, name := range quarterName {
		add(piece.ID("quarter", name), p.Term("quarter."+name), 56, 56,
			func(c *svg.Canvas) { emblem(c, quarterGlyph[q], 0, 0, 46) })
	}
	for _, when := range []string{"turn", "always", "once"} {
		add(when, p.Word("power-"+when), 40, 40, func(c *svg.Canvas) { c.Use("i-"+when, 0, 0, 28, "") })
	}
	add("arrow", p.Word("arrow-any"), 40, 40, func(c *svg.Canvas) { arrow(c, 0, 0, 1.6, nil) })
	add("pillar", p.Word("pillar"), 96, 272, func(c *svg.Canvas) { c.UseIn("pillar", 0, 0, 80, 260, "") })
	add("bag", p.Word("bag", "n", 0), 60, 60, func(c *svg.Canvas) { c.Use("g-bag", 0, 0, 52, "g-sack") })
	return all
}

// tileSpecimens are both sides of the Traitor's tiles.
func (p *picture) tileSpecimens() (all []piece.Specimen) {
	const high = 12*spaceHeight + 22
	for n := range p.s.Data.Tiles {
		for _, side := range sides {
			id, name := piece.ID("tr", n+1, side), p.Term(piece.ID("tile.tr", n+1))
			all = append(all, specimen(id, name, 52, high+12, func(c *svg.Canvas) {
				c.Copy(piece.ID("c-tile", n+1, side), svg.At(-20, -high/2), svg.Class("x-"+resources[n].Name))
			}))
		}
	}
	return all
}

func (p *picture) moveSpecimens() []piece.Specimen {
	return piece.MoveSpecimens(p.Game, func(c *svg.Canvas, m game.Move, _ []string) { p.icon(c, m) })
}
