package osiris

import "ennead/game"

// What Nature draws, and how likely each of it is.

// Even tells whether all of Nature's outcomes are equally likely now.
func (s *State) Even() bool {
	step := s.Top().Step
	return step != StepWorker && step != StepPool
}

// Weight is the relative odds of one of Nature's moves: the workers in the bag that are just like that one.
func (s *State) Weight(m game.Move) int {
	if m.Verb == VWorker {
		return int(s.Bag[m.A])
	}
	return 1
}

// Outcomes counts the cards of the pile or the workers of the bag, from which Nature draws now; 0 where she does
// something else.
func (s *State) Outcomes() int {
	switch s.Top().Step {
	case StepDraw:
		return s.Deck.Len()
	case StepWorker, StepPool:
		return int(s.Bag.Sum())
	}
	return 0
}

// Outcome is the n-th of them.
func (s *State) Outcome(n int) game.Move {
	if s.Top().Step == StepDraw {
		return game.Move{Verb: VDraw, A: s.Deck.At(n)}
	}
	return game.Move{Verb: VWorker, A: s.Bag.nth(n)}
}
