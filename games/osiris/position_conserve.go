package osiris

import (
	"fmt"

	"ennead/game"
)

// What must hold between the parts of a position: every token, worker, card and monument is in one place, and what lies nowhere is in the
// supply, in the bag, in the pile or in stock (OSI-0.3).

func (l *loader) conserve() {
	l.survey()
	set := &l.Data.Setup[l.Count]
	for r := range l.Supply {
		n := int(l.piles()[r])
		for seat := range l.Count {
			n += int(l.Player[seat].Tokens[r])
		}
		l.That(n <= int(set.Tokens), "%d %s are about, there are %d (OSI-0.3)", n, resourceNames[r], set.Tokens)
		l.Supply[r] = set.Tokens - uint8(min(n, int(set.Tokens)))
	}
	l.Bag = Workers{}
	l.Bag = l.rest()
	for w, n := range l.Bag {
		l.That(n <= set.Workers[w], "there are only %d of the %s (OSI-0.3)", set.Workers[w], workerNames[w])
	}
	l.pile()
	for seat := range game.Seat(l.Count) {
		l.pieces(seat)
	}
}

// pile takes every card that lies somewhere out of the draw pile.
func (l *loader) pile() {
	l.Deck = l.Data.Cards
	take := func(what string, cards Cards) {
		if twice := cards &^ l.Deck; twice != 0 {
			l.That(false, "%s: %s is in two places (OSI-0.3)", what, cardNames[twice.First()])
		}
		l.Deck &^= cards
	}
	take("spent", l.Spent)
	for _, c := range l.Pending {
		if c != 0 {
			take("cards", Cards(0).With(uint8(c)))
		}
	}
	for seat := range l.Count {
		take(fmt.Sprintf("players: %d: cards", seat+1), l.Player[seat].Cards)
	}
}

// pieces are limited (OSI-1.1).
func (l *loader) pieces(seat game.Seat) {
	p := &l.Player[seat]
	p.Built = [monuments]uint8{}
	for site := range l.Site {
		b := &l.Site[site]
		if b.Owner == seat {
			p.Built[b.Monument]++
		}
		if b.Second == seat {
			p.Built[Obelisk]++
		}
	}
	for m, n := range l.Data.Pieces {
		out := p.Built[m] + p.Lost[m]
		for _, at := range l.Data.Planning[m] {
			if l.Plans[at].Owner == seat {
				out++
			}
		}
		l.That(out <= n, "players: %d: has %d pieces %s, not %d (OSI-1.1)", seat+1, n, monumentNames[m], out)
		p.Stock[m] = n - min(out, n)
	}
}
