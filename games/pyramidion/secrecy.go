package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Who knows what: chapter 19. Secret are the cards in others' hands, save those that everybody saw go there, and the boats that others
// have loaded, until the end of the game.

// Seen: cards that are drawn are seen by who draws them alone; nothing else is secret (PYR-19.5).
func (s *State) Seen(_ game.Seat, _ game.Move) game.Seats {
	if f := s.Top(); f.Step == StepDraw {
		return f.Seat.Set()
	}
	return game.Everyone
}

// Mask hides what the seat must not know; how many cards and boats lie in the piles is known, see [State.DeckLen] and [State.PileLen].
func (s *State) Mask(seat game.Seat) {
	over := s.Top().Step == flow.Done
	for other := range game.Seat(s.Count) {
		if other == seat {
			continue
		}
		p := &s.Player[other]
		closed := p.Hand &^ (p.Known | s.Data.Base[other])
		p.Closed += uint8(closed.Len())
		p.Hand &^= closed
		s.Deck |= closed
		if !over { // PYR-14.8: at the end all are shown
			p.Ships += uint8(p.Boats.Len())
			s.Pile |= p.Boats
			p.Boats = 0
		}
	}
}

// Guess deals the unknown cards and boats, each deal as likely as any other.
func (s *State) Guess(_ game.Seat, r *game.Rand) {
	for seat := range s.Count {
		p := &s.Player[seat]
		for ; p.Closed > 0; p.Closed-- {
			c := s.Deck.At(r.Intn(s.Deck.Len()))
			s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
		}
		for ; p.Ships > 0; p.Ships-- {
			b := s.Pile.At(r.Intn(s.Pile.Len()))
			s.Pile, p.Boats = s.Pile.Without(b), p.Boats.With(b)
		}
	}
}

// DeckLen is the number of cards in the draw pile, which everybody knows.
func (s *State) DeckLen() int {
	n := s.Deck.Len()
	for seat := range s.Count {
		n -= int(s.Player[seat].Closed)
	}
	return n
}

// PileLen is the number of boats in the draw pile, which everybody knows.
func (s *State) PileLen() int {
	n := s.Pile.Len()
	for seat := range s.Count {
		n -= int(s.Player[seat].Ships)
	}
	return n
}

// Hold is the number of cards that a player holds, which everybody knows.
func (p *Player) Hold() int { return p.Hand.Len() + int(p.Closed) }

// Fleet is the number of boats that a player has loaded, which everybody knows.
func (p *Player) Fleet() int { return p.Boats.Len() + int(p.Ships) }

// Told tells whether a seat's boats are known to whom the state is masked for (PYR-19.3).
func (s *State) Told(seat game.Seat) bool { return s.Player[seat].Ships == 0 }
