package pharaon

import "ennead/game"

// Moves appends the legal moves of the seat.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Legal(s, f, dst)
}

// Candidates appends the moves that the seat could point at now. The legal moves are among them.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Candidates(s, f, dst)
}

// Play applies a legal move, and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Even reports whether all of Nature's outcomes are equally likely now (PHA-0.2).
func (s *State) Even() bool {
	step := s.Top().Step
	return step != StepRefill && step != StepDrawBag && step != StepPlotJar
}

// Weight returns the relative odds of a move by Nature: the copies of an offering left in the bag, or the odds that a
// jar is the Traitor's.
func (s *State) Weight(m game.Move) int {
	switch {
	case s.Even():
		return 1
	case s.Top().Step == StepPlotJar:
		return s.plotJarWeight(m.A)
	default:
		return int(s.Bag[m.A-uint8(ResourceOffering)])
	}
}

// Why returns the reason against a move, or the zero reason if it is legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	return Steps.Why(s, &s.Stack, seat, m)
}
