package pyramidion

import "ennead/game"

// Moves appends the legal choices of the seat.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Legal(s, f, dst)
}

// Candidates appends what the seat could point at now.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	return Steps.Candidates(s, &s.Stack, dst, seat)
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Why is the reason against a move, or none.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	return Steps.Why(s, &s.Stack, seat, m)
}

// Begins tells whether a turn begins with the choice that is owed now, see [game.Turned].
func (s *State) Begins() bool {
	switch s.Top().Step {
	case StepActivate, StepCard, StepLoad:
		return true
	}
	return false
}

// Stages counts the sites that have been activated, and the times when boats were loaded, see [game.Staged].
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
