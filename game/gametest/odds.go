package gametest

import (
	"math"
	"testing"

	"ennead/game"
)

// Odds walks all sequences of that many moves of Nature and returns the probability of each result, by name.
func Odds[S game.State](s game.State, depth int, name func(S) string) map[string]float64 {
	all := map[string]float64{}
	var walk func(s game.State, depth int, p float64)
	walk = func(s game.State, depth int, p float64) {
		if depth == 0 {
			all[name(s.(S))] += p
			return
		}
		moves := s.Moves(nil, game.Nature)
		total := 0
		for _, m := range moves {
			total += s.Weight(m)
		}
		for _, m := range moves {
			next := s.Copy()
			next.Play(game.Nature, m, nil)
			walk(next, depth-1, p*float64(s.Weight(m))/float64(total))
		}
	}
	walk(s, depth, 1)
	return all
}

// Alike fails unless there are exactly n outcomes with equal probability.
func Alike(t testing.TB, odds map[string]float64, n int) {
	t.Helper()
	if len(odds) != n {
		t.Errorf("%d outcomes, not %d: %v", len(odds), n, odds)
	}
	for name, p := range odds {
		if math.Abs(p*float64(n)-1) > 1e-9 {
			t.Errorf("%s has a chance of %f, not 1/%d", name, p, n)
		}
	}
}
