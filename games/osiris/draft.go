package osiris

import "ennead/game"

// Drafts: what a governor puts together before it is offered, promised or shown. Nobody else sees it.

// all stands in the place of a seat where something is shown to everybody.
const all = maxSeats

// drafts lists what may be said in a draft, and whether it can be offered: what whyNotDraft and whyNotOffer are not against.
func (s *State) drafts(seat game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, game.Move{Verb: vClear}, game.Move{Verb: vUntil}, game.Move{Verb: vUntil, A: 1},
		game.Move{Verb: vAudience}, game.Move{Verb: vAudience, A: 1})
	if s.whyNotOffer(seat, s.Book.Drafts[seat].To).No == 0 {
		dst = append(dst, game.Move{Verb: vOffer})
	}
	for to := range s.Count {
		if game.Seat(to) != seat {
			dst = append(dst, game.Move{Verb: vTo, A: to})
		}
	}
	held := s.holds(seat)
	for g := range uint8(goodBarred) {
		for n := range held.of(g) + 1 {
			dst = append(dst, game.Move{Verb: vGive, A: g, B: n})
		}
		for n := range s.total(g) + 1 {
			dst = append(dst, game.Move{Verb: vWant, A: g, B: n})
		}
	}
	for cards := s.Data.Cards; cards != 0; cards = cards.Rest() {
		c := cards.First()
		dst = append(dst, game.Move{Verb: vGiveCard, A: c})
		if held.Cards.Has(c) {
			dst = append(dst, game.Move{Verb: vGiveCard, A: c, B: 1}, game.Move{Verb: vGiveCard, A: c, B: 2}, game.Move{Verb: vWantCard, A: c})
		} else {
			dst = append(dst, game.Move{Verb: vWantCard, A: c}, game.Move{Verb: vWantCard, A: c, B: 1})
		}
	}
	for k, copies := range s.Data.Copies {
		for n := range copies + 1 {
			dst = append(dst, game.Move{Verb: vWantKind, A: uint8(k), B: n})
		}
	}
	for n := range uint8(s.Data.Cards.Len() + 1) {
		dst = append(dst, game.Move{Verb: vWantAny, A: n})
	}
	return dst
}

// Overtakes: what is said of a thing again counts as it was said last, and an empty draft holds nothing of what was said before.
func (s *State) Overtakes(later, earlier game.Move) bool {
	switch later.Verb {
	case vClear:
		return earlier.Verb >= vClear && earlier.Verb <= vAudience
	case vTo, vUntil, vAudience, vWantAny:
		return earlier.Verb == later.Verb
	case vGive, vGiveCard, vWant, vWantCard, vWantKind:
		return earlier.Verb == later.Verb && earlier.A == later.A
	}
	return false
}

// of is how many of a good there are, by the number that moves name it by; of what cannot change hands, none.
func (g *Goods) of(good uint8) uint8 {
	switch {
	case good < goodWorkers:
		return g.Tokens[good]
	case good < goodBarred:
		return g.Workers[good-goodWorkers]
	}
	return 0
}

// set puts so many of a good into a bundle.
func (g *Goods) set(good, n uint8) {
	if good < goodWorkers {
		g.Tokens[good] = n
	} else {
		g.Workers[good-goodWorkers] = n
	}
}

// total is how many of a good there are in the game (OSI-1.1).
func (s *State) total(good uint8) uint8 {
	setup := &s.Data.Setup[s.Count]
	switch {
	case good < goodWorkers:
		return setup.Tokens
	case good < goodBarred:
		return setup.Workers[good-goodWorkers]
	}
	return 0
}

// whyNotDraft: what can be offered or asked for at all (OSI-7.3.1, OSI-7.3.2).
func (s *State) whyNotDraft(seat game.Seat, m game.Move) reason {
	held := s.holds(seat)
	switch m.Verb {
	case vTo:
		return s.whyNotOther(seat, m.A)
	case vGive:
		switch {
		case m.A >= goodBarred:
			return reason{No: noBarred, A: m.A}
		case m.B > held.of(m.A):
			return reason{No: noHold}
		}
	case vWant:
		switch {
		case m.A >= goodBarred:
			return reason{No: noBarred, A: m.A}
		case m.B > s.total(m.A):
			return reason{No: noTotal}
		}
	case vGiveCard:
		if m.B > 0 && !held.Cards.Has(m.A) {
			return reason{No: noHold}
		}
		if !s.Data.Cards.Has(m.A) {
			return reason{No: noTotal}
		}
	case vWantCard:
		if !s.Data.Cards.Has(m.A) || m.B > 0 && held.Cards.Has(m.A) {
			return reason{No: noTotal}
		}
	case vWantKind:
		if m.B > s.Data.Copies[m.A] {
			return reason{No: noTotal}
		}
	case vWantAny:
		if int(m.A) > s.Data.Cards.Len() {
			return reason{No: noTotal}
		}
	}
	return reason{}
}

// whyNotOther: one deals with another governor at the table.
func (s *State) whyNotOther(seat game.Seat, other uint8) reason {
	if other >= s.Count || game.Seat(other) == seat {
		return reason{No: noSelf}
	}
	return reason{}
}

// edit changes a draft.
func (s *State) edit(seat game.Seat, m game.Move) {
	d := &s.Book.Drafts[seat]
	switch m.Verb {
	case vClear:
		*d = Draft{}
	case vTo:
		d.To = m.A + 1
	case vGive:
		d.Give.set(m.A, m.B)
	case vGiveCard:
		d.Give.Cards, d.Give.Open = d.Give.Cards.Without(m.A), d.Give.Open.Without(m.A)
		if m.B > 0 {
			d.Give.Cards = d.Give.Cards.With(m.A)
		}
		if m.B > 1 {
			d.Give.Open = d.Give.Open.With(m.A)
		}
	case vWant:
		d.Want.set(m.A, m.B)
	case vWantCard:
		d.Want.Cards = d.Want.Cards.Without(m.A)
		if m.B > 0 {
			d.Want.Cards = d.Want.Cards.With(m.A)
		}
	case vWantKind:
		d.Want.Kinds = d.Want.Kinds.With(Kind(m.A), m.B)
	case vWantAny:
		d.Want.Any = m.A
	case vUntil:
		d.Turn = m.A == 1
	case vAudience:
		d.Public = m.A == 1
	}
}
