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

// Guess deals the unknown cards and boats, each deal as likely as any other that is possible.
func (s *State) Guess(_ game.Seat, r *game.Rand) {
	for seat := range s.Count {
		p := &s.Player[seat]
		for ; p.Closed > 0; p.Closed-- {
			c := s.Deck.At(r.Intn(s.Deck.Len()))
			s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
		}
		s.guessBoats(game.Seat(seat), r)
	}
}

// guesses is how often boats are dealt anew that would have ended the game before.
const guesses = 48

// guessBoats deals a player boats that leave the game where it is: nobody had the target when the round began (PYR-13.3). When no deal
// of that kind comes up, the dearest boats are changed for others.
func (s *State) guessBoats(seat game.Seat, r *game.Rand) {
	p := &s.Player[seat]
	n := p.Ships
	p.Ships = 0
	for range guesses {
		if n == 0 || s.below(seat) && p.Boats.Len() == int(n) {
			return
		}
		s.Pile, p.Boats = s.Pile|p.Boats, 0
		for range n {
			b := s.Pile.At(r.Intn(s.Pile.Len()))
			s.Pile, p.Boats = s.Pile.Without(b), p.Boats.With(b)
		}
	}
	for range guesses {
		if s.Pile == 0 || s.below(seat) {
			return
		}
		dear, b := s.dearest(p.Boats), s.Pile.At(r.Intn(s.Pile.Len()))
		s.Pile, p.Boats = s.Pile.Without(b).With(dear), p.Boats.Without(dear).With(b)
	}
}

// below tells whether a player had less than the target when the round began: without the boats of this round, which may be the
// dearest ones.
func (s *State) below(seat game.Seat) bool {
	target, vp, boats := s.Data.Targets[s.Target], s.VP(seat), s.Player[seat].Boats
	for n := s.Loaded[seat]; n > 0 && boats != 0; n-- {
		dear := s.dearest(boats)
		vp, boats = vp-int(s.Data.Boat[dear].VP), boats.Without(dear)
	}
	return target == 0 || vp < int(target)
}

// dearest is the boat of a set that is worth most.
func (s *State) dearest(boats Boats) (b uint8) {
	for ; boats != 0; boats = boats.Rest() {
		if next := boats.First(); b == 0 || s.Data.Boat[next].VP > s.Data.Boat[b].VP {
			b = next
		}
	}
	return b
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
