package pharaon

import "ennead/game"

// Who knows what: section 16. The nobles drawn at the start are the game's only secret.

// VisibleTo hides a noble dealt at the start from everybody but the player who draws it (PHA-16.3).
func (s *State) VisibleTo(game.Seat, game.Move) game.Seats {
	if f := s.Top(); f.Step == StepDeal {
		return f.Seat.Set()
	}
	return game.Everyone
}

// Indifferent reports whether only one way is left to pay: then the order of the tokens makes no difference. What
// everybody holds is open.
func (s *State) Indifferent(seat game.Seat) bool {
	f := s.Top()
	return f.Step == StepPay && f.Seat == seat && s.justEnough(seat, s.payments(seat))
}

// Mask returns to the deck the nobles that the seat must not know, and leaves [game.Unknown] in their places. The
// true size of the deck is [State.NoblesLeft].
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

// drawer returns the seat that holds the starting nobles now, and false if none does.
func (s *State) drawer() (game.Seat, bool) {
	f := s.Top()
	return f.Seat, f.Step == StepDeal || f.Step == StepKeep
}

// Determinize deals the unknown cards from the deck. Each set of them is equally likely, because nothing that the
// seat sees depends on them.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	for i, n := range s.Hand {
		if n == game.Unknown {
			s.Hand[i] = s.drawUnknown(r)
		}
	}
	for i := range s.Player {
		if s.Player[i].Aside == game.Unknown {
			s.Player[i].Aside = s.drawUnknown(r)
		}
	}
}

func (s *State) drawUnknown(r *game.Rand) uint8 {
	deck := s.NobleDeck
	for range r.Intn(deck.Len()) {
		deck = deck.Rest()
	}
	n := deck.First()
	s.NobleDeck = s.NobleDeck.Without(n)
	return n
}

// NoblesLeft returns the number of cards in the noble deck. It is the same before and after Mask.
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
