package board

import (
	"math/bits"
	"slices"

	"ennead/games/osiris"
)

// box is a rectangle; x and y are its upper left corner.
type box struct{ x, y, w, h float64 }

func (b box) cx() float64 { return b.x + b.w/2 }
func (b box) cy() float64 { return b.y + b.h/2 }

// join returns the smallest box around both.
func (b box) join(o box) box {
	if b == (box{}) {
		return o
	}
	x, y := min(b.x, o.x), min(b.y, o.y)
	return box{x, y, max(b.x+b.w, o.x+o.w) - x, max(b.y+b.h, o.y+o.h) - y}
}

// chart holds the geometry of the river and everything along it. The river flows from right to left on wide screens and
// from top to bottom on narrow ones, so that adjacent sites stay adjacent.
type chart struct {
	narrow   bool
	w, h     float64                        // size of the river with its banks
	nile     box                            // the water
	bank     [2]box                         // the top bank, then the bottom bank
	reach    [osiris.Seasons + 1][2]float64 // by segment: its start and end along the river
	site     map[osiris.Site]box
	along    [osiris.Seasons + 1][2]stretch
	caravan  [2]box // by bank
	caravans [2]bool
}

// Measures of the river: its length, and the depth of a bank and of the water.
const (
	wideLong, wideDeep, wideWater       = 1038.0, 152.0, 84.0
	narrowStep, narrowDeep, narrowWater = 43.0, 158.0, 58.0
)

// Length of a city and of a caravan place along the river, in sections.
const citySize, caravanSize = 1.5, 1.5

// stretch is the part of a bank along one segment: its sites in order, and the caravan place at one of its ends.
type stretch struct {
	sites          []osiris.Site
	caravan, first bool // whether the caravan place is here, and whether it comes before the sites
}

func (s stretch) size() (n float64) {
	for _, site := range s.sites {
		n += siteSize(site)
	}
	if s.caravan {
		n += caravanSize
	}
	return n
}

func siteSize(site osiris.Site) float64 {
	if site.City() {
		return citySize
	}
	return 1
}

// stretches returns the stretches by segment and bank. The caravan places are at opposite ends of the river.
func stretches(d *osiris.Components) (all [osiris.Seasons + 1][2]stretch) {
	for side := range 2 {
		for _, site := range siteOrder(d, side == 0) {
			n := bits.TrailingZeros8(d.Site[site].Segments)
			all[n][side].sites = append(all[n][side].sites, site)
		}
		for n := range all {
			slices.SortFunc(all[n][side].sites, func(a, b osiris.Site) int {
				return int(d.Site[a].Order) - int(d.Site[b].Order)
			})
		}
		if d.Sections>>(2*side)&3 != 0 {
			s := &all[[...]int{1, osiris.Seasons}[side]][side]
			s.caravan, s.first = true, side == 0
		}
	}
	return all
}

func chartOf(d *osiris.Components, narrow bool) *chart {
	all := stretches(d)
	c := &chart{narrow: narrow, site: map[osiris.Site]box{}, along: all}
	total := 0.0
	for n := 1; n <= osiris.Seasons; n++ {
		total += max(all[n][0].size(), all[n][1].size())
	}
	deep, water, long := wideDeep, wideWater, wideLong
	if narrow {
		deep, water, long = narrowDeep, narrowWater, narrowStep*total
	}
	c.nile = c.lay(0, long, deep, water, long)
	c.bank[0], c.bank[1] = c.lay(0, long, 0, deep, long), c.lay(0, long, deep+water, deep, long)
	c.w, c.h = long, 2*deep+water
	if narrow {
		c.w, c.h = c.h, c.w
	}
	from := 0.0
	for n := 1; n <= osiris.Seasons; n++ {
		room := long * max(all[n][0].size(), all[n][1].size()) / total
		c.reach[n] = [2]float64{from, from + room}
		for side, s := range [...]stretch{all[n][0], all[n][1]} {
			c.place(s, side, from, room, deep, water, long)
		}
		from += room
	}
	return c
}

// lay returns the box at a position along the river and across it, with its length and depth; all is the length of the
// whole river.
func (c *chart) lay(from, long, across, deep, all float64) box {
	if c.narrow {
		return box{across, from, deep, long}
	}
	return box{all - from - long, across, long, deep}
}

// place lays out one bank of one segment.
func (c *chart) place(s stretch, side int, from, room, deep, water, long float64) {
	if s.size() == 0 {
		return
	}
	step, across := room/s.size(), float64(side)*(deep+water)
	lay := func(size float64) box {
		b := c.lay(from, size*step, across, deep, long)
		from += size * step
		return b
	}
	if s.caravan && s.first {
		c.caravan[side] = lay(caravanSize)
	}
	for _, site := range s.sites {
		c.site[site] = lay(siteSize(site))
	}
	if s.caravan && !s.first {
		c.caravan[side] = lay(caravanSize)
	}
	c.caravans[side] = c.caravans[side] || s.caravan
}

// span returns the part of a box that lies along a segment.
func (c *chart) span(n int, b box) box {
	r := c.reach[n]
	if c.narrow {
		return box{b.x, r[0], b.w, r[1] - r[0]}
	}
	return box{c.w - r[1], b.y, r[1] - r[0], b.h}
}

// spot holds the points of a site or place: the middle of the icons, the foot of a monument with its owner's mark
// beside it, and the worker's feet.
type spot struct {
	icons, foot, mark, worker [2]float64
	size, row                 float64 // size of an icon; room for a row of icons
	tall                      float64 // height of an obelisk
}

// spotOf returns the points in a box of a bank. From the river outward come the worker, the icons and the monument.
func (c *chart) spotOf(b box, side int) spot {
	if c.narrow {
		at := func(d, y float64) [2]float64 { // d is the distance from the river
			if side == 0 {
				return [2]float64{b.x + b.w - d, b.cy() + y}
			}
			return [2]float64{b.x + d, b.cy() + y}
		}
		return spot{
			icons: at(70, 0), foot: at(126, 18), mark: at(92, 0), worker: at(22, 15),
			size: 17, row: 60, tall: 37,
		}
	}
	at := func(y float64) [2]float64 { return [2]float64{b.cx(), b.y + y} }
	s := spot{icons: at(46), foot: at(94), worker: at(b.h - 10), size: 19, row: 42, tall: 74}
	if side == 1 {
		s.icons, s.foot, s.worker = at(b.h-52), at(b.h-10), at(47)
	}
	return s
}
