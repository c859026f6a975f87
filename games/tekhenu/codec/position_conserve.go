package codec

import (
	"fmt"

	"ennead/game"
	"ennead/games/tekhenu"
)

// What must hold between the parts of a position: every card, tile and die is in one place, and what lies nowhere is
// in its deck, in the stack, in the bag.

func (l *loader) conserve() {
	for k := range tekhenu.Kind(tekhenu.Kinds) {
		l.deckLeft(k)
	}
	l.pieces()
	l.openSites()
	l.startLeft()
}

// deckLeft takes every card that lies somewhere out of its deck.
func (l *loader) deckLeft(k tekhenu.Kind) {
	take := func(at string, cards tekhenu.Cards) {
		for ; cards != 0; cards = cards.Rest() {
			if n := cards.First(); l.That(l.Deck[k].Has(n),
				"%s: %s is in two places, or not in play (TEK-3.8)", at, cardsOf[k][n]) {
				l.Deck[k] = l.Deck[k].Without(n)
			}
		}
	}
	take("/spent", l.Spent[k])
	for section, row := range l.Market {
		for slot, c := range row {
			if c != 0 && c.Kind() == k {
				take(fmt.Sprintf("/market/%d/%d", section, slot), tekhenu.Cards(0).With(c.Number()))
			}
		}
	}
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		cards := []string{"blessings", "technologies", "decrees"}[k]
		take(fmt.Sprintf("/players/%d/%s", seat, cards), [tekhenu.Kinds]tekhenu.Cards{p.Blessings, p.Techs,
			p.Decrees}[k])
		if k != tekhenu.Decree {
			continue
		}
		switch n := l.Under[seat]; {
		case n == 0:
			l.That(l.Drawn[seat] == 0,
				"/drawn/%d: %d; 0 fits, for seat %d has given no Decree back (TEK-3.9)", seat, l.Drawn[seat], seat+1)
		case l.Drawn[seat] == 0:
			take(fmt.Sprintf("/under/%d", seat), tekhenu.Cards(0).With(n))
		default:
			holder := &l.Player[l.Drawn[seat]-1]
			secret := holder.Decrees &^ holder.Known
			if holder.Scored.Has(tekhenu.DecreeAction) {
				secret = secret.With(tekhenu.DecreeAction)
			}
			l.That(l.Drawn[seat] != uint8(seat)+1 && secret.Has(n),
				"/drawn/%d: seat %d has not %s unseen; it is another seat that drew it, or 0 (TEK-3.16)",
				seat, l.Drawn[seat], cardsOf[tekhenu.Decree][n])
		}
	}
}

// hands takes the cards that seats look at out of their deck, which the steps tell.
func (l *loader) hands() {
	for seat := range game.Seat(l.Count) {
		for i, n := range l.Player[seat].Hand {
			k := l.HandKind(seat)
			if n != 0 && l.That(l.Deck[k].Has(n),
				"/players/%d/hand/%d: %s is in two places, or not in play (TEK-3.8)", seat, i, cardsOf[k][n]) {
				l.Deck[k] = l.Deck[k].Without(n)
			}
		}
	}
}

// bagLeft takes every die that lies somewhere out of the bag.
func (l *loader) bagLeft() {
	var out [tekhenu.Colours]int
	for g := range l.Dial {
		for colour := range out {
			out[colour] += l.Dial[g].Len(tekhenu.Colour(colour))
		}
	}
	for seat := range l.Count {
		for _, die := range l.Player[seat].Dice {
			if die.Face != 0 {
				out[die.Colour]++
			}
		}
	}
	if l.has(tekhenu.StepSelect) {
		out[l.Turn.Printed]++
	}
	for colour, n := range out {
		if l.That(n <= int(l.Bag[colour]), "/dial: %d dice of the table are %s; there are %d (TEK-1.2)", n,
			tekhenu.ColourNames[colour], l.Bag[colour]) {
			l.Bag[colour] -= uint8(n)
		}
	}
}

// pieces are limited (TEK-1.8); what is left of a player's lies on the own board.
func (l *loader) pieces() {
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		l.That(p.Buildings <= tekhenu.Buildings && p.Statues <= tekhenu.Statues && p.Columns <= tekhenu.Columns,
			"/players/%d: %d buildings, %d statues and %d columns stand on the board; %d, "+
				"%d and %d at most fit (TEK-1.8)",
			seat, p.Buildings, p.Statues, p.Columns, tekhenu.Buildings, tekhenu.Statues, tekhenu.Columns)
	}
}

// openSites: no piece stands where a number of players leaves no site (TEK-17.2), and no Gold lies under one.
func (l *loader) openSites() {
	for i, site := range l.Data.Sites {
		l.That(l.State.Sites[i] == tekhenu.NoSeat || site.Players <= l.Count,
			"/sites/%s: is not open with %d players; %d open it (TEK-17.2)", site.ID, l.Count, site.Players)
	}
	most := l.Data.GodSites[l.Humans()]
	for god := range l.GodSites {
		for n, owner := range l.GodSites[god] {
			l.That(owner == tekhenu.NoSeat || n < most,
				"/sites/SG-%s-%d: is not open with %d players; %d sites a god are (TEK-17.2)",
				tekhenu.GodNames[god], n+1, l.Count, most)
		}
	}
	for i, owner := range l.State.People {
		l.That(owner == tekhenu.NoSeat || l.PeopleGold&(1<<i) == 0,
			"/gold: lies on %s, which is taken (TEK-9.5)", peopleNames[i])
		l.That(l.PeopleGold&(1<<i) == 0 || l.Data.People[i].Gold > 0,
			"/gold: %s never has any (TEK-9.5)", peopleNames[i])
	}
	for _, owner := range l.Districts[1] {
		l.That(owner == tekhenu.NoSeat || !l.RowGold,
			"/gold: %s is taken by the first building in the row (TEK-14.3.2)", rowGold)
	}
}

// startLeft: Start and Destiny cards are in one place each.
func (l *loader) startLeft() {
	laid, destinies := l.Laid, l.Destiny
	for seat := range l.Count {
		p := &l.Player[seat]
		for i, n := range p.Start {
			l.That(n == 0 || !laid.Has(n),
				"/players/%d/start/%d: %s is in two places (TEK-3.11)", seat, i, startNames[n])
			if n != 0 {
				laid = laid.With(n)
			}
		}
		if p.Destiny != 0 {
			l.That(destinies&(1<<p.Destiny) == 0,
				"/players/%d/destiny: %s is in two places (TEK-6.9)", seat, destinyIDs[p.Destiny])
			destinies |= 1 << p.Destiny
		}
	}
}
