package pyramidion

import "ennead/game"

// stir brings about what random play seldom does: piles of cards and of boats that run out, a short supply, hands with special
// characters, sites with much to choose from. Nothing comes about that play could not bring.
func stir(at game.State, r *game.Rand) {
	s := at.(*State)
	switch s.Top().Step {
	case StepActivate, StepCard:
	default:
		return
	}
	switch r.Intn(24) {
	case 0:
		s.thin(r)
	case 1:
		s.drain(r)
	case 2:
		s.heap(r)
	case 3:
		s.arm(r)
	case 4:
		s.strand(r)
	}
}

// thin leaves few cards in the pile: the others have been discarded, now and then none of them is there any more.
func (s *State) thin(r *game.Rand) {
	for n := s.Deck.Len(); n > r.Intn(3); n-- {
		c := s.Deck.At(r.Intn(n))
		s.Deck, s.Spent, s.From[c] = s.Deck.Without(c), s.Spent.With(c), 0
	}
	if p := &s.Player[r.Intn(int(s.Count))]; r.Intn(3) == 0 {
		p.Hand, s.Spent = p.Hand|s.Spent, 0
	}
}

// drain lets a player hold nearly all that is left of a resource.
func (s *State) drain(r *game.Rand) {
	k, p := r.Intn(resources), &s.Player[r.Intn(int(s.Count))]
	n := s.Supply[k] - min(s.Supply[k], uint8(r.Intn(3)))
	p.Goods[k] += n
	s.Supply[k] -= n
}

// heap lays resources of all kinds on two sites.
func (s *State) heap(r *game.Rand) {
	for range 2 {
		site := r.Intn(sites)
		for k := range s.Supply {
			n := min(s.Supply[k], uint8(r.Intn(3)))
			s.Goods[site][k] += n
			s.Supply[k] -= n
		}
	}
}

// arm gives a player a special character out of the pile.
func (s *State) arm(r *game.Rand) {
	if left := s.Deck & (s.Data.Of[Special] | s.Data.Of[Revolt]); left.Len() > 0 {
		p, c := &s.Player[r.Intn(int(s.Count))], left.At(r.Intn(left.Len()))
		s.Deck, p.Hand = s.Deck.Without(c), p.Hand.With(c)
	}
}

// strand leaves few boats in the pile: the others have been discarded, if Karnak does not wait for one.
func (s *State) strand(r *game.Rand) {
	for n := s.Pile.Len(); n > r.Intn(3); n-- {
		b := s.Pile.At(r.Intn(n))
		s.Pile, s.Sunk = s.Pile.Without(b), s.Sunk.With(b)
	}
}

// rare tells moments of which there are few.
func rare(at game.State) bool {
	switch s := at.(*State); s.Top().Step {
	case StepRecruit:
		return s.drawable() < 4
	case StepCopy, StepOut, StepIn, StepRecall, StepAdd, StepSwap, StepGain:
		return true
	case StepPay:
		return s.Payment.Troops != 0 || s.Payment.Statues > 0
	}
	return false
}
