package osiris

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
)

// Action 5 (OSI-5.5) and the Merchant (OSI-11.6).

// whyNotMarket: the cartouche must be open, and the seat must be able to pay the side.
func (s *State) whyNotMarket(seat game.Seat, n, side uint8, by Means) reason {
	if s.Market[n].Used && by != ByMerchant {
		return reason{No: NoMarket, A: n}
	}
	return short(s.Player[seat].Tokens, s.Data.Market[n][side])
}

// exchanges appends the moves of a set of sides, see [Prices.Sides].
func exchanges(sides uint32, dst []game.Move) []game.Move {
	for ; sides != 0; sides &= sides - 1 {
		side := uint8(bits.TrailingZeros32(sides))
		dst = append(dst, Barter{Market: side / 2, Side: side % 2}.move())
	}
	return dst
}

func marketCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(len(s.Data.Market)) {
		dst = append(dst, Barter{i, 0}.move(), Barter{i, 1}.move())
	}
	return dst
}

func marketLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return exchanges(s.Data.afford(s.Player[f.Seat].Tokens).Sides(), dst)
}

func marketWhy(s *State, f Frame, m game.Move) reason {
	return s.whyNotMarket(f.Seat, m.A, m.B, f.B)
}

func marketPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.At, s.Turn.Side = m.A+1, m.B
	s.askExtra(f.Seat, s.Data.Special.Merchant, f.B, log)
}

// marketFits: the seat has chosen the Merchant and nothing else.
func marketFits(s *State, f, _ Frame) bool {
	return f.B == ByMerchant && s.through(f.Seat, f.B) && s.Turn == Turn{Card: s.Turn.Card}
}

// askMarket asks which side the Merchant pays. If only one can be paid, it is chosen automatically (OSI-14.2).
func (s *State) askMarket(seat game.Seat, by Means, log *game.Log) {
	f := Frame{Step: StepMarket, Seat: seat, B: by}
	var buf [2 * MaxMarket]game.Move
	if sides := marketLegal(s, f, buf[:0]); len(sides) == 1 {
		marketPlay(s, f, sides[0], log)
		return
	}
	s.Push(StepMarket, seat, 0, by)
}

// exchange pays one side and takes the other (OSI-5.5.1 to 5.5.3).
func (s *State) exchange(seat game.Seat, n, side uint8, by Means, log *game.Log) {
	s.did(seat, didMarket)
	s.lay(seat, s.Data.Market[n][side], PaidMarket, log)
	s.Market[n].Used = true
	s.shut(n)
	s.Market[n].Tokens = s.Market[n].Tokens.Plus(s.Data.Market[n][side])
	log.Add(Barter{Market: n, Side: side}.event(seat))
	s.gain(seat, s.Data.Market[n][1-side], GainMarket, log)
	if by == ByMerchant {
		s.gain(seat, s.Turn.Paid, GainCard, log)
	}
}

// extras returns the tokens that an action may add: of the kinds on the received side of the market (OSI-11.6), or the
// rest of the supply (OSI-11.8).
func (s *State) extras(by Means) (from Tokens) {
	if by == ByCaravaneer {
		return s.left(Place(s.Turn.At))
	}
	for r, n := range s.Data.Market[s.Turn.At-1][1-s.Turn.Side] {
		if n > 0 {
			from[r] = s.Data.Special.Merchant
		}
	}
	return from
}

// askExtra asks for additional tokens one by one, as long as there is a choice; then the action takes effect.
func (s *State) askExtra(seat game.Seat, left uint8, by Means, log *game.Log) {
	from := s.extras(by)
	for left > 0 {
		r, one := only(picks(from, s.Turn.Paid, left))
		if !one {
			s.Push(StepExtra, seat, left, by)
			return
		}
		s.Turn.Paid[r]++
		left--
	}
	if by == ByCaravaneer {
		s.ride(seat, log)
		return
	}
	s.spend(seat, log)
	s.exchange(seat, s.Turn.At-1, s.Turn.Side, by, log)
}

func extraCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for r := range uint8(ResourceKinds) {
		dst = append(dst, game.Move{Verb: VExtra, A: r})
	}
	return dst
}

func extraLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VExtra, picks(s.extras(f.B), s.Turn.Paid, f.A))
}

func extraWhy(s *State, f Frame, m game.Move) reason {
	if picks(s.extras(f.B), s.Turn.Paid, f.A)&(1<<m.A) != 0 {
		return reason{}
	}
	return reason{No: NoExtra, A: m.A}
}

func extraPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Paid[m.A]++
	s.askExtra(f.Seat, f.A-1, f.B, log)
}

// extraFits: the exchange or the section has been chosen, and the chosen tokens match the number still to choose.
func extraFits(s *State, f, _ Frame) bool {
	t := &s.Turn
	if *t != (Turn{Card: t.Card, Worker: t.Worker, At: t.At, Side: t.Side, Paid: t.Paid}) || !s.through(f.Seat, f.B) {
		return false
	}
	switch f.B {
	case ByMerchant:
		return t.Worker == 0 && t.At >= 1 && int(t.At) <= len(s.Data.Market) &&
			s.whyNotMarket(f.Seat, t.At-1, t.Side, f.B).No == 0 &&
			chose(s.extras(f.B), t.Paid, s.Data.Special.Merchant, f.A)
	case ByCaravaneer:
		if t.Side != 0 || !s.goes(f.Seat, f.B) || t.At >= MaxPlaces || !s.places(f.Seat, t.Worker, f.B).Has(t.At) {
			return false
		}
		from := s.extras(f.B)
		return chose(from, t.Paid, min(s.Data.Special.Caravaneer, from.Sum()), f.A)
	}
	return false
}
