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

// Outcomes counts the cards of the deck or the offerings of the bag from which Nature draws now; 0 where
// she does something else (PHA-0.2).
func (s *State) Outcomes() int {
	if step := s.Top().Step; step == StepRefill || step == StepDrawBag {
		return sum(s.Bag)
	}
	_, deck := s.deck()
	return deck.Len()
}

// Outcome is the n-th card of the deck, or the n-th offering of the bag by kinds.
func (s *State) Outcome(n int) game.Move {
	if verb, deck := s.deck(); deck != 0 {
		return game.Move{Verb: verb, A: deck.At(n)}
	}
	k := 0
	for n >= int(s.Bag[k]) {
		n -= int(s.Bag[k])
		k++
	}
	return game.Move{Verb: vOffering, A: uint8(ResourceOffering) + uint8(k)}
}
