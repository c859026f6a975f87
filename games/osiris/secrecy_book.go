package osiris

import "ennead/game"

// Secrecy of negotiation (OSI-7.4, OSI-7.5.6, OSI-7.6.1).

// public is the audience of a public offer or promise, see audience.
const public = 1

// visibleOutOfTurn returns the seats that see a move of negotiation. Drafts are private to their governor, private
// offers and promises to the two parties. Bribes are public, and so is the fact that somebody shows something.
func (s *State) visibleOutOfTurn(seat game.Seat, m game.Move) game.Seats {
	draft := &s.Book.Drafts[seat%MaxSeats]
	switch m.Verb {
	case VOffer, VPromise:
		if draft.Public {
			return game.Everyone
		}
		return seat.Set() | seatsOf(draft.To)
	case VCounter, VAccept, VDecline, VCancel:
		if m.B == public {
			return game.Everyone
		}
		return seat.Set() | game.Seat(m.A).Set()
	case VMark:
		for _, p := range s.Book.Promises[m.A] {
			if p.Number == m.B && p.To == seat && p.Public {
				return game.Everyone
			}
		}
		return seat.Set() | game.Seat(m.A).Set()
	case VBribe, VUnbribe, VShow, VShowWorkers, VShowTokens, VShowVisit, VGone, VBack:
		return game.Everyone
	}
	return seat.Set()
}

// seatsOf returns the addressee of a draft as a set.
func seatsOf(to uint8) game.Seats {
	if to == 0 {
		return 0
	}
	return game.Seat(to - 1).Set()
}

// mask hides the entries that the seat must not know. visitor is the active governor, to whom bribes are offered.
func (b *Book) mask(seat, visitor game.Seat) {
	if !b.Used {
		return
	}
	for by := range game.Seat(MaxSeats) {
		if by == seat {
			continue
		}
		b.Drafts[by], b.Entries[by] = Draft{}, 0
		b.maskOffers(seat, by)
		b.maskPromises(seat, by)
		for i := range b.Bribes[by] {
			b.Bribes[by][i].mask(seat == visitor)
		}
		for to := range game.Seat(MaxSeats) {
			if to != seat {
				b.Last[by][to], b.LastWord[by][to], b.Declined[by][to], b.Kept[by][to], b.Broken[by][to] = 0, 0, 0, 0, 0
			}
		}
	}
	for i := range b.Bribes {
		for k := range b.Bribes[i] {
			if seat != visitor {
				b.Bribes[i][k].Taken = false
			}
		}
	}
	b.Used = *b != Book{Used: true}
}

// maskOffers keeps the offers that the seat knows, and hides their closed cards.
func (b *Book) maskOffers(seat, by game.Seat) {
	n := 0
	for _, o := range b.Offers[by] {
		if o.Number != 0 && (o.Public || o.To == seat) {
			o.Give.close()
			b.Offers[by][n] = o
			n++
		}
	}
	clear(b.Offers[by][n:])
}

func (b *Book) maskPromises(seat, by game.Seat) {
	n := 0
	for _, p := range b.Promises[by] {
		if p.Number != 0 && (p.Public || p.To == seat) {
			b.Promises[by][n] = p
			n++
		}
	}
	clear(b.Promises[by][n:])
}

// mask hides goods of a bribe. The visitor sees the workers and the open cards, others only their numbers (OSI-7.5.6).
func (b *Bribe) mask(visitor bool) {
	g := &b.Give
	if !visitor {
		g.Open = 0
		g.Some += g.Workers.Sum()
		g.Workers = Workers{}
	}
	g.close()
}

// close hides the cards that the bundle does not show.
func (b *Bundle) close() {
	closed := b.Cards &^ b.Open
	b.Any += uint8(closed.Len())
	b.Cards &^= closed
}

// determinizeBook names the cards and workers of offers and bribes that the viewer knows only by number. Goods of a
// bribe must be there; goods of an offer may be gone (OSI-RUL-59).
func (s *State) determinizeBook(seat game.Seat, r *game.Rand) {
	if !s.Book.Used {
		return
	}
	for by := range game.Seat(s.Count) {
		if by == seat {
			continue
		}
		free, cards := s.Player[by].Workers, s.Player[by].Cards
		for i := range s.Book.Bribes[by] {
			for w, n := range s.Book.Bribes[by][i].Give.Workers {
				free[w] -= n
			}
			cards &^= s.Book.Bribes[by][i].Give.Cards
		}
		for i := range s.Book.Bribes[by] {
			g := &s.Book.Bribes[by][i].Give
			for ; g.Some > 0; g.Some-- {
				w := free.nth(r.Intn(int(free.Sum())))
				free[w]--
				g.Workers[w]++
			}
			g.determinize(&cards, 0, r)
		}
		for i := range s.Book.Offers[by] {
			cards := s.Player[by].Cards &^ s.Book.Offers[by][i].Give.Cards
			s.Book.Offers[by][i].Give.determinize(&cards, s.Data.Cards, r)
		}
	}
}

// determinize names the closed cards: from the hand, or from the others if the hand has too few.
func (b *Bundle) determinize(hand *Cards, others Cards, r *game.Rand) {
	for ; b.Any > 0; b.Any-- {
		from := *hand
		if from == 0 {
			from = others &^ b.Cards
		}
		c := from.At(r.Intn(from.Len()))
		*hand = hand.Without(c)
		b.Cards = b.Cards.With(c)
	}
}
