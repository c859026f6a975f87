package osiris

import "ennead/game"

// The draws of Nature and their odds.

// Even reports whether all of Nature's current outcomes are equally likely.
func (s *State) Even() bool {
	step := s.Top().Step
	return step != StepWorker && step != StepPool
}

// Weight returns the relative odds of one of Nature's moves: for a worker, how many of its kind are in the bag.
func (s *State) Weight(m game.Move) int {
	if m.Verb == VWorker {
		return int(s.Bag[m.A])
	}
	return 1
}

// Outcomes returns the number of cards in the pile, or of workers in the bag, that Nature draws from now; 0 if Nature
// draws neither.
func (s *State) Outcomes() int {
	switch s.Top().Step {
	case StepDraw:
		return s.Deck.Len()
	case StepWorker, StepPool:
		return int(s.Bag.Sum())
	}
	return 0
}

// Outcome returns the n-th of these outcomes as a move, from 0.
func (s *State) Outcome(n int) game.Move {
	if s.Top().Step == StepDraw {
		return game.Move{Verb: VDraw, A: s.Deck.At(n)}
	}
	return game.Move{Verb: VWorker, A: s.Bag.nth(n)}
}
