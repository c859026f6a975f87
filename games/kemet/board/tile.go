package board

import (
	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Power tiles in a page: a sign with gem and level, name and effect.

// tileText returns everything a tile says.
func (p *picture) tileText(tile uint8) string {
	t := &p.s.Data.Tiles[tile]
	return p.Word("tile", "tile", game.Term("kemet.tile."+kemet.TileNames[tile]),
		"colour", game.Term("kemet.colour."+kemet.ColourNames[t.Colour]),
		"n", t.Level, "effect", kemettext.TileText(p.s.Data, tile))
}

// ownTile draws a power of the viewer. At Night pressing it may choose it as the next power.
func (p *picture) ownTile(tile uint8) gomponents.Node {
	name := kemet.TileNames[tile]
	return p.Span("own-"+name, "power "+name, p.tileText(tile), "",
		"power"+piece.When(p.fighting(tile), " hot")+piece.When(p.bought(tile), " recent"), p.tileFace(tile, 32),
		text(" "), p.tileWords(tile))
}

// tileFace draws the sign of a tile with its gem on the corner.
func (p *picture) tileFace(tile uint8, size float64) gomponents.Node {
	t := &p.s.Data.Tiles[tile]
	return piece.Picture("", size+8, size+8, func(c *svg.Canvas) {
		c.Use(tileSign[kemet.TileNames[tile]], 3, 3, size, "k-sign")
		p.gem(c, t.Colour, t.Level, -size/2+5, -size/2+5, 18)
	})
}

// tileSmall draws a tile in the panel of its owner: its sign with its gem. Pointing at it shows its name.
func (p *picture) tileSmall(tile uint8) gomponents.Node {
	t, name := &p.s.Data.Tiles[tile], kemet.TileNames[tile]
	return piece.Picture(p.Term("tile."+name), 33, 28, func(c *svg.Canvas) {
		c.Use(tileSign[name], 5, 1, 23, "k-sign")
		p.gem(c, t.Colour, t.Level, -8.5, -6, 14)
	})
}

// tileWords returns the name and effect of a tile.
func (p *picture) tileWords(tile uint8) gomponents.Node {
	return html.Span(html.Class("card-says"), html.B(text(p.Term("tile."+kemet.TileNames[tile]))), text(" "),
		html.I(text(p.Words.Say(kemettext.TileText(p.s.Data, tile)))))
}

// bought reports whether a player has just bought a tile.
func (p *picture) bought(tile uint8) bool {
	for _, e := range p.Just {
		if e.Kind == kemet.EvTile && e.A == tile {
			return true
		}
	}
	return false
}

// The sheet of symbols holds the faces of the 48 tiles. The market refers to them.

// The sizes of a printed tile.
const (
	tileWide             = 158.0
	tileLeft, tileEffect = 34.0, 10.5
)

// effect returns the effect of a tile, broken into lines.
func (p *picture) effect(tile uint8) []string {
	return piece.Wrap(p.Words.Say(kemettext.TileText(p.s.Data, tile)), tileEffect, tileWide-tileLeft-4)
}

// tileHigh returns the height of a printed tile, which depends on its words.
func (p *picture) tileHigh(tile uint8) float64 { return max(42, 20+11.5*float64(len(p.effect(tile)))) }

// printedTiles returns all tiles as symbols, each with its text for screen readers.
func (p *picture) printedTiles() string {
	c := &svg.Canvas{}
	for tile := range uint8(len(p.s.Data.Tiles)) {
		name := kemet.TileNames[tile]
		c.Group(svg.ID("print-" + name))
		c.Leaf("title", p.tileText(tile), svg.ID("name-"+name))
		c.Use(tileSign[name], 17, 21, 27, "k-sign")
		title := p.Term("tile." + name)
		c.Text(tileLeft, 13, piece.Fit(title, 13.5, tileWide-tileLeft-18), title, "tile-name")
		for i, line := range p.effect(tile) {
			c.Text(tileLeft, 25+11.5*float64(i), tileEffect, line, "tq")
		}
		c.End()
	}
	return c.String()
}

// printedTile refers to the symbol of a tile.
func (p *picture) printedTile(tile uint8) gomponents.Node {
	c, name := &svg.Canvas{}, kemet.TileNames[tile]
	high := p.tileHigh(tile)
	c.Open("svg", svg.Class("art"), svg.A("viewBox", "0 0 "+svg.N(tileWide)+" "+svg.N(high)), svg.A("role", "img"),
		svg.A("aria-labelledby", "name-"+name))
	c.Copy("print-" + name)
	c.End()
	return gomponents.Raw(c.String())
}
