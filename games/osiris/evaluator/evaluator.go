package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// placeTie parts governors with equal points once the game is over (OSI-9.3).
const placeTie = 0.01

// Value fills values with the glory points that each governor may expect at the end (a bot.Judge). It allocates nothing, and a
// masked state is worth what its whole one is.
func Value(state game.State, values []float32) {
	s := state.(*osiris.State)
	if s.Top().Step == osiris.Done {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	}
	v := view{s: s}
	v.look()
	w := v.weights()
	for i := range values {
		sum := float32(s.Score(game.Seat(i)))
		for k, x := range v.f[i] {
			sum += x * w[k]
		}
		values[i] = sum
	}
}

// weights are those of the moment.
func (v *view) weights() (w features) {
	table := &weights[min(max(v.s.Seats(), 2), 5)-2]
	for k := range w {
		w[k] = table[0][k] + (table[1][k]-table[0][k])*v.past
	}
	return w
}

// Features fills f, which has [Count] places a seat, with what the weights of all seats are multiplied by. It is meant for fitting
// the weights.
func Features(s *osiris.State, f [][Count]float32) {
	v := view{s: s}
	v.look()
	for seat := range f {
		for k, x := range v.f[seat] {
			f[seat][k], f[seat][featureCount+k] = x*(1-v.past), x*v.past
		}
	}
}

// Sizes for fitting: there is one table of weights for each number of seats from 2.
const (
	Count  = ends * featureCount
	Tables = tables
	ends   = 2
	tables = 4
)

// Weights are those of a table, first for the start of a game, then for its end.
func Weights(table int) []float64 {
	var list []float64
	for _, end := range weights[table] {
		for _, w := range end {
			list = append(list, float64(w))
		}
	}
	return list
}
