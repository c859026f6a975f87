package board

import (
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// boats draws the boats to load: the row on the river, with the boat drawn at Karnak behind it.
func (p *picture) boats() {
	for i, b := range p.row() {
		if i < boatPlaces-1 {
			p.boat(b, p.chart.bays[i], false)
		}
	}
	if p.s.Private != 0 {
		p.boat(p.s.Private, p.chart.bays[boatPlaces-1], true)
	}
}

// fleet draws the boats of narrow screens, on water of their own.
func (p *picture) fleet() {
	p.C.Group(svg.A("aria-hidden", "true"))
	p.C.UseIn("py-quay", narrowW/2, 102, 374, 190, "")
	p.C.End()
	p.boats()
}

// boat draws one boat to load. Players see which boats they can load now, and what they lack for the others.
func (p *picture) boat(b pyramidion.Boat, at harbour, private bool) {
	f := at.w / 160
	p.C.Group(svg.ID("boat-"+id(boatName(b))), svg.Class("glide"), svg.At(at.x, at.y),
		p.arrives("load-"+id(boatName(b)), "pile-of-boats"))
	p.Slot(piece.Slot{
		ID: "load-" + id(boatName(b)), Move: "load " + boatName(b), Title: p.boatSays(b, private),
		At: svg.Translate(0, 0), Shape: piece.Plate(at.w-6, 84*f, 16*f),
	}, func() {
		if _, may := p.Legal["load "+boatName(b)]; may {
			p.C.Box(0, 0, at.w-2, 88*f, 16*f, "py-lit-water")
		}
		p.ship(b, f)
		if private {
			p.C.Circle(at.w*.41, -25*f, 13*f, "py-medal")
			piece.Mark(p.C, p.s.Captain, at.w*.41, -25*f, 19*f)
		}
		if p.reaches(b, private) {
			piece.Tick(p.C, at.w*.4, 3*f, 9*f)
		}
	})
	p.C.End()
}

// ship draws a boat with its points and cargo, at a scale, around the origin.
func (p *picture) ship(b pyramidion.Boat, f float64) {
	c, data := p.C, &p.s.Data.Boat[b]
	c.UseIn("py-hull", 0, 15*f, 160*f, 58*f, "")
	p.cargo(b, f)
	piece.Points(c, int(data.VP), -55*f, -11*f, 24*f)
}

// cargo draws the resources that a boat needs, stacked on its deck. Those that the viewer lacks are faint. Those that
// only a statue or a torturer of the viewer can replace have a marked corner.
func (p *picture) cargo(b pyramidion.Boat, f float64) {
	needs := p.s.Data.Boat[b].Needs
	total := int(needs.Sum())
	columns := min(4, (total+1)/2)
	if total <= 3 {
		columns = total
	}
	size := 21 * f
	own, lacks := p.means(b)
	i := 0
	for r, n := range needs {
		for k := range n {
			row, column := i/columns, i%columns
			inRow := min(columns, total-row*columns)
			x, y := 7*f+svg.Spread(column, inRow, size+1.2*f), 9.5*f-float64(row)*(size+1.2*f)
			p.parcel(pyramidion.Resource(r), x, y, size, k < own[r], k >= n-lacks[r])
			i++
		}
	}
}

// parcel draws one resource of a cargo.
func (p *picture) parcel(r pyramidion.Resource, x, y, size float64, own, lacks bool) {
	c := p.C
	if lacks {
		c.Box(x, y, size*.9, size*.9, 3, "py-hole")
		c.Group(svg.Class("py-lack"))
		price(c, r, x, y, size)
		c.End()
		return
	}
	price(c, r, x, y, size)
	if !own {
		corner := svg.Translate(x+size*.44, y-size*.44) + " " + svg.Scale(size/18)
		c.Path("M0 0h-6.500l6.500 6.500z", "py-corner", svg.Transform(corner))
	}
}

// means returns what the viewer has of a boat's cargo in reserve, and what the viewer cannot pay in any way.
// Spectators lack nothing.
func (p *picture) means(b pyramidion.Boat) (own, lacks pyramidion.Goods) {
	needs := p.s.Data.Boat[b].Needs
	if !p.Seated() || p.s.Owing() == 0 {
		return needs, pyramidion.Goods{}
	}
	for r, n := range p.s.Player[p.Viewer].Goods {
		own[r] = min(n, needs[r])
	}
	return own, p.s.Lacks(p.Viewer, b)
}

// reaches reports whether the viewer could load a boat now, if it were their turn.
func (p *picture) reaches(b pyramidion.Boat, private bool) bool {
	if !p.Seated() || p.s.Owing() == 0 || private && p.s.Captain != p.Viewer {
		return false
	}
	return p.s.Lacks(p.Viewer, b).Sum() == 0
}

// boatSays puts a boat into words, and what the viewer lacks of its cargo.
func (p *picture) boatSays(b pyramidion.Boat, private bool) string {
	said := p.Words.Say(pyramidiontext.Boat(p.s, b))
	if private {
		said += " · " + p.Word("karnak", "seat", p.s.Captain)
	}
	if _, lacks := p.means(b); lacks.Sum() > 0 {
		said += " · " + p.Word("lacks", "goods", pyramidiontext.Goods(lacks))
	} else if p.reaches(b, private) {
		said += " · " + p.Word("reaches")
	}
	return said
}
