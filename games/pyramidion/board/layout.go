package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
)

// part is a part of the board and where it lies.
type part struct {
	name string
	x, y float64
	draw func(*picture)
}

// layout is where all parts lie, in a drawing of that size.
type layout struct {
	w, h  float64
	parts []part
}

// slim is how wide the display face sets, against the face that widths are known of.
const slim = .84

// heading is a title in letters that fit the room there is; it returns how wide it is.
func (p *picture) heading(title string, x, y, room float64) float64 {
	size := piece.Fit(title, 18*slim, room) / slim
	p.C.Text(x, y+16, size, title, "py-h")
	return piece.Width(title, size*slim)
}

// gap is the distance between parts and from the edge.
const gap = 8.0

// The stage is where the active site lies large; beside it lies what is left.
const stageW, stageH = 896.0, 304.0

func (p *picture) layout() layout {
	if p.chart.narrow {
		return p.narrow()
	}
	y := p.chart.h + 5
	return layout{wideW, 667, []part{
		{"nile", 0, 0, (*picture).land},
		{"stage", gap, y, (*picture).stage},
		{"supply", gap + stageW + 10, y, (*picture).supply},
	}}
}

// narrow is the layout for phones, part under part; what the viewer decides on lies on top.
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

// facing is the row of the narrow layout on which the viewer decides: the sites, the stage, the boats or the supply.
func (p *picture) facing() int {
	switch p.s.Top().Step {
	case pyramidion.StepLoad:
		return 2
	case pyramidion.StepGain, pyramidion.StepAdd:
		return 3
	case pyramidion.StepPay, pyramidion.Done:
		return 1
	case pyramidion.StepDismiss, pyramidion.StepNumber, pyramidion.StepActivate, pyramidion.StepTake, pyramidion.StepSwap:
		return 0
	}
	if p.s.Site != pyramidion.NoSite {
		return 1
	}
	return 0
}
