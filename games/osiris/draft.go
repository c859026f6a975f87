package osiris

import "ennead/game"

// Drafts: offers, bribes, promises and shows in preparation. Only their governor sees them.

// ToAll takes the place of a seat in moves that show something to everybody.
const ToAll = MaxSeats

// face is the state of a city card on the given side of a draft, as moves name it.
type face uint8

const (
	notThere face = iota
	faceDown
	faceUp
)

// giveCard sets the state of a card on the given side, wantCard whether the wanted side names it.
func giveCard(c uint8, how face) game.Move { return game.Move{Verb: VGiveCard, A: c, B: uint8(how)} }

func wantCard(c uint8, wanted bool) game.Move {
	return game.Move{Verb: VWantCard, A: c, B: bit(wanted)}
}

// drafts appends the legal edits of a draft, and its offer if that is legal. It agrees with whyNotDraft and
// whyNotOffer.
func (s *State) drafts(seat game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, game.Move{Verb: VClear}, game.Move{Verb: VUntil}, game.Move{Verb: VUntil, A: 1},
		game.Move{Verb: VAudience}, game.Move{Verb: VAudience, A: 1})
	if s.whyNotOffer(seat, s.Book.Drafts[seat].To).No == 0 {
		dst = append(dst, game.Move{Verb: VOffer})
	}
	for to := range s.Count {
		if game.Seat(to) != seat {
			dst = append(dst, game.Move{Verb: VTo, A: to})
		}
	}
	held := s.Holds(seat)
	for g := range uint8(goodBarred) {
		for n := range held.of(g) + 1 {
			dst = append(dst, game.Move{Verb: VGive, A: g, B: n})
		}
		for n := range s.total(g) + 1 {
			dst = append(dst, game.Move{Verb: VWant, A: g, B: n})
		}
	}
	for cards := s.Data.Cards; cards != 0; cards = cards.Rest() {
		c := cards.First()
		dst = append(dst, giveCard(c, notThere))
		if held.Cards.Has(c) {
			dst = append(dst, giveCard(c, faceDown), giveCard(c, faceUp), wantCard(c, false))
		} else {
			dst = append(dst, wantCard(c, false), wantCard(c, true))
		}
	}
	for k, copies := range s.Data.Copies {
		for n := range copies + 1 {
			dst = append(dst, game.Move{Verb: VWantKind, A: uint8(k), B: n})
		}
	}
	for n := range uint8(s.Data.Cards.Len() + 1) {
		dst = append(dst, game.Move{Verb: VWantAny, A: n})
	}
	return dst
}

// Overtakes reports whether a later edit of a draft makes an earlier one irrelevant: it sets the same value again, or
// clears the draft.
func (s *State) Overtakes(later, earlier game.Move) bool {
	switch later.Verb {
	case VClear:
		return earlier.Verb >= VClear && earlier.Verb <= VAudience
	case VTo, VUntil, VAudience, VWantAny:
		return earlier.Verb == later.Verb
	case VGive, VGiveCard, VWant, VWantCard, VWantKind:
		return earlier.Verb == later.Verb && earlier.A == later.A
	}
	return false
}

// of returns the number of a good, by its number in moves; 0 for goods that cannot change hands.
func (g *Goods) of(good uint8) uint8 {
	switch {
	case good < goodWorkers:
		return g.Tokens[good]
	case good < goodBarred:
		return g.Workers[good-goodWorkers]
	}
	return 0
}

// set sets the number of a good.
func (g *Goods) set(good, n uint8) {
	if good < goodWorkers {
		g.Tokens[good] = n
	} else {
		g.Workers[good-goodWorkers] = n
	}
}

// total returns the number of a good in the whole game (OSI-1.1).
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

// whyNotDraft: a draft offers goods that the seat holds and wants goods that exist (OSI-7.3.1, OSI-7.3.2).
func (s *State) whyNotDraft(seat game.Seat, m game.Move) reason {
	held := s.Holds(seat)
	switch m.Verb {
	case VTo:
		return s.whyNotOther(seat, m.A)
	case VGive:
		switch {
		case m.A >= goodBarred:
			return reason{No: NoBarred, A: m.A}
		case m.B > held.of(m.A):
			return reason{No: NoHold}
		}
	case VWant:
		switch {
		case m.A >= goodBarred:
			return reason{No: NoBarred, A: m.A}
		case m.B > s.total(m.A):
			return reason{No: NoTotal}
		}
	case VGiveCard:
		if face(m.B) != notThere && !held.Cards.Has(m.A) {
			return reason{No: NoHold}
		}
		if !s.Data.Cards.Has(m.A) {
			return reason{No: NoTotal}
		}
	case VWantCard:
		if !s.Data.Cards.Has(m.A) || m.B > 0 && held.Cards.Has(m.A) {
			return reason{No: NoTotal}
		}
	case VWantKind:
		if m.B > s.Data.Copies[m.A] {
			return reason{No: NoTotal}
		}
	case VWantAny:
		if int(m.A) > s.Data.Cards.Len() {
			return reason{No: NoTotal}
		}
	}
	return reason{}
}

// whyNotOther: the other party is another governor at the table.
func (s *State) whyNotOther(seat game.Seat, other uint8) reason {
	if other >= s.Count || game.Seat(other) == seat {
		return reason{No: NoSelf}
	}
	return reason{}
}

// edit changes a draft.
func (s *State) edit(seat game.Seat, m game.Move) {
	d := &s.Book.Drafts[seat]
	switch m.Verb {
	case VClear:
		*d = Draft{}
	case VTo:
		d.To = m.A + 1
	case VGive:
		d.Give.set(m.A, m.B)
	case VGiveCard:
		d.Give.Cards, d.Give.Open = d.Give.Cards.Without(m.A), d.Give.Open.Without(m.A)
		if face(m.B) != notThere {
			d.Give.Cards = d.Give.Cards.With(m.A)
		}
		if face(m.B) == faceUp {
			d.Give.Open = d.Give.Open.With(m.A)
		}
	case VWant:
		d.Want.set(m.A, m.B)
	case VWantCard:
		d.Want.Cards = d.Want.Cards.Without(m.A)
		if m.B > 0 {
			d.Want.Cards = d.Want.Cards.With(m.A)
		}
	case VWantKind:
		d.Want.Kinds = d.Want.Kinds.With(Kind(m.A), m.B)
	case VWantAny:
		d.Want.Any = m.A
	case VUntil:
		d.Turn = m.A == 1
	case VAudience:
		d.Public = m.A == 1
	}
}
