package board

import "ennead/games/pyramidion"

// chart is where the river and the sites lie: on wide screens it flows from left to right between four sites above and four below,
// on narrow ones down between four on the left and four on the right.
type chart struct {
	narrow bool
	w, h   float64             // of the land
	tile   box                 // the size of a site
	at     [sites][2]float64   // the middles of the sites
	bays   [boatPlaces]harbour // where boats lie
}

// box is a rectangle from its upper left corner.
type box struct{ x, y, w, h float64 }

// harbour is where a boat lies, and how wide it is.
type harbour struct{ x, y, w float64 }

// boatPlaces are the places of the row, and the one for the boat of Karnak.
const boatPlaces = 6

// The measures of the land, and of a bend of the river.
const (
	wideW, wideH, wideSwing       = 1054.0, 342.0, 9.0
	narrowW, narrowH, narrowSwing = 390.0, 588.0, 7.0
	bends                         = 8
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
		m.at[site] = [2]float64{8 + m.tile.w/2 + float64(site%4)*(m.tile.w+8), 8 + m.tile.h/2}
		if site >= sites/2 {
			m.at[site][1] = wideH - 8 - m.tile.h/2
		}
	}
	for i := range m.bays {
		y := wideH/2 - 4.0
		if i%2 == 1 {
			y = wideH/2 + 5
		}
		m.bays[i] = harbour{90 + 175*float64(i), y, 158}
	}
	return m
}

func narrowChart() *chart {
	m := &chart{narrow: true, w: narrowW, h: narrowH, tile: box{w: 167, h: 138}}
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

// slot is the bay of a boat of the row: each keeps its place by its rank among those that lie there.
func (p *picture) bay(i int) harbour { return p.chart.bays[i] }

// row are the boats that lie open, the one drawn at Karnak last.
func (p *picture) row() (all []pyramidion.Boat) {
	for boats := p.s.Row; boats != 0; boats = boats.Rest() {
		all = append(all, pyramidion.Boat(boats.First()))
	}
	return all
}
