package board

import (
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// token draws a resource to gain or own; price draws one to pay.
func token(c *svg.Canvas, r pyramidion.Resource, x, y, size float64) {
	piece.Token(c, kinds[r].Name, x, y, size)
}

func price(c *svg.Canvas, r pyramidion.Resource, x, y, size float64) {
	piece.Cost(c, kinds[r].Name, x, y, size)
}

// next returns what the face-up distribution card puts on a site.
func (p *picture) next(site pyramidion.Site) pyramidion.Goods {
	if p.s.Phase() == 0 && p.s.Owing() == 0 {
		return pyramidion.Goods{}
	}
	return p.s.Data.Spread[p.s.Spread][site]
}

// pile draws the resources on a site, kind by kind, and what the next round puts there. Each kind can be a choice.
func (p *picture) pile(site pyramidion.Site, name string, room box, size float64) {
	now, next := p.s.Goods[site], p.next(site)
	var all []pyramidion.Resource
	for r := range resources {
		if now[r] > 0 || next[r] > 0 {
			all = append(all, r)
		}
	}
	columns, size := room.columns(len(all), size)
	if columns == 0 {
		return
	}
	rows := (len(all) + columns - 1) / columns
	w, h := room.w/float64(columns), room.h/float64(rows)
	if rows == 1 {
		w = min(w, size*3.6)
	}
	for i, r := range all {
		x, y := room.x+w*(float64(i%columns)+.5), room.y+h*(float64(i/columns)+.5)
		p.heap(name+"-"+goods[r], r, int(now[r]), int(next[r]), x, y, w, size)
	}
}

// columns returns the number of columns in which n heaps are largest, and their size.
func (b box) columns(n int, most float64) (columns int, size float64) {
	for c := 1; c <= n; c++ {
		rows := (n + c - 1) / c
		if s := min(most, b.h/float64(rows)-2.5, b.w/float64(c)/heapWide); s > size {
			columns, size = c, s
		}
	}
	return columns, size
}

// heapWide is the width of a heap with its numbers, as a multiple of the size of its tokens.
const heapWide = 2.35

// heap draws the tokens of one kind with their number.
func (p *picture) heap(id string, r pyramidion.Resource, n, more int, x, y, w, size float64) {
	title := p.amount(r, n)
	if more > 0 {
		title += " · " + p.Word("next-more", "goods", pyramidiontext.Amount(r, more))
	}
	move := p.FirstOf([]string{"take"}, goods[r])
	if !p.takesFrom(id) {
		move = ""
	}
	shape := piece.Plate(w-9, size+1, 8)
	p.Slot(piece.Slot{ID: id, Move: move, Title: title, At: svg.Translate(x, y), Shape: shape}, func() {
		c := p.C
		if move != "" {
			c.Box(0, 0, w-6, size+3, 8, "py-mat")
		}
		left := -w/2 + size/2 + 3
		if n == 0 {
			c.Use("t-"+kinds[r].Name, left, 0, size*.86, "py-trace")
		} else {
			p.stack(r, n, left, size)
			c.Text(left+size/2+2.5, size*.27, size*.76, p.Number(n), "tb")
		}
		if more > 0 {
			at := left + size/2 + 1
			if n > 0 {
				at = left + size/2 + 8 + piece.Width(p.Number(n), size*.78)
			}
			c.Text(at, size*.26, max(11.6, size*.54), p.Word("more", "n", more), "ts py-next")
		}
	})
}

// stack draws tokens of a kind on top of each other, as many as fit.
func (p *picture) stack(r pyramidion.Resource, n int, x, size float64) {
	high := 2
	if size > 24 {
		high = 4
	}
	for i := min(n, high) - 1; i >= 0; i-- {
		token(p.C, r, x+.7*float64(i), -2.4*float64(i), size)
	}
}

// takesFrom reports whether the current decision takes resources from the pile with that id.
func (p *picture) takesFrom(id string) bool {
	f := p.s.Top()
	site := pyramidion.Site(f.A)
	if f.Step != pyramidion.StepTake && f.Step != pyramidion.StepVizier || site >= sites {
		return false
	}
	name := p.pileName(site)
	return len(id) > len(name) && id[:len(name)] == name
}

// pileName returns the id of the pile of a site that the viewer can click: for the active site the one on the stage.
func (p *picture) pileName(site pyramidion.Site) string {
	if site == p.s.Site {
		return "stage-pile"
	}
	return "pile-" + id(siteNames[site])
}
