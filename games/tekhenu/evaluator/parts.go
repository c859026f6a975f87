package evaluator

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// The parts of what a seat expects, by what the VP come from.
const (
	ofPoints = iota // VP scored, and what every seat earns
	ofDistricts
	ofTemple
	ofStatues
	ofHappiness
	ofProduction
	ofBuildings
	ofBread
	ofGoods
	ofDecrees
	ofCards
	ofMaat
)

// Parts names what [Split] tells apart.
var Parts = []string{
	"points", "districts", "temple", "statues", "happiness", "production", "buildings", "bread", "goods", "decrees",
	"cards", "maat",
}

// partOf says to which part a feature belongs.
var partOf = [baseCount]int{
	one: ofPoints, led: ofDistricts, leads: ofDistricts, temple: ofTemple, statues: ofStatues, happy: ofHappiness,
	production: ofProduction, row: ofBuildings, hunger: ofBread, famine: ofBread, decrees: ofDecrees, bread: ofBread,
	papyri: ofGoods, loaves: ofGoods, limestones: ofGoods, granites: ofGoods, gold: ofGoods, scribes: ofGoods,
	faith: ofGoods, produce: ofProduction, population: ofHappiness, room: ofHappiness, happiness: ofHappiness,
	blessings: ofCards, techs: ofCards, hand: ofDecrees, gods: ofStatues, columns: ofTemple, works: ofBuildings,
	lines: ofTemple, loss: ofMaat, debt: ofMaat, tilt: ofMaat, place: ofMaat, rank: ofMaat, first: ofMaat,
	rolls: ofProduction, rolls + 1: ofProduction, rolls + 2: ofProduction, rolls + 3: ofProduction, doors: ofHappiness,
	rewards: ofHappiness, raised: ofStatues, heap: ofGoods,
}

// Split fills parts, one for each of [Parts], with what [Value] expects for a seat. Botankhamun has no parts: all that
// he expects is in the first one.
func Split(state game.State, seat game.Seat, parts []float32) {
	s := state.(*tekhenu.State)
	clear(parts)
	var values [maxSeats]float32
	if s.Top().Step == tekhenu.Done || s.Ends() || s.Automata().Has(seat) {
		Value(state, values[:s.Seats()])
		parts[ofPoints] = values[seat]
		return
	}
	v := view{s: s}
	v.look()
	parts[ofPoints] = float32(s.Score(seat))
	table := &learnt[min(max(v.seats, 2), 4)-2]
	weight := func(k int) float32 { return table[0][k] + (table[1][k]-table[0][k])*v.past }
	for k, x := range v.f[seat][:baseCount] {
		parts[partOf[k]] += x * weight(k)
	}
	p := &s.Player[seat]
	for set := p.Techs; set != 0; set = set.Rest() {
		parts[ofCards] += weight(tech(set.First()))
	}
	for set := p.Blessings; set != 0; set = set.Rest() {
		parts[ofCards] += weight(blessing(set.First()))
	}
}
