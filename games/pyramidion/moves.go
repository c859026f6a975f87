package pyramidion

import "ennead/game"

// Moves appends the legal moves of the seat.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Legal(s, f, dst)
}

// Candidates appends the moves that the seat could point at now. The legal moves are among them.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	return Steps.Candidates(s, &s.Stack, dst, seat)
}

// Play applies a legal move, and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Why returns the reason against a move, or the zero reason if it is legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	return Steps.Why(s, &s.Stack, seat, m)
}

// Begins reports whether the current decision begins a turn, see [game.Turned].
func (s *State) Begins() bool {
	switch s.Top().Step {
	case StepActivate, StepCard, StepLoad:
		return true
	}
	return false
}

// Stages counts the sites activated and the loading phases, see [game.Staged].
func (s *State) Stages() int {
	if s.Round == 0 {
		return 0
	}
	n := (int(s.Round)-1)*(len(s.ByPlayers().Sequence)+1) + s.Sundials.Len()
	switch s.Top().Step {
	case StepActivate, StepLoad, StepPay:
		return n + 1
	}
	if s.Site != NoSite {
		n++
	}
	return n
}
