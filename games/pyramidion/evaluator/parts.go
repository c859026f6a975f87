package evaluator

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// The parts of what a foreman expects, by what the VP come from.
const (
	ofPoints = iota // VP scored
	ofBoats
	ofGoods
	ofSites
	ofTorturers
	ofNegotiators
	ofCards
	ofOrder
)

// Parts names what [Split] tells apart.
var Parts = []string{"points", "boats", "goods", "sites", "torturers", "negotiators", "cards", "order"}

// partOf says to which part a feature belongs.
var partOf = [featureCount]int{
	fCargo: ofBoats, fNear: ofBoats, fNextNear: ofBoats, fGoods: ofGoods, fSurplus: ofGoods, fStatues: ofGoods,
	fBonus: ofTorturers, fTorturers: ofTorturers, fThebes: ofTorturers, fNegotiators: ofNegotiators,
	fIncome: ofNegotiators, fPile: ofSites, fProspect: ofSites, fHand: ofCards, fSpecials: ofCards, fAnkhs: ofCards,
	fFirst: ofOrder,
}

// Split fills parts, one for each of [Parts], with what [Value] expects for a foreman.
func Split(state game.State, seat game.Seat, parts []float32) {
	s := state.(*pyramidion.State)
	clear(parts)
	if s.Top().Step == pyramidion.Done {
		parts[ofPoints] = float32(s.Score(seat)) - placeTie*float32(s.Rank(seat)-1)
		return
	}
	v := view{s: s}
	v.look()
	w := learnt.at(&v)
	parts[ofPoints] = float32(v.vp[seat])
	for k, x := range v.f[seat] {
		parts[partOf[k]] += x * w[k]
	}
}
