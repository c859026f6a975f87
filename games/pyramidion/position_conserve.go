package pyramidion

import "ennead/game"

// A position as a state: the supply and the piles are what lies nowhere else (PYR-18.5).

func (l *loader) conserve() {
	l.troopsLeft()
	l.cardsLeft()
	l.boatsLeft()
	for r, all := range l.Data.Stock {
		n := l.out(Resource(r))
		l.That(n <= int(all), "%d of %s are about, there are %d (PYR-2.2)", n, resourceNames[r], all)
		l.Supply[r] = all - uint8(min(n, int(all)))
	}
	if l.Spread != 0 {
		l.That(!l.Used.Has(l.Spread), "used: %s is face up", spreadNames[l.Spread])
	}
	l.Spreads = l.Data.Spreads.Without(l.Spread) &^ l.Used
}

func (l *loader) troopsLeft() {
	for kind, all := range l.Data.Troops {
		for seat := range game.Seat(l.Count) {
			n := l.Posted(seat, Troop(kind))
			l.That(n <= all, "sites: %d %s troops of seat %d, there are %d (PYR-2.3)", n, troopNames[kind], seat+1, all)
		}
	}
}

func (l *loader) cardsLeft() {
	all := Cards(0)
	take := func(what string, cards Cards) {
		if twice := all & cards; twice != 0 {
			l.That(false, "%s: %s is in two places", what, cardNames[twice.First()])
		}
		all |= cards
	}
	take("spent", l.Spent)
	for seat := range l.Count {
		take("players: hand", l.Player[seat].Hand)
		take("players: inPlay", l.Player[seat].InPlay)
	}
	l.Deck = l.Data.Deck &^ all
	l.That(l.shuffled(), "shuffled: names all of the deck as shuffled last, and else cards in hands that are not known (PYR-18.3)")
}

func (l *loader) boatsLeft() {
	all := Boats(0)
	take := func(what string, boats Boats) {
		if twice := all & boats; twice != 0 {
			l.That(false, "%s: %s is in two places", what, boatNames[twice.First()])
		}
		all |= boats
	}
	take("row", l.Row)
	take("sunk", l.Sunk)
	if l.Private != 0 {
		take("karnak", Boats(0).With(uint8(l.Private)))
	}
	for seat := range l.Count {
		take("players: boats", l.Player[seat].Boats)
	}
	l.Pile = l.Data.Boats &^ all
}
