package set_test

import (
	"encoding/binary"
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
		all, high := small, large<<20
		for i, n := range in {
			if all.At(i) != n || high.At(i) != n+20 || large.First() != n || small.First() != n {
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

// Kinds in a row: every thing is of the kind that a walk along the row finds.
func TestNth(t *testing.T) {
	for _, counts := range [][8]uint8{{}, {1}, {0, 0, 0, 0, 0, 0, 0, 3}, {3, 0, 2, 0, 0, 7, 1, 4},
		{20, 30, 10, 5, 5, 5, 2, 50}} {
		word, n := binary.LittleEndian.Uint64(counts[:]), 0
		for kind, count := range counts {
			for range count {
				if got := set.Nth(word, n); int(got) != kind {
					t.Errorf("%v: thing %d is of kind %d, not %d", counts, n, got, kind)
				}
				n++
			}
		}
		if got := set.Total(word); got != n {
			t.Errorf("%v: %d things, not %d", counts, got, n)
		}
	}
}
