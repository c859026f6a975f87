package board

import "ennead/internal/piece"

// part is a part of the board with its position.
type part struct {
	name string
	x, y float64
	draw func(*picture)
}

// layout is a size and the positions of all parts.
type layout struct {
	w, h  float64
	parts []part
}

// slim is the width of the display face in relation to the face of [piece.Width].
const slim = .84

// heading draws the title of a part in a size that fits the room, and returns its width.
func (p *picture) heading(title string, x, y, room float64) float64 {
	size := piece.Fit(title, 18*slim, room) / slim
	p.C.Text(x, y+16, size, title, "os-h")
	return piece.Width(title, size*slim)
}

// Distance between parts, and from the edge.
const gap = 8.0

func (p *picture) layout() layout {
	if p.chart.narrow {
		return p.narrow()
	}
	y := gap + p.chart.h
	return layout{1054, 668, []part{
		{"river", gap, gap, (*picture).river},
		{"planning", gap, y + 6, func(p *picture) { p.planning(64) }},
		{"row", 592, y + 6, func(p *picture) { p.row(84) }},
		{"hiring", gap, y + 140, (*picture).hiring},
		{"market", 330, y + 140, (*picture).market},
		{"supply", 734, y + 140, (*picture).supply},
	}}
}

// narrow is the layout for phones: one part below the other, the part that the viewer decides on first.
func (p *picture) narrow() layout {
	l := layout{w: 390, h: gap}
	rows := []struct {
		high float64
		part part
	}{
		{p.chart.h, part{"river", gap, 0, (*picture).river}},
		{244, part{"planning", gap, 0, func(p *picture) { p.planning(60) }}},
		{118, part{"hiring", gap, 0, (*picture).hiring}},
		{118, part{"market", gap, 0, (*picture).market}},
		{118, part{"row", gap, 0, func(p *picture) { p.row(69) }}},
		{118, part{"supply", gap, 0, (*picture).supply}},
	}
	first := p.facing()
	for pass := range 2 {
		for i, row := range rows {
			if (i == first) == (pass == 0) {
				row.part.y = l.h
				l.parts = append(l.parts, row.part)
				l.h += row.high + gap
			}
		}
	}
	return l
}
