package osiris

import "ennead/game"

// Swaps (OSI-7.3).

// OffersAll reports whether a move makes a public offer (OSI-7.4.1). A counter-offer has the audience of its draft, not
// that of the offer which it declines.
func (s *State) OffersAll(seat game.Seat, m game.Move) bool {
	return int(seat) < int(s.Count) && (m.Verb == VOffer || m.Verb == VCounter) && s.Book.Drafts[seat].Public
}

// OpenOffer returns an open offer, or nil. audienceOf is 1 for a public offer, 0 for a private one.
func (s *State) OpenOffer(by, to game.Seat, audienceOf, number uint8) *Offer {
	if int(by) >= int(s.Count) {
		return nil
	}
	for i := range s.Book.Offers[by] {
		o := &s.Book.Offers[by][i]
		if o.Number == number && number != 0 && o.To == to && audience(o.Public) == audienceOf {
			return o
		}
	}
	return nil
}

// whyNotOffer returns the reason against offering the seat's draft; to is the addressee from 1, 0 for none (OSI-7.3.2,
// OSI-7.3.4).
func (s *State) whyNotOffer(seat game.Seat, to uint8) reason {
	d, held := &s.Book.Drafts[seat], s.Holds(seat)
	switch {
	case to == 0:
		return reason{No: NoTo}
	case s.Away.Has(game.Seat(to - 1)): // OSI-RUL-54
		return reason{No: NoAway, A: to - 1}
	case d.Give.Empty() && d.Want.Empty():
		return reason{No: NoNothing}
	case !held.Covers(&d.Give.Goods):
		return reason{No: NoHold}
	case s.Offered(seat) >= s.Data.Limits.Offers:
		return reason{No: NoMany, A: uint8(s.Data.Limits.Offers)}
	}
	return s.whyFlood(seat)
}

// Offered returns the number of a seat's open offers.
func (s *State) Offered(seat game.Seat) (n int) {
	for i := range s.Book.Offers[seat] {
		if s.Book.Offers[seat][i].Number != 0 {
			n++
		}
	}
	return n
}

// makeOffer offers the draft. An offer does not reserve goods and never changes (OSI-7.3.2, OSI-7.3.4).
func (s *State) makeOffer(seat game.Seat, to uint8, log *game.Log) {
	d := s.Book.Drafts[seat]
	o := Offer{To: game.Seat(to - 1), Public: d.Public, Turn: d.Turn, Give: d.Give, Want: d.Want}
	last := &s.Book.Last[seat][o.To]
	if o.Public {
		last = &s.Book.Last[seat][MaxSeats]
	}
	for o.Number == 0 || s.Numbered(seat, &o) {
		*last = *last%MaxNumber + 1
		o.Number = *last
	}
	s.Book.Offers[seat][s.Offered(seat)] = o
	s.Book.Drafts[seat] = Draft{}
	s.enter(seat)
	log.Add(offerMade(seat, &o))
}

// Numbered reports whether another open offer of the author has the number of this one (OSI-RUL-68).
func (s *State) Numbered(seat game.Seat, o *Offer) bool {
	for i := range s.Book.Offers[seat] {
		other := &s.Book.Offers[seat][i]
		if other.Number == o.Number && other.Public == o.Public && (o.Public || other.To == o.To) {
			return true
		}
	}
	return false
}

// decline ends an offer. It counts a private one as declined; everybody hears of a public one.
func (s *State) decline(by game.Seat, o *Offer, log *game.Log) {
	if n := &s.Book.Declined[by][o.To]; !o.Public && *n < 255 {
		*n++
	}
	log.Add(offerDeclined(by, o))
	s.endOffer(by, o)
}

// cancel ends an offer that its author takes back.
func (s *State) cancel(by game.Seat, o *Offer, log *game.Log) {
	log.Add(offerCancelled(by, o))
	s.endOffer(by, o)
}

func (s *State) endOffer(by game.Seat, o *Offer) {
	o.Number = 0
	s.Book.keepOffers(int(by), func(*Offer) bool { return true })
}

// named returns the goods that an addressee gives for an offer. Where the offer wants cards by kind or of any kind, the
// addressee's draft names them (OSI-7.3.4). ok is false if the named cards do not match.
func (s *State) named(seat game.Seat, want *Bundle) (g Goods, ok bool) {
	g = want.Goods
	left, n := want.Kinds, int(want.Any)
	for k := range Kind(CardKinds) {
		n += int(want.Kinds.Of(k))
	}
	if n == 0 {
		return g, true
	}
	cards := s.Book.Drafts[seat].Give.Cards &^ want.Cards
	if cards.Len() != n {
		return g, false
	}
	g.Cards |= cards
	for ; cards != 0; cards = cards.Rest() {
		if k := s.Data.Card[cards.First()].Kind; left.Of(k) > 0 {
			left = left.With(k, left.Of(k)-1)
		}
	}
	return g, left == 0
}

// whyNotAccept: the addressee must hold the wanted goods, and they must be free. Whether the author still holds their
// side does not matter here (OSI-7.3.4, OSI-13.6).
func (s *State) whyNotAccept(seat game.Seat, m game.Move) reason {
	o := s.OpenOffer(game.Seat(m.A), seat, m.B, m.C)
	if o == nil {
		return reason{No: NoOffer}
	}
	free := s.free(seat)
	want, ok := s.named(seat, &o.Want)
	switch {
	case !ok:
		return reason{No: NoNamed}
	case !free.Covers(&want):
		return reason{No: NoWant}
	}
	return reason{}
}

// accept exchanges both bundles in one step (OSI-7.3.5). If the author does not hold their side, nothing moves and the
// offer fails (OSI-RUL-59).
func (s *State) accept(seat, by game.Seat, o *Offer, log *game.Log) {
	want, _ := s.named(seat, &o.Want)
	free := s.free(by)
	give := o.Give.Goods
	if !free.Covers(&give) {
		log.Add(offerFailed(by, o))
		s.endOffer(by, o)
		return
	}
	s.endOffer(by, o)
	s.Book.Drafts[seat] = Draft{}
	log.Add(tradeMade(Two{From: by, To: seat}))
	s.hand(Two{From: by, To: seat}, &give, log)
	s.hand(Two{From: seat, To: by}, &want, log)
	s.disturb(seat.Set() | by.Set())
}

// disturb drops the unfinished choices of the active governor if they are a party to a trade (OSI-7.3.9).
func (s *State) disturb(parties game.Seats) {
	if parties.Has(s.Top().Seat) {
		s.drop()
	}
}

// Lacking returns the goods that a seat is short of, among its free ones, to hand over these goods (OSI-7.3.4,
// OSI-7.3.9). In a masked state the result is exact for the viewer; for other seats, only the tokens are.
func (s *State) Lacking(seat game.Seat, goods *Goods) (short Bundle) {
	free := s.free(seat)
	short.Tokens = goods.Tokens.Minus(goods.Tokens.UpTo(free.Tokens))
	for w, n := range goods.Workers {
		short.Workers[w] = n - min(n, free.Workers[w])
	}
	short.Cards = goods.Cards &^ free.Cards
	return short
}

// Answers proposes cards for the addressee of an offer that wants cards by kind or of any kind: first those of a kind
// (OSI-7.3.4). ok is false if the seat has too few free cards.
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
