package evaluator

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// placeTie separates foremen with equal points once the game is over (PYR-14.2 to 14.4).
const placeTie = 0.01

// Value fills values with the final points expected for each foreman (a bot.Evaluator). It does not allocate.
func Value(state game.State, values []float32) { learnt.Value(state, values) }

// Value is [Value] with these weights.
func (all *Weights) Value(state game.State, values []float32) {
	s := state.(*pyramidion.State)
	if s.Top().Step == pyramidion.Done {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	}
	v := view{s: s}
	v.look()
	w := all.at(&v)
	for i := range values {
		sum := float32(v.vp[i])
		for k, x := range v.f[i] {
			sum += x * w[k]
		}
		values[i] = sum
	}
}

// worthless is the factor for things that have become useless (PYR-14.5).
const worthless = 0.1

// at returns the weights for the stage of the game that a position is in. During the last loading phase, boats count
// their exact points.
func (all *Weights) at(v *view) (w features) {
	table := &all[min(max(v.s.Seats(), 2), 4)-2]
	for k := range w {
		w[k] = table[0][k] + (table[1][k]-table[0][k])*v.past
		if v.last {
			w[k] *= worthless
		}
	}
	if v.last {
		w[fCargo], w[fBonus] = 1, 1
	}
	return w
}

// Features fills f, which has [Count] places a seat, with the factors of all weights. It serves to fit the weights.
func Features(s *pyramidion.State, f [][Count]float32) {
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
	tables = 3
)
