package board

import (
	"ennead/games/kemet"
	"ennead/internal/piece"
)

// Narrow maps have no room for all names. They show those in question, on plates that give way to each other, to the
// marks of the choices and to the troops.

// The sizes of a plate.
const (
	plateText   = 14.1 // 13 px on the narrowest phones, which show the map at 360 of its 390
	plateLine   = 15.5
	plateWide   = 112.0 // of its text, before it is broken
	plateMargin = 4.0
)

// box is a rectangle by its middle.
type box struct {
	point
	w, h float64
}

// overlap returns the area that two boxes share.
func (b box) overlap(o box) float64 {
	w := min(b.x+b.w/2, o.x+o.w/2) - max(b.x-b.w/2, o.x-o.w/2)
	h := min(b.y+b.h/2, o.y+o.h/2) - max(b.y-b.h/2, o.y-o.h/2)
	return max(0, w) * max(0, h)
}

// plate is the name of a space on its plate.
type plate struct {
	box
	lines []string
}

// inQuestion returns the spaces that the viewer can choose, the one of a combat, and the districts that the viewer sets
// up.
func (p *picture) inQuestion() (spaces []uint8) {
	for in := p.b.In; in != 0; in = in.Rest() {
		if space := in.First(); p.first(space) != "" || p.s.Fight.Space == space || p.setsUp(space) {
			spaces = append(spaces, space)
		}
	}
	return spaces
}

// setsUp reports whether the viewer chooses what stands in the districts of their city, this one among them. The
// choices name them by number.
func (p *picture) setsUp(space uint8) bool {
	if step := p.s.Top().Step; !p.Active || step != kemet.StepDistricts && step != kemet.StepPyramids {
		return false
	}
	return p.s.OwnerOf(space) == p.Viewer
}

// called returns the name of a space on its plate. The plate of a district is at its city, and names only its number.
func (p *picture) called(space uint8) string {
	if p.district(space) {
		return p.Word("plate", "n", int(p.s.Data.Spaces[space].Place)+1)
	}
	return p.Words.Word(string(p.spaceTerm(space)))
}

// plates places the plates of the spaces in question.
func (p *picture) plates() (all []plate) {
	spaces := p.inQuestion()
	busy := p.busy(spaces)
	for _, space := range spaces {
		name := plate{lines: piece.Wrap(p.called(space), plateText, plateWide)}
		for _, line := range name.lines {
			name.w = max(name.w, piece.Width(line, plateText)+2*plateMargin)
		}
		name.h = plateLine*float64(len(name.lines)) + plateMargin
		name.point = p.room(space, name.box, busy, all)
		all = append(all, name)
	}
	return all
}

// busy returns what plates had better not cover: buildings, troops, and the marks of the choices.
func (p *picture) busy(spaces []uint8) (all []box) {
	for in := p.b.In; in != 0; in = in.Rest() {
		space := in.First()
		spots := p.spots(space)
		if spots.build != (point{}) {
			all = append(all, box{p.chart.at(spots.build).plus(0, -9), 28, 20})
		}
		if p.s.Enemy(kemet.NoSeat, space) != kemet.NoSeat {
			all = append(all, box{p.chart.at(spots.troop), 36, 20})
		}
	}
	for _, space := range spaces {
		all = append(all, box{p.chart.at(p.spots(space).mark), p.markSize() + 4, p.markSize() + 4})
	}
	return all
}

// room returns the best place for the plate of a space: near the mark of its choice, where it covers least. Another
// name weighs more than a troop.
func (p *picture) room(space uint8, name box, busy []box, plates []plate) (best point) {
	spots, least := p.spots(space), -1.0
	gap := p.markSize()/2 + 3
	for _, at := range []point{p.chart.at(spots.mark), p.chart.at(spots.troop)} {
		for _, to := range []point{
			at.plus(0, -gap-name.h/2), at.plus(0, gap+name.h/2), at.plus(gap+name.w/2, 0), at.plus(-gap-name.w/2, 0),
		} {
			name.x = min(max(to.x, name.w/2+2), p.chart.w-name.w/2-2)
			name.y = min(max(to.y, name.h/2+2), p.chart.h-name.h/2-2)
			cost := name.to(to)
			for _, b := range busy {
				cost += 3 * name.overlap(b)
			}
			for _, other := range plates {
				cost += 12 * name.overlap(other.box)
			}
			if least < 0 || cost < least {
				best, least = name.point, cost
			}
		}
	}
	return best
}

// drawPlates draws the names of the spaces in question.
func (p *picture) drawPlates() {
	for _, name := range p.plates() {
		p.C.Box(name.x, name.y, name.w, name.h, 4, "k-name-plate")
		for i, line := range name.lines {
			y := name.y + plateLine*(float64(i)-float64(len(name.lines)-1)/2) + 4.9
			p.C.Text(name.x, y, plateText, line, "tm ts")
		}
	}
}
