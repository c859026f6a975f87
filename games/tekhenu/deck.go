package tekhenu

import "ennead/game"

// Decks and discards: TEK-13.11, TEK-3.16.

// deck is what the next card of a kind may be: any of the deck; under that of Decrees those given back, one by one; then
// the discards, shuffled. Empty if there is nothing to draw.
func (s *State) deck(k Kind) Cards {
	if s.Deck[k] != 0 {
		return s.Deck[k]
	}
	if k == Decree {
		if giver := s.lowest(); giver != NoSeat {
			return Cards(0).With(s.Under[giver])
		}
	}
	return s.Spent[k]
}

// lowest is who gave back the topmost of the Decrees under the deck; NoSeat if none lies there.
func (s *State) lowest() game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Under[seat] != 0 && s.Drawn[seat] == 0 {
			return seat
		}
	}
	return NoSeat
}

// pull takes a card of [State.deck] off its deck: into the hand of a seat that alone sees it, or for all to see (NoSeat).
func (s *State) pull(c Card, seat game.Seat) {
	k, n := c.Kind(), c.Number()
	giver := NoSeat
	if k == Decree && s.Deck[k] == 0 {
		giver = s.lowest()
	}
	switch {
	case giver == NoSeat:
		if s.Deck[k] == 0 {
			s.shuffle(k)
		}
		s.Deck[k] = s.Deck[k].Without(n)
	case seat == NoSeat || seat == giver:
		s.Under[giver] = 0
	default:
		s.Drawn[giver] = uint8(seat) + 1
	}
}

// shuffle makes a new deck of the discards. What is in hands is not among them.
func (s *State) shuffle(k Kind) {
	s.Deck[k], s.Spent[k] = s.Spent[k], 0
	if k != Decree {
		return
	}
	s.Settled = 0
	for i := range s.Player {
		s.Settled |= s.Player[i].Decrees &^ s.Player[i].Known
	}
}

// show makes a Decree in a hand known to all (TEK-8.2). Whether it is one that was given back stays with who knows it (TEK-3.16).
func (s *State) show(seat game.Seat, n uint8) {
	p := &s.Player[seat]
	p.Known = p.Known.With(n)
	s.Settled = s.Settled.Without(n)
}

// DeckSize counts the cards of a deck, those under it included; a masked state knows it too.
func (s *State) DeckSize(k Kind) int {
	n := s.Deck[k].Len()
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		if s.HandKind(seat) == k {
			n -= unknown(p.Hand[0]) + unknown(p.Hand[1])
		}
		if k != Decree {
			continue
		}
		n -= int(p.Unseen)
		if s.Under[seat] != 0 && s.Under[seat] != game.Unknown && s.Drawn[seat] == 0 {
			n++
		}
	}
	return n
}

func unknown(n uint8) int {
	if n == game.Unknown {
		return 1
	}
	return 0
}

// HandKind is the kind of the cards that a seat looks at (TEK-3.9, TEK-16.2.3).
func (s *State) HandKind(seat game.Seat) Kind {
	for f := range s.Frames() {
		if f.Step == StepKeepCard && f.Seat == seat {
			return Kind(f.A)
		}
	}
	return Decree
}
