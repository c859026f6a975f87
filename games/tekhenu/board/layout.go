package board

import (
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// place is the position of a part of the board.
type place struct {
	name  string
	x, y  float64
	scale float64
	draw  func(*picture)
}

func (a place) transform() string {
	if a.scale == 1 {
		return svg.Translate(a.x, a.y)
	}
	return svg.Translate(a.x, a.y) + " " + svg.Scale(a.scale)
}

// layout is the position of all parts in a drawing of this size.
type layout struct {
	w, h  float64
	parts []place
}

// wide is the layout for screens that are wider than high.
var wide = layout{1054, 668, []place{
	{"dial", 238, 238, 1, (*picture).dial},
	{"temple", 478, 8, 1, (*picture).temple},
	{"works", 838, 8, 1, (*picture).works},
	{"ra", 478, 383, 1, (*picture).ra},
	{"horus", 768, 383, 1, func(p *picture) { p.horus(6) }},
	{"track", 8, 475, 1, func(p *picture) { p.track(22) }},
	{"market", 8, 551, 1, func(p *picture) { p.market(wideMarket) }},
}}

// narrow is the layout for phones, one part below the other. The part that the viewer decides on comes first.
func (p *picture) narrow() layout {
	l := layout{w: 390}
	gap := 8.0
	add := func(high float64, parts ...place) {
		for _, a := range parts {
			a.y += l.h
			l.parts = append(l.parts, a)
		}
		l.h += high + gap
	}
	rows := []func(){
		func() { add(386, place{"dial", 195, 195, .84, (*picture).dial}) },
		func() {
			add(392, place{"temple", 10, 4, 1.04, (*picture).temple})
			add(124, place{"ra", 10, 0, 1.3, (*picture).ra})
		},
		func() {
			add(350, place{"works", 4, 4, 1.02, (*picture).works},
				place{"horus", 246, 4, 1.3, func(p *picture) { p.horus(2) }})
		},
		func() { add(214, place{"track", 3, 0, .985, func(p *picture) { p.track(8) }}) },
		func() { add(604, place{"market", 6, 0, 1, func(p *picture) { p.market(narrowMarket) }}) },
	}
	first := p.facing()
	rows[first]()
	for i, row := range rows {
		if i != first {
			row()
		}
	}
	return l
}

func (p *picture) layout() layout {
	if p.Turn == piece.Facing {
		return p.narrow()
	}
	return wide
}
