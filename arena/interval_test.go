package arena

import (
	"math"
	"testing"
)

func TestWilson(t *testing.T) {
	for _, c := range []struct{ rate, n, lo, hi float64 }{
		{0.5, 100, 0.4038, 0.5962},
		{0, 10, 0, 0.2775},
		{1, 10, 0.7225, 1},
		{0.1, 50, 0.0435, 0.2136},
	} {
		got := wilson(c.rate, c.n)
		if math.Abs(got[0]-c.lo) > 5e-4 || math.Abs(got[1]-c.hi) > 5e-4 {
			t.Errorf("wilson(%v, %v) = %v, want [%v %v]", c.rate, c.n, got, c.lo, c.hi)
		}
	}
}

func TestAroundIsTheUsualIntervalForShufflesOfOneGame(t *testing.T) {
	// Mean 2, standard deviation 1 (n-1), so 2 ± 1.96/sqrt(3).
	got := around(2, []sample{{1, 1}, {2, 1}, {3, 1}, {}})
	if want := z95 / math.Sqrt(3); math.Abs(2-got[0]-want) > 1e-9 || math.Abs(got[1]-2-want) > 1e-9 {
		t.Errorf("got %v, want 2 ± %v", got, want)
	}
}

func TestPeriod(t *testing.T) {
	for _, c := range []struct {
		places []int
		want   int
	}{{[]int{0}, 1}, {[]int{0, 0, 0}, 1}, {[]int{0, 1, 0}, 3}, {[]int{0, 1, 0, 1}, 2}, {[]int{0, 1, 2, 3}, 4}} {
		if got := period(c.places); got != c.want {
			t.Errorf("period(%v) = %d, want %d", c.places, got, c.want)
		}
	}
}
