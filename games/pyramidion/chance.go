package pyramidion

import "ennead/game"

// What Nature draws: all of it is equally likely.

// Even tells that all of Nature's outcomes are equally likely.
func (s *State) Even() bool { return true }

// Weight is the relative odds of one of Nature's moves.
func (s *State) Weight(game.Move) int { return 1 }

// Outcomes counts what Nature draws from now: cards, boats, distribution cards or revolt tokens; 0 where places in the
// play order are listed.
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

// Outcome is the n-th of them.
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

// hiddenTokens are the revolt tokens that lie face down.
func (s *State) hiddenTokens() Tokens { return s.Data.Tokens &^ s.Tokens }
