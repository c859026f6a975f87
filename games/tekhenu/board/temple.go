package board

import (
	"strings"

	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The temple precinct's measures, from the upper left corner of its part.
const (
	templeW            = 352.0
	gridX, gridY, cell = 48.0, 74.0, 51.0
	border             = 11.0
	past               = 17.0 // from the border to the middle of a site
)

// gridEnd is the right and the lower end of the cells.
const gridRight, gridDown = gridX + side*cell, gridY + side*cell

// templeSymbols is the precinct without tiles: the border with its edges and what the cells show.
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

// cellAt is the middle of a cell, counted row by row.
func cellAt(i int) (x, y float64) {
	return gridX + cell*(float64(i%side)+.5), gridY + cell*(float64(i/side)+.5)
}

// temple is the precinct with its tiles and columns, and the sites round it.
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

// sites are those of buildings and of statues for the people round the temple.
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

// lineEnd is where the site of a line stands, on the side of the precinct with that letter: north, east, south, west.
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

// cellMove is a cell in moves, cellID in ids.
func (p *picture) cellMove(i int) string {
	return "cell C-" + p.Number(i/side+1) + "-" + p.Number(i%side+1)
}

func (p *picture) cellID(i int) string { return piece.ID("cell", i/side+1, i%side+1) }

// cell is a tile with the column on it, or what an empty cell gives; pointed at, what a column there would score.
func (p *picture) cell(i int) {
	at := &p.s.Temple[i]
	move := p.cellMove(i)
	_, may := p.Legal[move]
	if at.Tile == 0 && !may && !p.Recent[p.cellID(i)] {
		return
	}
	x, y := cellAt(i)
	bonus := p.s.Data.Cells[i]
	title := p.Word("cell", "row", i/side+1, "column", i%side+1, "amount", tekhenutext.Amount(bonus.Token, int(bonus.N)))
	if at.Tile != 0 {
		title = p.Word("tile", "tile", tekhenutext.TileName(uint8(at.Tile)), "row", i/side+1, "column", i%side+1)
		if at.Owner != tekhenu.NoSeat {
			title += " · " + p.Word("column-of", "seat", at.Owner)
		}
	}
	p.Slot(piece.Slot{ID: p.cellID(i), Move: move, Title: title, At: svg.Translate(x, y), Shape: piece.Plate(cell-12, cell-12, 2)}, func() {
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

// openCell is a cell where the tile may be put, with the most that it would score there; pointed at, it lies there so.
func (p *picture) openCell(i int) {
	c, bonus := p.C, p.s.Data.Cells[i]
	c.Box(0, 0, cell-9, cell-9, 2, "te-halo")
	c.Group(svg.Class("unghost"))
	good(c, bonus.Token, 0, -5, 26)
	c.Text(0, 20, 12.5, p.Number(int(bonus.N)), "tm tb te-faint")
	c.End()
	tile, slot := p.s.Raising()
	if tile == 0 {
		return
	}
	best, turn := -1, uint8(0)
	for t := range uint8(4) {
		if n := p.s.ColumnWorth(uint8(i), tile, t, slot); n > best {
			best, turn = n, t
		}
	}
	piece.Points(c, best, 13, -16, 13)
	piece.Ghost(c, func() {
		p.tile(tile, turn, 0, 0, cell-3)
		piece.Points(c, best, 0, 0, 19)
	})
}

// tileName is a column tile in catalogue keys.
func tileName(t tekhenu.Tile) string {
	return "P" + twoDigits(uint8(t))
}

// tileSymbols are all column tiles with their edges, and the light and the ability in their middle.
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

// tile is a column tile, turned so many quarters clockwise.
func (p *picture) tile(t tekhenu.Tile, turn uint8, x, y, size float64) {
	at := svg.Translate(x, y)
	if turn != 0 {
		at += " " + svg.Rotate(90*float64(turn))
	}
	p.C.Use("te-tile-"+tileName(t), 0, 0, size, "", svg.Transform(at))
}
