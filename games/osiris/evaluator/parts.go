package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// The parts of what a governor expects, by what the glory comes from.
const (
	ofPoints = iota // glory scored
	ofLots
	ofTokens
	ofMonuments
	ofWorkers
	ofCards
	ofBlessings
	ofTurns
	ofCompletion
)

// Parts names what [Split] tells apart.
var Parts = []string{
	"points", "lots", "tokens", "monuments", "workers", "cards", "blessings", "turns", "completion",
}

// partOf says to which part a feature belongs.
var partOf = [featureCount]int{
	fRows: ofLots, fReaches: ofLots, fPairs: ofLots, fThrees: ofLots, fTokens: ofTokens, fPlan: ofMonuments,
	fNextPlan: ofMonuments, fReady: ofMonuments, fPlanned: ofMonuments, fStuck: ofMonuments, fWorkers: ofWorkers,
	fForemen: ofWorkers, fCards: ofCards, fBlessings: ofBlessings, fActive: ofTurns, fRegent: ofTurns,
	fCompletion: ofCompletion,
	fCorners:    ofCards, fBuilders: ofCards, fHarvesters: ofCards, fTraders: ofCards, fScribes: ofCards,
	fHelpers: ofCards,
	fFarmers: ofWorkers, fStonecutters: ofWorkers, fAnubis: ofBlessings, fBastet: ofBlessings, fHorus: ofBlessings,
	fHarvest: ofWorkers, fGoal: ofMonuments, fNextGoal: ofMonuments,
	fSends: ofCards, fBuilds: ofCards,
}

// Split fills parts, one for each of [Parts], with what [Value] expects for a governor.
func Split(state game.State, seat game.Seat, parts []float32) {
	s := state.(*osiris.State)
	clear(parts)
	parts[ofPoints] = float32(s.Score(seat))
	if s.Top().Step == osiris.Done {
		parts[ofPoints] -= placeTie * float32(s.Rank(seat)-1)
		return
	}
	v := view{s: s}
	v.look()
	w := learnt.at(&v)
	for k, x := range v.f[seat] {
		parts[partOf[k]] += x * w[k]
	}
}
