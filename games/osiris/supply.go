package osiris

import "ennead/game"

// Tokens that come and go, and a supply that is short: chapter 6.

// What tokens are taken or paid for: the D of evGained and evPaid.
const (
	gainHarvest uint8 = iota
	gainVisit
	gainCaravan
	gainMarket
	gainCorner
	gainCard
	gainBlessing
	gainRegent
	paidHire
	paidMarket
	paidPlan
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

// Covers tells whether so many tokens can be taken out of these.
func (t Tokens) Covers(u Tokens) bool { return t.UpTo(u) == u }

// gain takes tokens from the supply, as many as are there; what is missing is lost (OSI-6.1).
func (s *State) gain(seat game.Seat, due Tokens, why uint8, log *game.Log) (got Tokens) {
	got = due.UpTo(s.Supply)
	s.Supply = s.Supply.Minus(got)
	s.Player[seat].Tokens = s.Player[seat].Tokens.Plus(got)
	if got.Sum() > 0 {
		log.Note(evGained, seat, got[Grain], got[Brick], got[Stone], why)
	}
	if lost := due.Minus(got); lost.Sum() > 0 {
		log.Note(evMissing, seat, lost[Grain], lost[Brick], lost[Stone], why)
	}
	return got
}

// lay takes tokens that a seat pays; where they go is for the caller.
func (s *State) lay(seat game.Seat, paid Tokens, why uint8, log *game.Log) {
	s.Player[seat].Tokens = s.Player[seat].Tokens.Minus(paid)
	log.Note(evPaid, seat, paid[Grain], paid[Brick], paid[Stone], why)
}

// short is the reason against a cost that a seat cannot pay.
func short(have, cost Tokens) reason {
	for r := range uint8(resources) {
		if have[r] < cost[r] {
			return reason{No: noCost, A: r, B: cost[r]}
		}
	}
	return reason{}
}

// Choosing tokens one by one: several alike are one choice, so each is of the kind of the one before or of a later kind.

// pick tells whether a token of a kind may be chosen next: some of from are left besides those chosen, and enough for the rest.
func pick(from, chosen Tokens, r, left uint8) bool {
	rest := uint8(0)
	for k := uint8(resources); k > r; k-- {
		rest += from[k-1] - chosen[k-1]
	}
	for k := r + 1; k < resources; k++ {
		if chosen[k] > 0 {
			return false
		}
	}
	return from[r] > chosen[r] && rest >= left
}

// only is the one token that may be chosen next, if there is no other.
func only(legal func(r uint8) bool) (r uint8, ok bool) {
	n := 0
	for k := range uint8(resources) {
		if legal(k) {
			r = k
			n++
		}
	}
	return r, n == 1
}

// pile is a pile of tokens on the board: 0 beside the workers' cartouche, then those of the market.
func (s *State) pile(n uint8) *Tokens {
	if n == 0 {
		return &s.Wages
	}
	return &s.Market[n-1].Tokens
}

// piles are all tokens that lie beside the workers' cartouche and on the market.
func (s *State) piles() (t Tokens) {
	for n := range uint8(maxMarket + 1) {
		t = t.Plus(*s.pile(n))
	}
	return t
}

// takePiles takes what was chosen off the piles (OSI-6.3, OSI-11.11).
func (s *State) takePiles(seat game.Seat, log *game.Log) {
	for n := range uint8(maxMarket + 1) {
		got := s.Turn.Piles[n]
		if got.Sum() == 0 {
			continue
		}
		*s.pile(n) = s.pile(n).Minus(got)
		s.Player[seat].Tokens = s.Player[seat].Tokens.Plus(got)
		log.Note(evTaken, seat, got[Grain], got[Brick], got[Stone], n)
	}
}
