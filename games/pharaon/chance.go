package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// What Nature draws, one of many things (PHA-0.2). Only offerings of the bag and jars of the Traitor are not
// all as likely.

// deck is the set of cards, colours, quarters, tiles or seats of which Nature draws one now, and the verb of that.
func (s *State) deck(f Frame) (verb uint8, deck Cards) {
	switch f.Step {
	case StepShowNoble, StepDeal, StepDrawNoble:
		return VNoble, s.NobleDeck
	case StepShowArtist, StepDrawArtist:
		return VArtisan, s.ArtisanDeck
	case StepShowJar, StepDrawJar:
		return VJar, s.JarPile
	case StepPlotBasic:
		return VColour, s.supplied()
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

// Outcomes counts the things in the deck, the offerings of the bag or the chances of jars.
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

// Outcome is the n-th thing in the deck, the n-th offering of the bag by kinds, or the jar of the n-th chance.
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

// plotJar is the jar of the n-th chance: those known to be the Traitor's come first, each with its weight.
func (s *State) plotJar(n int) uint8 {
	each := s.plotJarWeight(s.Plot.Own.First())
	if known := s.Plot.Own.Len() * each; n >= known {
		return s.JarPile.At((n - known) / s.Mixed())
	}
	return s.Plot.Own.At(n / each)
}
