package osiris

import "ennead/game"

// Action 8: OSI-5.8. What the specials do is in special.go.

// corner plays a card for its resources (OSI-5.8.1).
func (s *State) corner(seat game.Seat, c Card, log *game.Log) {
	s.play(seat, c)
	log.Add(cornerPlayed(seat, c))
	s.gain(seat, s.Data.Card[c].Corner, GainCorner, log)
	s.discard(seat, c, log)
}

// play takes a card out of the hand, for all to see.
func (s *State) play(seat game.Seat, c Card) {
	s.did(seat, didCard)
	p := &s.Player[seat]
	p.Cards = p.Cards.Without(uint8(c))
	s.leaves(seat, c, 0)
}

// spend plays the card whose special has been chosen, if the action is done through one: its effect follows, and then
// the card goes to the discard pile (OSI-5.8.2, OSI-11.0.4).
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

// spentFits: the card is in no hand any more, and what it does goes on (OSI-11.0.4).
func spentFits(s *State, f, _ Frame) bool {
	return f.B == 0 && s.Player[f.Seat].Order == 0 && s.Deck.Has(f.A) && s.lasts(Card(f.A))
}

// lasts tells whether what a card does takes more than its play.
func (s *State) lasts(c Card) bool {
	kind := s.Data.Card[c].Kind
	return kind == Scribe || kind == Priest
}
