package evaluator

import (
	"ennead/game"
	"ennead/games/kemet"
)

// Value fills values with the VP that each seat can expect at the end. It is a bot.Evaluator and does not allocate.
func Value(state game.State, values []float32) { learnt.Value(state, values) }

// Value is [Value] with these weights.
func (w *Weights) Value(state game.State, values []float32) {
	s := state.(*kemet.State)
	if s.Top().Step == kemet.Done {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	}
	v := view{s: s, seats: int(s.Count), night: night(s), table: &w[min(max(s.Count, 2), 5)-2]}
	v.fill()
	v.weigh()
	v.fight()
	for i := range values {
		values[i] = v.solid[i] + v.growth[i]
		if s.Trigger != kemet.NoSeat { // KEM-4.8: VP held count more and more, chances less and less
			values[i] = v.solid[i] + v.growth[i]*(1-v.last) + (v.fleeting[i]+v.tonight[i])*v.last
		}
	}
}

const (
	maxSeats = len(kemet.State{}.Player)
	placeTie = 0.01 // at the end of a game: per rank behind, to break ties (KEM-8.10)
)

// night reports whether players are receiving the VP of this Night. Then those VP are no longer ahead.
func night(s *kemet.State) bool {
	step := s.Top().Step
	return step == kemet.StepOffer || step == kemet.StepDelta
}

// view holds the features of a position while Value works. The arrays are by seat.
type view struct {
	s     *kemet.State
	seats int
	night bool
	table *[ends][featureCount]float32

	f        [maxSeats][baseCount]float32
	vp       [maxSeats]int           // VP as the rules count them now
	solid    [maxSeats]float32       // the permanent part of the VP, and the expected gain from a combat
	fleeting [maxSeats]float32       // the temporary part
	tonight  [maxSeats]float32       // VP of the coming Night if nothing changes
	growth   [maxSeats]float32       // VP expected from all other features
	powers   [maxSeats][ends]float32 // the sums of the tiles' weights, at the start and at the end

	day  float32 // share of this Day's tokens still to play
	past float32 // share of the game played
	last float32 // share of the last Day that is over, once the end is triggered
	rest float32 // share of a unit's worth that is left
	fade float32 // factor on features that are not VP; falls in long games
}

// weigh sums the features of all seats with the weights of this moment.
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

// weigh sums four features at a time, so baseCount must leave a remainder of 0 or 1.
var _ = [1]struct{}{}[baseCount%4/2]

// art returns the feature of a tile. Tiles with the same illustration share one.
func art(t *kemet.Tile) int { return baseCount + min(int(t.Art), arts-1) }

const (
	arts         = 39
	ends         = 2 // the start and the end of a game
	tables       = 4 // for 2 to 5 players
	featureCount = baseCount + arts
)

// longest is the number of rounds after which a game counts as near its end, whatever the VP.
const longest = 7

// From round soon on, features that are not VP lose the share fading of their weight each round, down to leastFade.
// Otherwise a player would gather them for ever and never end the game.
const (
	soon      = 4.0
	fading    = 0.20
	leastFade = 0.25
)

// clock works out how far the game has come, by the leader's VP (KEM-4.8) or by the rounds, whichever is further, and
// how much of the Day is left.
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

// Features fills f with the factors of a seat's weights, and returns the seat's permanent VP. f must have [Count]
// elements. The fit of the weights uses it.
func Features(s *kemet.State, seat game.Seat, f []float32) (solid float32) {
	v := view{s: s, seats: int(s.Count), night: night(s), table: &learnt[0]}
	v.fill()
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

// Count is the number of factors that weights have at one moment: what a fit gets.
const Count = ends * featureCount
