package osiris

import "ennead/game"

// What of the book a seat knows: OSI-7.4, OSI-7.5.6, OSI-7.6.1.

// public is the audience that is everybody.
const public = 1

// seenBeside says who is told of a move beside the turn: drafts are their governor's own, offers those of the two
// parties unless they are public ones; bribes are spoken over the table, and that something is shown is seen by all.
func (s *State) seenBeside(seat game.Seat, m game.Move) game.Seats {
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
	case VBribe, VUnbribe, VShow, VShowWorkers, VShowTokens, VShowVisit:
		return game.Everyone
	}
	return seat.Set()
}

// seatsOf is the seat that a draft is for, if any.
func seatsOf(to uint8) game.Seats {
	if to == 0 {
		return 0
	}
	return game.Seat(to - 1).Set()
}

// mask hides what the seat is not told; visitor is who has the turn, and with it the visit that bribes are for.
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

// maskOffers leaves those offers that the seat is told of, as it is.
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

// mask: the visitor sees which workers and open cards there are, others only how many (OSI-7.5.6).
func (b *Bribe) mask(visitor bool) {
	g := &b.Give
	if !visitor {
		g.Open = 0
		g.Some += g.Workers.Sum()
		g.Workers = Workers{}
	}
	g.close()
}

// close hides the cards of what is given that are not shown.
func (b *Bundle) close() {
	closed := b.Cards &^ b.Open
	b.Any += uint8(closed.Len())
	b.Cards &^= closed
}

// guessBook says which cards and workers lie in offers and bribes where the viewer knows only how many: what is in an
// open bribe is there, what is offered need not be any more (OSI-RUL-59).
func (s *State) guessBook(seat game.Seat, r *game.Rand) {
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
			g.guess(&cards, 0, r)
		}
		for i := range s.Book.Offers[by] {
			cards := s.Player[by].Cards &^ s.Book.Offers[by][i].Give.Cards
			s.Book.Offers[by][i].Give.guess(&cards, s.Data.Cards, r)
		}
	}
}

// guess names the closed cards: out of the hand, or where that has too few, out of others.
func (b *Bundle) guess(hand *Cards, others Cards, r *game.Rand) {
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
