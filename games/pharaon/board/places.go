package board

import (
	"math"
	"sync"

	"ennead/games/pharaon"
	"ennead/internal/svg"
)

// spot is the place of an upright thing: its centre, its size, and the scale at which it is drawn (0 is natural
// size).
type spot struct{ x, y, w, h, scale float64 }

// transform moves the origin to the spot. Whole units are precise enough, and short.
func (s spot) transform() string {
	t := svg.Translate(math.Round(s.x), math.Round(s.y))
	if s.scale != 0 && s.scale != 1 {
		t += " " + svg.Scale(s.scale)
	}
	return t
}

// places are the spots of one quarter at one position of the circle.
type places struct {
	axis  float64 // degrees
	back  bool    // in the lower half the order is reversed, so that it reads from left to right
	main  []spot  // cards, options, steps or lots, in order
	deck  spot    // the deck or the bag
	bonus []spot
}

// around returns the angle of the i-th of n things spread evenly around the axis.
func (p *places) around(i, n int, step float64) float64 {
	a := (float64(i) - float64(n-1)/2) * step
	if p.back {
		a = -a
	}
	return p.axis + a
}

func (p *places) at(r, angle, w, h float64) spot {
	x, y := svg.P(r, angle)
	return spot{x: x, y: y, w: w, h: h}
}

type placeKey struct {
	quarter        pharaon.Quarter
	position, main int
	bonus          int
}

var (
	placeLock  sync.Mutex
	placeCache = map[placeKey]*places{}
)

// placesOf returns the places in a quarter at a position, for main things and bonus tokens.
func placesOf(q pharaon.Quarter, position, main, bonus int) *places {
	key := placeKey{q, position, main, bonus}
	placeLock.Lock()
	defer placeLock.Unlock()
	p, ok := placeCache[key]
	if !ok {
		p = layOut(key)
		placeCache[key] = p
	}
	return p
}

// layOut makes things as large as they fit. Gold plates of neighbours stay 9 apart, and things themselves 3. What
// does not fit is drawn smaller.
func layOut(k placeKey) (p *places) {
	for _, scale := range []float64{1, .94, .88, .82, .76} {
		for _, gap := range []float64{9, 7, 5, 3} {
			var rests bool
			if p, rests = pushed(k, scale, gap); rests {
				return p
			}
		}
	}
	return p
}

// pushed starts from polar places, and moves things apart until all keep the gap. It reports whether it succeeded.
func pushed(k placeKey, scale, gap float64) (*places, bool) {
	p := &places{axis: float64(k.position) * 72, back: k.position == 2 || k.position == 3}
	inner := 190.0
	add := func(r, step, w, h float64, n int) {
		for i := range n {
			p.main = append(p.main, p.at(r, p.around(i, n, step), w*scale, h*scale))
		}
	}
	switch k.quarter {
	case pharaon.Nobles:
		inner = 195
		add(268, 19.3, 70, 76, k.main)
		p.deck = p.at(348, p.axis, 46, 50)
	case pharaon.Nile:
		inner = 299
		add(339, 11.7*5/float64(max(k.main, 5)), 64, 40, k.main)
	case pharaon.Offerings:
		add(338, min(12, 60/float64(k.main)), 64, 42, k.main)
		for i := range k.bonus {
			p.bonus = append(p.bonus, p.at(272, p.around(i, k.bonus, min(10.2, 56/float64(k.bonus))), 30, 38))
		}
		p.deck = p.at(213, p.axis, 50, 52)
	case pharaon.Burial:
		near := min(3, k.main)
		add(257, 17, 60, 50, near)
		far := k.main - near
		for i := range far { // reverses direction
			p.main = append(p.main, p.at(338, p.around(far-1-i, far, min(12.2, 61/float64(far))), 60*scale, 50*scale))
		}
	case pharaon.Artisans:
		inner = 200
		add(292, 14.6, 60, 66, k.main)
		p.deck = p.at(352, p.axis, 46, 50)
	}
	for i := range p.main {
		p.main[i].scale = scale
	}
	return p, p.relax(inner, gap)
}

// relax moves things apart, and away from pillars, rim and wheel, until nothing moves.
func (p *places) relax(inner, gap float64) bool {
	var things []*spot
	for i := range p.main {
		things = append(things, &p.main[i])
	}
	for i := range p.bonus {
		things = append(things, &p.bonus[i])
	}
	if p.deck.w > 0 {
		things = append(things, &p.deck)
	}
	fixed := pillarSpots(p.axis)
	for range 400 {
		moved := false
		for i, a := range things {
			for _, b := range things[i+1:] {
				moved = apart(a, b, gap, .5, .5) || moved
			}
			for j := range fixed {
				moved = apart(a, &fixed[j], 3, 1, 0) || moved
			}
			moved = p.within(a, inner) || moved
		}
		if !moved {
			return true
		}
	}
	return false
}

// pillarSpots returns the things on the two pillars next to an axis: medallion, name, conditions.
func pillarSpots(axis float64) (spots []spot) {
	for _, side := range []float64{-36, 36} {
		x, y := svg.P(330, axis+side)
		spots = append(spots, spot{x: x, y: y - 2, w: 76, h: 82}, spot{x: x, y: y + 32, w: 62, h: 19})
		for _, r := range []float64{254, 197} {
			x, y := svg.P(r, axis+side)
			spots = append(spots, spot{x: x, y: y, w: 55, h: 27})
		}
	}
	return spots
}

// apart separates two overlapping things along the axis with the smaller overlap. Each moves by its share.
func apart(a, b *spot, gap, shareA, shareB float64) bool {
	dx, dy := b.x-a.x, b.y-a.y
	ox := (a.w+b.w)/2 + gap - math.Abs(dx)
	oy := (a.h+b.h)/2 + gap - math.Abs(dy)
	if ox <= .01 || oy <= .01 {
		return false
	}
	if ox < oy {
		push := math.Copysign(ox, dx)
		a.x -= push * shareA
		b.x += push * shareB
	} else {
		push := math.Copysign(oy, dy)
		a.y -= push * shareA
		b.y += push * shareB
	}
	return true
}

// within keeps the corners of a thing inside the rim, outside the inner radius and off the pillars.
func (p *places) within(a *spot, inner float64) (moved bool) {
	const rim, pillar = 377.0, 30.0
	for _, sx := range []float64{-.5, .5} {
		for _, sy := range []float64{-.5, .5} {
			x, y := a.x+sx*a.w, a.y+sy*a.h
			r := math.Hypot(x, y)
			if out := r - rim; out > .01 {
				a.x, a.y, moved = a.x-x/r*out, a.y-y/r*out, true
			} else if in := inner - r; in > .01 {
				a.x, a.y, moved = a.x+x/r*in, a.y+y/r*in, true
			}
			for _, side := range []float64{-1, 1} {
				// The normal of the pillar's centre line, pointing into the quarter.
				nx, ny := svg.P(1, p.axis+side*(36-90))
				if near := pillar - (x*nx + y*ny); near > .01 {
					a.x, a.y, moved = a.x+nx*near, a.y+ny*near, true
				}
			}
		}
	}
	return moved
}
