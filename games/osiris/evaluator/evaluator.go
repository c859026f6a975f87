package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// placeTie separates governors with equal points once the game has ended (OSI-9.3), in glory points a place.
const placeTie = 0.01

// Value fills values with an estimate of each governor's glory points at the end of the game (a bot.Evaluator). It
// allocates no memory. Masking a state does not change its values.
func Value(state game.State, values []float32) { learnt.Value(state, values) }

// Value is [Value] with these weights.
func (all *Weights) Value(state game.State, values []float32) {
	s := state.(*osiris.State)
	if s.Top().Step == osiris.Done {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	}
	v := view{s: s}
	v.look()
	w := all.at(&v)
	for i := range values {
		values[i] = float32(s.Score(game.Seat(i))) + v.f[i].times(&w)
	}
}

// times returns the sum of the features times their weights. Four sums at a time need not wait for each other.
func (f *features) times(w *features) float32 {
	var sums [4]float32
	for k := 0; k < featureCount/4*4; k += 4 {
		x, y := (*[4]float32)(f[k:]), (*[4]float32)(w[k:])
		sums[0] += x[0] * y[0]
		sums[1] += x[1] * y[1]
		sums[2] += x[2] * y[2]
		sums[3] += x[3] * y[3]
	}
	for k := featureCount / 4 * 4; k < featureCount; k++ {
		sums[0] += f[k] * w[k]
	}
	return sums[0] + sums[1] + sums[2] + sums[3]
}

// at returns the weights for the moment of a position.
func (all *Weights) at(v *view) (w features) {
	table := all.table(v.s)
	for k := range w {
		w[k] = table[0][k] + (table[1][k]-table[0][k])*v.past
	}
	return w
}

// table returns the weights for the number of seats of a position.
func (all *Weights) table(s *osiris.State) *[ends]features { return &all[min(max(s.Seats(), 2), 5)-2] }

// Features fills f, with [Count] entries a seat, with the factors of all weights. It serves to fit the weights.
func Features(s *osiris.State, f [][Count]float32) {
	v := view{s: s}
	v.look()
	for seat := range f {
		for k, x := range v.f[seat] {
			f[seat][k], f[seat][featureCount+k] = x*(1-v.past), x*v.past
		}
	}
}

const (
	// Count is the number of factors that weights have at one moment: what a fit gets.
	Count  = ends * featureCount
	ends   = 2
	tables = 4
)
