package board

import (
	"math"
	"slices"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Narrow maps have no room for all names. They show those in question, on plates that give way to each other, to the
// marks of the choices and to the troops. A name without room of its own gives way to the number of its button.

// The sizes of a plate.
const (
	plateText   = 14.1 // 13 px on the narrowest phones, which show the map at 360 of its 390
	plateLine   = 15.5
	plateWide   = 112.0 // of its text, before it is broken
	plateMargin = 4.0
	plateGap    = 1.0
	mostNames   = 9     // on one map; more would hide it
	astray      = 900.0 // the cost of a place in another space, which it would seem to name
	hidden      = 400.0 // the cost of a place where it covers something
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

// touches reports whether two boxes share any room, or have hardly any between them.
func (b box) touches(o box) bool {
	return max(b.x, o.x)-min(b.x, o.x) < (b.w+o.w)/2+plateGap && max(b.y, o.y)-min(b.y, o.y) < (b.h+o.h)/2+plateGap
}

// covers reports whether a box hides a tenth of another one.
func (b box) covers(o box) bool { return b.overlap(o) > .1*o.w*o.h }

// far returns how far a point is from a box.
func (b box) far(at point) float64 {
	return math.Hypot(max(0, math.Abs(at.x-b.x)-b.w/2), max(0, math.Abs(at.y-b.y)-b.h/2))
}

// plate is the name of a space on its plate.
type plate struct {
	box
	space uint8
	lines []string
	key   bool // it holds the number of the button, not the name
}

// inQuestion returns the spaces that the viewer can choose, the one of a combat, and the districts that the viewer sets
// up. While a troop looks for its goal, other troops are not in question.
func (p *picture) inQuestion() (spaces []uint8) {
	for in := p.b.In; in != 0; in = in.Rest() {
		space := in.First()
		chosen := p.first(space) != "" && (p.aimed == nil || p.routeTo(space, p.first(space)) != nil)
		if chosen || p.s.Fight.Space == space || p.setsUp(space) {
			spaces = append(spaces, space)
		}
	}
	return spaces
}

// keys returns the numbers of the buttons of what can be chosen on the map, by space.
func (p *picture) keys() map[uint8]int {
	all := map[uint8]int{}
	if p.aimed != nil {
		before := 0
		if p.aimed.route != nil {
			before = len(p.beastField().Options)
		}
		for i, r := range p.aimed.others() {
			all[r.Goal()] = before + i + 1
		}
		return all
	}
	idle, numbers, n := piece.Idle(Board{}, p.Scene), map[string]int{}, 0
	for _, last := range []bool{false, true} { // as the page orders its buttons
		for _, m := range p.s.Moves(nil, p.Viewer) {
			if _, nothing := idle[m]; nothing == last {
				n++
				numbers[kemet.Lexicon.Text(m)] = n
			}
		}
	}
	for space, moves := range p.at {
		all[space] = numbers[moves[0]]
	}
	return all
}

// setsUp reports whether the viewer chooses what stands in the districts of their city, this one among them. The
// choices name them by number.
func (p *picture) setsUp(space uint8) bool {
	if step := p.s.Top().Step; !p.Active || step != kemet.StepDistricts && step != kemet.StepPyramid {
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

// misleads reports whether a name outside its space seems to name another one: that space has a building, or the mark
// of another space, a choice or a district of the same city, is nearer than its own.
func (p *picture) misleads(a plate, spaces []uint8) bool {
	in := func(space uint8) bool { return inside(a.point, p.chart.polygon(kemet.SpaceNames[space])) }
	if in(a.space) {
		return false
	}
	own := a.far(p.chart.at(p.spots(a.space).mark))
	for all := p.b.In; all != 0; all = all.Rest() {
		other := all.First()
		spots, sibling := p.spots(other), p.district(other) && p.b.City[other] == p.b.City[a.space]
		switch {
		case other == a.space:
		case !p.district(other) && spots.build != (point{}) && in(other),
			(sibling || slices.Contains(spaces, other)) && a.far(p.chart.at(spots.mark)) < own:
			return true
		}
	}
	return false
}

// plates places the plates of the spaces in question. As long as a name touches another plate, covers what it should
// not, or misleads, it gives way to its number, the largest first.
func (p *picture) plates() (all []plate) {
	spaces := p.inQuestion()
	if len(spaces) == 0 {
		return nil
	}
	busy, keys, short := p.busy(spaces), map[uint8]int{}, map[uint8]bool{}
	if p.Active {
		keys = p.keys()
	}
	for _, space := range spaces {
		short[space] = len(spaces) > mostNames && keys[space] > 0
	}
	for {
		all = p.lay(spaces, busy, keys, short)
		largest := -1
		for i, a := range all {
			if a.key || keys[a.space] == 0 || largest >= 0 && a.w*a.h <= all[largest].w*all[largest].h {
				continue
			}
			another := func(b plate) bool { return a.space != b.space && a.touches(b.box) }
			if p.misleads(a, spaces) || slices.ContainsFunc(all, another) || slices.ContainsFunc(busy, a.covers) {
				largest = i
			}
		}
		if largest < 0 {
			return all
		}
		short[all[largest].space] = true
	}
}

// lay places plates with names, then those with numbers, which find room in more places.
func (p *picture) lay(spaces []uint8, busy []box, keys map[uint8]int, short map[uint8]bool) (all []plate) {
	for _, key := range []bool{false, true} {
		for _, space := range spaces {
			if short[space] != key {
				continue
			}
			one := plate{space: space, key: key, lines: []string{p.Number(keys[space])}}
			if !key {
				one.lines = piece.Wrap(p.called(space), plateText, plateWide)
			}
			for _, line := range one.lines {
				one.w = max(one.w, piece.Width(line, plateText)+2*plateMargin)
			}
			one.h = plateLine*float64(len(one.lines)) + plateMargin
			one.point = p.room(space, one.box, busy, all)
			all = append(all, one)
		}
	}
	return all
}

// busy returns what plates had better not cover: buildings, troops, the marks of cities and those of the choices.
func (p *picture) busy(spaces []uint8) (all []box) {
	for in := p.b.In; in != 0; in = in.Rest() {
		space := in.First()
		spots := p.spots(space)
		if spots.build != (point{}) {
			all = append(all, box{p.chart.at(spots.build).plus(0, -9), 28, 20})
		}
		if spots.needle != (point{}) {
			all = append(all, box{p.chart.at(spots.needle).plus(0, -9), 8, 20})
		}
		for _, seat := range p.here(space) {
			all = append(all, box{p.standing(seat, space), 36, 20})
		}
	}
	for seat := range game.Seat(p.s.Seats()) {
		if city := p.s.Player[seat].City; city != kemet.NoCity {
			at, _ := p.sign(city)
			all = append(all, box{at, bannerNarrow, bannerNarrow})
		}
	}
	for _, space := range spaces {
		mark := box{p.chart.at(p.spots(space).mark), p.markSize() + 4, p.markSize() + 4}
		if r := p.routeTo(space, p.first(space)); r != nil && r.Price > 0 {
			mark.w *= 2
		}
		all = append(all, mark)
	}
	return all
}

// room returns the best place for the plate of a space: near the mark of its choice, where it covers least. It covers
// another plate only if there is no other place.
func (p *picture) room(space uint8, name box, busy []box, plates []plate) (best point) {
	spots, least := p.spots(space), -1.0
	land := p.chart.polygon(kemet.SpaceNames[space])
	try := func(to, at point) {
		name.x = min(max(to.x, name.w/2+2), p.chart.w-name.w/2-2)
		name.y = min(max(to.y, name.h/2+2), p.chart.h-name.h/2-2)
		cost := name.to(to) + name.to(at)/2
		if !inside(name.point, land) {
			cost += astray
		}
		for _, b := range busy {
			if cost += 3 * name.overlap(b); name.covers(b) {
				cost += hidden
			}
		}
		for _, other := range plates {
			if name.touches(other.box) {
				cost += 1e4 + 12*name.overlap(other.box)
			}
		}
		if least < 0 || cost < least {
			best, least = name.point, cost
		}
	}
	gap := p.markSize()/2 + 3
	for _, at := range []point{p.chart.at(spots.mark), p.chart.at(spots.troop)} {
		for _, far := range []float64{gap, 1.5 * gap, 2 * gap} {
			x, y := far+name.w/2, far+name.h/2
			for _, to := range []point{
				at.plus(0, -y), at.plus(0, y), at.plus(x, 0), at.plus(-x, 0),
				at.plus(x, -y), at.plus(x, y), at.plus(-x, -y), at.plus(-x, y),
			} {
				try(to, at)
			}
		}
	}
	for _, to := range within(land) {
		try(to, p.chart.at(spots.mark))
	}
	return best
}

// within returns points all over a polygon.
func within(land []point) (all []point) {
	from, to := land[0], land[0]
	for _, at := range land {
		from, to = point{min(from.x, at.x), min(from.y, at.y)}, point{max(to.x, at.x), max(to.y, at.y)}
	}
	for y := from.y; y < to.y; y += plateLine / 2 {
		for x := from.x; x < to.x; x += plateLine {
			if at := (point{x, y}); inside(at, land) {
				all = append(all, at)
			}
		}
	}
	return all
}

// drawPlates draws the names of the spaces in question, or the numbers of their buttons.
func (p *picture) drawPlates() {
	for _, one := range p.plates() {
		if one.key {
			p.keyPlate(p.C, one.point, one.lines[0])
			continue
		}
		p.C.Box(one.x, one.y, one.w, one.h, 4, "k-name-plate")
		for i, line := range one.lines {
			y := one.y + plateLine*(float64(i)-float64(len(one.lines)-1)/2) + 4.9
			p.C.Text(one.x, y, plateText, line, "tm ts")
		}
	}
}

// keyPlate draws the number of a button.
func (p *picture) keyPlate(c *svg.Canvas, at point, number string) {
	c.Box(at.x, at.y, piece.Width(number, plateText)+2*plateMargin, plateLine+plateMargin, 4, "k-name-plate k-key")
	c.Text(at.x, at.y+4.9, plateText, number, "tm tb")
}

// keyed adds to the picture of a button the number that is on the map in place of a name, if there is one.
func (p *picture) keyed(c *svg.Canvas, number string) {
	if number != "" {
		p.keyPlate(c, point{(piece.Width(number, plateText)+2*plateMargin)/2 - 17, -8}, number)
	}
}

// onMap returns the numbers that are on the map in place of names, by space.
func (p *picture) onMap() map[uint8]string {
	all := map[uint8]string{}
	if p.chart.narrow {
		for _, one := range p.plates() {
			if one.key {
				all[one.space] = one.lines[0]
			}
		}
	}
	return all
}

// keyOf returns the number that is on the map for a move, "" if there is none.
func (p *picture) keyOf(move string) string {
	for space, number := range p.onMap() {
		if p.first(space) == move {
			return number
		}
	}
	return ""
}
