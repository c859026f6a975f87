package osiris

import "ennead/game"

// Moves appends the legal choices of the seat's turn; what it may do beside the turn is in [State.Deals].
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	return Steps.Moves(s, &s.Stack, dst, seat)
}

// Tries appends what the seat could point at now.
func (s *State) Tries(dst []game.Move, seat game.Seat) []game.Move {
	return Steps.Tries(s, &s.Stack, dst, seat)
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
