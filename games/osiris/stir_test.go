package osiris

import "ennead/game"

// stir brings about what random play seldom does: a pile of cards that runs out, a governor with Horus and several plans, a short supply,
// several bribes for a visitor. Nothing comes about that play could not bring.
func stir(at game.State, r *game.Rand) {
	s := at.(*State)
	switch f := s.Top(); f.Step {
	case StepAct:
		if r.Intn(4) == 0 {
			s.thin(r)
		}
		if r.Intn(4) == 0 {
			s.crowd(f.Seat, r)
		}
		if r.Intn(6) == 0 {
			s.drain(r)
		}
	case StepShare:
		if !s.Silent && r.Intn(2) == 0 {
			s.tempt(r)
		}
	}
}

// thin leaves few cards in the pile: the others are in a hand, unseen, or have been played.
func (s *State) thin(r *game.Rand) {
	p := &s.Player[r.Intn(int(s.Count))]
	for n := s.Deck.Len(); n > r.Intn(3); n-- {
		c := s.Deck.At(r.Intn(n))
		s.Deck = s.Deck.Without(c)
		if r.Intn(8) > 0 {
			p.Cards = p.Cards.With(c)
		} else {
			s.Spent = s.Spent.With(c)
		}
	}
	if r.Intn(2) == 0 {
		p.Cards, s.Spent = p.Cards|s.Spent, 0
	}
}

// crowd gives the seat on turn several plans, and often Horus to keep one (OSI-12.3).
func (s *State) crowd(seat game.Seat, r *game.Rand) {
	p := &s.Player[seat]
	for i := range s.Plans {
		m := s.Data.Plans[i].Monument
		if s.Data.Plans[i].On && s.Plans[i].Owner == NoSeat && p.Stock[m] > 0 && r.Intn(2) == 0 {
			p.Stock[m]--
			s.Plans[i].Owner = seat
		}
	}
	s.survey()
	if p.Blessings&(1<<Horus) != 0 && s.blessed() == 0 {
		p.Blessings &^= 1 << Horus
		p.Played |= 1 << Horus
	}
}

// drain lets a governor hold what is left of a resource, but for what lies on the board.
func (s *State) drain(r *game.Rand) {
	k, p := r.Intn(resources), &s.Player[r.Intn(int(s.Count))]
	p.Tokens[k] += s.Supply[k]
	s.Supply[k] = 0
}

// tempt lets somebody put a bribe of some goods.
func (s *State) tempt(r *game.Rand) {
	by := game.Seat(r.Intn(int(s.Count)))
	held := s.free(by)
	give := &s.Book.Drafts[by].Give
	*give = Bundle{}
	for w, n := range held.Workers {
		give.Workers[w] = uint8(r.Intn(int(n) + 1))
	}
	for cards := held.Cards; cards != 0; cards = cards.Rest() {
		if c := cards.First(); r.Intn(3) == 0 {
			give.Cards = give.Cards.With(c)
			if r.Intn(2) == 0 {
				give.Open = give.Open.With(c)
			}
		}
	}
	s.Book.settle()
	if m := (game.Move{Verb: vBribe, A: uint8(r.Intn(int(s.Count)))}); s.whyNotDeal(by, m).No == 0 {
		s.deal(by, m, nil)
	}
}

// rare tells moments of which there are few: bribes are open, or one of several plans is chosen to be kept.
func rare(at game.State) bool {
	s := at.(*State)
	switch s.Top().Step {
	case StepKeep, StepStudy:
		return true
	case StepShare:
		return s.Book.Bribes != [maxSeats][maxBribes]Bribe{}
	}
	return false
}
