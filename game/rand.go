package game

import "math/bits"

// Rand is a small fast random number generator (wyrand) for simulation and search. It is a value: a copy continues
// independently. Chance at a real table comes from [Fair] instead.
type Rand struct{ state uint64 }

// NewRand returns the generator with that seed.
func NewRand(seed uint64) Rand { return Rand{seed*0x9e3779b97f4a7c15 + 0xd1b54a32d192ed03} }

// Uint64 returns 64 random bits.
func (r *Rand) Uint64() uint64 {
	r.state += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(r.state, r.state^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Intn returns a uniform number in [0, n), n > 0. The bias is below n/2^64.
func (r *Rand) Intn(n int) int {
	hi, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(hi)
}

// Roll draws one of Nature's moves by its weight. It uses buf and returns it for the next call.
func (r *Rand) Roll(s State, buf []Move) (Move, []Move) {
	d := NewDice(s)
	d.moves = buf
	return d.Roll(r), d.moves
}

// Dice draws Nature's moves in one state, which is played on between the draws. It looks up the optional interfaces of
// the state only once.
type Dice struct {
	state    State
	outcomes Outcomes // nil if the moves must be listed
	moves    []Move
}

// NewDice returns the dice for a state.
func NewDice(s State) Dice {
	o, _ := s.(Outcomes)
	return Dice{state: s, outcomes: o}
}

// Roll draws one of Nature's moves by its weight.
func (d *Dice) Roll(r *Rand) Move {
	if d.outcomes != nil {
		if n := d.outcomes.Outcomes(); n > 0 {
			return d.outcomes.Outcome(r.Intn(n))
		}
	}
	d.moves = d.state.Moves(d.moves[:0], Nature)
	return pick(d.state, d.moves, func(total uint64) uint64 { return uint64(r.Intn(int(total))) })
}

// pick chooses among weighted moves by a number below the sum of the weights.
func pick(s State, moves []Move, below func(total uint64) uint64) Move {
	if e, ok := s.(Even); ok && e.Even() {
		return moves[below(uint64(len(moves)))]
	}
	var total uint64
	for _, m := range moves {
		total += uint64(s.Weight(m))
	}
	at := below(total)
	for _, m := range moves {
		w := uint64(s.Weight(m))
		if at < w {
			return m
		}
		at -= w
	}
	panic("game: weights changed while drawing")
}
