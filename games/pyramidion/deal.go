package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Phase 4: chapter 8, and drawing cards at other times (PYR-18.3). The pile is a set; the top card is decided when it
// is drawn.

// dealRun returns the base cards, shuffles the whole deck, and deals to each player in play order. The extra cards of
// Thebes come last.
func dealRun(s *State, _ Frame, _ *game.Log) {
	s.Deck, s.Spent = s.Data.Deck, 0                        // PYR-8.2
	if seat := s.Troop[Torturers][Thebes]; seat != NoSeat { // PYR-8.3
		s.Push(StepDraw, seat, s.Data.AtThebes, 0)
	}
	for place := s.Count; place > 0; place-- { // PYR-8.5
		seat := s.Order[place-1]
		s.Player[seat].Hand = s.Data.Base[seat] // PYR-8.1
		s.Push(StepDraw, seat, s.Data.Dealt, 0)
	}
}

func drawCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VDraw, s.Deck)
}

// drawSkip turns the discard pile into a new pile when a card must be drawn from an empty one. If there is still no
// card, nothing is drawn (PYR-18.3).
func drawSkip(s *State, f Frame, log *game.Log) bool {
	switch {
	case f.A == 0:
		return true
	case s.Deck == 0 && s.Spent == 0:
		log.Add(noCardLeft(f.Seat))
		return true
	case s.Deck == 0:
		s.shuffle()
		log.Add(cardsShuffled(f.Seat))
	}
	return false
}

// shuffle turns the discard pile into a new pile. Everybody knows its cards, so [State.From] records which pile each
// unknown card comes from.
func (s *State) shuffle() {
	s.Deck, s.Spent = s.Spent, 0
	s.Shuffles++
	for cards := s.Deck; cards != 0; cards = cards.Rest() {
		s.From[cards.First()] = s.Shuffles
	}
}

// FromPile returns the cards of the deck that come from a pile and are not known to all. Pile 0 is the one that was
// dealt from.
func (s *State) FromPile(pile uint8) (all Cards) {
	for c, n := range s.From {
		if n == pile {
			all = all.With(uint8(c))
		}
	}
	return all & s.Data.Deck
}

// Shuffled reports whether the origins of cards are consistent: the whole deck was shuffled last, and only unknown
// cards in hands come from older piles.
func (s *State) Shuffled() bool {
	closed := Cards(0)
	for seat := range s.Count {
		closed |= s.Player[seat].Hand &^ s.Player[seat].Known
	}
	return s.Deck&^s.FromPile(s.Shuffles) == 0 && s.Data.Deck&^(s.FromPile(0)|s.Deck|closed) == 0
}

func drawPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	s.Deck, p.Hand = s.Deck.Without(m.A), p.Hand.With(m.A)
	kind := EvDealt
	if s.Begun() > 0 {
		kind = EvDrawn
	}
	log.Add(drew(kind, f.Seat, Card(m.A)))
	if f.A > 1 {
		s.Push(StepDraw, f.Seat, f.A-1, 0)
	}
}

// drawFits accepts the deal (PYR-8.5), and single draws on the active site: by recruiting (PYR-9.3.1), by the power
// of Luxor (PYR-17.4) or by the Politician (PYR-16.10).
func drawFits(s *State, f, under Frame) bool {
	switch {
	case under.Step == StepTurn:
		ankh := s.hasJustPlayed(f.Seat, under) && s.Site == Luxor && s.FirstAnkh
		return f.A == 1 && under.Seat == s.next(f.Seat) && (s.mayRecruit(f.Seat) || ankh)
	case under.Step == StepTrigger:
		return f.A == 1 && f.Seat == under.Seat && s.EffectOf(Card(under.A)) == Politician
	}
	return s.dealFits(f, under)
}

// dealFits requires play order, with the extra cards of Thebes last, beneath the others (PYR-8.5).
func (s *State) dealFits(f, under Frame) bool {
	thebes, last := s.Troop[Torturers][Thebes], s.Order[s.Count-1]
	switch {
	case s.Begun() > 0: // the deal is over
		return false
	case under.Step == StepSite && thebes != NoSeat:
		return f.Seat == thebes && f.A <= s.Data.AtThebes
	case f.A == 0 || f.A > s.Data.Dealt:
		return false
	case under.Step == StepSite:
		return f.Seat == last
	case thebes != NoSeat && s.Waiting(StepDraw) == 1:
		return f.Seat == last && under.A == s.Data.AtThebes
	}
	return s.Place(f.Seat)+1 == s.Place(under.Seat) && under.A == s.Data.Dealt
}
