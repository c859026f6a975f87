package osiris_test

import (
	"ennead/game"
	"ennead/games/osiris"
)

// stir changes a state to make rare situations frequent: an empty pile of cards, a governor with Horus and several
// plans, a short supply, several bribes for a visitor, governors who leave the table and come back. Play could bring
// about every one of them.
func stir(at game.State, r *game.Rand) {
	s := at.(*osiris.State)
	if r.Intn(24) == 0 {
		wander(s, game.Seat(r.Intn(int(s.Count))), nil)
	}
	switch f := s.Top(); f.Step {
	case osiris.StepAct:
		if r.Intn(4) == 0 {
			thin(s, r)
		}
		if r.Intn(4) == 0 {
			crowd(s, f.Seat, r)
		}
		if r.Intn(6) == 0 {
			drain(s, r)
		}
	case osiris.StepShare:
		if !s.Silent && r.Intn(2) == 0 {
			tempt(s, r)
		}
	}
}

// wander lets a governor leave the table, or come back (OSI-RUL-54).
func wander(s *osiris.State, seat game.Seat, log *game.Log) {
	m, back := s.Desertion()
	if s.Away.Has(seat) {
		m = back
	}
	if s.Why(seat, m).No == 0 {
		s.Play(seat, m, log)
	}
}

// thin leaves few cards in the pile. The others go into a hand, unseen, or to the discard pile.
func thin(s *osiris.State, r *game.Rand) {
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

// crowd gives the active governor several plans, and often Horus to keep one (OSI-12.3).
func crowd(s *osiris.State, seat game.Seat, r *game.Rand) {
	p := &s.Player[seat]
	for i := range s.Plans {
		m := s.Data.Plans[i].Monument
		if s.Data.Plans[i].On && s.Plans[i].Owner == osiris.NoSeat && p.Stock[m] > 0 && r.Intn(2) == 0 {
			p.Stock[m]--
			s.Plans[i].Owner = seat
		}
	}
	s.Survey()
	if p.Blessings&(1<<osiris.Horus) != 0 && s.Blessed() == 0 {
		p.Blessings &^= 1 << osiris.Horus
		p.Played |= 1 << osiris.Horus
	}
}

// drain moves the whole supply of a resource behind a screen.
func drain(s *osiris.State, r *game.Rand) {
	k, p := r.Intn(osiris.ResourceKinds), &s.Player[r.Intn(int(s.Count))]
	p.Tokens[k] += s.Supply[k]
	s.Supply[k] = 0
}

// tempt makes a bribe of random goods.
func tempt(s *osiris.State, r *game.Rand) {
	by := game.Seat(r.Intn(int(s.Count)))
	if s.Away.Has(by) {
		return
	}
	held := s.Free(by)
	give := &s.Book.Drafts[by].Give
	*give = osiris.Bundle{}
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
	s.Book.Settle()
	if m := (game.Move{Verb: osiris.VBribe, A: uint8(r.Intn(int(s.Count)))}); s.WhyNotNegotiate(by, m).No == 0 {
		s.Negotiate(by, m, nil)
	}
}

// rare reports rare moments: open bribes, a choice between plans to keep, or the cards of Thoth.
func rare(at game.State) bool {
	s := at.(*osiris.State)
	switch s.Top().Step {
	case osiris.StepKeep, osiris.StepStudy:
		return true
	case osiris.StepShare:
		return s.Book.Bribes != [osiris.MaxSeats][osiris.MaxBribes]osiris.Bribe{}
	}
	return false
}
