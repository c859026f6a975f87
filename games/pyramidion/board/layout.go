package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
)

// part is a part of the board and its place.
type part struct {
	name string
	x, y float64
	draw func(*picture)
}

// layout is the places of all parts in a drawing of that size.
type layout struct {
	w, h  float64
	parts []part
}

// slim is the width of the display font relative to the font of the known widths.
const slim = .84

// heading draws a title in letters that fit the room. It returns the width of the title.
func (p *picture) heading(title string, x, y, room float64) float64 {
	size := piece.Fit(title, 18*slim, room) / slim
	p.C.Text(x, y+16, size, title, "py-h")
	return piece.Width(title, size*slim)
}

// gap is the distance between parts and from the edge.
const gap = 8.0

// The stage shows the active site enlarged. What is left of everything is next to it.
const stageW, stageH = 896.0, 304.0

// While the stage shows empty harbours only, it and the supply beside it are low.
const lowH = 162.0

func (p *picture) layout() layout {
	if p.chart.narrow {
		return p.narrow()
	}
	y := p.chart.h + 5
	size := p.stageSize()
	return layout{wideW, y + size.h + gap, []part{
		{"nile", 0, 0, (*picture).land},
		{"stage", gap, y, (*picture).stage},
		{"supply", gap + size.w + 10, y, (*picture).supply},
	}}
}

// narrow returns the layout for phones, part below part. The part that the viewer decides on comes first.
func (p *picture) narrow() layout {
	l := layout{w: narrowW}
	rows := []struct {
		high float64
		part part
	}{
		{p.chart.h, part{"nile", 0, 0, (*picture).land}},
		{p.stageHigh(), part{"stage", gap, 0, (*picture).stage}},
		{198, part{"fleet", 0, 0, (*picture).fleet}},
		{200, part{"supply", gap, 0, (*picture).supply}},
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

// facing returns the row of the narrow layout with the viewer's decision: the sites, the stage, the boats or the
// supply.
func (p *picture) facing() int {
	switch p.s.Top().Step {
	case pyramidion.StepLoad:
		return 2
	case pyramidion.StepGain, pyramidion.StepAdd:
		return 3
	case pyramidion.StepPay, pyramidion.Done:
		return 1
	case pyramidion.StepDismiss, pyramidion.StepNumber, pyramidion.StepActivate, pyramidion.StepTake,
		pyramidion.StepSwap:
		return 0
	}
	if p.s.Site != pyramidion.NoSite {
		return 1
	}
	return 0
}
