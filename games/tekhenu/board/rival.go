package board

import (
	"strings"

	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// pyramidRows are the rows of the pyramid from the base, by number of tiles (TEK-18.5).
var pyramidRows = [...]int{4, 3, 2, 1}

// rival draws Botankhamun's plan: the pyramid of action tiles, the marker, and where it may move next (TEK-18.7).
func (p *picture) rival() gomponents.Node {
	if !p.s.Solo {
		return nil
	}
	const w, h, wide, high = 332.0, 178.0, 58.0, 38.0
	figure := piece.Figure("img", p.rivalSays(), "te-rival", w, h, func(c *svg.Canvas) {
		place := 0
		for row, n := range pyramidRows {
			for i := range n {
				x, y := w/2+svg.Spread(i, n, wide+6), h-high/2-6-float64(row)*(high+5)
				c.Group(svg.ID(piece.ID("plan", place+1)))
				p.actionTile(c, p.s.Rival.Pyramid[place], x, y, wide, high)
				c.End()
				if place++; int(p.s.Rival.At) == place {
					piece.Selected(c, x, y, piece.Plate(wide, high, 4))
				}
			}
		}
		if p.s.Rival.At == 0 {
			c.Path("M0-7l9 7-9 7z", "te-gilt", svg.At(26, h-high/2-6))
		}
	})
	return piece.Area{ID: "rival", Title: p.Word("rival"), Note: note(p.Word("rival-note"))}.Holds(figure)
}

// actionTile draws a god, or four Resources in their order (TEK-18.9, TEK-18.10).
func (p *picture) actionTile(c *svg.Canvas, n uint8, x, y, w, h float64) {
	if n == 0 {
		piece.Empty(c, x, y, w-4, h-4)
		return
	}
	c.Box(x, y, w, h, 4, "te-card")
	tile := &p.s.Data.Bot.Tiles[n]
	if len(tile.Order) == 0 {
		c.Use(godSigns[tile.God], x, y, 31, "g-gold")
		return
	}
	for i, t := range tile.Order {
		size := 13.0
		if i == 0 {
			size = 19
		}
		good(c, t, x-w/2+11+13.2*float64(i), y, size)
	}
}

func (p *picture) tileNames(n uint8) string {
	if n == 0 {
		return p.Word("free")
	}
	tile := &p.s.Data.Bot.Tiles[n]
	if len(tile.Order) == 0 {
		return p.Term("god." + godNames[tile.God])
	}
	var all []string
	for _, t := range tile.Order {
		all = append(all, p.Term("token."+goods[t]))
	}
	return strings.Join(all, ", ")
}

// rivalSays describes the plan, row by row from the base.
func (p *picture) rivalSays() string {
	said, place := p.Word("rival"), 0
	for row, n := range pyramidRows {
		var tiles []string
		for range n {
			name := p.tileNames(p.s.Rival.Pyramid[place])
			if place++; int(p.s.Rival.At) == place {
				name = "[" + name + "]"
			}
			tiles = append(tiles, name)
		}
		said += " · " + p.Word("rival-row", "n", row+1) + " " + strings.Join(tiles, "; ")
	}
	return said
}
