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
		if s.Shuffles > 0 {
			p.Backs |= closed
		}
	}
	if s.Shuffles > 0 {
		s.backs()
	}
}

// backs lets cards stand for those that are closed, as if a card's back told the pile that it comes from: the first of each pile, whichever
// they are.
func (s *State) backs() {
	taken := Cards(0)
	for seat := range s.Count {
		p := &s.Player[seat]
		closed := p.Backs
		for p.Backs = 0; closed != 0; closed = closed.Rest() {
			first := s.Deck & s.FromPile(s.From[closed.First()]) &^ taken
			back := first.First()
			p.Backs, taken = p.Backs.With(back), taken.With(back)
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
