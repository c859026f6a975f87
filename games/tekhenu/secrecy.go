package tekhenu

import "ennead/game"

// Secrecy (chapter 20). Hidden cards are the Decrees in hands that not everybody has seen, the Decrees under the deck,
// and the two cards that a player looks at for S05 and S06.

var _ game.PublicChoices = (*State)(nil)

// VisibleTo shows a card drawn to a hand, and the choice of a Decree to keep, to its owner only (TEK-20.1).
func (s *State) VisibleTo(seat game.Seat, _ game.Move) game.Seats {
	switch f := s.Top(); f.Step {
	case StepDeal, StepDrawTwo, StepDecree:
		return f.Seat.Set()
	case StepKeep:
		return seat.Set()
	}
	return game.Everyone
}

// PublicChoice reports whether the seat's choices follow from public facts. Those with cards that only the seat sees do
// not (TEK-20.1), nor does any choice about Decrees at the end.
func (s *State) PublicChoice(game.Seat) bool {
	switch s.Top().Step {
	case StepKeep, StepKeepCard, StepReveal, StepScore, StepDouble, StepTithe:
		return false
	}
	return true
}

// Mask returns the cards that the seat must not know to the decks. The number of cards in each place stays known, see
// [State.DeckSize].
func (s *State) Mask(seat game.Seat) {
	hidden := [Kinds]Cards{}
	for other := range game.Seat(s.Count) {
		if other == seat {
			continue
		}
		p := &s.Player[other]
		for i, n := range p.Hand {
			if n != 0 && n != game.Unknown {
				k := s.HandKind(other)
				hidden[k], p.Hand[i] = hidden[k].With(n), game.Unknown
			}
		}
		unseen := p.Decrees &^ p.Known &^ s.gave(seat, other)
		p.Decrees &^= unseen
		p.Unseen += uint8(unseen.Len())
		p.Older += uint8((unseen & s.Settled).Len())
		hidden[Decree] |= unseen
		if n := s.Under[other]; n != 0 && n != game.Unknown && game.Seat(s.Drawn[other]) != seat+1 {
			if to := s.Drawn[other]; to == 0 || !s.Player[to-1].Known.Has(n) {
				hidden[Decree] = hidden[Decree].With(n)
			}
			s.Under[other] = game.Unknown
		}
	}
	for k, cards := range hidden {
		s.Deck[k] |= cards
	}
}

// gave returns the Decree in another seat's hand that this seat gave back, and therefore knows (TEK-3.16).
func (s *State) gave(seat, other game.Seat) Cards {
	if int(seat) < len(s.Under) && s.Under[seat] != 0 && game.Seat(s.Drawn[seat]) == other+1 {
		return Cards(0).With(s.Under[seat])
	}
	return 0
}

// Determinize deals the unknown cards at random. Every deal that fits the counts is equally likely.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		for i, n := range p.Hand {
			if n == game.Unknown {
				p.Hand[i] = s.drawUnknown(s.HandKind(seat), ^Cards(0), r)
			}
		}
		if s.Under[seat] == game.Unknown && s.Drawn[seat] == 0 {
			s.Under[seat] = s.drawUnknown(Decree, ^s.Settled, r)
		}
		for p.Older > 0 {
			p.Decrees = p.Decrees.With(s.drawUnknown(Decree, s.Settled, r))
			p.Older, p.Unseen = p.Older-1, p.Unseen-1
		}
		for p.Unseen > 0 {
			p.Decrees = p.Decrees.With(s.drawUnknown(Decree, ^s.Settled, r))
			p.Unseen--
		}
		if p.Hand[1] != 0 && p.Hand[1] < p.Hand[0] {
			p.Hand[0], p.Hand[1] = p.Hand[1], p.Hand[0]
		}
	}
	s.chooseGivenBack(r)
}

// drawUnknown draws a random card of a set from a deck.
func (s *State) drawUnknown(k Kind, among Cards, r *game.Rand) uint8 {
	among &= s.Deck[k]
	n := among.At(r.Intn(among.Len()))
	s.Deck[k] = s.Deck[k].Without(n)
	return n
}

// chooseGivenBack picks which card in a hand is the one that another seat gave back, where the viewer knows that there
// is one. That card was in the hand before the discards were shuffled.
func (s *State) chooseGivenBack(r *game.Rand) {
	for giver, n := range s.Under {
		if n != game.Unknown {
			continue
		}
		p := &s.Player[s.Drawn[giver]-1]
		cards := p.Decrees &^ p.Known
		for _, other := range s.Under {
			if other != game.Unknown {
				cards = cards.Without(other)
			}
		}
		switch older := cards & s.Settled; {
		case older != 0:
			cards = older
		case p.Scored.Has(DecreeAction) && (cards == 0 || s.Settled != 0): // it must be the one used since
			cards = Cards(0).With(DecreeAction)
		}
		s.Under[giver] = cards.At(r.Intn(cards.Len()))
	}
}
