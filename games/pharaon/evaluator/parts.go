package evaluator

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// The parts of what a seat expects, by what the points come from.
const (
	ofResources = iota
	ofNile
	ofGods
	ofNobles
	ofArtisans
	ofBurial
	ofPharaoh
	ofTurns
	partCount
)

// Parts names what [Split] tells apart.
var Parts = []string{"resources", "nile", "gods", "nobles", "artisans", "burial", "pharaoh", "turns"}

// partOf says to which part a feature belongs.
var partOf = func() (all [featureCount]int) {
	copy(all[:], partOfSingle[:])
	for k := range all[single:] {
		switch k += single; {
		case k >= held:
			all[k] = ofNobles
		case k >= lacks:
			all[k] = ofGods
		default:
			all[k] = ofTurns
		}
	}
	return all
}()

var partOfSingle = [single]int{
	one: ofTurns, basics: ofResources, silver: ofResources, offers: ofResources, passes: ofResources,
	colours: ofResources, nobles: ofNobles, artisans: ofArtisans, present: ofNile, risen: ofNile, step: ofBurial,
	nearStep: ofBurial, nearNoble: ofNobles, nearArtisan: ofArtisans, godsAhead: ofGods, successor: ofPharaoh,
	first: ofPharaoh, cellsLeft: ofPharaoh, openSlots: ofTurns, growing: ofNobles, perRound: ofNobles,
	extra: ofNobles, replaces: ofNobles, whenFull: ofNobles, onTurn: ofTurns, opens: ofTurns,
}

// Split fills parts, one for each of [Parts], with what [Value] expects for a seat. The Traitor has no parts: all that
// he expects is in the first one.
func Split(state game.State, seat game.Seat, parts []float32) {
	s := state.(*pharaon.State)
	clear(parts)
	if s.Automata().Has(seat) {
		parts[0] = traitor(s, seat)
		return
	}
	v := view{s: s, columns: columns(s), free: freeSlots(s)}
	var f [featureCount]float32
	v.points(int(seat))
	v.look(int(seat), &f)
	p := &s.Player[seat]
	scored := [partCount]int{
		ofResources: v.purse.all() + int(p.Tokens[pharaon.Prestige1])*s.Data.Prestige[0] +
			int(p.Tokens[pharaon.Prestige2])*s.Data.Prestige[1],
		ofNile: v.nilePP, ofGods: v.godPP, ofNobles: v.solid,
	}
	for set := p.Artisans; set != 0; set = set.Rest() {
		scored[ofArtisans] += s.Data.Artisans[set.First()].PP
	}
	if p.Step > 0 {
		scored[ofBurial] = s.Data.Steps[p.Step-1].PP
	}
	if s.Pharaoh == seat {
		scored[ofPharaoh] += s.Data.PharaohPP
	}
	if s.First == seat && s.Round == lastRound {
		scored[ofPharaoh] += s.Data.FirstPP
	}
	for k, n := range scored {
		if k != ofNobles { // whose cards score what is left
			scored[ofNobles] -= n
		}
	}
	for k, n := range scored {
		parts[k] += float32(n)
	}
	w := &learnt[min(max(int(s.Count), 2), 5)-2][phase(s, p)]
	for k, x := range f {
		parts[partOf[k]] += x * w[k]
	}
}
