package evaluator

import (
	"math/bits"

	"ennead/game"
	"ennead/games/pharaon"
)

// Value fills values with the final PP expected for each seat (a bot.Evaluator). It does not allocate.
func Value(state game.State, values []float32) { learnt.Value(state, values) }

// Value is [Value] with these weights.
func (w *Weights) Value(state game.State, values []float32) {
	s := state.(*pharaon.State)
	v := view{s: s, columns: columns(s), free: freeSlots(s)}
	table := &w[min(max(int(s.Count), 2), 5)-2]
	var f [featureCount]float32
	for i := range values {
		if s.Automata().Has(game.Seat(i)) {
			values[i] = traitor(s, game.Seat(i))
			continue
		}
		v.points(i)
		v.look(i, &f)
		values[i] = float32(v.solid) + dot(&f, &table[phase(s, &s.Player[i])])
	}
}

// dot computes a dot product in three independent chains, which the processor runs in parallel.
func dot(f, w *[featureCount]float32) float32 {
	var a, b, c float32
	for k := 0; k < featureCount; k += 3 {
		a += f[k] * w[k]
		b += f[k+1] * w[k+1]
		c += f[k+2] * w[k+2]
	}
	return a + b + c
}

// The number of features must be a multiple of three.
var _ = [1]struct{}{}[featureCount%3]

// Features fills f, which has [Count] places, with the features of a seat. It returns the seat's phase and its
// certain points. It serves to fit the weights.
func Features(s *pharaon.State, i int, f []float32) (phaseNumber int, solid float32) {
	v := view{s: s, columns: columns(s), free: freeSlots(s)}
	v.points(i)
	v.look(i, (*[featureCount]float32)(f))
	return phase(s, &s.Player[i]), float32(v.solid)
}

const (
	// Count is the number of factors that weights have at one moment: what a fit gets.
	Count = featureCount
	// Phases is the number of phases, each of which has weights of its own.
	Phases = phases
)

// view is a position with one seat of it under evaluation.
type view struct {
	s       *pharaon.State
	columns [5]column
	free    [pharaon.Colours]float32 // free slots of the wheel, by sector

	purse         purse
	have          [5]int // elements that the gods' conditions count, by quarter
	risen, nilePP int
	godPP         int
	godSet        uint8 // a set of columns
	ahead         float32
	lacks         [lacking]int // PP of the gods that lack one element, two, and so on
	growing       int
	powers        [powers]int // of nobles, by the feature that counts them
	solid         int         // points if the game ended now
}

// points counts the current score of a seat (section 12). Where gods exclude each other, it ignores the nobles'
// bonuses in the choice between them.
func (v *view) points(i int) {
	s, p := v.s, &v.s.Player[i]
	v.purse = open(p)
	v.have = [5]int{
		pharaon.Nobles:    p.Nobles.Len(),
		pharaon.Offerings: v.purse.offerings(),
		pharaon.Burial:    int(p.Step),
		pharaon.Artisans:  p.Artisans.Len(),
	}
	full := v.nile(p)
	v.gods()
	v.solid = v.godPP + v.nilePP + v.purse.all()
	v.solid += int(p.Tokens[pharaon.Prestige1])*s.Data.Prestige[0] + int(p.Tokens[pharaon.Prestige2])*s.Data.Prestige[1]
	if p.Step > 0 {
		v.solid += s.Data.Steps[p.Step-1].PP
	}
	if s.Pharaoh == game.Seat(i) {
		v.solid += s.Data.PharaohPP
	}
	if s.First == game.Seat(i) && s.Round == lastRound {
		v.solid += s.Data.FirstPP
	}
	kinds := uint32(0) // a set of the PP of artisans
	for set := p.Artisans; set != 0; set = set.Rest() {
		pp := s.Data.Artisans[set.First()].PP
		v.solid += pp
		kinds |= 1 << (pp & 31)
	}
	v.nobles(p, i, full, pharaon.Cards(kinds).Len())
}

const lastRound = 5

// nile counts the tracks, and returns how many are full.
func (v *view) nile(p *pharaon.Player) (full int) {
	v.risen, v.nilePP = 0, 0
	for _, cell := range p.Nile {
		if cell > 0 {
			v.have[pharaon.Nile]++
			v.risen += int(cell) - 1
			v.nilePP += v.s.Data.NilePP[cell]
			if int(cell) == len(v.s.Data.NilePP)-1 {
				full++
			}
		}
	}
	return full
}

// nobles adds the PP of the noble cards (PHA-12.3).
func (v *view) nobles(p *pharaon.Player, i, full, kinds int) {
	v.growing, v.powers = 0, [powers]int{}
	gods, best, copies := bits.OnesCount8(v.godSet), 0, 0
	for set := p.Nobles; set != 0; set = set.Rest() {
		n := &v.s.Data.Nobles[set.First()]
		c := &n.Score
		more := c.Noble*v.have[pharaon.Nobles] + c.ArtisanPP*kinds + c.Step*int(p.Step) +
			c.Offering*v.have[pharaon.Offerings] + c.FullTrack*full + c.God*gods + c.Silver*v.purse.silver
		if c.Basic > 0 {
			more += c.Basic * (v.purse.basics + v.purse.offers)
		}
		if c.GodBeside > 0 {
			more += c.GodBeside * v.beside(c.Beside)
		}
		if v.s.Pharaoh == game.Seat(i) {
			more += c.Pharaoh
		}
		if v.s.First == game.Seat(i) && v.s.Round == lastRound {
			more += c.First
		}
		if c.Copy {
			copies++
		}
		v.solid += c.Base + more
		best = max(best, c.Base+more)
		v.growing += c.Noble + c.ArtisanPP + c.Step + c.Offering + c.FullTrack + c.God + c.GodBeside
		if feature, ok := counted(n.Power); ok {
			v.powers[feature-perRound]++
		}
	}
	v.solid += copies * best // PHA-12.3.12
}

// freeSlots counts the free slots of the wheel.
func freeSlots(s *pharaon.State) (free [pharaon.Colours]float32) {
	for c := range free {
		free[c] = float32(s.FreeSlots(pharaon.Colour(c)))
	}
	return free
}
