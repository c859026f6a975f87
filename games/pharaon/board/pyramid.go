package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// The Pyramid of Time is 208 wide. Its rows are 33 high, and its cells 37 apart.
const (
	pyramidWidth = 208.0
	rowHeight    = 33.0
	cellStep     = 37.0
)

// Left returns the Pyramid of Time with the jars, then the areas of the other seats, the Traitor included.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	nodes := gomponents.Group{p.time()}
	for i := range p.s.Seats() {
		// The others follow clockwise from the viewer. A spectator sees all seats, from the first.
		seat := game.Seat(i)
		if p.Seated() {
			seat = game.Seat((int(p.Viewer) + 1 + i) % p.s.Seats())
		}
		if seat == p.Viewer {
			continue
		}
		nodes = append(nodes, p.area(seat))
	}
	return nodes
}

func (p *picture) time() gomponents.Node {
	return piece.Area{ID: "time", Classes: "time", Title: p.Word("pyramid")}.Holds(p.pyramid(), p.jars())
}

func (p *picture) pyramid() gomponents.Node {
	rows := p.s.Data.Rows
	top := 36.0
	bottom := top + rowHeight*float64(len(rows))
	return piece.Figure("group", p.Word("pyramid"), "pyramid", pyramidWidth, bottom+40, func(c *svg.Canvas) {
		p.C = c
		p.masonry(top, bottom)
		for i := range rows {
			for k := range rows[i] {
				p.cell(i, k, bottom)
			}
			if i > 0 {
				x, y := p.cellAt(i, 0, bottom)
				c.Text(x-26.5, y+4, 10.5, p.Number(i+1), "te ts tink2")
			}
		}
		p.roundTrack(bottom + 17)
		p.roundDiscs(bottom)
	})
}

// cellAt returns the centre of a cell.
func (p *picture) cellAt(row, cell int, bottom float64) (x, y float64) {
	return pyramidWidth/2 + svg.Spread(cell, len(p.s.Data.Rows[row]), cellStep), bottom - rowHeight*(float64(row)+.5)
}

// masonry draws the outline of the steps, with the golden top.
func (p *picture) masonry(top, bottom float64) {
	right, left := svg.Data(nil), []float64{}
	rows := p.s.Data.Rows
	for i := range rows {
		half := float64(len(rows[i]))*cellStep/2 + 4
		y := bottom - rowHeight*float64(i)
		if i == 0 {
			right = right.M(pyramidWidth/2+half, y)
		} else {
			right = right.L(pyramidWidth/2+half, y)
		}
		right = right.L(pyramidWidth/2+half, y-rowHeight)
		left = append(left, half)
	}
	right = right.L(pyramidWidth/2, top-20)
	for i := len(left) - 1; i >= 0; i-- {
		y := bottom - rowHeight*float64(i)
		right = right.L(pyramidWidth/2-left[i], y-rowHeight).L(pyramidWidth/2-left[i], y)
	}
	p.C.Path(right.Z().String(), "masonry")
	p.C.Path("M"+svg.N(pyramidWidth/2-13)+" "+svg.N(top-7)+"l13-13 13 13z", "masonry-top")
}

// cell draws one cell and its gain. It is clickable if its gain can be taken, or if passing leads there.
func (p *picture) cell(row, k int, bottom float64) {
	x, y := p.cellAt(row, k, bottom)
	kind := p.s.Data.Rows[row][k]
	move := ""
	switch p.s.Top().Step {
	case pharaon.StepPyramid:
		move = p.gainMove(row, k)
	case pharaon.StepTurn, pharaon.StepExchange:
		if k == 0 && row == p.nextRow() && !p.lastToPass() {
			move = "pass"
		}
	}
	p.thing(piece.ID("cell", row+1, k), move, p.cellText(kind), spot{x: x, y: y}, piece.Plate(33, 29, 4), func() {
		c := p.C
		class := "cell-box"
		if kind == pharaon.CellNone {
			class = "cell-box none"
		}
		c.Box(0, 0, 33, 29, 4, class)
		switch kind {
		case pharaon.CellFirst:
			c.Use("g-first", 0, 0, 22, "g-line")
		case pharaon.CellBasic:
			piece.Token(c, "any", 0, 0, 22)
		case pharaon.CellSilver:
			piece.Token(c, "sil", 0, 0, 22)
		case pharaon.CellOffering:
			p.offering(c, hiddenOffering, 0, 0, 23)
		}
		if move == "pass" {
			piece.Ghost(c, func() { piece.Seat(c, p.Viewer, 0, 0, 24) })
		}
	})
}

