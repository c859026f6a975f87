package board

import (
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// What is printed on cards, plaques and tiles never changes during a game, so it is part of the sheet
// of symbols, which a page holds once; the board and the areas refer to it.

// printed draws all that is printed, by the ids that [copyOf] refers to.
func (p *picture) printed() string {
	each := func(ref string, draw func()) {
		p.c.Group(svg.ID(ref))
		draw()
		p.c.End()
	}
	d := p.s.Data
	for n := 1; n < len(d.Nobles); n++ {
		each(id("c-noble", n), func() { p.nobleCard(uint8(n)) })
	}
	for n := 1; n < len(d.Artisans); n++ {
		each(id("c-artisan", n), func() { p.artisanCard(uint8(n)) })
	}
	for n := 1; n < len(d.Jars); n++ {
		j := &d.Jars[n]
		each(id("c-jar", n), func() {
			piece.Jar(p.c, [2]string{colour(j.Upper[0]), colour(j.Upper[1])}, colour(j.Lower), 0, 0, 61)
		})
	}
	for i := range d.Options {
		each(id("c-option", i+1), func() { p.option(i) })
	}
	for i := range d.Steps {
		each(id("c-step", i+1), func() { p.stepPlaque(i) })
	}
	for n := range d.Tiles {
		for k, name := range sides {
			if p.s.Solo {
				each(id("c-tile", n+1, name), func() { p.tileSide(&d.Tiles[n][k], k == 1) })
			}
		}
	}
	for q := range pharaon.Quarter(quarters) {
		each(id("c-god", gods[q]), func() { p.medallion(q) })
		each(id("c-ccw", quarterName[q]), func() { p.condition(q, d.Edges[q].CCW) })
		each(id("c-cw", quarterName[q]), func() { p.condition(q, d.Edges[q].CW) })
	}
	text := p.c.String()
	p.c = &svg.Canvas{}
	return text
}

// copyOf draws what is printed under that id.
func copyOf(c *svg.Canvas, ref string, attrs ...svg.Attr) {
	c.Empty("use", append([]svg.Attr{svg.A("href", "#"+ref)}, attrs...)...)
}
