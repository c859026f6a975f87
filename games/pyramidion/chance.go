package pyramidion

import "ennead/game"

// What Nature draws: all of it is equally likely.

// Even tells that all of Nature's outcomes are equally likely.
func (s *State) Even() bool { return true }

// Weight is the relative odds of one of Nature's moves.
func (s *State) Weight(game.Move) int { return 1 }

// Outcomes counts the cards of the pile, from which Nature draws now; 0 where she does something else.
func (s *State) Outcomes() int {
	if s.Top().Step == StepDraw {
		return s.Deck.Len()
	}
	return 0
}

// Outcome is the n-th of them.
func (s *State) Outcome(n int) game.Move { return game.Move{Verb: vDraw, A: s.Deck.At(n)} }
