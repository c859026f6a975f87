package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Power tiles in a page: sign with gem and level, name, effect.

// tileText is all that a tile says.
func (p *picture) tileText(tile uint8) string {
	t := &p.s.Data.Tiles[tile]
	return p.word("tile", "tile", game.Term("kemet.tile."+p.tileName(tile)), "colour", game.Term("kemet.colour."+colourNames[t.Colour]),
		"n", t.Level, "effect", p.s.Data.TileText(tile))
}

// ownTile is a power of the viewer. At Night it may stand for the power that comes next.
func (p *picture) ownTile(tile uint8) gomponents.Node {
	name := p.tileName(tile)
	return p.spanFor("own-"+name, "power "+name, p.tileText(tile), p.said("tile."+name),
		"power"+when(p.fighting(tile), " hot")+when(p.bought(tile), " recent"), p.tileFace(tile, 32), p.tileWords(tile))
}

// tileFace is the sign of a tile with its gem on the corner.
func (p *picture) tileFace(tile uint8, size float64) gomponents.Node {
	t := &p.s.Data.Tiles[tile]
	return piece.Picture("", size+8, size+8, func(c *svg.Canvas) {
		c.Use(tileSign[p.tileName(tile)], 3, 3, size, "k-sign")
		p.gem(c, t.Colour, t.Level, -size/2+5, -size/2+5, 18)
	})
}

// tileWords are the name and effect of a tile, and what else there is to say.
func (p *picture) tileWords(tile uint8, more ...gomponents.Node) gomponents.Node {
	return html.Span(append([]gomponents.Node{html.Class("card-says"), html.B(text(p.said("tile." + p.tileName(tile)))),
		html.I(text(p.Words.Say(p.s.Data.TileText(tile))))}, more...)...)
}

// bought tells whether a tile has just been bought.
func (p *picture) bought(tile uint8) bool {
	for _, e := range p.Just {
		if e.A == tile && p.s.Tell(e).Key == "kemet.event.tile" {
			return true
		}
	}
	return false
}
