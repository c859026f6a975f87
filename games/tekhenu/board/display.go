package board

import (
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The displays: Ra's column tiles and Horus's bonuses.

// ra draws the three tiles on offer, with the values that take them, their VP and their cost (TEK-10.1).
func (p *picture) ra() {
	c := p.C
	c.Text(0, 16, 17.5, p.Word("columns"), "te-h")
	for i, t := range p.s.Display {
		x := 34 + 95*float64(i)
		high := 2 * (len(p.s.Display) - i)
		vp := p.s.Data.Columns[i].VP
		id := piece.ID("display", i+1)
		title := p.Word("display", "low", high-1, "high", high, "vp", vp)
		if t != 0 {
			title = p.tileSays(t) + " · " + title
		}
		p.Slot(piece.Slot{ID: id, Title: title, At: svg.Translate(x, 56), Shape: piece.Plate(62, 62, 2)}, func() {
			if t == 0 {
				piece.Empty(c, 0, 0, 58, 58)
				return
			}
			p.tile(t, 0, 0, 0, 62)
			p.tileFace(t, 0, 0)
		})
		if raised, slot := p.s.Raising(); raised != 0 && slot == i && p.Active {
			piece.Selected(c, x, 56, piece.Plate(62, 62, 2))
		}
		c.Text(x+48, 37, 12, p.Number(high-1)+"–"+p.Number(high), "tm tb")
		piece.Points(c, vp, x+47, 52, 17)
		if t != 0 {
			good(c, tekhenu.Limestone, x+42, 75, 14)
			c.Text(x+54, 79.5, 12.5, p.Number(int(p.s.Data.Tiles[t].Limestone)), "tm tb")
		}
	}
}

// tileSays describes a tile.
func (p *picture) tileSays(t tekhenu.Tile) string {
	return p.Word("tile-name", "tile", tekhenutext.TileName(uint8(t)), "n", int(p.s.Data.Tiles[t].Limestone),
		"effect", tekhenutext.TileText(p.s.Data, t))
}

// tileFace draws the light of a tile's ability and what the ability gives.
func (p *picture) tileFace(t tekhenu.Tile, x, y float64) {
	tile, c := &p.s.Data.Tiles[t], p.C
	if tile.Ability == tekhenu.NoAbility {
		return
	}
	p.lamp(tile.Light, x, y-9, 6.5)
	switch tile.Ability {
	case tekhenu.AbilityGains:
		p.gains(&tile.Gains, x, y+9)
	case tekhenu.AbilityEdges:
		c.Path("M-15-4h11v8h-11zM-4-4h11v8H-4z", "te-outline", svg.At(x, y+9))
		piece.Points(c, int(max(tile.N, 1)), x+13, y+9, 12)
	case tekhenu.AbilityBuildings:
		c.Use("te-building", x-8, y+9, 16, "")
		piece.Points(c, int(max(tile.N, 1)), x+8, y+9, 12)
	case tekhenu.AbilityThoth:
		p.virtual(tekhenu.Thoth, p.Number(int(tile.N)), x, y+9)
	case tekhenu.AbilityOsiris:
		p.virtual(tekhenu.Osiris, p.Number(int(tile.N)), x, y+9)
	case tekhenu.AbilityHorus:
		p.virtual(tekhenu.Horus, "1–3", x, y+9)
	case tekhenu.AbilityDecree:
		c.Use("g-roll", x, y+9, 17, "te-decree")
	case tekhenu.AbilityDouble:
		c.Text(x, y+14, 13, "×2", "tm tb")
	}
}

// virtual draws a god action that has a value but no die.
func (p *picture) virtual(g tekhenu.God, value string, x, y float64) {
	p.C.Use(godSigns[g], x-8, y, 17, "g-gold")
	p.C.Text(x+9, y+4.5, 12, value, "tm tb")
}

// lamp draws the light of a tile as a disc: bright for Sun, half for Shade, dark for Dark.
func (p *picture) lamp(l tekhenu.Light, x, y, r float64) {
	switch l {
	case tekhenu.Sun:
		p.C.Circle(x, y, r, "te-light-sun")
	case tekhenu.Dark:
		p.C.Circle(x, y, r, "te-light-dark")
	default:
		p.C.Circle(x, y, r, "te-light-half")
		p.C.Path("M0"+svg.N(-r)+"a"+svg.N(r)+" "+svg.N(r)+" 0 0 1 0 "+svg.N(2*r)+"z", "te-light-shadow", svg.At(x, y))
	}
}

// gains draws a few gains side by side.
func (p *picture) gains(g *tekhenu.Gains, x, y float64) {
	var draw []func(x float64)
	for t, n := range g.Tokens {
		if n > 0 {
			draw = append(draw, func(x float64) {
				p.C.Text(x-8, y+4.5, 12.5, p.Number(int(n)), "tm tb")
				good(p.C, tekhenu.Token(t), x+4, y, 15)
			})
		}
	}
	for _, track := range []struct {
		n    uint8
		sign string
	}{{g.Population, "g-people"}, {g.Happiness, "g-heart"}} {
		if track.n > 0 {
			draw = append(draw, func(x float64) {
				p.C.Text(x-8, y+4.5, 12, "+"+p.Number(int(track.n)), "tm tb")
				p.C.Use(track.sign, x+6, y, 15,
					map[bool]string{true: "te-heart", false: "te-folk"}[track.sign == "g-heart"])
			})
		}
	}
	if g.VP > 0 {
		draw = append(draw, func(x float64) { piece.Points(p.C, g.VP, x, y, 15) })
	}
	for i, d := range draw {
		d(x + svg.Spread(i, len(draw), 26))
	}
}

// horus draws the six slots, each with the tile of its god and the bonus of a Statue for that god (TEK-9.3, TEK-9.8).
func (p *picture) horus(columns int) {
	c := p.C
	title := p.Word("statues")
	room := 280.0
	if columns < gods {
		room = 108
	}
	c.Text(0, 16, min(17.5, 1.1*piece.Fit(title, 17.5/1.1, room)), title, "te-h")
	for slot, god := range p.s.HorusTiles {
		x, y := 22+46.4*float64(slot%columns), 56+72*float64(slot/columns)
		if columns < gods {
			x = 24 + 52*float64(slot%columns)
		}
		title := p.Word("slot-empty", "n", slot+1)
		if god != tekhenu.NoGod {
			title = p.Word("slot", "n", slot+1, "god", godTerm(god),
				"gains", tekhenutext.GainsText(&p.s.Data.Slots[slot]))
		}
		p.Slot(piece.Slot{ID: piece.ID("slot", slot+1), Title: title, At: svg.Translate(x, y),
			Shape: piece.Plate(43, 62, 5)}, func() {
			p.slotFace(slot, god)
		})
		if p.Active && p.s.Serving() == slot {
			piece.Selected(c, x, y, piece.Plate(43, 62, 5))
		}
	}
}

// slotFace draws a Horus slot with its number, its god and its bonus.
func (p *picture) slotFace(slot int, god tekhenu.God) {
	c := p.C
	c.Box(0, 0, 43, 62, 5, "te-space te-odd")
	c.Box(-14, -23.5, 15, 15, 3, "te-tag")
	c.Text(-14, -19, 12, p.Number(slot+1), "tm tb te-lit")
	if god != tekhenu.NoGod {
		c.Use(godSigns[god], 5, -8, 29, "g-gold")
	}
	p.gains(&p.s.Data.Slots[slot], 0, 20)
}
