package tekhenu

import (
	"fmt"

	"ennead/game"
)

// What must hold between the parts of a position: every card, tile and die is in one place, and what lies nowhere is in its
// deck, in the stack, in the bag.

func (l *loader) conserve() {
	for k := range Kind(kinds) {
		l.deckLeft(k)
	}
	l.pieces()
	l.openSites()
	l.startLeft()
}

// deckLeft takes every card that lies somewhere out of its deck.
func (l *loader) deckLeft(k Kind) {
	take := func(what string, cards Cards) {
		for ; cards != 0; cards = cards.Rest() {
			if n := cards.First(); l.That(l.Deck[k].Has(n), "%s: %s is in two places, or not in play", what, cardsOf[k][n]) {
				l.Deck[k] = l.Deck[k].Without(n)
			}
		}
	}
	take("spent", l.Spent[k])
	for _, row := range l.Market {
		for _, c := range row {
			if c != 0 && c.Kind() == k {
				take("market", Cards(0).With(c.Number()))
			}
		}
	}
	for seat := range game.Seat(l.Count) {
		p, what := &l.Player[seat], fmt.Sprintf("players: %d", seat+1)
		take(what, [kinds]Cards{p.Blessings, p.Techs, p.Decrees}[k])
		if k != Decree {
			continue
		}
		switch n := l.Under[seat]; {
		case n == 0:
			l.That(l.Drawn[seat] == 0, "drawn: seat %d gave nothing back", seat+1)
		case l.Drawn[seat] == 0:
			take("under", Cards(0).With(n))
		default:
			holder := &l.Player[l.Drawn[seat]-1]
			secret := holder.Decrees &^ holder.Known
			if holder.Scored.Has(dAction) {
				secret = secret.With(dAction)
			}
			l.That(l.Drawn[seat] != uint8(seat)+1 && secret.Has(n), "drawn: seat %d has no such Decree unseen", l.Drawn[seat])
		}
	}
}

// hands takes the cards that seats look at out of their deck, which the steps tell.
func (l *loader) hands() {
	for seat := range game.Seat(l.Count) {
		for _, n := range l.Player[seat].Hand {
			k := l.handKind(seat)
			if n != 0 && l.That(l.Deck[k].Has(n), "players: %d: hand: %s is in two places, or not in play", seat+1, cardsOf[k][n]) {
				l.Deck[k] = l.Deck[k].Without(n)
			}
		}
	}
}

// bagLeft takes every die that lies somewhere out of the bag.
func (l *loader) bagLeft() {
	var out [colours]int
	for g := range l.Dial {
		for colour := range out {
			out[colour] += l.Dial[g].Len(Colour(colour))
		}
	}
	for seat := range l.Count {
		for _, die := range l.Player[seat].Dice {
			if die.Face != 0 {
				out[die.Colour]++
			}
		}
	}
	if l.has(StepSelect) {
		out[l.Turn.Printed]++
	}
	for colour, n := range out {
		if l.That(n <= int(l.Bag[colour]), "%d dice are %s, there are %d", n, colourNames[colour], l.Bag[colour]) {
			l.Bag[colour] -= uint8(n)
		}
	}
}

// pieces are limited (TEK-1.8); what is left of a player's lies on the own board.
func (l *loader) pieces() {
	for seat := range game.Seat(l.Count) {
		p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
		l.That(p.Buildings <= buildings && p.Statues <= statues && p.Columns <= columns, "%smore pieces than there are (TEK-1.8)", what)
	}
}

// openSites: no piece stands where a number of players leaves no site (TEK-17.2), and no Gold lies under one.
func (l *loader) openSites() {
	for i, site := range l.Data.Sites {
		l.That(l.State.Sites[i] == NoSeat || site.Players <= l.Count, "sites: %s is not open with %d players (TEK-17.2)", site.ID, l.Count)
	}
	for god := range l.GodSites {
		for n, owner := range l.GodSites[god] {
			l.That(owner == NoSeat || n < l.Data.GodSites[l.players()], "sites: SG-%s-%d is not open with %d players (TEK-17.2)", godNames[god], n+1, l.Count)
		}
	}
	for i, owner := range l.State.People {
		l.That(owner == NoSeat || l.PeopleGold&(1<<i) == 0, "gold: %s is taken", peopleNames[i])
		l.That(l.PeopleGold&(1<<i) == 0 || l.Data.People[i].Gold > 0, "gold: none lies at %s", peopleNames[i])
	}
	for _, owner := range l.Districts[1] {
		l.That(owner == NoSeat || !l.RowGold, "gold: that of row 2 is taken")
	}
}

// players is the number of people at the table.
func (l *loader) players() int {
	if l.Solo {
		return 1
	}
	return int(l.Count)
}

// startLeft: Start and Destiny cards are in one place each.
func (l *loader) startLeft() {
	laid, destinies := l.Laid, l.Destiny
	for seat := range l.Count {
		p := &l.Player[seat]
		for _, n := range p.Start {
			l.That(n == 0 || !laid.Has(n), "players: %d: start: %s is in two places", seat+1, startNames[n])
			if n != 0 {
				laid = laid.With(n)
			}
		}
		if p.Destiny != 0 {
			l.That(destinies&(1<<p.Destiny) == 0, "players: %d: destiny: is in two places", seat+1)
			destinies |= 1 << p.Destiny
		}
	}
}