// gainMove returns the move that takes the gain of a cell. Of cells with equal gains only the last one has it.
func (p *picture) gainMove(row, k int) string {
	me := &p.s.Player[p.s.Top().Seat]
	if row+1 != int(me.Row) || k > int(me.Cell) {
		return ""
	}
	cells := p.s.Data.Rows[row]
	for later := k + 1; later <= int(me.Cell); later++ {
		if cells[later] == cells[k] {
			return ""
		}
	}
	switch cells[k] {
	case pharaon.CellBasic:
		return "gain basic"
	case pharaon.CellSilver:
		return "gain silver"
	case pharaon.CellOffering:
		return "gain offering"
	}
	return ""
}

// nextRow returns the row that the next player to pass enters (PHA-7.1).
func (p *picture) nextRow() (row int) {
	for i := range p.s.Seats() {
		if p.s.Player[i].Row > 0 {
			row++
		}
	}
	return row
}

// lastToPass reports whether all but one have passed. The last player goes to the round track instead (PHA-7.2).
func (p *picture) lastToPass() bool {
	passed := 0
	for i := range p.s.Seats() {
		if p.s.Player[i].Passed {
			passed++
		}
	}
	return passed >= p.s.Seats()-1
}

func (p *picture) cellText(kind pharaon.Cell) string {
	return p.Word([]string{"cell-none", "cell-first", "cell-basic", "cell-silver", "cell-offering"}[kind])
}

// roundX returns the centre of a step of the round track, counted from 1.
func roundX(round int) float64 { return 22 + 41*float64(round-1) }

func (p *picture) roundTrack(y float64) {
	c := p.C
	c.Rect(1, y-15, 206, 34, 4, "masonry")
	for n := 1; n <= rounds; n++ {
		class := "hour"
		switch {
		case n == int(p.s.Round):
			class = "hour now"
		case n < int(p.s.Round):
			class = "hour past"
		}
		c.Circle(roundX(n), y+2, 13, class)
		if n != max(int(p.s.Round), 1) {
			c.Text(roundX(n), y+6.5, 13, p.Number(n), "tm tb")
		}
	}
	step := p.s.Top().Step
	if (step == pharaon.StepTurn || step == pharaon.StepExchange) && p.lastToPass() {
		next := min(int(p.s.Round)+1, rounds)
		p.thing("round-next", "pass", p.Word("round-next"), spot{x: roundX(next), y: y + 2}, piece.Disc(13), func() {
			piece.Ghost(c, func() { piece.Seat(c, p.Viewer, 0, 0, 24) })
		})
	}
}

// roundDiscs draws discs on the Pyramid or on the round track. The last player to pass is one step ahead.
func (p *picture) roundDiscs(bottom float64) {
	for seat := range game.Seat(p.s.Seats()) {
		if pl := &p.s.Player[seat]; pl.Row > 0 {
			x, y := p.cellAt(int(pl.Row)-1, int(pl.Cell), bottom)
			p.Stand(piece.ID("round", seat), seat, x, y, 27)
		}
	}
	round := piece.Track{
		W: 38, H: 28, Size: 20,
		Cell: func(int) (x, y float64) { return roundX(max(int(p.s.Round), 1)), bottom + 19 },
	}
	on := func(seat game.Seat) int { return -int(p.s.Player[seat].Row) }
	round.Pieces(p.s.Seats(), on, func(seat game.Seat, x, y, size float64) {
		p.Stand(piece.ID("round", seat), seat, x, y, size)
	})
}
