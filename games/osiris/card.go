package osiris

import "ennead/game"

// Action 8 (OSI-5.8). For the specials see special.go.

// corner plays a card for its resources (OSI-5.8.1).
func (s *State) corner(seat game.Seat, c Card, log *game.Log) {
	s.play(seat, c)
	log.Add(cornerPlayed(seat, c))
	s.gain(seat, s.Data.Card[c].Corner, GainCorner, log)
	s.discard(seat, c, log)
}

// play takes a card out of the hand in public.
func (s *State) play(seat game.Seat, c Card) {
	s.did(seat, didCard)
	p := &s.Player[seat]
	p.Cards = p.Cards.Without(uint8(c))
	s.leaves(seat, c, 0)
}

// spend plays the card of the chosen special, if there is one. Its effect comes first, then the card goes to the
// discard pile (OSI-5.8.2, OSI-11.0.4).
func (s *State) spend(seat game.Seat, log *game.Log) {
	c := s.Turn.Card
	if c == 0 {
		return
	}
	s.Turn.Card = 0
	s.play(seat, c)
	log.Add(specialPlayed(seat, c))
	s.Push(StepSpent, seat, uint8(c), 0)
}

func spentRun(s *State, f Frame, log *game.Log) { s.discard(f.Seat, Card(f.A), log) }

// spentFits: the card has left the hand, and its effect is still in progress (OSI-11.0.4).
func spentFits(s *State, f, _ Frame) bool {
	return s.Player[f.Seat].Order == 0 && s.Deck.Has(f.A) && s.lasts(Card(f.A))
}

// lasts reports whether the effect of a card goes on after the card was played.
func (s *State) lasts(c Card) bool {
	kind := s.Data.Card[c].Kind
	return kind == Scribe || kind == Priest
}
