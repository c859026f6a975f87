package osiris

import (
	"ennead/game"
	"ennead/game/set"
)

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

// Outcomes counts the cards of the pile or the workers of the bag, from which Nature draws now; 0 where she does something else.
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

// Sum is how many workers there are of all kinds.
func (w Workers) Sum() uint8 { return uint8(set.Total(w.word())) }

// nth is the kind of the n-th of them, kind by kind.
func (w Workers) nth(n int) uint8 { return set.Nth(w.word(), n) }

// sorts are the kinds of which there are any.
func (w Workers) sorts() sorts { return set.Eight(w.word()) }

// word is the counts in one word, a byte for each kind; all together are fewer than 128.
func (w Workers) word() uint64 {
	return uint64(w[0]) | uint64(w[1])<<8 | uint64(w[2])<<16 | uint64(w[3])<<24 | uint64(w[4])<<32 | uint64(w[5])<<40
}
