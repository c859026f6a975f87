package evaluator

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// placeTie separates seats with equal VP once the game is over (TEK-8.5).
const placeTie = 0.01

// Value fills values with the VP that each seat is expected to have at the end. It has the type of a bot.Evaluator and
// allocates nothing.
func Value(state game.State, values []float32) { learnt.Value(state, values) }

// Value is [Value] with these weights.
func (all *Weights) Value(state game.State, values []float32) {
	s := state.(*tekhenu.State)
	switch {
	case s.Top().Step == tekhenu.Done:
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	case s.Ends():
		settle(s, values)
		return
	}
	v := view{s: s}
	v.look()
	var w padded
	table := min(max(v.seats, 2), 4) - 2
	start, end := &all[table][0], &all[table][1]
	for k := range baseCount {
		w[k] = start[k] + (end[k]-start[k])*v.past
	}
	for i := range values {
		seat := game.Seat(i)
		if s.Automata().Has(seat) {
			values[i] = v.rival(seat)
			continue
		}
		sum, other := float32(s.Score(seat)), float32(0)
		for f, k := &v.f[i], 0; k < baseCount; k += 4 {
			sum += f[k] * w[k]
			other += f[k+1] * w[k+1]
			sum += f[k+2] * w[k+2]
			other += f[k+3] * w[k+3]
		}
		p := &s.Player[i]
		for set := p.Techs; set != 0; set = set.Rest() {
			k := tech(set.First())
			sum += start[k] + (end[k]-start[k])*v.past
		}
		for set := p.Blessings; set != 0; set = set.Rest() {
			k := blessing(set.First())
			sum += start[k] + (end[k]-start[k])*v.past
		}
		values[i] = sum + other
	}
}

// The code takes features four at a time.
var _ = [1]struct{}{}[baseCount%4]

// settle values the end of the game, where only Decrees and the turn order are still to score (chapter 8).
func settle(s *tekhenu.State, values []float32) {
	for i := range values {
		seat := game.Seat(i)
		values[i] = float32(s.Score(seat) + s.OrderVP(s.Place(seat)))
		if s.Player[i].VP[tekhenu.PartDecrees]+s.Player[i].VP[tekhenu.PartPile] == 0 {
			o := s.Outlook(seat)
			values[i] += float32(o.Decrees)
		}
	}
}

// rival returns Botankhamun's expected VP: the remaining scorings of what he has, and a steady growth.
func (v *view) rival(seat game.Seat) float32 {
	o := &v.outlook[seat]
	return float32(v.s.Score(seat)) + v.left*float32(o.Sum()) + float32(o.Decrees) + rivalGrowth*(1-v.past)
}

// rivalGrowth is the VP that Botankhamun gains in a whole game, beyond what he starts with.
const rivalGrowth = 70

// Features fills f with the features that the weights multiply: [Count] per seat. It is meant for fitting the weights.
func Features(s *tekhenu.State, f [][Count]float32) {
	v := view{s: s}
	v.look()
	for seat := range f {
		clear(f[seat][:])
		count := func(k int, x float32) {
			f[seat][k] += x * (1 - v.past)
			f[seat][featureCount+k] += x * v.past
		}
		for k, x := range v.f[seat][:baseCount] {
			count(k, x)
		}
		p := &s.Player[seat]
		for set := p.Techs; set != 0; set = set.Rest() {
			count(tech(set.First()), 1)
		}
		for set := p.Blessings; set != 0; set = set.Rest() {
			count(blessing(set.First()), 1)
		}
	}
}

// Count is the number of factors that weights have at one moment: what a fit gets.
const Count = ends * featureCount
