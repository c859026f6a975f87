package codec

import (
	"fmt"

	"ennead/game"
	"ennead/games/pyramidion"
)

// A position as a state: the supply and the piles are what lies nowhere else (PYR-18.5).

func (l *loader) conserve() {
	l.troopsLeft()
	l.cardsLeft()
	l.boatsLeft()
	for r, all := range l.Data.Stock {
		n := l.NotInSupply(pyramidion.Resource(r))
		l.That(n <= int(all),
			"/sites, /players: %d %s lie on sites and in reserves; there are %d (PYR-2.2)", n,
			pyramidion.ResourceNames[r], all)
		l.Supply[r] = all - uint8(min(n, int(all)))
	}
	if l.Spread != 0 {
		l.That(!l.Used.Has(l.Spread),
			"/used: %s; it is face up, and each card lies in one place (PYR-6.2)", pyramidion.SpreadNames[l.Spread])
	}
	l.Spreads = l.Data.Spreads.Without(l.Spread) &^ l.Used
}

func (l *loader) troopsLeft() {
	for kind, all := range l.Data.Troops {
		for seat := range game.Seat(l.Count) {
			n := l.Posted(seat, pyramidion.Troop(kind))
			l.That(n <= all,
				"/sites: %d %s troops are seat %d's; each player has %d (PYR-2.3)", n, pyramidion.TroopNames[kind],
				seat+1, all)
		}
	}
}

func (l *loader) cardsLeft() {
	all := pyramidion.Cards(0)
	take := func(at string, cards pyramidion.Cards) {
		if twice := all & cards; twice != 0 {
			l.twice(at, pyramidion.CardNames[twice.First()])
		}
		all |= cards
	}
	take("/spent", l.Spent)
	for seat := range l.Count {
		at := fmt.Sprintf("/players/%d/", seat)
		take(at+"hand", l.Player[seat].Hand)
		take(at+"inPlay", l.Player[seat].InPlay)
	}
	l.Deck = l.Data.Deck &^ all
	l.That(l.Shuffled(),
		"/shuffled: %d piles; the last one holds all of the deck, and each pile else unknown cards in hands (PYR-18.3)",
		l.Shuffles)
}

// twice notes that a thing lies in another place too.
func (l *loader) twice(at, name string) {
	l.That(false, "%s: %s; it lies elsewhere too, and each is in one place (PYR-18.5)", at, name)
}

func (l *loader) boatsLeft() {
	all := pyramidion.Boats(0)
	take := func(at string, boats pyramidion.Boats) {
		if twice := all & boats; twice != 0 {
			l.twice(at, pyramidion.BoatNames[twice.First()])
		}
		all |= boats
	}
	take("/row", l.Row)
	take("/sunk", l.Sunk)
	if l.Private != 0 {
		take("/karnak/boat", pyramidion.Boats(0).With(uint8(l.Private)))
	}
	for seat := range l.Count {
		take(fmt.Sprintf("/players/%d/boats", seat), l.Player[seat].Boats)
	}
	l.Pile = l.Data.Boats &^ all
}
