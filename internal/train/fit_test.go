package train

import (
	"math"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pharaon/evaluator"
)

func TestFitFindsTheWeightsBack(t *testing.T) {
	r := game.NewRand(1)
	want := make([]float64, evaluator.Count)
	for k := range want[1:] {
		want[k+1] = float64(k%5) - 2
	}
	want[3] = 0 // this feature never occurs below
	f := newFit(evaluator.Count)
	for range 5000 {
		x, y := make([]float32, evaluator.Count), 0.0
		x[0] = 1
		for k := 1; k < len(x); k++ {
			if k != 3 {
				x[k] = float32(r.Intn(7))
			}
			y += float64(x[k]) * want[k]
		}
		f.add(x, y+float64(r.Intn(3)-1))
	}
	got := f.solve(1e-6, 0, make([]float64, evaluator.Count))
	for k := 1; k < len(want); k++ {
		if math.Abs(got[k]-want[k]) > 0.05 {
			t.Errorf("weight %d is %.3f, want %.3f", k, got[k], want[k])
		}
	}
	if noise := math.Sqrt(2.0 / 3); math.Abs(f.spread(got)-noise) > 0.03 ||
		f.spread(make([]float64, evaluator.Count)) < 5 {
		t.Errorf("spread %.3f before and %.3f after, want %.3f", f.spread(make([]float64, evaluator.Count)),
			f.spread(got), noise)
	}
}

func TestFitKeepsTheUsualWhereItSawNothing(t *testing.T) {
	f := newFit(evaluator.Count)
	x := make([]float32, evaluator.Count)
	x[0] = 1
	for range 100 {
		f.add(x, 5)
	}
	usual := make([]float64, evaluator.Count)
	usual[0], usual[2] = 3, 7
	if got := f.solve(1e-6, 0, usual); math.Abs(got[0]-5) > 1e-3 || got[2] != 7 {
		t.Errorf("got %.3f and %.3f, want 5 and 7", got[0], got[2])
	}
	if got := f.solve(1, 0, usual); math.Abs(got[0]-4) > 1e-3 {
		t.Errorf("shrunk halfway to the usual 3 it is %.3f, want 4", got[0])
	}
	if got := f.solve(0, 300, usual); math.Abs(got[0]-3.5) > 1e-3 || got[2] != 7 {
		t.Errorf("a usual value of three times the precision leaves %.3f, want 3.5", got[0])
	}
}

func TestSignsAreKept(t *testing.T) {
	weights := []float64{1, -1, 2, -2, 3}
	keepSigns(weights, []float64{5, 5, -5, -5, 0})
	if want := []float64{1, 0, 0, -2, 3}; !slices.Equal(weights, want) {
		t.Errorf("got %v, want %v", weights, want)
	}
}
