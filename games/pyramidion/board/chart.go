package board

import (
	"math"

	"ennead/games/pyramidion"
)

// chart contains the places of the river and the sites. On wide screens the river flows from left to right between
// four sites above and four below, on narrow ones down between four on the left and four on the right.
type chart struct {
	narrow bool
	w, h   float64             // the land
	tile   box                 // the size of a site
	at     [sites][2]float64   // the centres of the sites
	bays   [boatPlaces]harbour // places of boats
}

// printed returns the id of the symbol of something that never changes. Narrow screens have their own.
func (m *chart) printed(what string) string {
	if m.narrow {
		return "py-tall-" + what
	}
	return "py-" + what
}

// box is a rectangle, given by its upper left corner.
type box struct{ x, y, w, h float64 }

// harbour is the place of a boat, and its width.
type harbour struct{ x, y, w float64 }

// boatPlaces are the places of the row, and the one for the boat of Karnak.
const boatPlaces = 6

// The dimensions of the land. The river swings to and fro with each column of sites, and twice as often on narrow
// screens.
const (
	wideW, wideH, wideSwing       = 1054.0, 350.0, 11.0
	narrowW, narrowH, narrowSwing = 390.0, 688.0, 7.0
	wideBends, narrowBends        = 4, 8
	shift                         = 6.0 // how far the sites of a column shift with the river
)

var wide, narrow = wideChart(), narrowChart()

func chartOf(slim bool) *chart {
	if slim {
		return narrow
	}
	return wide
}

func wideChart() *chart {
	m := &chart{w: wideW, h: wideH, tile: box{w: 253.5, h: 114}}
	for site := range sites {
		y := 10 + m.tile.h/2
		if site >= sites/2 {
			y = wideH - y
		}
		if site%2 == 0 {
			y -= shift
		} else {
			y += shift
		}
		m.at[site] = [2]float64{8 + m.tile.w/2 + float64(site%4)*(m.tile.w+8), y}
	}
	for i := range m.bays {
		x := 90 + 175*float64(i)
		m.bays[i] = harbour{x, wideH/2 + m.swing(x), 158}
	}
	return m
}

// swing returns how far the river is from its centre line at x, on wide screens.
func (m *chart) swing(x float64) float64 {
	bend, part := math.Modf(x / m.w * wideBends)
	way := 4 * part * (1 - part) * wideSwing
	if int(bend)%2 == 0 {
		return -way
	}
	return way
}

func narrowChart() *chart {
	m := &chart{narrow: true, w: narrowW, h: narrowH, tile: box{w: 167, h: 164}}
	for site := range sites {
		m.at[site] = [2]float64{6 + m.tile.w/2, 4 + m.tile.h/2 + float64(site%4)*(m.tile.h+8)}
		if site >= sites/2 {
			m.at[site][0] = narrowW - 6 - m.tile.w/2
		}
	}
	for i := range m.bays {
		m.bays[i] = harbour{70 + 125*float64(i%3), 54 + 92*float64(i/3), 116}
	}
	return m
}

// row returns the face-up boats, without the one drawn at Karnak.
func (p *picture) row() (all []pyramidion.Boat) {
	for boats := p.s.Row; boats != 0; boats = boats.Rest() {
		all = append(all, pyramidion.Boat(boats.First()))
	}
	return all
}
