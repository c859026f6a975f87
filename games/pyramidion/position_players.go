package pyramidion

import (
	"fmt"

	"ennead/game"
)

// A position as a state: what each player has at a moment.

func (l *loader) everyone() {
	at := l.phase()
	for seat := range game.Seat(l.Count) {
		p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
		switch at {
		case before, refill:
			l.That(p.Hand == 0, "%shand: nothing is dealt yet (PYR-8.1)", what)
		case dealing:
			l.dealt(seat, what)
		case sitesOn:
			l.plays(seat, what)
		}
		l.That(at >= sitesOn || p.Known == 0, "%sknown: no card was taken back this round", what)
		l.That(l.Site != NoSite || p.InPlay == 0 && p.Played == 0 && !p.Passed, "%sinPlay, played, passed: there is no active site", what)
	}
	if l.Site != NoSite {
		l.ankhs()
	}
	l.That(at > dealing || l.Spent == 0 || at == refill, "spent: all are shuffled (PYR-8.2)")
}

// dealt: base cards, and as many others as are dealt by now (PYR-8.5).
func (l *loader) dealt(seat game.Seat, what string) {
	p, top, n := &l.Player[seat], l.Top(), 0
	place, thebes := l.Place(top.Seat), l.frames() == dealt && l.Troop[Torturers][Thebes] != NoSeat
	due := int(l.Data.Dealt)
	switch {
	case thebes && seat == top.Seat:
		due += int(l.Data.AtThebes) - int(top.A)
	case thebes:
	case seat == top.Seat:
		due -= int(top.A)
	case l.Place(seat) > place:
		due = 0
	}
	n = (p.Hand & l.Data.Deck).Len()
	l.That(n == due && p.Hand&l.Data.Base[seat] == l.Data.Base[seat], "%shand: the base cards and %d others are dealt by now (PYR-8.5)", what, due)
}

// plays: who has played, and who has passed (PYR-9.2).
func (l *loader) plays(seat game.Seat, what string) {
	p, t := &l.Player[seat], l.table()
	l.That(p.InPlay.Len() <= int(p.Played) && p.Played <= t.MostCards, "%splayed: %d do not go with the cards in play (PYR-15.4)", what, p.Played)
	l.That(!p.Passed || p.Played > 0 || !t.MustPlay || p.Hand == 0, "%spassed: a card must be played first (PYR-15.3)", what)
	_, resolving := l.Waits(StepClean)
	l.That(!resolving || p.Passed, "%spassed: all have when a site is resolved (PYR-9.4.1)", what)
	asked := l.Top().Step == StepCategory && l.Top().Seat == seat && p.InPlay.Has(l.Top().A) && l.Data.With[Goddess].Has(l.Top().A)
	goddess := p.InPlay&l.Data.With[Goddess] != 0
	l.That((p.Category != 0) == (goddess && !asked), "%scategory: goes with a Goddess in play (PYR-16.1)", what)
	philosopher := l.Top().Step == StepCategory && l.Data.With[Philosopher].Has(l.Top().A)
	l.That(!l.copies(Goddess) || (l.Copied.Category != 0) != philosopher, "active: category: goes with a copied Goddess (PYR-16.7.1)")
}

// ankhs: the power for the first one is used up once one is in play, after its own effect (PYR-17.9).
func (l *loader) ankhs() {
	cards, played := l.inPlay()&l.Data.Ankhs, uint8(0)
	if f, waits := l.Waits(StepTrigger); waits {
		cards = cards.Without(f.A)
	}
	for seat := range l.Count {
		played += l.Player[seat].Played
	}
	l.That(!l.FirstAnkh || played > 0, "active: ankh: no card has been played")
	l.That(l.FirstAnkh || cards == 0, "active: ankh: one is in play (PYR-17.9)")
}

// choice: what is the only choice is made by itself.
func (l *loader) choice() {
	f := l.Top()
	if among := steps[f.Step].Among; among != nil {
		_, set := among(l.State, f)
		l.That(set&(set-1) != 0, "pending: %s: there is nothing to choose", steps[f.Step].Name)
	}
}
