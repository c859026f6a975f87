package judge

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// placeTie parts seats with equal points once the game is over (TEK-8.5).
const placeTie = 0.01

// Value fills values with the VP that each seat may expect at the end (a bot.Judge). It allocates nothing.
func Value(state game.State, values []float32) {
	s := state.(*tekhenu.State)
	if s.Top().Step == tekhenu.Done {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	}
	var f [featureCount]float32
	table := &weights[min(max(int(s.Count), 2), 4)-2]
	at := past(s)
	for i := range values {
		seat := game.Seat(i)
		if s.Automata().Has(seat) {
			values[i] = rival(s, seat, at)
			continue
		}
		look(s, seat, &f)
		sum := float32(s.Score(seat))
		for k, x := range f {
			sum += x * (table[0][k] + (table[1][k]-table[0][k])*at)
		}
		values[i] = sum
	}
}

// rival is what Botankhamun may expect: he scores what he has at every scoring to come, and gains as he goes on.
func rival(s *tekhenu.State, seat game.Seat, at float32) float32 {
	o := s.Outlook(seat)
	left := float32(s.Data.Scorings() - int(s.Scored))
	return float32(s.Score(seat)) + left*float32(o.Sum()) + float32(o.Decrees) + rivalGrowth*(1-at)
}

// rivalGrowth is what Botankhamun makes in a game beside what he has at its start.
const rivalGrowth = 60

// Features fills f, which has [Count] places, with what the weights of a seat are multiplied by, and returns the VP it
// has for sure. It is meant for fitting the weights.
func Features(s *tekhenu.State, seat game.Seat, f []float32) (solid float32) {
	var now [featureCount]float32
	look(s, seat, &now)
	at := past(s)
	for k, x := range now {
		f[k], f[featureCount+k] = x*(1-at), x*at
	}
	return float32(s.Score(seat))
}

// Sizes for fitting: there is one table of weights for each number of seats from 2.
const (
	Count  = ends * featureCount
	Tables = tables
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
