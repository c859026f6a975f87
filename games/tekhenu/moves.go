package tekhenu

import (
	"slices"

	"ennead/game"
)

// Moves appends the legal choices of the seat. B07 and B08 are among them at every decision of the own turn (TEK-4.12).
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return plays(s.anytime(seat), Steps[f.Step].Legal(s, f, dst))
}

// Tries appends what the seat could point at now.
func (s *State) Tries(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return plays(s.anytime(seat), Steps[f.Step].Tries(s, f, dst))
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	anytime := m.Verb == VPlay && s.anytime(seat).Has(m.A)
	f := s.Take(seat)
	if anytime {
		s.playAnytime(f, m.A, log)
	} else {
		Steps[f.Step].Play(s, f, m, log)
	}
	Steps.Settle(s, &s.Stack, log)
}

// Why is the reason against a move, or none.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	if slices.Contains(plays(s.anytime(seat), nil), m) {
		return game.Reason{}
	}
	return Steps.Why(s, &s.Stack, seat, m)
}
