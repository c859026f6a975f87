package osiris

import "ennead/game"

// Moves appends the legal choices of the seat's turn; what it may do beside the turn is in [State.Deals].
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	return Steps.Moves(s, &s.Stack, dst, seat)
}

// Candidates appends what the seat could point at now.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	return Steps.Candidates(s, &s.Stack, dst, seat)
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	if m.Verb >= FirstBeside {
		s.deal(seat, m, log)
		return
	}
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Why is the reason against a move, or none.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	if m.Verb >= FirstBeside {
		return s.whyNotDeal(seat, m)
	}
	return Steps.Why(s, &s.Stack, seat, m)
}

// The moves of several numbers that are made in more than one place.

// move is the exchange as a move (OSI-D08).
func (b Barter) move() game.Move { return game.Move{Verb: VMarket, A: b.Market, B: b.Side} }

// Levy is a token that the Tax Collector takes off a pile (OSI-11.11).
type Levy struct{ Resource, Pile uint8 }

func (l Levy) move() game.Move { return game.Move{Verb: VTax, A: l.Resource, B: l.Pile} }

// shareMove: one card of a visit is kept, the other goes to a seat or [Discard]; so many bribes were accepted
// (OSI-D04).
func shareMove(kept Card, to game.Seat, taken uint8) game.Move {
	return game.Move{Verb: VShare, A: uint8(kept), B: uint8(to), C: taken}
}

// markMove: a promise of that governor was kept, or not (OSI-D24).
func markMove(by game.Seat, number uint8, kept bool) game.Move {
	return game.Move{Verb: VMark, A: uint8(by), B: number, C: 1 - bit(kept)}
}
