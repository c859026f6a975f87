package judge

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// Value fills values with the PP that each seat may expect at the end (a bot.Judge). It allocates
// nothing.
func Value(state game.State, values []float32) {
	s := state.(*pharaon.State)
	v := view{s: s, columns: columns(s), slots: openWheel(s)}
	var f [featureCount]float32
	for i := range values {
		if s.Automata().Has(game.Seat(i)) {
			values[i] = traitor(s, game.Seat(i))
			continue
		}
		v.points(i)
		v.look(i, &f)
		value := float32(v.solid)
		w := &weights[phase(s, &s.Player[i])]
		for k := range f {
			value += f[k] * w[k]
		}
		values[i] = value
	}
}

// Features fills f, which has [Count] places, with the features of a seat, and returns the phase it is in and the
// points it has for sure. It is meant for fitting the weights.
func Features(s *pharaon.State, i int, f []float32) (phaseNumber int, solid float32) {
	v := view{s: s, columns: columns(s), slots: openWheel(s)}
	v.points(i)
	v.look(i, (*[featureCount]float32)(f))
	return phase(s, &s.Player[i]), float32(v.solid)
}

// Sizes of the table of weights, for fitting.
const (
	Count  = featureCount
	Phases = phases
)

// view is a position while one seat of it is looked at.
type view struct {
	s       *pharaon.State
	columns [5]column
	slots   float32 // free slots of the wheel

	purse           purse
	have            [5]int // elements of the gods' conditions, by quarter
	risen, nilePP   int
	godPP, godCount int
	ahead           float32
	growing, powers int
	solid           int // points if the game ended now
}

// points counts what a seat would score now (section 12). Left out are the Diplomat's copy and the
// gods' share in choosing between gods.
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
	kinds := uint32(0) // of PP among the artisans
	for set := p.Artisans; set != 0; set = set.Rest() {
		pp := s.Data.Artisans[set.First()].PP
		v.solid += pp
		kinds |= 1 << (pp & 31)
	}
	v.nobles(p, i, full, pharaon.Cards(kinds).Len())
}

const lastRound = 5

// nile counts the tracks and returns how many are full.
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

// nobles adds the points of the noble cards (PHA-12.3).
func (v *view) nobles(p *pharaon.Player, i, full, kinds int) {
	v.growing, v.powers = 0, 0
	for set := p.Nobles; set != 0; set = set.Rest() {
		n := &v.s.Data.Nobles[set.First()]
		c := &n.Score
		more := c.Noble*v.have[pharaon.Nobles] + c.ArtisanPP*kinds + c.Step*int(p.Step) +
			c.Offering*v.have[pharaon.Offerings] + c.FullTrack*full + c.God*v.godCount + c.Silver*v.purse.silver
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
		v.solid += c.Base + more
		v.growing += c.Noble + c.ArtisanPP + c.Step + c.Offering + c.FullTrack + c.God + c.GodBeside
		if n.Power != pharaon.NoPower && n.Power != pharaon.Instant {
			v.powers++
		}
	}
}

// beside counts the gods beside a quarter whose elements are there.
func (v *view) beside(q pharaon.Quarter) (n int) {
	for p := range v.columns {
		c := &v.columns[p]
		if (c.left == q || c.right == q) && v.have[c.left] >= c.need[0] && v.have[c.right] >= c.need[1] {
			n++
		}
	}
	return n
}

// openWheel counts the free slots of the wheel.
func openWheel(s *pharaon.State) float32 {
	n, usable := 0, s.Slots()
	for c := range s.Wheel {
		for _, t := range s.Wheel[c][:usable] {
			if t == pharaon.NoToken {
				n++
			}
		}
	}
	return float32(n)
}
