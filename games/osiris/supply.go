package osiris

import (
	"math/bits"

	"ennead/game"
)

// Tokens that change place, and a short supply (chapter 6).

// Reasons for gains and payments of tokens, for events.
const (
	GainHarvest uint8 = iota
	GainVisit
	GainCaravan
	GainMarket
	GainCorner
	GainCard
	GainBlessing
	GainRegent
	PaidHire
	PaidMarket
	PaidPlan
)

// Sum returns the number of tokens of all kinds.
func (t Tokens) Sum() uint8 { return t[Grain] + t[Brick] + t[Stone] }

// Plus returns the sum of two amounts.
func (t Tokens) Plus(u Tokens) Tokens {
	return Tokens{t[Grain] + u[Grain], t[Brick] + u[Brick], t[Stone] + u[Stone]}
}

// Minus returns the difference of two amounts; t must include u.
func (t Tokens) Minus(u Tokens) Tokens {
	return Tokens{t[Grain] - u[Grain], t[Brick] - u[Brick], t[Stone] - u[Stone]}
}

// UpTo returns the minimum of two amounts, kind by kind.
func (t Tokens) UpTo(u Tokens) Tokens {
	return Tokens{min(t[Grain], u[Grain]), min(t[Brick], u[Brick]), min(t[Stone], u[Stone])}
}

// gain takes due tokens from the supply, as far as it has them; the rest is lost (OSI-6.1).
func (s *State) gain(seat game.Seat, due Tokens, why uint8, log *game.Log) (got Tokens) {
	got = due.UpTo(s.Supply)
	s.Supply = s.Supply.Minus(got)
	s.Player[seat].Tokens = s.Player[seat].Tokens.Plus(got)
	if got.Sum() > 0 {
		log.Add(tokensGained(seat, got, why))
	}
	if lost := due.Minus(got); lost.Sum() > 0 {
		log.Add(tokensMissing(seat, lost, why))
	}
	return got
}

// lay takes the tokens that a seat pays. The caller decides where they go.
func (s *State) lay(seat game.Seat, paid Tokens, why uint8, log *game.Log) {
	s.Player[seat].Tokens = s.Player[seat].Tokens.Minus(paid)
	log.Add(tokensPaid(seat, paid, why))
}

// short returns the reason against a cost that the tokens do not cover, or none.
func short(have, cost Tokens) reason {
	for r := range uint8(ResourceKinds) {
		if have[r] < cost[r] {
			return reason{No: NoCost, A: r, B: cost[r]}
		}
	}
	return reason{}
}

// Seats choose tokens one by one. Equal choices in another order count as one, so each token must be of the same kind
// as the one before or of a later kind.

// Resources is a set of resources.
type Resources = uint8

// chose reports whether the tokens chosen so far come from a supply, and whether with the left ones they make up all.
func chose(from, is Tokens, all, left uint8) bool {
	return left >= 1 && from.Covers(is) && is.Sum()+left == all
}

// only returns the member of a set that has exactly one.
func only(of Resources) (r uint8, ok bool) {
	return uint8(bits.TrailingZeros8(of)), of != 0 && of&(of-1) == 0
}

// PileOf returns a pile of tokens on the board: 0 is the one beside the workers' cartouche, n that of market cartouche
// n-1.
func (s *State) PileOf(n uint8) *Tokens {
	if n == 0 {
		return &s.Wages
	}
	return &s.Market[n-1].Tokens
}

// Piles returns the tokens of all piles.
func (s *State) Piles() (t Tokens) {
	for n := range uint8(MaxMarket + 1) {
		t = t.Plus(*s.PileOf(n))
	}
	return t
}

// pilesHold reports whether the piles hold at least these tokens.
func (s *State) pilesHold(piles [MaxMarket + 1]Tokens) bool {
	for n := range uint8(MaxMarket + 1) {
		if !s.PileOf(n).Covers(piles[n]) {
			return false
		}
	}
	return true
}

// fromPiles returns the tokens chosen from all piles.
func (t *Turn) fromPiles() (sum Tokens) {
	for n := range t.Piles {
		sum = sum.Plus(t.Piles[n])
	}
	return sum
}

// bare reports whether all piles are empty.
func (s *State) bare() bool {
	for n := range uint8(MaxMarket + 1) {
		if *s.PileOf(n) != (Tokens{}) {
			return false
		}
	}
	return true
}

// takePiles takes the chosen tokens from the piles (OSI-6.3, OSI-11.11).
func (s *State) takePiles(seat game.Seat, log *game.Log) {
	for n := range uint8(MaxMarket + 1) {
		got := s.Turn.Piles[n]
		if got.Sum() == 0 {
			continue
		}
		*s.PileOf(n) = s.PileOf(n).Minus(got)
		s.Player[seat].Tokens = s.Player[seat].Tokens.Plus(got)
		log.Add(tokensTaken(seat, got, n))
	}
}
