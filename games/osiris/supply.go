package osiris

import (
	"math/bits"

	"ennead/game"
)

// Tokens that come and go, and a supply that is short: chapter 6.

// What tokens are taken or paid for: events tell it.
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

// Sum is how many tokens there are of all kinds.
func (t Tokens) Sum() uint8 { return t[Grain] + t[Brick] + t[Stone] }

// Plus and Minus add and take away; nothing may fall below 0.
func (t Tokens) Plus(u Tokens) Tokens {
	return Tokens{t[Grain] + u[Grain], t[Brick] + u[Brick], t[Stone] + u[Stone]}
}

// Minus is what is left without those tokens, which must be there.
func (t Tokens) Minus(u Tokens) Tokens {
	return Tokens{t[Grain] - u[Grain], t[Brick] - u[Brick], t[Stone] - u[Stone]}
}

// UpTo is as much of them as u has.
func (t Tokens) UpTo(u Tokens) Tokens {
	return Tokens{min(t[Grain], u[Grain]), min(t[Brick], u[Brick]), min(t[Stone], u[Stone])}
}

// gain takes tokens from the supply, as many as are there; what is missing is lost (OSI-6.1).
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

// lay takes tokens that a seat pays; where they go is for the caller.
func (s *State) lay(seat game.Seat, paid Tokens, why uint8, log *game.Log) {
	s.Player[seat].Tokens = s.Player[seat].Tokens.Minus(paid)
	log.Add(tokensPaid(seat, paid, why))
}

// short is the reason against a cost that a seat cannot pay.
func short(have, cost Tokens) reason {
	for r := range uint8(ResourceKinds) {
		if have[r] < cost[r] {
			return reason{No: NoCost, A: r, B: cost[r]}
		}
	}
	return reason{}
}

// Choosing tokens one by one: several alike are one choice, so each is of the kind of the one before or of a later
// kind.

// Resources is a set of kinds of tokens.
type Resources = uint8

// chose tells whether tokens chosen one by one are among some, and as many of all as are not still to come.
func chose(from, is Tokens, all, left uint8) bool {
	return left >= 1 && from.Covers(is) && is.Sum()+left == all
}

// only is the one kind of a set, if there is no other.
func only(of Resources) (r uint8, ok bool) {
	return uint8(bits.TrailingZeros8(of)), of != 0 && of&(of-1) == 0
}

// PileOf is a pile of tokens on the board: 0 beside the workers' cartouche, then those of the market.
func (s *State) PileOf(n uint8) *Tokens {
	if n == 0 {
		return &s.Wages
	}
	return &s.Market[n-1].Tokens
}

// Piles are all tokens that lie beside the workers' cartouche and on the market.
func (s *State) Piles() (t Tokens) {
	for n := range uint8(MaxMarket + 1) {
		t = t.Plus(*s.PileOf(n))
	}
	return t
}

// lies tells whether that lies on the piles.
func (s *State) lies(piles [MaxMarket + 1]Tokens) bool {
	for n := range uint8(MaxMarket + 1) {
		if !s.PileOf(n).Covers(piles[n]) {
			return false
		}
	}
	return true
}

// fromPiles is what has been chosen to take off the piles.
func (t *Turn) fromPiles() (sum Tokens) {
	for n := range t.Piles {
		sum = sum.Plus(t.Piles[n])
	}
	return sum
}

// bare tells whether no token lies there.
func (s *State) bare() bool {
	for n := range uint8(MaxMarket + 1) {
		if *s.PileOf(n) != (Tokens{}) {
			return false
		}
	}
	return true
}

// takePiles takes what was chosen off the piles (OSI-6.3, OSI-11.11).
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
