package board

import (
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// way is a way to pay a resource: a torturer fetches it or a statue, or a statue of the reserve replaces it.
type way struct {
	move string
	site pyramidion.Site // NoSite for the reserve
	with pyramidion.Resource
}

const (
	payRow  = 46.0
	wayWide = 120.0
)

// ways returns the ways to pay one token of a resource, other than from the reserve.
func (p *picture) ways(r pyramidion.Resource) (all []way) {
	if _, may := p.Legal["statue "+goods[r]]; may {
		all = append(all, way{"statue " + goods[r], pyramidion.NoSite, pyramidion.Statue})
	}
	for site := range sites {
		if move := "fetch " + siteNames[site] + " " + goods[r]; p.legal(move) {
			all = append(all, way{move, site, r})
		}
		if move := "fetch-statue " + siteNames[site] + " " + goods[r]; p.legal(move) {
			all = append(all, way{move, site, pyramidion.Statue})
		}
	}
	return all
}

func (p *picture) legal(move string) bool {
	_, ok := p.Legal[move]
	return ok
}

// dues returns the resources still due.
func (p *picture) dues() (all []pyramidion.Resource) {
	for r, n := range p.s.Payment.Left {
		if n > 0 {
			all = append(all, pyramidion.Resource(r))
		}
	}
	return all
}

// wayColumns returns how many ways fit side by side.
func (p *picture) wayColumns() int {
	if p.chart.narrow {
		return 2
	}
	return 4
}

// dueHigh returns the height of a due resource with its ways.
func (p *picture) dueHigh(r pyramidion.Resource) float64 {
	return payRow * float64(max(1, (len(p.ways(r))+p.wayColumns()-1)/p.wayColumns()))
}

func (p *picture) paymentHigh() float64 {
	h := 150.0
	for _, r := range p.dues() {
		h += p.dueHigh(r)
	}
	return h + 8
}

// payment draws the boat being loaded, what is still due, and what can pay it (PYR-12.3 to PYR-12.6).
func (p *picture) payment() {
	c, narrow := p.C, p.chart.narrow
	x, y, w := 206.0, 34.0, stageW-206
	seat := p.s.Owing().First()
	c.Group(svg.ID("paying"))
	p.heading(p.Word("paying", "seat", seat), 0, 4, 190)
	if narrow {
		c.Rect(0, 28, narrowW-2*gap, 104, 8, "py-water")
		c.Rect(0, 28, narrowW-2*gap, 104, 8, "py-basin")
		p.atQuay(narrowW/2-gap, 80, 1.05)
		x, y, w = 0, 142, narrowW-2*gap
	} else {
		c.Rect(0, 34, 194, 196, 8, "py-water")
		c.Rect(0, 34, 194, 196, 8, "py-basin")
		p.atQuay(97, 128, 1.15)
		p.heading(p.Word("due"), x, 4, w)
	}
	for _, r := range p.dues() {
		h := p.dueHigh(r)
		p.due(seat, r, x, y, w, h)
		y += h
	}
	c.End()
	if seat != p.Viewer {
		return
	}
	at, wide := box{0, 240, 194, 44}, 194.0
	if narrow {
		at = box{182, 0, 192, 26}
		wide = 192
	}
	p.Slot(piece.Slot{
		ID: "pay-rest", Move: "pay", Title: p.Word("pay-rest"),
		At: svg.Translate(at.x+at.w/2, at.y+at.h/2), Shape: piece.Plate(wide-8, at.h-6, 8),
	}, func() {
		c.Box(0, 0, wide-6, at.h-5, 8, "py-mat"+piece.When(!p.legal("pay"), " py-shut"))
		said := p.Word("pay-rest")
		c.Text(0, 5, piece.Fit(said, 13.5, wide-20), said, "tm ts"+piece.When(!p.legal("pay"), " py-faint"))
	})
}

// atQuay draws the boat being loaded.
func (p *picture) atQuay(x, y, f float64) {
	p.C.Group(svg.At(x, y))
	p.ship(p.s.Payment.Boat, f)
	p.C.End()
}

// due draws a resource that is still due: how many, how many of them are in the reserve, and the other ways to pay
// one.
func (p *picture) due(seat game.Seat, r pyramidion.Resource, x, y, w, h float64) {
	c, n := p.C, int(p.s.Payment.Left[r])
	c.Group(svg.ID("due-"+goods[r]), svg.At(x, y))
	c.Rect(0, 1.5, w, h-3, 7, "py-lane")
	middle := payRow / 2
	c.Text(22, middle+6, 17, p.Number(n), "te tb")
	price(c, r, 40, middle, 28)
	own := int(p.s.Player[seat].Goods[r])
	token(c, r, 80, middle, 21)
	c.Text(94, middle+5, 14, p.Number(own), "ts"+piece.When(own == 0, " py-faint"))
	columns := p.wayColumns()
	for i, way := range p.ways(r) {
		p.way(way, r, 120+wayWide*(float64(i%columns)+.5), payRow*float64(i/columns)+middle)
	}
	c.End()
}

// way draws a button for one way to pay a resource.
func (p *picture) way(by way, r pyramidion.Resource, x, y float64) {
	p.Slot(piece.Slot{
		ID: "way-" + id(strings.ReplaceAll(by.move, " ", "-")), Move: by.move, At: svg.Translate(x, y),
		Shape: piece.Plate(wayWide-12, payRow-14, 8),
	}, func() {
		c := p.C
		c.Box(0, 0, wayWide-10, payRow-12, 8, "py-mat")
		if by.site == pyramidion.NoSite {
			token(c, pyramidion.Statue, -16, 0, 23)
			c.Path("M-3 0h10m-4-4l4 4-4 4", "py-arrow")
			price(c, r, 22, 0, 22)
			return
		}
		troop(c, pyramidion.Torturers, p.s.Owing().First(), 20-wayWide/2, 15, 29)
		name := p.Term(siteKey(by.site))
		size := piece.Fit(name, 13, wayWide-76)
		c.Text(35-wayWide/2, 4.5, size, name, "ts")
		token(c, by.with, wayWide/2-18, 0, 22)
	})
}
