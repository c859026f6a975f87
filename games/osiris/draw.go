package osiris

import "ennead/game"

// Drawing city cards (OSI-2.1.4, OSI-5.8.3). The pile is a set; its top card is decided at the draw.

func drawCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for cards := s.Deck; cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VDraw, A: cards.First()})
	}
	return dst
}

// drawSkip turns the discard pile into a new pile if the pile is empty. If both are empty, nothing is drawn
// (OSI-RUL-28).
func drawSkip(s *State, f Frame, log *game.Log) bool {
	switch {
	case f.B == 0:
		return true
	case s.Deck == 0 && s.Spent == 0:
		log.Add(noCardLeft(f.Seat))
		return true
	case s.Deck == 0:
		s.Deck, s.Spent = s.Spent, 0
		log.Add(pileShuffled(f.Seat))
	}
	return false
}

// drawPlay puts the card into the hand, or among the pending cards of a visit or of Thoth (OSI-5.2.3, OSI-12.5).
func drawPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Deck = s.Deck.Without(m.A)
	if f.A == DrawVisit || f.A == DrawThoth {
		s.pend(Card(m.A))
	} else {
		p := &s.Player[f.Seat]
		p.Cards = p.Cards.With(m.A)
	}
	log.Add(cardDealt(f.Seat, Card(m.A), f.A))
	if f.B > 1 {
		s.Push(StepDraw, f.Seat, f.A, f.B-1)
	}
}

// drawFits: cards are drawn one by one, for one of the reasons of [StepDraw] (OSI-2.1.4, OSI-5.2.3, OSI-5.10.4,
// OSI-11.9, OSI-12.5).
func drawFits(s *State, f, under Frame) bool {
	if f.B == 0 || (s.Player[f.Seat].Order != 0) != (f.A == DrawBonus) {
		return false
	}
	if f.A == DrawDealt {
		last := uint8(f.Seat) == s.Count-1
		return f.B == 1 && (under.Step == StepDraw && f.Seat+1 == under.Seat || under.Step == StepSeason && last)
	}
	on, most := s.drawsOn(f, under)
	return under.Step == on && f.Seat == under.Seat && f.B <= most
}

// drawsOn returns the step that must wait beneath a draw, by its reason, and the greatest number of cards.
func (s *State) drawsOn(f, under Frame) (on Step, most uint8) {
	p := &s.Player[f.Seat]
	switch {
	case f.A == DrawVisit:
		return StepShared, 2
	case f.A == DrawBonus && p.Order == 1 && s.Bonused != 0:
		return StepEndTurn, s.Data.Row[s.Bonused-1].Card
	case f.A == DrawScribe && under.Step == StepSpent && s.Data.Card[under.A].Kind == Scribe && p.Scribed:
		return StepSpent, s.Data.Special.Scribe
	case f.A == DrawThoth:
		return StepStudied, s.Data.Blessed.Drawn
	}
	return Done, 0
}

// pend inserts a card into the pending ones, which are in ascending order, and notes which came first.
func (s *State) pend(c Card) {
	// Before rules 3 (OSI-RUL-54, until 2028-01-31): no state held which card was drawn first.
	if s.Pending[0] == 0 && !s.Rules.Before(3) {
		s.DrawnFirst = c
	}
	for i := range s.Pending {
		switch at := &s.Pending[i]; {
		case *at == 0:
			*at = c
			return
		case c < *at:
			*at, c = c, *at
		}
	}
}

// putAway removes the pending cards, whose places have been chosen.
func (s *State) putAway() { s.Pending, s.DrawnFirst = [MaxPending]Card{}, 0 }
