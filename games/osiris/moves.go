package osiris

import "ennead/game"

// Moves appends the legal moves of the seat's current choice; for negotiation see [State.OutOfTurn].
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	if s.Away != 0 && s.unattended(seat) {
		return append(dst, s.prescribed())
	}
	return Steps.Moves(s, &s.Stack, dst, seat)
}

// Candidates appends the moves that a person could point at now; the legal ones are among them.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	if s.unattended(seat) {
		return append(dst, s.prescribed())
	}
	return Steps.Candidates(s, &s.Stack, dst, seat)
}

// Play makes a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	if m.Verb >= FirstOutOfTurn {
		s.negotiate(seat, m, log)
		return
	}
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Why returns the reason against a move; its No is 0 if the move is legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	switch {
	case m.Verb >= VGone:
		return s.whyNotDesert(seat, m)
	case m.Verb >= FirstOutOfTurn:
		return s.whyNotNegotiate(seat, m)
	case s.unattended(seat) && m != s.prescribed():
		return reason{No: NoAway, A: uint8(seat)}
	case s.unattended(seat):
		return reason{}
	}
	return Steps.Why(s, &s.Stack, seat, m)
}

// Constructors of moves that several files make.

// move returns the exchange as a move (OSI-D08).
func (b Barter) move() game.Move { return game.Move{Verb: VMarket, A: b.Market, B: b.Side} }

// Levy is a token that the Tax Collector takes from a pile (OSI-11.11).
type Levy struct{ Resource, Pile uint8 }

func (l Levy) move() game.Move { return game.Move{Verb: VTax, A: l.Resource, B: l.Pile} }

// shareMove keeps one card of a visit and gives the other to a seat or to [Discard]; taken is the number of accepted
// bribes (OSI-D04).
func shareMove(kept Card, to game.Seat, taken uint8) game.Move {
	return game.Move{Verb: VShare, A: uint8(kept), B: uint8(to), C: taken}
}

// markMove marks a promise of that governor as kept or broken (OSI-D24).
func markMove(by game.Seat, number uint8, kept bool) game.Move {
	return game.Move{Verb: VMark, A: uint8(by), B: number, C: 1 - bit(kept)}
}
