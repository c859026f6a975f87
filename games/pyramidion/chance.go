package pyramidion

import "ennead/game"

// The random draws of Nature. All outcomes are equally likely.

// Even reports that all of Nature's outcomes are equally likely.
func (s *State) Even() bool { return true }

// Weight returns the relative odds of a move by Nature.
func (s *State) Weight(game.Move) int { return 1 }

// Outcomes counts the cards, boats, distribution cards or revolt tokens that Nature can draw now. It is 0 for places
// in the play order: flow lists those.
func (s *State) Outcomes() int {
	switch s.Top().Step {
	case StepDraw:
		return s.Deck.Len()
	case StepBoat, StepKarnak:
		return s.Pile.Len()
	case StepSpread:
		return s.Spreads.Len()
	case StepToken:
		return s.hiddenTokens().Len()
	}
	return 0
}

// Outcome returns the move for outcome n, from 0 to Outcomes()-1.
func (s *State) Outcome(n int) game.Move {
	switch s.Top().Step {
	case StepDraw:
		return game.Move{Verb: VDraw, A: s.Deck.At(n)}
	case StepSpread:
		return game.Move{Verb: VSpread, A: s.Spreads.At(n)}
	case StepToken:
		return game.Move{Verb: VToken, A: s.hiddenTokens().At(n)}
	}
	return game.Move{Verb: VBoat, A: s.Pile.At(n)}
}

// hiddenTokens returns the face-down revolt tokens.
func (s *State) hiddenTokens() Tokens { return s.Data.Tokens &^ s.Tokens }
