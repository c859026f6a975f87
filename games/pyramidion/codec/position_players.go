package codec

import (
	"fmt"

	"ennead/game"
	"ennead/games/pyramidion"
)

// A position as a state: what each player has at a moment.

func (l *loader) everyone() {
	at := l.phase()
	for seat := range game.Seat(l.Count) {
		p, own := &l.Player[seat], fmt.Sprintf("/players/%d/", seat)
		switch at {
		case before, refill:
			l.That(p.Hand == 0, "%shand: %d cards; none fits before they are dealt (PYR-8.1)", own, p.Hand.Len())
		case dealing:
			l.dealt(seat, own)
		case sitesOn:
			l.plays(seat, own)
		}
		l.That(at >= sitesOn || p.Known == 0,
			"%sknown: %d cards; none fits before one is taken back (PYR-16.2)", own, p.Known.Len())
		l.That(l.Site != pyramidion.NoSite || p.InPlay == 0,
			"%sinPlay: %d cards; none fits without an active site (PYR-9.5.1)", own, p.InPlay.Len())
		l.That(l.Site != pyramidion.NoSite || p.Played == 0,
			"%splayed: %d; 0 fits without an active site (PYR-9.2.1)", own, p.Played)
		l.That(l.Site != pyramidion.NoSite || !p.Passed,
			"%spassed: true; nobody has without an active site (PYR-9.2.1)", own)
	}
	if l.Site != pyramidion.NoSite {
		l.ankhs()
	}
	l.That(at > dealing || l.Spent == 0 || at == refill,
		"/spent: %d cards; none fits while they are dealt, as all are shuffled (PYR-8.2)", l.Spent.Len())
}

// dealt: base cards, and as many others as are dealt by now (PYR-8.5).
func (l *loader) dealt(seat game.Seat, own string) {
	p, top, n := &l.Player[seat], l.Top(), 0
	place, torturer := l.Place(top.Seat), l.Troop[pyramidion.Torturers][pyramidion.Thebes]
	thebes := torturer != pyramidion.NoSeat && l.Waiting(pyramidion.StepDraw) == 1
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
	l.That(n == due && p.Hand&l.Data.Base[seat] == l.Data.Base[seat],
		"%shand: %d base cards and %d others; all base cards and %d others are dealt by now (PYR-8.5)", own,
		(p.Hand &^ l.Data.Deck).Len(), n, due)
}

// plays: who has played, and who has passed (PYR-9.2).
func (l *loader) plays(seat game.Seat, own string) {
	p, t := &l.Player[seat], l.ByPlayers()
	l.That(p.InPlay.Len() <= int(p.Played) && p.Played <= t.MostCards,
		"%splayed: %d; %d or more fit, as are in play, and at most %d (PYR-15.4)", own, p.Played, p.InPlay.Len(),
		t.MostCards)
	l.That(!p.Passed || p.Played > 0 || !t.MustPlay || p.Hand == 0,
		"%spassed: true; false fits before a card is played (PYR-15.3)", own)
	_, resolving := l.Waits(pyramidion.StepClean)
	l.That(!resolving || p.Passed, "%spassed: false; true fits while a site is resolved (PYR-9.4.1)", own)
	top, goddesses := l.Top(), l.Data.With[pyramidion.Goddess]
	asked := top.Step == pyramidion.StepCategory && top.Seat == seat && (p.InPlay & goddesses).Has(top.A)
	goddess := p.InPlay&l.Data.With[pyramidion.Goddess] != 0
	l.That((p.Category != 0) == (goddess && !asked),
		"%scategory: %q; one fits while a Goddess is in play, unless it is being chosen (PYR-16.1)", own,
		named(p.Category))
	philosopher := l.Top().Step == pyramidion.StepCategory && l.Data.With[pyramidion.Philosopher].Has(l.Top().A)
	l.That(!l.Copies(pyramidion.Goddess) || (l.Copied.Category != 0) != philosopher,
		"/active/category: %q; one fits while a Goddess is copied, unless it is being chosen (PYR-16.7.1)",
		named(l.Copied.Category))
}

// ankhs: the power for the first one is used up once one is in play, after its own effect (PYR-17.9).
func (l *loader) ankhs() {
	cards, played := l.InPlay()&l.Data.Ankhs, uint8(0)
	if f, waits := l.Waits(pyramidion.StepTrigger); waits {
		cards = cards.Without(f.A)
	}
	for seat := range l.Count {
		played += l.Player[seat].Played
	}
	l.That(!l.FirstAnkh || played > 0, "/active/ankh: true; false fits before a card is played (PYR-17.9)")
	if spared := l.Lasting && l.Site == pyramidion.Cairo; !l.FirstAnkh && cards != 0 && !spared { // PYR-Q36
		l.That(false, "/active/ankh: false; true fits, as %s is in play (PYR-17.9)",
			pyramidion.CardNames[cards.First()])
	}
}

// choice: what is the only choice is made by itself.
func (l *loader) choice() {
	f := l.Top()
	if among := pyramidion.Steps[f.Step].Among; among != nil {
		_, set := among(l.State, f)
		l.That(set&(set-1) != 0,
			"/pending: %q waits last; a choice with fewer than two ways is made by itself (%s)",
			pyramidion.Steps[f.Step].Name, pyramidion.Steps[f.Step].Rule)
	}
}
