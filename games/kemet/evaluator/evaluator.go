package evaluator

import (
	"ennead/game"
	"ennead/games/kemet"
)

// Value fills values with the VP that each seat may expect at the end (a bot.Judge). It allocates
// nothing.
func Value(state game.State, values []float32) {
	s := state.(*kemet.State)
	if s.Top().Step == kemet.Done {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	}
	v := view{s: s, seats: int(s.Count), night: night(s), table: &weights[min(max(s.Count, 2), 5)-2]}
	v.look()
	v.weigh()
	v.fight()
	for i := range values {
		values[i] = v.solid[i] + v.growth[i]
		if s.Trigger != kemet.NoSeat { // what is held counts, what might have come of it fades (KEM-4.8)
			values[i] = v.solid[i] + v.growth[i]*(1-v.last) + (v.fleeting[i]+v.tonight[i])*v.last
		}
	}
}

const (
	maxSeats = len(kemet.State{}.Player)
	placeTie = 0.01 // a finished game: the places among equals (KEM-8.10)
)

// night tells whether the VP of this Night are being given: what is to be counted on tonight has come.
func night(s *kemet.State) bool {
	step := s.Top().Step
	return step == kemet.StepOffer || step == kemet.StepDelta
}

// view is a position while it is looked at. The lists are by seat.
type view struct {
	s     *kemet.State
	seats int
	night bool
	table *[ends][featureCount]float32

	f        [maxSeats][baseCount]float32
	vp       [maxSeats]int           // as the rules count them now
	solid    [maxSeats]float32       // the part of them that stays
	fleeting [maxSeats]float32       // the part that can be lost
	tonight  [maxSeats]float32       // what the Night brings if nothing changes
	growth   [maxSeats]float32       // what else may be expected
	powers   [maxSeats][ends]float32 // the weights of the tiles, at the start and at the end

	day  float32 // share of the tokens of this Day still to be played
	past float32 // share of the game played
	last float32 // once the end is triggered: share of the last Day that is over
	rest float32 // what a unit is still good for
	fade float32 // of what is no VP yet, when the game goes on for long
}

// weigh adds up the features of all seats by the weights of this moment.
func (v *view) weigh() {
	var w [baseCount]float32
	start, end := &v.table[0], &v.table[1]
	for k := range w {
		w[k] = start[k] + (end[k]-start[k])*v.past
		if k >= firstMeans {
			w[k] *= v.fade
		}
	}
	for i := range v.seats {
		f := &v.f[i]
		sum, other := v.powers[i][0]*(1-v.past)*v.fade, v.powers[i][1]*v.past*v.fade
		for k := 0; k < baseCount/4*4; k += 4 {
			g, u := (*[4]float32)(f[k:]), (*[4]float32)(w[k:])
			sum += g[0] * u[0]
			other += g[1] * u[1]
			sum += g[2] * u[2]
			other += g[3] * u[3]
		}
		v.growth[i] = sum + other + f[baseCount-1]*w[baseCount-1]*(baseCount%2)
	}
}

// The features must come in fours, or there may be one more.
var _ = [1]struct{}{}[baseCount%4/2]

// art is the feature of a tile: those with the same illustration are alike.
func art(t *kemet.Tile) int { return baseCount + min(int(t.Art), arts-1) }

const (
	arts         = 39
	ends         = 2 // the start of a game and its end
	tables       = 4 // for 2 to 5 players
	featureCount = baseCount + arts
)

// longest is how many rounds make a game near its end, whatever the VP.
const longest = 7

// After so many rounds means become worth less with every round, whatever is in sight: somebody who only
// gathers them never ends the game, and the others soon may.
const (
	soon      = 4.0
	fading    = 0.20
	leastFade = 0.25
)

// clock tells how far the game is: by the leader's VP (KEM-4.8) or by the rounds, whichever is further;
// and how much of the Day is to come.
func (v *view) clock() {
	v.day = min(v.day/float32(kemet.ActionTokens*v.seats), 1)
	lead := 0
	for i, n := range v.vp[:v.seats] {
		lead = max(lead, n)
		f := &v.f[i]
		f[fNear] = max(float32(n-v.s.Data.Trigger)+2, 0)
		f[fTempleDay], f[fControlDay], f[fOfferDay] = f[fTemple]*v.day, f[fControl]*v.day, f[fOffer]*v.day
	}
	rounds := float32(max(int(v.s.Round), 1)) - v.day
	v.fade = min(max(1-fading*(rounds-soon), leastFade), 1)
	v.past = min(max(float32(lead)/float32(max(v.s.Data.Trigger, 1)), rounds/longest), 1)
	if v.s.Trigger != kemet.NoSeat {
		v.past, v.last = 1, 1
		if v.s.Active != kemet.NoSeat {
			v.last -= v.day
		}
	}
	v.rest = (1 - 0.7*v.past) * (1 - v.last)
}

// Features fills f, which has [Count] places, with what the weights of a seat are multiplied by, and returns
// the VP it has for sure. It is meant for fitting the weights.
func Features(s *kemet.State, seat game.Seat, f []float32) (solid float32) {
	v := view{s: s, seats: int(s.Count), night: night(s), table: &weights[0]}
	v.look()
	clear(f)
	for k, x := range v.f[seat] {
		if k >= firstMeans {
			x *= v.fade
		}
		f[k], f[featureCount+k] = x*(1-v.past), x*v.past
	}
	for set := s.Player[seat].Tiles; set != 0; set = set.Rest() {
		k := art(&s.Data.Tiles[set.First()])
		f[k], f[featureCount+k] = (1-v.past)*v.fade, v.past*v.fade
	}
	return v.solid[seat]
}

// Sizes for fitting: there is one table of weights for each number of players from 2.
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
