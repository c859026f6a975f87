package codec

import (
	"ennead/game"
	"ennead/games/osiris"
)

// What must hold between the parts of a position: every token, worker, card and monument is in one place, and what lies
// nowhere is in the supply, in the bag, in the pile or in stock (OSI-0.3).

func (l *loader) conserve() {
	l.Survey()
	set := &l.Data.Setup[l.Count]
	for r := range l.Supply {
		n := int(l.Piles()[r])
		for seat := range l.Count {
			n += int(l.Player[seat].Tokens[r])
		}
		l.That(n <= int(set.Tokens), "/players: with the piles there are %d %s; at most %d would fit (OSI-0.3)",
			n, osiris.ResourceNames[r], set.Tokens)
		l.Supply[r] = set.Tokens - uint8(min(n, int(set.Tokens)))
	}
	l.Bag = osiris.Workers{}
	for w, n := range l.Somewhere() {
		l.That(n <= set.Workers[w],
			"/workers: with those behind screens and on the cartouche there are over %d of %s (OSI-0.3)",
			set.Workers[w], osiris.WorkerNames[w])
		l.Bag[w] = set.Workers[w] - min(n, set.Workers[w])
	}
	l.pile()
	for seat := range game.Seat(l.Count) {
		l.pieces(seat)
	}
}

// pile takes every card that lies somewhere out of the draw pile.
func (l *loader) pile() {
	l.Deck = l.Data.Cards
	take := func(at string, cards osiris.Cards) {
		if twice := cards &^ l.Deck; twice != 0 {
			l.That(false, "%s: %s is in two places; one would fit (OSI-0.3)", at, osiris.CardNames[twice.First()])
		}
		l.Deck &^= cards
	}
	take("/spent", l.Spent)
	for _, c := range l.Pending {
		if c != 0 {
			take("/cards", osiris.Cards(0).With(uint8(c)))
		}
	}
	for seat := range game.Seat(l.Count) {
		take(ofPlayer(seat)+"/cards", l.Player[seat].Cards)
	}
}

// pieces are limited (OSI-1.1).
func (l *loader) pieces(seat game.Seat) {
	p := &l.Player[seat]
	p.Built = [osiris.MonumentKinds]uint8{}
	for site := range l.Site {
		b := &l.Site[site]
		if b.Owner == seat {
			p.Built[b.Monument]++
		}
		if b.Second == seat {
			p.Built[osiris.Obelisk]++
		}
	}
	for m, n := range l.Data.Pieces {
		out := p.Built[m] + p.Lost[m]
		for _, at := range l.Data.Planning[m] {
			if l.Plans[at].Owner == seat {
				out++
			}
		}
		l.That(out <= n, "%s: %d of %s are planned, built or lost; at most %d would fit (OSI-1.1)",
			ofPlayer(seat), out, osiris.MonumentNames[m], n)
		p.Stock[m] = n - min(out, n)
	}
}
