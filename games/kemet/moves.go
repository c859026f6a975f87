package kemet

import "ennead/game"

// The methods of game.State that offer, refuse and make moves. They read the table of steps.

// Moves appends the seat's legal moves.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Legal(s, f, dst)
}

// Candidates appends the moves that the seat could point at now. The legal ones are among them.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return Steps[f.Step].Candidates(s, f, dst)
}

// Why returns the reason against a move, or the zero reason if it is legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	return Steps.Why(s, &s.Stack, seat, m)
}

// Play makes a legal move and does everything that follows without a decision.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.Take(seat)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Even reports whether all of Nature's moves are equally likely now (KEM-12.5).
func (s *State) Even() bool { return s.Top().Step == StepCity || s.Top().Step == StepFirstOrder }

// Weight returns the relative odds of one of Nature's moves: the number of its cards in the pile.
func (s *State) Weight(m game.Move) int {
	if s.Even() {
		return 1
	}
	return int(s.Pile[m.A])
}

// Outcomes returns the number of cards in the pile when one is drawn (KEM-12.5). It returns 0 for cities and first
// places, which Moves lists.
func (s *State) Outcomes() int {
	if s.Even() {
		return 0
	}
	return int(s.PileN)
}

// Outcome returns the n-th card of the pile, sorted by kind. n is from 0.
func (s *State) Outcome(n int) game.Move {
	k := 0
	for n >= int(s.Pile[k]) {
		n -= int(s.Pile[k])
		k++
	}
	return game.Move{Verb: VCard, A: uint8(k)}
}

// Enough ends the free step, in which a player may swap creatures any number of times (KEM-9.61).
func (s *State) Enough(seat game.Seat) (m game.Move, open bool) {
	f := s.Top()
	return game.Move{Verb: VDone}, f.Step == StepFree && f.Seat == seat
}
