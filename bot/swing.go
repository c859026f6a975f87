package bot

import (
	"math"

	"ennead/game"
)

// Swing measures how far the end of a game may still be from what its [Evaluator] expects. The more points are yet to
// be scored, the more may change: the variance in points is Base, for what the evaluator overlooks, plus PerPoint for
// each point that a seat expects beyond those it has. The figures are fitted to games, see docs/analysis.md.
type Swing struct{ Base, PerPoint float64 }

// Shares fills in each seat's expected share of the victory, given the values that the evaluator expects.
func (w Swing) Shares(s game.State, values []float32, shares []float64) {
	wins, winners := make([]float32, len(values)), float32(0)
	for over, i := s.Owing() == 0, 0; over && i < len(wins); i++ {
		if s.Rank(game.Seat(i)) == 1 {
			wins[i] = 1
			winners++
		}
	}
	for i := range wins {
		wins[i] /= max(winners, 1)
	}
	w.shares(s, values, wins, shares)
}

// leastUnit prevents division by zero for a swing that was never fitted.
const leastUnit = 1e-3

// shares returns each seat's chance of winning: the result if the game is over, otherwise a logit of the points that
// the evaluator expects, in units of the swing.
func (w Swing) shares(s game.State, values, wins []float32, shares []float64) {
	if s.Owing() == 0 {
		for i, x := range wins {
			shares[i] = float64(x)
		}
		return
	}
	most, coming := values[0], float64(0)
	for i, v := range values {
		most = max(most, v)
		coming += max(0, float64(v)-float64(s.Score(game.Seat(i))))
	}
	unit := max(math.Sqrt(w.Base+w.PerPoint*coming/float64(len(values))), leastUnit)
	sum := 0.0
	for i, v := range values {
		shares[i] = math.Exp(float64(v-most) / unit)
		sum += shares[i]
	}
	for i := range shares {
		shares[i] /= sum
	}
}
