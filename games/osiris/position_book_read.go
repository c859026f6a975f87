package osiris

import (
	"fmt"

	"ennead/game"
)

// A position as a state: what stands in the book.

func (l *loader) book(j *bookJSON) {
	if j == nil {
		return
	}
	b := &l.Book
	for word, d := range j.Drafts {
		by, what := l.author("book: drafts", word), "book: drafts: "+word
		b.Drafts[by] = Draft{l.Number(what+": to", d.To, 0, int(l.Count)), d.Public, d.Turn, l.bundle(what+": give", d.Give), l.bundle(what+": want", d.Want)}
		l.That(d.To != int(by)+1, "%s: to: is the author", what)
		l.That(b.Drafts[by] != Draft{}, "%s: says nothing", what)
	}
	for i := range j.Offers {
		l.offer(&j.Offers[i])
	}
	for i := range j.Bribes {
		l.bribe(&j.Bribes[i])
	}
	for i := range j.Promises {
		l.promise(&j.Promises[i])
	}
	for _, c := range j.Last {
		from, to := l.pair("book: last", c, 0)
		l.That(b.Last[from][to] == 0, "book: last: %d to %d comes twice", c.From, c.To)
		b.Last[from][to] = l.Number("book: last: n", c.N, 1, maxNumber)
	}
	for _, c := range j.LastWord {
		from, to := l.pair("book: lastWord", c, 0)
		l.That(b.LastWord[from][to] == 0, "book: lastWord: %d to %d comes twice", c.From, c.To)
		b.LastWord[from][to] = l.Number("book: lastWord: n", c.N, 1, maxNumber-privateWords)
		l.That(to == maxSeats || b.LastWord[from][to] <= privateWords, "book: lastWord: n: over %d", privateWords)
	}
	for word, n := range j.Entries {
		b.Entries[l.author("book: entries", word)] = l.Number("book: entries: "+word, n, 1, l.Data.Limits.Entries)
	}
	for _, c := range j.Declined {
		from, to := l.pair("book: declined", c, 1)
		l.That(b.Declined[from][to] == 0, "book: declined: %d to %d comes twice", c.From, c.To)
		b.Declined[from][to] = l.Number("book: declined: n", c.N, 1, 255)
	}
	for _, c := range j.Kept {
		from, to := l.pair("book: kept", c, 1)
		l.That(b.Kept[from][to] == 0, "book: kept: %d to %d comes twice", c.From, c.To)
		b.Kept[from][to] = l.Number("book: kept: n", c.N, 1, 255)
	}
	for _, c := range j.Broken {
		from, to := l.pair("book: broken", c, 1)
		l.That(b.Broken[from][to] == 0, "book: broken: %d to %d comes twice", c.From, c.To)
		b.Broken[from][to] = l.Number("book: broken: n", c.N, 1, 255)
	}
	b.settle()
	l.That(b.Used, "book: nothing stands in it")
}

// author is the seat that something is of.
func (l *loader) author(what, word string) uint8 { return l.Word(what, word, seatNames[:l.Count]) }

// pair is an author and an addressee, who are two; 0 stands at the end, where it may.
func (l *loader) pair(what string, c countJSON, least int) (from, to uint8) {
	from = l.Number(what+": from", c.From, 1, int(l.Count)) - 1
	to = l.Number(what+": to", c.To, least, int(l.Count))
	l.That(from+1 != to, "%s: to: is the author", what)
	return from, (to + maxSeats) % (maxSeats + 1)
}

func (l *loader) offer(j *offerJSON) {
	what := fmt.Sprintf("book: offers: %d to %d", j.From, j.To)
	from, to := l.pair(what, countJSON{From: j.From, To: j.To}, 1)
	o := Offer{l.Number(what+": number", j.Number, 1, maxNumber), game.Seat(to), j.Public, j.Turn, l.bundle(what+": give", j.Give), l.bundle(what+": want", j.Want)}
	n := l.openOffers(game.Seat(from))
	if !l.That(n < l.Data.Limits.Offers, "%s: there are over %d", what, l.Data.Limits.Offers) {
		return
	}
	l.That(!l.numbered(game.Seat(from), &o), "%s: number: comes twice", what)
	l.That(!o.Give.empty() || !o.Want.empty(), "%s: gives nothing and wants nothing", what)
	l.given(what, &o.Give)
	l.Book.Offers[from][n] = o
}

func (l *loader) bribe(j *bribeJSON) {
	what := fmt.Sprintf("book: bribes: %d", j.From)
	from := l.Number(what+": from", j.From, 1, int(l.Count)) - 1
	b := Bribe{l.Number(what+": number", j.Number, 1, l.Data.Limits.Bribes), l.Seat(what+": if", j.If), j.Taken, l.bundle(what+": give", j.Give)}
	at := &l.Book.Bribes[from][b.Number-1]
	l.That(at.Number == 0, "%s: number: comes twice", what)
	l.That(b.If != NoSeat, "%s: if: is nobody", what)
	l.That(!b.Give.empty(), "%s: gives nothing", what)
	l.given(what, &b.Give)
	*at = b
}

func (l *loader) promise(j *promiseJSON) {
	what := fmt.Sprintf("book: promises: %d to %d", j.From, j.To)
	from, to := l.pair(what, countJSON{From: j.From, To: j.To}, 1)
	p := Promise{l.Number(what+": number", j.Number, 1, maxNumber), game.Seat(to), j.Public, l.one(what+": action", j.Action, actionNames[1:]),
		l.Number(what+": season", j.Season, 0, seasons)}
	at := l.freePromise(game.Seat(from))
	if l.That(at != nil, "%s: there are over %d", what, maxPromises) {
		l.That(l.State.promise(game.Seat(from), p.To, p.Number) == nil, "%s: number: comes twice", what)
		*at = p
	}
}

