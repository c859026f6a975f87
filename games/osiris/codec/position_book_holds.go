package codec

import (
	"ennead/game"
	"ennead/games/osiris"
)

// A position as a state: what the book may say now.

func (l *loader) bookHolds() {
	b := &l.Book
	if !b.Used {
		return
	}
	l.That(!l.Silent, "/book: there is no negotiation at this table (OSI-7.8.4)")
	l.That(l.Season > 0, "/book: no season has begun; it is empty until then (OSI-7.3.3)")
	for by := range game.Seat(l.Count) {
		l.openHolds(by)
		l.numbersHold(by)
		l.bribesHold(by)
	}
}

// openHolds: drafts, entries and offers belong to a season in which one may negotiate.
func (l *loader) openHolds(by game.Seat) {
	if l.OnTurn() != osiris.NoSeat {
		return
	}
	b := &l.Book
	l.That(b.Drafts[by] == osiris.Draft{}, "/book/drafts/%d: no season goes on; none would fit (OSI-7.3.3)", by+1)
	l.That(b.Entries[by] == 0, "/book/entries/%d: no season goes on; none would fit (OSI-7.8.2)", by+1)
	l.That(l.Offered(by) == 0,
		"/book/offers: seat %d has %d and no season goes on; offers end with theirs (OSI-7.3.6)", by+1, l.Offered(by))
}

// numbersHold: what has been offered and promised has been counted (OSI-RUL-68).
func (l *loader) numbersHold(by game.Seat) {
	b := &l.Book
	for i := range b.Offers[by] {
		if o := &b.Offers[by][i]; o.Number != 0 {
			l.That(b.Last[by][series(o.To, o.Public)] != 0,
				"/book/last: an offer of seat %d has been made; its number or a later one would fit", by+1)
		}
	}
	for i := range b.Promises[by] {
		if p := &b.Promises[by][i]; p.Number != 0 {
			l.That(b.LastWord[by][series(p.To, p.Public)] != 0,
				"/book/lastWord: a promise of seat %d has been made; its number or a later one would fit", by+1)
		}
	}
	for to := range game.Seat(osiris.MaxSeats) {
		l.That(b.Declined[by][to] == 0 || b.Last[by][to] != 0,
			"/book/last: an offer of seat %d to %d has been declined; its number would fit",
			by+1, to+1)
		l.That(b.Kept[by][to]|b.Broken[by][to] == 0 || b.LastWord[by][to]|b.LastWord[by][osiris.MaxSeats] != 0,
			"/book/lastWord: a promise of seat %d to %d has been marked; its number would fit", by+1, to+1)
	}
}

// series is where the numbers of an author's offers or promises are counted: by addressee, public ones at the end.
func series(to game.Seat, public bool) game.Seat {
	if public {
		return osiris.MaxSeats
	}
	return to
}

// bribesHold: bribes are open while somebody else shares the cards of a visit, and their goods are there (OSI-7.5.1,
// OSI-7.5.2).
func (l *loader) bribesHold(by game.Seat) {
	visit, bound := l.Top(), osiris.Cards(0)
	for i := range l.Book.Bribes[by] {
		b := &l.Book.Bribes[by][i]
		if b.Number == 0 {
			continue
		}
		l.That(visit.Step == osiris.StepShare && visit.Seat != by && b.If != visit.Seat,
			"/book/bribes: seat %d bribes, and nobody else shares the cards of a visit (OSI-7.5.1)", by+1)
		l.That(!b.Taken || visit.Step == osiris.StepShare && l.Receives(visit.Seat, osiris.Place(visit.A),
			uint8(b.If)) && l.Agrees(uint8(b.If)),
			"/book/bribes: that of seat %d is taken, and the card cannot go to seat %d (OSI-7.5.2)", by+1, b.If+1)
		if twice := bound & b.Give.Cards; twice != 0 {
			l.That(false,
				"/book/bribes: %s is in two of seat %d; one would fit (OSI-7.5.2)", osiris.CardNames[twice.First()],
				by+1)
		}
		bound |= b.Give.Cards
	}
	held, due := l.Holds(by), l.Bound(by)
	l.That(held.Covers(&due), "/book/bribes: seat %d does not hold what it offers (OSI-7.5.2)", by+1)
}
