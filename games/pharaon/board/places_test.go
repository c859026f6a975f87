package board

import (
	"math"
	"testing"

	"ennead/games/pharaon"
)

// TestPlaces lays out every quarter at every position for every number of players. Nothing may overlap another thing,
// the objects on a pillar, or the rim.
func TestPlaces(t *testing.T) {
	worst := 0.0
	for position := range quarters {
		for _, k := range []placeKey{
			{pharaon.Nobles, position, 3, 0}, {pharaon.Nile, position, 5, 0},
			{pharaon.Burial, position, 8, 0}, {pharaon.Artisans, position, 4, 0},
			{pharaon.Offerings, position, 3, 3}, {pharaon.Offerings, position, 4, 4},
			{pharaon.Offerings, position, 5, 5}, {pharaon.Offerings, position, 6, 6},
			{pharaon.Offerings, position, 5, 6}, {pharaon.Offerings, position, 6, 7},
		} {
			p := layOut(k)
			if s := p.main[0].scale; s < .8 {
				t.Errorf("%+v: scale = %.2f", k, s)
			} else if s < 1 {
				t.Logf("%+v: scale = %.2f", k, s)
			}
			things := append(append([]spot{}, p.main...), p.bonus...)
			if p.deck.w > 0 {
				things = append(things, p.deck)
			}
			for i, a := range things {
				for _, b := range append(pillarSpots(p.axis), things[i+1:]...) {
					if o := overlap(a, b); o > 1 {
						t.Errorf("%+v: %+v and %+v overlap by %.1f", k, a, b, o)
					} else {
						worst = max(worst, o)
					}
				}
				if r := math.Hypot(math.Abs(a.x)+a.w/2, math.Abs(a.y)+a.h/2); r > 379 {
					t.Errorf("%+v: %+v reaches the rim: %.1f", k, a, r)
				}
			}
		}
	}
	t.Logf("largest overlap: %.2f units", worst)
}

// overlap returns how far two things overlap, along the axis where they overlap least.
func overlap(a, b spot) float64 {
	return min((a.w+b.w)/2-math.Abs(a.x-b.x), (a.h+b.h)/2-math.Abs(a.y-b.y))
}

func BenchmarkLayOut(b *testing.B) {
	for b.Loop() {
		layOut(placeKey{pharaon.Offerings, 0, 6, 6})
	}
}
