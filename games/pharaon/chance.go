package pharaon

import "ennead/game"

// What Nature draws from without listing it.

// deck is the set of cards from which Nature draws one now, empty if it is none, and the verb of that.
func (s *State) deck() (verb uint8, deck Cards) {
	switch s.Top().Step {
	case StepShowNoble, StepDeal, StepDrawNoble:
		return vNoble, s.NobleDeck
	case StepShowArtist, StepDrawArtist:
		return vArtisan, s.ArtisanDeck
	case StepShowJar, StepDrawJar:
		return vJar, s.JarPile
	}
	return 0, 0
}

// Outcomes counts the cards of the deck, the offerings of the bag or the chances of jars from which Nature draws
// now; 0 where she does something else (PHA-0.2).
func (s *State) Outcomes() int {
	switch s.Top().Step {
	case StepRefill, StepDrawBag:
		return s.Bag.total()
	case StepPlotJar:
		if s.mixed() == 0 {
			return s.Plot.Own.Len()
		}
		return s.JarPile.Len() * int(s.Plot.Jars)
	}
	_, deck := s.deck()
	return deck.Len()
}

// Outcome is the n-th card of the deck, the n-th offering of the bag by kinds, or the jar of the n-th chance.
func (s *State) Outcome(n int) game.Move {
	if verb, deck := s.deck(); deck != 0 {
		return game.Move{Verb: verb, A: deck.At(n)}
	}
	if s.Top().Step == StepPlotJar {
		return game.Move{Verb: vJar, A: s.plotJar(n)}
	}
	return game.Move{Verb: vOffering, A: uint8(s.Bag.nth(n))}
}

// plotJar is the jar of the n-th chance: those known to be the Traitor's come first, each with its weight.
func (s *State) plotJar(n int) uint8 {
	each := s.plotJarWeight(s.Plot.Own.First())
	if known := s.Plot.Own.Len() * each; n >= known {
		return s.JarPile.At((n - known) / s.mixed())
	}
	return s.Plot.Own.At(n / each)
}