func (l *loader) bundle(what string, j *bundleJSON) (b Bundle) {
	if j == nil {
		return b
	}
	set := &l.Data.Setup[l.Count]
	l.That(j.Some == 0, "%s: some: a masked position cannot be loaded", what)
	l.Counts(what+": tokens", j.Tokens, resourceNames, int(set.Tokens), b.Tokens[:])
	l.Counts(what+": workers", j.Workers, workerNames, maxWorkers, b.Workers[:])
	for w, n := range b.Workers {
		l.That(n <= set.Workers[w], "%s: workers: there are only %d of the %s", what, set.Workers[w], workerNames[w])
	}
	b.Cards, b.Open = l.cardsOf(what+": cards", j.Cards), l.cardsOf(what+": open", j.Open)
	l.That(b.Open&^b.Cards == 0, "%s: open: are not among the cards", what)
	for word, n := range j.Kinds {
		kind := Kind(l.Word(what+": kinds", word, kindNames))
		b.Kinds = b.Kinds.With(kind, l.Number(what+": kinds: "+word, n, 1, int(l.Data.Copies[kind])))
	}
	b.Any = l.Number(what+": any", j.Any, 0, l.Data.Cards.Len())
	l.That(b != Bundle{}, "%s: nothing is in it", what)
	return b
}

// given: what is given is named (OSI-7.3.2).
func (l *loader) given(what string, b *Bundle) {
	l.That(b.Any == 0 && b.Kinds == 0, "%s: any, kinds: what is given has a name; a masked position cannot be loaded", what)
}

// bookHolds: what the book may say now.
func (l *loader) bookHolds() {
	b := &l.Book
	if !b.Used {
		return
	}
	l.That(!l.Silent, "book: there is no negotiation at this table (OSI-7.8.4)")
	l.That(l.Season > 0, "book: no season has begun (OSI-7.3.3)")
	open := l.onTurn() != NoSeat
	for by := range game.Seat(l.Count) {
		l.draftHolds(by, open)
		for i := range b.Offers[by] {
			o := &b.Offers[by][i]
			l.That(o.Number == 0 || open, "book: offers: end with their season (OSI-7.3.6)")
			last := b.Last[by][o.To%maxSeats]
			if o.Public {
				last = b.Last[by][maxSeats]
			}
			l.That(o.Number == 0 || last != 0, "book: last: an offer has been made")
		}
		for i := range b.Promises[by] {
			p := &b.Promises[by][i]
			last := b.LastWord[by][p.To]
			if p.Public {
				last = b.LastWord[by][maxSeats]
			}
			l.That(p.Number == 0 || last != 0, "book: lastWord: a promise has been made")
			l.That(p.Number == 0 || p.Public == (p.Number > privateWords), "book: promises: number: those of public ones are above %d", privateWords)
		}
		for to := range b.Kept[by] {
			l.That(b.Declined[by][to] == 0 || b.Last[by][to] != 0, "book: last: an offer has been declined")
			l.That(b.Kept[by][to]|b.Broken[by][to] == 0 || b.LastWord[by][to] != 0 || b.LastWord[by][maxSeats] != 0, "book: lastWord: a promise has been marked")
		}
		l.bribesHold(by)
	}
}

// draftHolds: drafts and entries belong to a season in which one may negotiate.
func (l *loader) draftHolds(by game.Seat, open bool) {
	d := &l.Book.Drafts[by]
	l.That(*d == Draft{} || open, "book: drafts: no season goes on (OSI-7.3.3)")
	l.That(d.Give.Kinds == 0 && d.Give.Any == 0 && d.Want.Open == 0, "book: drafts: what is given has a name, what is wanted is not shown")
	l.That(l.Book.Entries[by] == 0 || open, "book: entries: no season goes on (OSI-7.8.2)")
	for i := range l.Book.Offers[by] {
		l.That(l.Book.Offers[by][i].Want.Open == 0, "book: offers: what is wanted is not shown")
	}
}

// bribesHold: bribes are open while somebody else shares the cards of a visit, and their goods are there (OSI-7.5.1, OSI-7.5.2).
func (l *loader) bribesHold(by game.Seat) {
	visit := l.Top()
	for i := range l.Book.Bribes[by] {
		b := &l.Book.Bribes[by][i]
		if b.Number == 0 {
			continue
		}
		l.That(visit.Step == StepShare && visit.Seat != by && b.If != visit.Seat, "book: bribes: nobody else shares the cards of a visit (OSI-7.5.1)")
		l.That(!b.Taken || visit.Step == StepShare && l.receives(visit.Seat, Place(visit.A), uint8(b.If)) && l.agrees(uint8(b.If)),
			"book: bribes: taken: the card cannot go there (OSI-7.5.2)")
		for k := range i {
			l.That(l.Book.Bribes[by][k].Give.Cards&b.Give.Cards == 0, "book: bribes: a card is in two of them (OSI-7.5.2)")
		}
	}
	held, bound := l.holds(by), l.bound(by)
	l.That(held.covers(&bound), "book: bribes: seat %d does not hold what it offers (OSI-7.5.2)", by+1)
}
