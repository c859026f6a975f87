package pharaon

import "ennead/game"

// Who knows what: section 16. The only secret of the game are the nobles drawn at the start.

// VisibleTo: a noble dealt at the start is seen by its drawer alone (PHA-16.3).
func (s *State) VisibleTo(game.Seat, game.Move) game.Seats {
	if f := s.Top(); f.Step == StepDeal {
		return f.Seat.Set()
	}
	return game.Everyone
}

// Mask returns the nobles that the seat must not know to the deck, and leaves unknown cards in their
// places. The size of the deck is [State.NoblesLeft].
func (s *State) Mask(seat game.Seat) {
	if drawer, ok := s.drawer(); ok && drawer != seat {
		for i, n := range s.Hand {
			if n != 0 && n != game.Unknown {
				s.NobleDeck = s.NobleDeck.With(n)
				s.Hand[i] = game.Unknown
			}
		}
	}
	for i := range s.Player {
		if aside := &s.Player[i].Aside; *aside != 0 && *aside != game.Unknown && game.Seat(i) != seat {
			s.NobleDeck = s.NobleDeck.With(*aside)
			*aside = game.Unknown
		}
	}
}

// drawer is whose hand of starting nobles it is.
func (s *State) drawer() (game.Seat, bool) {
	f := s.Top()
	return f.Seat, f.Step == StepDeal || f.Step == StepKeep
}

// Determinize deals the unknown cards from the deck, each set of them equally likely: nothing that the
// seat sees depends on which they are.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	for i, n := range s.Hand {
		if n == game.Unknown {
			s.Hand[i] = s.guessNoble(r)
		}
	}
	for i := range s.Player {
		if s.Player[i].Aside == game.Unknown {
			s.Player[i].Aside = s.guessNoble(r)
		}
	}
}

func (s *State) guessNoble(r *game.Rand) uint8 {
	deck := s.NobleDeck
	for range r.Intn(deck.Len()) {
		deck = deck.Rest()
	}
	n := deck.First()
	s.NobleDeck = s.NobleDeck.Without(n)
	return n
}

// NoblesLeft is the number of cards in the noble deck.
func (s *State) NoblesLeft() int {
	n := s.NobleDeck.Len()
	for _, hidden := range s.Hand {
		if hidden == game.Unknown {
			n--
		}
	}
	for i := range s.Player {
		if s.Player[i].Aside == game.Unknown {
			n--
		}
	}
	return n
}
