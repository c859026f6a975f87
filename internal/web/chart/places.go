package chart

import (
	"cmp"
	"math"
	"slices"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// ends draws the seats' markers and names at the ends of their lines, moved apart where lines meet.
func (p *plot) ends() {
	type end struct {
		seat game.Seat
		y    float64
	}
	last := p.lines[len(p.lines)-1]
	var all []end
	for seat := range p.Names {
		all = append(all, end{game.Seat(seat), p.y(last.Win[seat])})
	}
	slices.SortStableFunc(all, func(a, b end) int { return cmp.Compare(a.y, b.y) })
	const gap = 24
	floor := p.y(0) + 8
	for i := range all {
		if i > 0 {
			all[i].y = max(all[i].y, all[i-1].y+gap)
		}
	}
	for i := len(all) - 1; i >= 0; i-- {
		all[i].y = min(all[i].y, floor)
		floor = all[i].y - gap
	}
	x := p.width - p.right
	for _, e := range all {
		p.c.Path(svg.Data(nil).M(p.x(last.At), p.y(last.Win[e.seat])).L(x+8, e.y).String(), "stem")
		piece.Mark(p.c, e.seat, x+19, e.y, 21)
		if p.named {
			room := p.right - 36
			p.c.Text(x+34, e.y+p.letter*.36, piece.Fit(p.Names[e.seat], p.letter, room), p.Names[e.seat], "ts tink")
		}
	}
}

// spots draws the highlighted decisions: each a link, near the line of its seat and clear of the others.
func (p *plot) spots() {
	var taken [][2]float64
	for _, s := range p.Spots {
		win, _ := p.value(s.At, s.Seat)
		x, y := p.x(s.At), p.y(win)
		at := p.clear(x, y, taken)
		taken = append(taken, at)
		p.c.Open("a", svg.A("href", s.Href), svg.A("aria-label", s.Name), svg.Class("spot s-"+piece.SeatName(s.Seat)))
		p.c.Title(s.Name)
		p.c.Line(x, y, at[0], at[1], "stem")
		p.c.Circle(x, y, 3, "dot")
		p.c.Circle(at[0], at[1], spotSize/2, "halo")
		Badge(p.c, s.Seat, s.Rank, at[0], at[1])
		p.c.End()
	}
}

// spotSize is large enough for a finger.
const spotSize = 25

// clear returns the free place nearest to a point of a line, preferably above or below it rather than to the side.
func (p *plot) clear(x, y float64, taken [][2]float64) (best [2]float64) {
	const off, step = 22, 9
	best, least := [2]float64{x, y}, math.Inf(1)
	for at := [2]float64{0, p.top + spotSize/2}; at[1] <= p.y(0)-spotSize/2; at[1] += step {
		for at[0] = p.left + spotSize/2; at[0] <= p.width-p.right-spotSize/2; at[0] += step {
			dx, dy := math.Abs(at[0]-x), math.Abs(at[1]-y)
			if far := 2*dx + dy; dy >= off && far < least && !covers(at, taken) {
				best, least = at, far
			}
		}
	}
	return best
}

// covers reports whether a spot would overlap another one.
func covers(at [2]float64, taken [][2]float64) bool {
	return slices.ContainsFunc(taken, func(o [2]float64) bool {
		return math.Hypot(at[0]-o[0], at[1]-o[1]) < spotSize+1
	})
}

// Badge draws the sign of a seat's costly decision: its marker with a number, 1 for the most costly.
func Badge(c *svg.Canvas, seat game.Seat, rank int, x, y float64) {
	piece.Mark(c, seat, x-2, y, 22)
	c.Circle(x+8, y+6, 6.5, "pin-disc")
	c.Text(x+8, y+9.6, 10, string(rune('0'+rank%10)), "tm tb pin-text")
}
