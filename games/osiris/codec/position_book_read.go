package codec

import (
	"fmt"

	"ennead/game"
	"ennead/games/osiris"
)

// A position as a state: what stands in the book.

func (l *loader) book(j *bookJSON) {
	if j == nil {
		return
	}
	b := &l.Book
	for word, d := range j.Drafts {
		l.draft(word, &d)
	}
	for i := range j.Offers {
		l.offer(fmt.Sprintf("/book/offers/%d", i), &j.Offers[i])
	}
	for i := range j.Bribes {
		l.bribe(fmt.Sprintf("/book/bribes/%d", i), &j.Bribes[i])
	}
	for i := range j.Promises {
		l.promise(fmt.Sprintf("/book/promises/%d", i), &j.Promises[i])
	}
	for word, n := range j.Entries {
		by := l.Word("/book/entries", word, osiris.SeatNames[:l.Count])
		b.Entries[by] = l.Number("/book/entries/"+word, n, 1, l.Data.Limits.Entries)
	}
	l.tally("/book/last", j.Last, 0, func(from, to uint8) (*uint8, int) { return &b.Last[from][to], osiris.MaxNumber })
	l.tally("/book/lastWord", j.LastWord, 0, func(from, to uint8) (*uint8, int) {
		if to == osiris.MaxSeats {
			return &b.LastWord[from][to], osiris.MaxNumber - osiris.PrivateWords
		}
		return &b.LastWord[from][to], osiris.PrivateWords
	})
	l.tally("/book/declined", j.Declined, 1, func(from, to uint8) (*uint8, int) { return &b.Declined[from][to], 255 })
	l.tally("/book/kept", j.Kept, 1, func(from, to uint8) (*uint8, int) { return &b.Kept[from][to], 255 })
	l.tally("/book/broken", j.Broken, 1, func(from, to uint8) (*uint8, int) { return &b.Broken[from][to], 255 })
	b.Settle()
	l.That(b.Used, "/book: nothing stands in it; it is left out then")
}

// tally reads numbers by author and addressee, each pair once; of says where one goes and how much it may be.
func (l *loader) tally(at string, list []countJSON, least int, of func(from, to uint8) (n *uint8, most int)) {
	for i, c := range list {
		at := fmt.Sprintf("%s/%d", at, i)
		n, most := of(l.pair(at, c.From, c.To, least))
		l.That(*n == 0, "%s: from %d to %d comes twice; once would fit", at, c.From, c.To)
		*n = l.Number(at+"/n", c.N, 1, most)
	}
}

// pair is an author and an addressee, who are two; 0 stands at the end, where it may.
func (l *loader) pair(at string, author, addressee, least int) (from, to uint8) {
	from = l.Number(at+"/from", author, 1, int(l.Count)) - 1
	to = l.Number(at+"/to", addressee, least, int(l.Count))
	l.That(from+1 != to, "%s/to: %d is the author; another governor would fit (OSI-7.3.2)", at, addressee)
	return from, (to + osiris.MaxSeats) % (osiris.MaxSeats + 1)
}

func (l *loader) draft(word string, j *draftJSON) {
	by, at := l.Word("/book/drafts", word, osiris.SeatNames[:l.Count]), "/book/drafts/"+word
	d := osiris.Draft{
		To: l.Number(at+"/to", j.To, 0, int(l.Count)), Public: j.Public, Turn: j.Turn,
		Give: l.bundle(at+"/give", j.Give), Want: l.bundle(at+"/want", j.Want),
	}
	l.That(d.To != by+1, "%s/to: %d is the author; another governor would fit (OSI-7.3.2)", at, j.To)
	l.That(d != osiris.Draft{}, "%s: says nothing; it is left out then", at)
	l.given(at+"/give", &d.Give)
	l.wanted(at+"/want", &d.Want)
	l.Book.Drafts[by] = d
}

func (l *loader) offer(at string, j *offerJSON) {
	from, to := l.pair(at, j.From, j.To, 1)
	o := osiris.Offer{
		Number: l.Number(at+"/number", j.Number, 1, osiris.MaxNumber), To: game.Seat(to), Public: j.Public,
		Turn: j.Turn,
		Give: l.bundle(at+"/give", j.Give), Want: l.bundle(at+"/want", j.Want),
	}
	n := l.Offered(game.Seat(from))
	if !l.That(n < l.Data.Limits.Offers,
		"%s: is one too many of seat %d; %d would fit (OSI-7.8.2)", at, from+1, l.Data.Limits.Offers) {
		return
	}
	l.That(!l.Numbered(game.Seat(from), &o),
		"%s/number: %d comes twice; each offer has its own (OSI-RUL-68)", at, j.Number)
	l.That(!o.Give.Empty() || !o.Want.Empty(),
		"%s: gives nothing and wants nothing; one of them has something in it (OSI-7.3.2)", at)
	l.given(at+"/give", &o.Give)
	l.wanted(at+"/want", &o.Want)
	l.Book.Offers[from][n] = o
}

