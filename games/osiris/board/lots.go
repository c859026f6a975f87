package board

import (
	"math/bits"

	"ennead/game"
	"ennead/games/osiris"
)

// Lots on the board: monuments of a seat in rows, and along a segment (OSI-9.2).

// rowOf returns the sites of a seat's monuments that are connected with a site, which it includes.
func (p *picture) rowOf(site osiris.Site, seat game.Seat) (row osiris.Sites) {
	row = row.With(uint8(site))
	for more := true; more; {
		more = false
		for in := row; in != 0; in = in.Rest() {
			for next := p.s.Data.Beside[in.First()]; next != 0; next = next.Rest() {
				if n := next.First(); !row.Has(n) && p.has(osiris.Site(n), seat) > 0 {
					row, more = row.With(n), true
				}
			}
		}
	}
	return row
}

// has counts the monuments of a seat at a site.
func (p *picture) has(site osiris.Site, seat game.Seat) (n int) {
	b := &p.s.Site[site]
	if b.Owner == seat {
		n++
	}
	if b.Second == seat {
		n++
	}
	return n
}

// count counts the monuments of a seat on some sites.
func (p *picture) count(sites osiris.Sites, seat game.Seat) (n int) {
	for in := sites; in != 0; in = in.Rest() {
		n += p.has(osiris.Site(in.First()), seat)
	}
	return n
}

// lotMarks draws frames around a site whose monument belongs to a row long enough for a lot, or to a segment with
// enough monuments. They show while the pointer is on the lots of that seat.
func (p *picture) lotMarks(site osiris.Site, g box) {
	d := p.s.Data
	for seat := range game.Seat(p.s.Seats()) {
		if p.has(site, seat) == 0 {
			continue
		}
		if p.count(p.rowOf(site, seat), seat) >= int(d.Scoring.RowSize) {
			p.C.Rect(g.x, g.y, g.w, g.h, 4, "os-lot os-row-"+p.Number(int(seat)+1))
		}
		n := bits.TrailingZeros8(d.Site[site].Segments)
		if p.count(d.Segment[n], seat) >= int(d.Scoring.ReachSize) {
			p.C.Rect(g.x+3, g.y+3, g.w-6, g.h-6, 3, "os-lot os-reach-"+p.Number(int(seat)+1))
		}
	}
}
