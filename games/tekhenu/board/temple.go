package board

import (
	"strings"

	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Measures of the temple precinct, from the top left corner of its part.
const (
	templeW            = 352.0
	gridX, gridY, cell = 48.0, 74.0, 51.0
	border             = 11.0
	past               = 17.0 // from the border to the middle of a site
)

// gridRight and gridDown are the right and the bottom end of the cells.
const gridRight, gridDown = gridX + side*cell, gridY + side*cell

// templeSymbols draws the precinct without tiles: the border with its edges and the bonuses of the cells.
func (p *picture) templeSymbols() string {
	c := &svg.Canvas{}
	c.Print("te-precinct", func() {
		c.Rect(gridX-14, gridY-14, side*cell+28, side*cell+28, 4, "te-wall")
		b := &p.s.Data.Border
		for i := range side {
			at := cell * float64(i)
			piece.Border(c, piece.Edge(b.North[i]), gridX+at+1, gridY-border-.5, cell-2, border-1)
			piece.Border(c, piece.Edge(b.South[i]), gridX+at+1, gridDown+1.5, cell-2, border-1)
			piece.Border(c, piece.Edge(b.West[i]), gridX-border-.5, gridY+at+1, border-1, cell-2)
			piece.Border(c, piece.Edge(b.East[i]), gridRight+1.5, gridY+at+1, border-1, cell-2)
		}
		for i, bonus := range p.s.Data.Cells {
			x, y := cellAt(i)
			c.Box(x, y, cell-1, cell-1, 0, "te-cell"+piece.When(i%2 == 1, " te-odd"))
			good(c, bonus.Token, x, y-5, 26)
			c.Text(x, y+20, 12.5, p.Number(int(bonus.N)), "tm tb te-faint")
		}
	})
	return c.String()
}

// cellAt returns the middle of a cell. Cells count row by row.
func cellAt(i int) (x, y float64) {
	return gridX + cell*(float64(i%side)+.5), gridY + cell*(float64(i/side)+.5)
}

// temple draws the precinct with its tiles and Columns, and the sites around it.
func (p *picture) temple() {
	c := p.C
	c.Text(0, 20, 20, p.Word("temple"), "te-h")
	c.Copy("te-precinct", svg.A("aria-hidden", "true"))
	for i := range p.s.Temple {
		p.cell(i)
	}
	p.sites()
	p.twists()
}

// sites draws the sites for Buildings and for Statues for the people around the temple.
func (p *picture) sites() {
	for i := range p.s.Data.Sites {
		if site := &p.s.Data.Sites[i]; int(site.Players) <= p.s.Seats() {
			x, y := lineEnd(site.Line, site.ID[1:2])
			p.buildingSite(i, x, y)
		}
	}
	for i := range p.s.Data.People {
		if site := &p.s.Data.People[i]; site.Line != tekhenu.NoLine {
			x, y := lineEnd(site.Line, site.ID[4:5])
			p.peopleSite(i, x, y)
		}
	}
}

// lineEnd returns the place of a line's site on one side of the precinct: n, e, s or w.
func lineEnd(line tekhenu.Line, letter string) (x, y float64) {
	along := cell * (float64(line%side) + .5)
	switch strings.ToLower(letter) {
	case "n":
		return gridX + along, gridY - border - past
	case "e":
		return gridRight + border + past, gridY + along
	case "s":
		return gridX + along, gridDown + border + past
	}
	return gridX - border - past, gridY + along
}

// cellMove returns the move that chooses a cell, cellID its id.
func (p *picture) cellMove(i int) string {
	return "cell C-" + p.Number(i/side+1) + "-" + p.Number(i%side+1)
}

func (p *picture) cellID(i int) string { return piece.ID("cell", i/side+1, i%side+1) }

// cell draws a tile with its Column, or the bonus of an empty cell. Under the pointer it shows what a Column there
// would score.
func (p *picture) cell(i int) {
	at := &p.s.Temple[i]
	move := p.cellMove(i)
	_, may := p.Legal[move]
	if at.Tile == 0 && !may && !p.Recent[p.cellID(i)] {
		return
	}
	x, y := cellAt(i)
	bonus := p.s.Data.Cells[i]
	title := p.Word("cell", "row", i/side+1, "column", i%side+1,
		"amount", tekhenutext.Amount(bonus.Token, int(bonus.N)))
	if at.Tile != 0 {
		title = p.Word("tile", "tile", tekhenutext.TileName(uint8(at.Tile)), "row", i/side+1, "column", i%side+1)
		if at.Owner != tekhenu.NoSeat {
			title += " · " + p.Word("column-of", "seat", at.Owner)
		}
	}
	p.Slot(piece.Slot{ID: p.cellID(i), Move: move, Title: title, At: svg.Translate(x, y),
		Shape: piece.Plate(cell-12, cell-12, 2)}, func() {
		switch {
		case at.Tile != 0:
			p.tile(at.Tile, at.Turn, 0, 0, cell-1)
			if at.Owner != tekhenu.NoSeat {
				column(p.C, at.Owner, 0, 0, 24)
			}
		case may:
			p.openCell(i)
		}
	})
}

// openCell draws a cell where the tile may go, with the most VP it could score there. Under the pointer it shows the
// tile in that position.
func (p *picture) openCell(i int) {
	c, bonus := p.C, p.s.Data.Cells[i]
	c.Box(0, 0, cell-9, cell-9, 2, "te-halo")
	c.Group(svg.Class("unghost"))
	good(c, bonus.Token, 0, -5, 26)
	c.Text(0, 20, 12.5, p.Number(int(bonus.N)), "tm tb te-faint")
	c.End()
	tile, _ := p.s.Raising()
	if tile == 0 {
		return
	}
	vp, turn := p.s.CellWorth(uint8(i))
	piece.Points(c, vp, 11, -15, 15.5)
	piece.Ghost(c, func() {
		p.tile(tile, turn, 0, 0, cell-3)
		piece.Points(c, vp, 0, 0, 21)
	})
}

// tileName returns the name of a column tile in catalogue keys.
func tileName(t tekhenu.Tile) string {
	return "P" + twoDigits(uint8(t))
}

// tileSymbols draws all column tiles: edges, and in the middle the light and the ability.
func (p *picture) tileSymbols() string {
	c := &svg.Canvas{}
	for t := tekhenu.Tile(1); int(t) < len(p.s.Data.Tiles); t++ {
		var edges [4]piece.Edge
		for i, e := range p.s.Data.Tiles[t].Edges {
			edges[i] = piece.Edge(e)
		}
		c.Open("symbol", svg.ID("te-tile-"+tileName(t)), svg.A("viewBox", "-51 -51 102 102"))
		piece.Edged(c, edges, 0, 0, 100, 20)
		c.End()
	}
	return c.String()
}

// tile draws a column tile after this many clockwise quarter turns.
func (p *picture) tile(t tekhenu.Tile, turn uint8, x, y, size float64) {
	at := svg.Translate(x, y)
	if turn != 0 {
		at += " " + svg.Rotate(90*float64(turn))
	}
	p.C.Use("te-tile-"+tileName(t), 0, 0, size, "", svg.Transform(at))
}
