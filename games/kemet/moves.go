package kemet

import "ennead/game"

// What may be chosen now, and what a choice does: the questions that the table of steps answers.

// Moves appends the legal choices of the seat.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Legal(s, f, dst)
}

// Candidates appends what the seat could point at now.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Candidates(s, f, dst)
}

// Why is the reason against a move, or none.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	return Steps.Why(s, &s.Stack, seat, m)
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Even tells whether all of Nature's outcomes are equally likely now (KEM-12.5).
func (s *State) Even() bool { return s.Top().Step == StepCity || s.Top().Step == StepFirstOrder }

// Weight is the relative odds of one of Nature's moves: the copies of a card in the pile.
func (s *State) Weight(m game.Move) int {
	if s.Even() {
		return 1
	}
	return int(s.Pile[m.A])
}

// Outcomes counts the cards of the pile when one is drawn (KEM-12.5); cities and first places are listed.
func (s *State) Outcomes() int {
	if s.Even() {
		return 0
	}
	return int(s.PileN)
}

// Outcome is the n-th card of the pile by kinds.
func (s *State) Outcome(n int) game.Move {
	k := 0
	for n >= int(s.Pile[k]) {
		n -= int(s.Pile[k])
		k++
	}
	return game.Move{Verb: VCard, A: uint8(k)}
}

// Enough ends the free step: creatures may be swapped any number of times (KEM-9.61).
func (s *State) Enough(seat game.Seat) (m game.Move, open bool) {
	f := s.Top()
	return game.Move{Verb: VDone}, f.Step == StepFree && f.Seat == seat
}
