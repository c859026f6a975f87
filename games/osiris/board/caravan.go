package board

import (
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// caravan draws the caravan place of a bank: the leader's camel and two sections.
func (p *picture) caravan(side int) {
	if !p.chart.caravans[side] {
		return
	}
	c, b := p.C, p.ground(p.chart.caravan[side])
	c.Group(svg.ID(piece.ID("caravan", side+1)))
	c.Group(svg.ID(piece.ID("desert", side+1)))
	c.Rect(b.x, b.y, b.w, b.h, 5, "os-desert")
	c.Path(dunes(b), "os-dune")
	c.Rect(b.x, b.y, b.w, b.h, 5, "os-edge")
	c.End()
	p.camel(side, b)
	for i := range 2 {
		at := osiris.FirstSection + osiris.Place(2*side+i)
		if p.s.Data.Sections>>(2*side+i)&1 == 1 {
			p.caravanSection(at, p.sectionBox(b, i))
		}
	}
	c.End()
}

// dunes returns the path of crests of sand in a box.
func dunes(b box) string {
	d := svg.Data(nil)
	for i := range int(b.h / 22) {
		x, y := b.x+4+float64(i*17%int(b.w-34)), b.y+14+22*float64(i)
		d = append(d, "M"+svg.N(x)+" "+svg.N(y)+"q7-7 14-2t14 1"...)
	}
	return d.String()
}

// sectionBox returns the box of a section of a caravan place.
func (p *picture) sectionBox(b box, i int) box {
	if p.chart.narrow {
		w := (b.w - 46) / 2
		return box{b.x + 42 + (w+1)*float64(i), b.y + 4, w - 2, b.h - 8}
	}
	h := (b.h - 40) / 2
	return box{b.x + 4, b.y + 36 + (h+1)*float64(i), b.w - 8, h - 2}
}

// camel draws the leader's camel, the neutral one of a place that is out of use (OSI-2.2.2), or none.
func (p *picture) camel(side int, b box) {
	c, x, y := p.C, b.cx(), b.y+19
	if p.chart.narrow {
		x, y = b.x+22, b.cy()-7
	}
	leader := p.s.Leader[side]
	c.Group(svg.ID(piece.ID("camel", side+1)), svg.A("role", "img"))
	switch {
	case leader == osiris.NoSeat:
		c.Title(p.Word("no-leader"))
		c.UseIn("os-camel", x, y, 30, 27, "os-nobody")
	case leader == osiris.Neutral:
		c.Title(p.Word("caravan-shut"))
		c.UseIn("os-camel", x, y, 34, 30, "c-neutral")
		piece.Closed(c, x+16, y-7, 7)
	default:
		c.Title(p.Word("leads", "seat", leader))
		if p.chart.narrow {
			c.UseIn("os-camel", x, y, 32, 28, "c-"+piece.SeatName(leader))
			piece.Mark(c, leader, x, y+23, 18)
		} else {
			c.UseIn("os-camel", x-6, y, 34, 30, "c-"+piece.SeatName(leader))
			piece.Mark(c, leader, x+18, y+1, 19)
		}
	}
	c.End()
}

// caravanSection draws a section with its tokens and its worker.
func (p *picture) caravanSection(at osiris.Place, b box) {
	c := p.C
	move := "at " + placeName(at)
	gains := p.s.Data.Section[at-osiris.FirstSection]
	title := p.place(at) + " · " + p.tokenList(gains) + " · " + p.standsSay(at)
	p.Slot(piece.Slot{
		ID: "place-" + id(placeName(at)), Move: move, Title: title,
		At: svg.Translate(b.cx(), b.cy()), Shape: piece.Plate(b.w-4, b.h-4, 4),
	}, func() {
		c.Box(0, 0, b.w, b.h, 4, "os-mat")
		x := 0.0
		stands := p.s.Standing[at]
		_, may := p.Legal[move]
		tall, left := min(b.h-6, 36), 16-b.w/2
		if stands.Owner != osiris.NoSeat || may {
			x = b.w/2 - 17
		}
		if stands.Owner == osiris.NoSeat || !p.chart.narrow {
			p.pile(gains, x, 0, 15, 2)
		}
		if stands.Owner != osiris.NoSeat {
			placed(c, stands.Worker, stands.Owner, left, tall/2-2, tall)
		} else if may && p.Seated() {
			piece.Ghost(c, func() { placed(c, p.s.Turn.Worker, p.Viewer, left, tall/2-2, tall) })
		}
		p.couldGo(at, spot{worker: [2]float64{b.cx() + left, b.cy() + tall/2 - 2}})
	})
}

// pile draws a few tokens around a point.
func (p *picture) pile(t osiris.Tokens, x, y, size float64, columns int) {
	var all []osiris.Resource
	for r, n := range t {
		for range n {
			all = append(all, osiris.Resource(r))
		}
	}
	rows := (len(all) + columns - 1) / columns
	for i, r := range all {
		row := i / columns
		n := min(columns, len(all)-row*columns)
		token(p.C, r, x+svg.Spread(i%columns, n, size+1), y+svg.Spread(row, rows, size), size)
	}
}
