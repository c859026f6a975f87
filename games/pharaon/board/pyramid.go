package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// The Pyramid of Time is drawn 208 wide, its rows 33 high, its cells 37 apart.
const (
	pyramidWidth = 208.0
	rowHeight    = 33.0
	cellStep     = 37.0
)

// Left is the Pyramid of Time with the jars, then the other seats; in a solo game the Traitor's plot.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	nodes := gomponents.Group{p.time()}
	for i := range p.s.Seats() {
		// The others follow clockwise from the viewer; a spectator sees everybody, from the first seat.
		seat := game.Seat(i)
		if p.seated() {
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
	p.pyramid()
	drawing := p.node()
	return html.Section(html.ID("time"), html.Class("area time"),
		html.H2(html.Class("area-title"), gomponents.Text(p.word("pyramid"))),
		drawing, p.jars())
}

func (p *picture) pyramid() {
	c, rows := p.c, p.s.Data.Rows
	top := 36.0
	bottom := top + rowHeight*float64(len(rows))
	c.Open("svg", svg.Class("art pyramid"), svg.A("viewBox", "0 0 "+svg.N(pyramidWidth)+" "+svg.N(bottom+40)),
		svg.A("role", "group"), svg.A("aria-label", p.word("pyramid")))
	p.masonry(top, bottom)
	for i := range rows {
		for k := range rows[i] {
			p.cell(i, k, bottom)
		}
		if i > 0 {
			x, y := p.cellAt(i, 0, bottom)
			c.Text(x-26.5, y+4, 10.5, p.Words.Number(i+1), "te ts tink2")
		}
	}
	p.roundTrack(bottom + 17)
	p.roundDiscs(bottom)
	c.End()
}

// cellAt is the middle of a cell.
func (p *picture) cellAt(row, cell int, bottom float64) (x, y float64) {
	n := float64(len(p.s.Data.Rows[row]))
	return pyramidWidth/2 + (float64(cell)-(n-1)/2)*cellStep, bottom - rowHeight*(float64(row)+.5)
}

// masonry is the outline of the steps, with the golden top.
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
	p.c.Path(right.Z().String(), "masonry")
	p.c.Path("M"+svg.N(pyramidWidth/2-13)+" "+svg.N(top-7)+"l13-13 13 13z", "masonry-top")
}

// cell draws one cell: what it gives; the thing to click if its gain may be taken, or if passing
// leads there.
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
	p.thing(id("cell", row+1, k), move, p.cellText(kind), spot{x: x, y: y}, piece.Plate(33, 29, 4), func() {
		c := p.c
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
			c.Group(svg.Class("ghost"))
			piece.Seat(c, p.Viewer, 0, 0, 24)
			c.End()
		}
	})
}

// gainMove is the move that takes the gain of a cell, on the last cell that gives it.
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

// nextRow is the row that the next one to pass enters (PHA-7.1).
func (p *picture) nextRow() (row int) {
	for i := range p.s.Seats() {
		if p.s.Player[i].Row > 0 {
			row++
		}
	}
	return row
}

// lastToPass tells whether all but one have passed: the last goes to the round track (PHA-7.2).
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
	return p.word([]string{"cell-none", "cell-first", "cell-basic", "cell-silver", "cell-offering"}[kind])
}

// roundX is the middle of a step of the round track, from 1.
func roundX(round int) float64 { return 22 + 41*float64(round-1) }

func (p *picture) roundTrack(y float64) {
	c := p.c
	c.Rect(1, y-15, 206, 34, 4, "masonry")
	for n := 1; n <= 5; n++ {
		class := "hour"
		switch {
		case n == int(p.s.Round):
			class = "hour now"
		case n < int(p.s.Round):
			class = "hour past"
		}
		c.Circle(roundX(n), y+2, 13, class)
		if n != max(int(p.s.Round), 1) {
			c.Text(roundX(n), y+6.5, 13, p.Words.Number(n), "tm tb")
		}
	}
	step := p.s.Top().Step
	if (step == pharaon.StepTurn || step == pharaon.StepExchange) && p.lastToPass() {
		next := min(int(p.s.Round)+1, 5)
		p.thing("round-next", "pass", p.word("round-next"), spot{x: roundX(next), y: y + 2}, piece.Disc(13), func() {
			c.Group(svg.Class("ghost"))
			piece.Seat(c, p.Viewer, 0, 0, 24)
			c.End()
		})
	}
}

// roundDiscs are on the pyramid or on the round track; who has passed last is already a step further.
func (p *picture) roundDiscs(bottom float64) {
	var waiting []game.Seat
	for seat := range game.Seat(p.s.Seats()) {
		pl := &p.s.Player[seat]
		if pl.Row == 0 {
			waiting = append(waiting, seat)
			continue
		}
		x, y := p.cellAt(int(pl.Row)-1, int(pl.Cell), bottom)
		p.roundDisc(seat, x, y, 27)
	}
	for i, seat := range waiting {
		x := roundX(max(int(p.s.Round), 1)) + (float64(i)-float64(len(waiting)-1)/2)*min(13, 34/float64(len(waiting)))
		y := bottom + 19.0
		if i%2 == 1 {
			y -= 4
		}
		p.roundDisc(seat, x, y, 20)
	}
}

func (p *picture) roundDisc(seat game.Seat, x, y, size float64) {
	ref := id("round", uint8(seat))
	piece.Seat(p.c, seat, x, y, size, svg.ID(ref))
	if p.just[ref] {
		piece.Just(p.c, x, y, piece.Disc(size/2+1))
	}
}
