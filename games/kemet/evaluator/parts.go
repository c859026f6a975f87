package evaluator

import (
	"ennead/game"
	"ennead/games/kemet"
)

// The parts of what a seat expects, by what the VP come from.
const (
	ofPoints = iota // VP held for good, and the combat in progress
	ofTemples
	ofSanctuary
	ofPyramids
	ofDistricts
	ofPrayer
	ofTroops
	ofCards
	ofTokens
	ofTiles
)

// Parts names what [Split] tells apart.
var Parts = []string{
	"points", "temples", "sanctuary", "pyramids", "districts", "prayer", "troops", "cards", "tokens", "tiles",
}

// partOf says to which part a feature belongs.
var partOf = [baseCount]int{
	fTemple: ofTemples, fTempleDay: ofTemples, fControl: ofTemples, fControlDay: ofTemples, fOffer: ofSanctuary,
	fOfferDay: ofSanctuary, fFoothold: ofSanctuary, fDelta: ofTemples, fIncome: ofTemples, fGuard: ofTroops,
	fOutmatched: ofTemples, fOwnPyramid: ofPyramids, fCaptured: ofPyramids, fInvading: ofDistricts,
	fBesieged: ofDistricts, fPrayer: ofPrayer, fPrayer4: ofPrayer, fPrayer8: ofPrayer, fLevel1: ofPyramids,
	fLevel2: ofPyramids, fLevel3: ofPyramids, fLevel4: ofPyramids, fUsurped: ofPyramids, fUnits: ofTroops,
	fBiggest: ofTroops, fSecond: ofTroops, fBeasts: ofTroops, fCards: ofCards, fBattle: ofCards, fTokens: ofTokens,
	fExtra: ofTokens, fLate: ofTokens, fNear: ofPoints,
}

// Split fills parts, one for each of [Parts], with what [Value] expects for a seat.
func Split(state game.State, seat game.Seat, parts []float32) {
	s := state.(*kemet.State)
	clear(parts)
	var values [maxSeats]float32
	Value(state, values[:s.Count])
	parts[ofPoints] = values[seat]
	if s.Top().Step == kemet.Done {
		return
	}
	v := view{s: s, seats: int(s.Count), night: night(s), table: &learnt[min(max(s.Count, 2), 5)-2]}
	v.fill()
	v.weigh()
	left := float32(1) // of all that is not held for good, see Value
	if s.Trigger != kemet.NoSeat {
		left -= v.last
	}
	start, end := &v.table[0], &v.table[1]
	for k, x := range v.f[seat] {
		w := start[k] + (end[k]-start[k])*v.past
		if k >= firstMeans {
			w *= v.fade
		}
		parts[partOf[k]] += x * w * left
		parts[ofPoints] -= x * w * left
	}
	tiles := (v.powers[seat][0]*(1-v.past) + v.powers[seat][1]*v.past) * v.fade * left
	parts[ofTiles] += tiles
	parts[ofPoints] -= tiles
}
