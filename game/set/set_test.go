package set_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game/set"
)

type card struct{}

// TestSets holds both kinds of sets against a list of what was put in.
func TestSets(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var large set.Large[card]
		var small set.Small[card]
		var in []uint8
		for n := range uint8(32) {
			if r.IntN(3) == 0 {
				large, small, in = large.With(n), small.With(n), append(in, n)
			}
		}
		large = large.With(63)
		if large.Len() != len(in)+1 || small.Len() != len(in) || large.Has(255) || small.Has(255) || !large.Has(63) {
			t.Fatalf("%v: %d in the large set, %d in the small one", in, large.Len(), small.Len())
		}
		large = large.Without(63)
		for n := range uint8(64) {
			if has := slices.Contains(in, n); large.Has(n) != has || small.Has(n) != has {
				t.Fatalf("%v: is %d there?", in, n)
			}
		}
		all := small
		for i, n := range in {
			if all.At(i) != n || large.First() != n || small.First() != n {
				t.Fatalf("%v: %d, %d or %d stands at %d", in, all.At(i), large.First(), small.First(), i)
			}
			large, small = large.Rest(), small.Without(n)
		}
		if large != 0 || small != 0 {
			t.Fatalf("%v: something is left", in)
		}
	}
}

func TestEight(t *testing.T) {
	if got := set.Eight(0x09_00_00_02_7f_00_01_00); got != 0b10011010 {
		t.Errorf("%b", got)
	}
}
