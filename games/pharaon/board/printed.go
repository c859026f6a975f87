package board

import (
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The printed content of cards, plaques and tiles never changes during a game. It is part of the sheet of symbols,
// which a page includes once; the board and the areas refer to it.

// printed draws all printed content, with the ids that [svg.Canvas.Copy] refers to.
func (p *picture) printed() string {
	c := &svg.Canvas{}
	p.C = c
	d := p.s.Data
	for n := 1; n < len(d.Nobles); n++ {
		c.Print(piece.ID("c-noble", n), func() { p.nobleCard(uint8(n)) })
	}
	for n := 1; n < len(d.Artisans); n++ {
		c.Print(piece.ID("c-artisan", n), func() { p.artisanCard(uint8(n)) })
	}
	for n := 1; n < len(d.Jars); n++ {
		j := &d.Jars[n]
		c.Print(piece.ID("c-jar", n), func() {
			piece.Jar(p.C, [2]string{colour(j.Upper[0]), colour(j.Upper[1])}, colour(j.Lower), 0, 0, 61)
		})
	}
	for i := range d.Options {
		c.Print(piece.ID("c-option", i+1), func() { p.option(i) })
	}
	for i := range d.Steps {
		c.Print(piece.ID("c-step", i+1), func() { p.stepPlaque(i) })
	}
	for n := range d.Tiles {
		for k, name := range sides {
			if p.s.Solo {
				c.Print(piece.ID("c-tile", n+1, name), func() { p.tileSide(&d.Tiles[n][k], k == 1) })
			}
		}
	}
	for q := range pharaon.Quarter(quarters) {
		c.Print(piece.ID("c-god", gods[q]), func() { p.medallion(q) })
		c.Print(piece.ID("c-ccw", quarterName[q]), func() { p.condition(q, d.Edges[q].CCW) })
		c.Print(piece.ID("c-cw", quarterName[q]), func() { p.condition(q, d.Edges[q].CW) })
	}
	return c.String()
}
