package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// The random draws of Nature (PHA-0.2). All outcomes are equally likely, except for offerings from the bag and jars
// of the Traitor.

// deck returns the set of cards, colours, quarters, tiles or seats that Nature draws from in a step, and the verb of
// the move that names one.
func (s *State) deck(f Frame) (verb uint8, deck Cards) {
	switch f.Step {
	case StepShowNoble, StepDeal, StepDrawNoble:
		return VNoble, s.NobleDeck
	case StepShowArtist, StepDrawArtist:
		return VArtisan, s.ArtisanDeck
	case StepShowJar, StepDrawJar:
		return VJar, s.JarPile
	case StepPlotBasic:
		return VColour, s.basicsLeft()
	case StepTileOrder:
		return VTile, s.tilesLeft(f.A)
	case StepTileColour:
		return VColour, s.tileColoursLeft(f.A)
	case StepTileDark:
		return VDark, s.brightTiles()
	case StepCircle:
		return VQuarter, s.quartersLeft(f.A)
	case StepWheel:
		return VColour, 1<<Colours - 1
	case StepDirection:
		return VDirection, 1<<2 - 1
	case StepScribe:
		return VNoble, s.Scribes
	case StepFirst:
		return VFirst, 1<<s.Count - 1
	}
	return 0, 0
}

func deckCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	verb, deck := s.deck(f)
	return flow.List(dst, verb, deck)
}

// Outcomes counts what Nature can draw now: cards in a deck, offerings in the bag, or weighted chances of jars.
func (s *State) Outcomes() int {
	f := s.Top()
	switch f.Step {
	case StepRefill, StepDrawBag:
		return s.Bag.Total()
	case StepPlotJar:
		if s.Mixed() == 0 {
			return s.Plot.Own.Len()
		}
		return s.JarPile.Len() * int(s.Plot.Jars)
	}
	_, deck := s.deck(f)
	return deck.Len()
}

// Outcome returns the move for outcome n, from 0 to Outcomes()-1. Offerings are ordered by kind.
func (s *State) Outcome(n int) game.Move {
	f := s.Top()
	switch f.Step {
	case StepRefill, StepDrawBag:
		return game.Move{Verb: VOffering, A: uint8(s.Bag.nth(n))}
	case StepPlotJar:
		return game.Move{Verb: VJar, A: s.plotJar(n)}
	}
	verb, deck := s.deck(f)
	return game.Move{Verb: verb, A: deck.At(n)}
}

// plotJar returns the jar for chance n. The jars known to be the Traitor's come first. Each jar covers as many
// chances as its weight.
func (s *State) plotJar(n int) uint8 {
	each := s.plotJarWeight(s.Plot.Own.First())
	if known := s.Plot.Own.Len() * each; n >= known {
		return s.JarPile.At((n - known) / s.Mixed())
	}
	return s.Plot.Own.At(n / each)
}