func (l *loader) bribe(at string, j *bribeJSON) {
	from := l.Number(at+"/from", j.From, 1, int(l.Count)) - 1
	b := osiris.Bribe{
		Number: l.Number(at+"/number", j.Number, 1, l.Data.Limits.Bribes), If: l.Seat(at+"/if", j.If), Taken: j.Taken,
		Give: l.bundle(at+"/give", j.Give),
	}
	there := &l.Book.Bribes[from][b.Number-1]
	l.That(there.Number == 0, "%s/number: %d comes twice; each bribe has its own (OSI-7.5.1)", at, j.Number)
	l.That(b.If != osiris.NoSeat, "%s/if: is nobody; who gets the second card would fit (OSI-7.5.1)", at)
	l.That(!b.Give.Empty(), "%s/give: is nothing; a bribe gives something (OSI-7.5.1)", at)
	l.given(at+"/give", &b.Give)
	*there = b
}

func (l *loader) promise(at string, j *promiseJSON) {
	from, to := l.pair(at, j.From, j.To, 1)
	p := osiris.Promise{
		Number: l.Number(at+"/number", j.Number, 1, osiris.MaxNumber), To: game.Seat(to), Public: j.Public,
		Action: l.one(at+"/action", j.Action, osiris.ActionNames[1:]), Season: l.Number(at+"/season", j.Season, 0,
			osiris.Seasons),
	}
	l.That(p.Public == (p.Number > osiris.PrivateWords),
		"%s/number: %d; those of public promises are above %d, and no others (OSI-RUL-68)",
		at, j.Number, osiris.PrivateWords)
	there := l.FreePromise(game.Seat(from))
	if l.That(there != nil,
		"%s: is one too many of seat %d; %d would fit (OSI-RUL-67)", at, from+1, osiris.MaxPromises) {
		l.That(l.OpenPromise(game.Seat(from), p.To, p.Number) == nil,
			"%s/number: %d comes twice; each promise has its own (OSI-RUL-68)",
			at, j.Number)
		*there = p
	}
}

func (l *loader) bundle(at string, j *bundleJSON) (b osiris.Bundle) {
	if j == nil {
		return b
	}
	set := &l.Data.Setup[l.Count]
	l.That(j.Some == 0, "%s/some: a masked position cannot be loaded; 0 would fit, not %d", at, j.Some)
	l.Counts(at+"/tokens", j.Tokens, osiris.ResourceNames, int(set.Tokens), b.Tokens[:])
	l.Counts(at+"/workers", j.Workers, osiris.WorkerNames, maxWorkers, b.Workers[:])
	for w, n := range b.Workers {
		l.That(n <= set.Workers[w],
			"%s/workers/%s: %d; at most %d would fit (OSI-1.1)", at, osiris.WorkerNames[w], n, set.Workers[w])
	}
	b.Cards, b.Open = l.cardsOf(at+"/cards", j.Cards), l.cardsOf(at+"/open", j.Open)
	if others := b.Open &^ b.Cards; others != 0 {
		l.That(false, "%s/open: %s is not among the cards; those alone are shown", at, osiris.CardNames[others.First()])
	}
	for word, n := range j.Kinds {
		kind := osiris.Kind(l.Word(at+"/kinds", word, osiris.KindNames))
		b.Kinds = b.Kinds.With(kind, l.Number(at+"/kinds/"+word, n, 1, int(l.Data.Copies[kind])))
	}
	b.Any = l.Number(at+"/any", j.Any, 0, l.Data.Cards.Len())
	l.That(b != osiris.Bundle{}, "%s: nothing is in it; it is left out then", at)
	return b
}

// given: what is given is named (OSI-7.3.2).
func (l *loader) given(at string, b *osiris.Bundle) {
	l.That(b.Any == 0 && b.Kinds == 0,
		"%s: cards without a name; what is given has one (OSI-7.3.2), and a masked position cannot be loaded", at)
}

// wanted: what is wanted is not there to be shown (OSI-7.3.2).
func (l *loader) wanted(at string, b *osiris.Bundle) {
	l.That(b.Open == 0, "%s/open: what is wanted is not shown; nothing would fit (OSI-7.3.2)", at)
}
