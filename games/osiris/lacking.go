package osiris

import "ennead/game"

// What a reader of the book may want to know beside it: whether goods are there, and which entry words belong to.

// Lacking is what a seat would have to hold free in addition to hand over named goods now (OSI-7.3.4, OSI-7.3.9). Of a masked state
// it tells the truth about the viewer's own seat, and about others as far as tokens go.
func (s *State) Lacking(seat game.Seat, goods *Goods) (short Bundle) {
	free := s.free(seat)
	short.Tokens = goods.Tokens.Minus(goods.Tokens.UpTo(free.Tokens))
	for w, n := range goods.Workers {
		short.Workers[w] = n - min(n, free.Workers[w])
	}
	short.Cards = goods.Cards &^ free.Cards
	return short
}

// Answers names cards that the addressee of an offer could give where it asks for cards by kind or for any (OSI-7.3.4): first those
// that must be of a kind. ok is false if the seat does not hold so many free.
func (s *State) Answers(seat game.Seat, want *Bundle) (cards []Card, ok bool) {
	free := s.free(seat)
	left := free.Cards &^ want.Cards
	take := func(fits func(Card) bool) bool {
		for in := left; in != 0; in = in.Rest() {
			if c := in.First(); fits(Card(c)) {
				left, cards = left.Without(c), append(cards, Card(c))
				return true
			}
		}
		return false
	}
	ok = true
	for k := range Kind(CardKinds) {
		for range want.Kinds.Of(k) {
			ok = take(func(c Card) bool { return s.Data.Card[c].Kind == k }) && ok
		}
	}
	for range want.Any {
		ok = take(func(Card) bool { return true }) && ok
	}
	return cards, ok
}

// Entry is which offer or promise an event has put into the book; ok is false if it has put in none, or the reader is told of none.
func Entry(e game.Event) (offer bool, by, to game.Seat, public bool, number uint8, ok bool) {
	switch {
	case e.A == game.Unknown:
	case e.Kind == EvOffer:
		o := OfferOf(e)
		return true, e.Seat, o.Other, o.Public, o.Number, true
	case e.Kind == EvPromised:
		p := PromiseOf(e)
		return false, e.Seat, p.To, false, p.Number, true
	}
	return false, 0, 0, false, 0, false
}
