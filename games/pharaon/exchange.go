package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// The exchange powers of the Wise Woman and the Treasurer: PHA-10.14.

// exchangers returns the exchange nobles of a seat, used or not.
func (s *State) exchangers(seat game.Seat) Cards {
	return s.Player[seat].Nobles & (s.Data.wise | s.Data.treasurers)
}

// exchangeUses appends a move for each exchange noble of a seat, used or not.
func (s *State) exchangeUses(seat game.Seat, dst []game.Move) []game.Move {
	return flow.List(dst, VUse, s.exchangers(seat))
}

// whyNotExchange checks that the power is unused this round, that the seat has a token to spend, and that there is
// something to gain (PHA-10.14).
func (s *State) whyNotExchange(seat game.Seat, n uint8) Reason {
	if s.Player[seat].Tilted.Has(n) {
		return Reason{No: NoTwice, A: n}
	}
	if s.Data.treasurers.Has(n) && s.Supply[Silver] == 0 {
		return Reason{No: NoSupply, A: uint8(Silver)}
	}
	for t := range QuarterOffering {
		if s.whyNotSpend(seat, n, t) == (Reason{}) {
			return Reason{}
		}
	}
	return Reason{No: NoSpend, A: n}
}

// whyNotSpend returns why a token cannot be spent (PHA-10.14.1, PHA-10.14.2). Scribes make no difference here
// (PHA-RUL-36).
func (s *State) whyNotSpend(seat game.Seat, n uint8, t Token) Reason {
	c, ok := coloured(t)
	wise := s.Data.wise.Has(n)
	switch {
	case s.Player[seat].Tokens[t] == 0:
		return Reason{No: NoSuchToken, A: uint8(t)}
	case t == Token(Silver) && !wise:
		return Reason{No: NoSilverPrice, A: n}
	case !ok && t != Token(Silver):
		return Reason{No: NoExchange, A: uint8(t)}
	case !wise:
		return Reason{}
	}
	gains := s.basicsLeft()
	if ok {
		gains = gains.Without(uint8(c))
	}
	if gains == 0 {
		return Reason{No: NoBasics}
	}
	return Reason{}
}

// spendFits accepts a noble with an exchange power that can be used now (PHA-10.14).
func spendFits(s *State, f, _ Frame) bool {
	return (s.Data.wise | s.Data.treasurers).Has(f.A) && s.whyNotExchange(f.Seat, f.A) == (Reason{})
}

func spendCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return s.tokenCandidates(f.Seat, VSpend, dst)
}

func spendWhy(s *State, f Frame, m game.Move) Reason { return s.whyNotSpend(f.Seat, f.A, Token(m.A)) }

// spendPlay returns the token first, then takes the gain (PHA-10.14).
func spendPlay(s *State, f Frame, m game.Move, log *game.Log) {
	t := Token(m.A)
	s.tilt(f.Seat, f.A, log)
	s.giveBack(f.Seat, t)
	log.Add(tokenSpent(f.Seat, t))
	if s.Data.treasurers.Has(f.A) {
		s.gain(f.Seat, log, Silver)
		return
	}
	not := game.Unknown
	if c, ok := coloured(t); ok {
		not = uint8(c)
	}
	s.Push(StepBasic, f.Seat, f.A, not)
}

// exchangeSkip skips decision M22 unless a power can be used (PHA-7.8, PHA-RUL-13).
func exchangeSkip(s *State, f Frame, _ *game.Log) bool {
	for nobles := s.exchangers(f.Seat); nobles != 0; nobles = nobles.Rest() {
		if s.whyNotExchange(f.Seat, nobles.First()) == (Reason{}) {
			return false
		}
	}
	return true
}

func exchangeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(s.exchangeUses(f.Seat, dst), game.Move{Verb: VDone})
}

func exchangeWhy(s *State, f Frame, m game.Move) Reason {
	if m.Verb == VUse {
		return s.whyNotExchange(f.Seat, m.A)
	}
	return Reason{}
}

func exchangePlay(s *State, f Frame, m game.Move, _ *game.Log) {
	if m.Verb == VUse {
		s.Push(StepExchange, f.Seat, 0, 0)
		s.Push(StepSpend, f.Seat, m.A, 0)
	}
}
