package osiris

import "ennead/game"

// A world that a viewer cannot tell from the real one.

// Guess deals the unknown cards and workers, each deal that fits the counts as likely as any other, but that what is known to lie
// in an open bribe must be there (OSI-7.5.2).
func (s *State) Guess(seat game.Seat, r *game.Rand) {
	s.Viewer = 0
	s.guessWorkers(r)
	for i, c := range s.Pending {
		if c == Card(game.Unknown) {
			s.Pending[i] = 0
			s.pend(Card(s.guess(r)))
		}
	}
	if s.Book.Used {
		s.guessBribes()
	}
	for other := range game.Seat(s.Count) {
		for p := &s.Player[other]; p.Closed > 0; {
			s.give(p, s.guess(r))
		}
	}
	s.guessBook(seat, r)
}

// guessBribes puts the cards that are known to be bound by open bribes into the hands of those who bribe.
func (s *State) guessBribes() {
	for other := range game.Seat(s.Count) {
		for i := range s.Book.Bribes[other] {
			for due := s.Book.Bribes[other][i].Give.Cards & s.Deck; due != 0; due = due.Rest() {
				s.give(&s.Player[other], due.First())
			}
		}
	}
}

// guess is a card that the viewer does not know, and takes it from among them.
func (s *State) guess(r *game.Rand) uint8 {
	c := s.Deck.At(r.Intn(s.Deck.Len()))
	s.Deck = s.Deck.Without(c)
	return c
}

// give puts an unknown card into a hand.
func (s *State) give(p *Player, c uint8) {
	s.Deck, p.Cards = s.Deck.Without(c), p.Cards.With(c)
	p.Closed--
}

// guessWorkers deals the workers that are nowhere to be seen behind the screens; the others are in the bag.
func (s *State) guessWorkers(r *game.Rand) {
	rest := s.Nowhere()
	take := func(p *Player, w, n uint8) {
		p.Workers[w] += n
		rest[w] -= n
		p.Idle -= n
	}
	for other := range game.Seat(s.Count) {
		if p := &s.Player[other]; p.Idle > 0 && s.Book.Used {
			for i := range s.Book.Bribes[other] {
				for w, n := range s.Book.Bribes[other][i].Give.Workers {
					take(p, uint8(w), n)
				}
			}
		}
	}
	for other := range game.Seat(s.Count) {
		for p := &s.Player[other]; p.Idle > 0; {
			take(p, rest.nth(r.Intn(int(rest.Sum()))), 1)
		}
	}
	if s.Unseen > 0 {
		s.Bag, s.Unseen = rest, 0
	}
}

// Nowhere are the workers that are nowhere to be seen.
func (s *State) Nowhere() Workers {
	rest := s.Data.Setup[s.Count].Workers
	for stood := s.Stood; stood != 0; stood = stood.Rest() {
		rest[s.Standing[stood.First()].Worker]--
	}
	for w := range rest {
		rest[w] -= s.Pool[w] + s.Bag[w]
		for seat := range s.Count {
			rest[w] -= s.Player[seat].Workers[w]
		}
	}
	return rest
}
