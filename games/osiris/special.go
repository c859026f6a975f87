package osiris

import "ennead/game"

// Specials of city cards (chapter 11).

// whyNotSpecial: the action that the special contains must be legal (OSI-11.0.3).
func (s *State) whyNotSpecial(seat game.Seat, c Card) reason {
	kind := s.Data.Card[c].Kind
	switch kind {
	case Sculptor, Ferryman:
		return s.whyNotBuildAny(seat, Means(kind)+1)
	case Architect, Mason:
		return s.whyNotPlanAny(seat, Means(kind)+1)
	case Scout, Journeyman, Overseer, Caravaneer:
		return s.whyNotCarry(seat, Means(kind)+1)
	case Merchant:
		return s.whyNotMarketAny(seat)
	case Recruiter:
		return s.whyNotHireAny(seat, 1)
	case Scribe:
		return s.whyNotScribe(seat)
	case TaxCollector:
		if s.bare() {
			return reason{No: NoPile}
		}
	case Priest:
		return s.whyNotBlessAny(seat)
	}
	return reason{}
}

// whyNotMarketAny: the seat must be able to pay a side of some cartouche, used or not (OSI-11.6).
func (s *State) whyNotMarketAny(seat game.Seat) reason {
	if s.Data.afford(s.Player[seat].Tokens).Sides() == 0 {
		return reason{No: NoExchange}
	}
	return reason{}
}

// whyNotScribe: each governor can play a Scribe once a season, and there must be a card to draw (OSI-11.9).
func (s *State) whyNotScribe(seat game.Seat) reason {
	switch {
	case s.Player[seat].Scribed:
		return reason{No: NoScribe}
	case s.Spent == 0 && s.Pile() == 0:
		return reason{No: NoDeck}
	}
	return reason{}
}

// special asks the first question of the chosen card's special, or carries it out if there is none.
func (s *State) special(seat game.Seat, log *game.Log) {
	kind := s.Data.Card[s.Turn.Card].Kind
	by := Means(kind) + 1
	switch kind {
	case Sculptor, Ferryman:
		s.Push(StepBuild, seat, 0, by)
	case Architect, Mason:
		s.Push(StepPlan, seat, 0, by)
	case Scout, Journeyman, Overseer, Caravaneer:
		s.askCarry(seat, by, log)
	case Merchant:
		s.askMarket(seat, by, log)
	case Recruiter:
		s.Push(StepHire, seat, 0, by)
	case Scribe:
		s.spend(seat, log)
		s.Player[seat].Scribed = true
		s.Push(StepDraw, seat, DrawScribe, s.Data.Special.Scribe)
	case TaxCollector:
		s.askTax(seat, s.Data.Special.Tax, by, log)
	case Priest:
		s.askBless(seat, by, log)
	}
}

// The Tax Collector (OSI-11.11) takes tokens from the piles one by one. Equal choices in another order count as one, so
// tokens are chosen in the order of piles, then kinds.

func taxCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for n := range uint8(len(s.Data.Market) + 1) {
		for r := range uint8(ResourceKinds) {
			dst = append(dst, Levy{Resource: r, Pile: n}.move())
		}
	}
	if f.A < s.Data.Special.Tax {
		dst = append(dst, game.Move{Verb: VEnough})
	}
	return dst
}

func taxLegal(s *State, f Frame, dst []game.Move) []game.Move {
	if dst = s.taxable(dst); f.A < s.Data.Special.Tax {
		dst = append(dst, game.Move{Verb: VEnough})
	}
	return dst
}

// taxable appends the tokens that may be chosen next.
func (s *State) taxable(dst []game.Move) []game.Move {
	start := len(dst)
	for n := range uint8(len(s.Data.Market) + 1) {
		pile, taken := s.PileOf(n), s.Turn.Piles[n]
		if *pile == (Tokens{}) {
			continue
		}
		for r := range uint8(ResourceKinds) {
			if taken[r] > 0 {
				dst = dst[:start] // no token before the last chosen one
			}
			if pile[r] > taken[r] {
				dst = append(dst, Levy{Resource: r, Pile: n}.move())
			}
		}
	}
	return dst
}

func taxWhy(s *State, _ Frame, m game.Move) reason {
	if m.Verb == VTax && (s.Turn.Piles[m.B][m.A] >= s.PileOf(m.B)[m.A] || s.taxedAfter(m.B, m.A)) {
		return reason{No: NoTax, A: m.A, B: m.B}
	}
	return reason{}
}

// taxedAfter reports whether a token of a later pile or kind has been chosen.
func (s *State) taxedAfter(pile, r uint8) bool {
	for n := pile; n <= MaxMarket; n++ {
		for k := range uint8(ResourceKinds) {
			if (n > pile || k > r) && s.Turn.Piles[n][k] > 0 {
				return true
			}
		}
	}
	return false
}

func taxPlay(s *State, f Frame, m game.Move, log *game.Log) {
	left := uint8(0)
	if m.Verb == VTax {
		s.Turn.Piles[m.B][m.A]++
		left = f.A - 1
	}
	s.askTax(f.Seat, left, f.B, log)
}

// taxFits: the chosen tokens are in the piles and match the number still to choose.
func taxFits(s *State, f, _ Frame) bool {
	t := &s.Turn
	return f.B == ByTaxCollector && s.through(f.Seat, f.B) && *t == Turn{Card: t.Card, Piles: t.Piles} &&
		s.pilesHold(t.Piles) && f.A >= 1 && t.fromPiles().Sum()+f.A == s.Data.Special.Tax
}

// askTax asks for the next token as long as there is one. The first one is mandatory, so if there is only one, it is
// taken automatically (OSI-14.2).
func (s *State) askTax(seat game.Seat, left uint8, by Means, log *game.Log) {
	var buf [ResourceKinds * (MaxMarket + 1)]game.Move
	switch next := s.taxable(buf[:0]); {
	case left == 0 || len(next) == 0:
		s.spend(seat, log)
		s.takePiles(seat, log)
	case left == s.Data.Special.Tax && len(next) == 1:
		taxPlay(s, Frame{Step: StepTax, Seat: seat, A: left, B: by}, next[0], log)
	default:
		s.Push(StepTax, seat, left, by)
	}
}
