package codec

import (
	"fmt"
	"slices"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/position"
)

// A position as a state: the board.

// loader fills a state from a position.
type loader struct {
	*osiris.State
	*position.Reader
}

// fill reads a position; what lies nowhere is in the supply, in the bag, in the pile or in stock.
func fill(s *osiris.State, p *positionJSON, r *position.Reader) {
	l := &loader{s, r}
	l.InTurn(
		func() { l.board(p) }, l.neutral, func() { l.everybody(p.Players) }, l.conserve,
		func() { l.turn(p.Turn) }, func() { l.pending(p.Pending) }, l.moment, l.chapters, l.everyone,
		func() { l.book(p.Book) }, l.bookHolds, l.absences, l.choice,
	)
}

// one is the number from 1 of a thing by its name, 0 for "".
func (l *loader) one(at, word string, names []string) uint8 {
	if word == "" {
		return 0
	}
	return l.Word(at, word, names) + 1
}

// tokens reads tokens by name.
func (l *loader) tokens(at string, m map[string]int) (t osiris.Tokens) {
	l.Counts(at, m, osiris.ResourceNames, osiris.MaxGoods, t[:])
	return t
}

// owner is the seat that a thing on the board belongs to; 0 is neutral.
func (l *loader) owner(at string, n int) game.Seat {
	if n == 0 {
		return osiris.Neutral
	}
	return l.Seat(at, n)
}

// seats is a set of seats, ascending.
func (l *loader) seats(at string, list []int) (seats game.Seats) {
	for i, n := range list {
		at := fmt.Sprintf("%s/%d", at, i)
		seat := game.Seat(l.Number(at, n, 1, int(l.Count)) - 1)
		l.That(seats>>seat == 0, "%s: is %d; a seat after those before it would fit", at, n)
		seats |= seat.Set()
	}
	return seats
}

// cardsOf is a set of city cards of the game.
func (l *loader) cardsOf(at string, words []string) osiris.Cards {
	set := osiris.Cards(l.Set(at, words, osiris.CardNames))
	if others := set &^ l.Data.Cards; others != 0 {
		l.That(false,
			"%s: %s is not in play; the cards of the components are (OSI-11.0.1)", at, osiris.CardNames[others.First()])
	}
	return set & l.Data.Cards
}

func (l *loader) board(p *positionJSON) {
	l.That(p.For == nil, "/for: a masked position cannot be loaded; one without a viewer can")
	l.Season = l.Number("/season", p.Season, 0, osiris.Seasons)
	l.State.Regent = l.Seat("/regent", p.Regent)
	l.Boxes = uint8(l.Set("/blocked", p.Blocked, osiris.BoxNames[:len(l.Data.Row)]))
	l.Bonused = l.one("/bonus", p.Bonus, osiris.BoxNames[:len(l.Data.Row)])
	l.Complete = uint8(l.Set("/complete", p.Complete, osiris.MonumentNames))
	l.Away, l.Aside = l.seats("/away", p.Away), l.seats("/aside", p.Aside)
	l.Skipped = l.Number("/skipped", p.Skipped, 0, osiris.Seasons-1)
	l.Wages = l.tokens("/wages", p.Wages)
	for word, tokens := range p.Market {
		n := l.Word("/market", word, osiris.MarketNames[:len(l.Data.Market)])
		l.Market[n] = osiris.Stall{Used: true, Tokens: l.tokens("/market/"+word, tokens)}
	}
	l.Counts("/hire", p.Hire, osiris.WorkerNames, osiris.MaxGoods, l.Pool[:])
	for word, stands := range p.Workers {
		n, at := l.Word("/workers", word, osiris.PlaceNames), "/workers/"+word
		l.That(l.Data.Places.Has(n), "%s: is not on the board; the places of the components are (OSI-1.4)", at)
		l.Standing[n] = osiris.Standing{
			Worker: osiris.Worker(l.Word(at+"/worker", stands.Worker, osiris.WorkerNames)),
			Owner:  l.Seat(at+"/owner", stands.Owner),
		}
		l.That(l.Standing[n].Owner != osiris.NoSeat,
			"%s/owner: is nobody; a governor placed the worker (OSI-5.0.3)", at)
	}
	for word, n := range p.Camels {
		l.Leader[l.Word("/camels", word, osiris.CaravanNames)] = l.owner("/camels/"+word, n)
	}
	l.monuments(p.Monuments)
	l.plans(p.Plans)
	l.Spent = l.cardsOf("/spent", p.Spent)
	l.pendingCards(p.Cards)
	l.drawnFirst(p.DrawnFirst)
}

func (l *loader) monuments(stand map[string]buildingJSON) {
	for word, b := range stand {
		at := "/monuments/" + word
		site := l.Word("/monuments", word, osiris.SiteNames)
		kind := osiris.Monument(l.Word(at+"/monument", b.Monument, osiris.MonumentNames))
		l.That(l.Data.Fit[kind].Has(site), "%s/monument: no %s can stand there (OSI-5.7.2)", at,
			osiris.MonumentNames[kind])
		l.Site[site] = osiris.Building{Monument: kind, Owner: l.owner(at+"/owner", b.Owner),
			Second: l.Seat(at+"/second", b.Second)}
		l.That(b.Second == 0 || kind == osiris.Obelisk,
			"%s/second: stands on a %s; only obelisks stand on one another (OSI-11.1)",
			at, osiris.MonumentNames[kind])
	}
}

func (l *loader) plans(laid map[string]planJSON) {
	for i := range l.Plans {
		l.Plans[i] = osiris.Plan{Owner: osiris.NoSeat}
	}
	for word, plan := range laid {
		n, at := l.Word("/plans", word, osiris.PlanNames), "/plans/"+word
		l.That(l.Data.Plans[n].On, "%s: is not on the board; the cartouches of the components are (OSI-1.4)", at)
		l.Plans[n].Owner = l.owner(at+"/owner", plan.Owner)
		if plan.Kept {
			l.Plans[n].Kept = osiris.Stays
		}
	}
}

// neutral: the pieces of unused colours stand where they stood at the beginning (OSI-2.2, OSI-2.3), said or not, but
// those of reserved cartouches, which move along their row (OSI-5.7.7).
func (l *loader) neutral() {
	fresh, err := osiris.Table(l.Data, game.Setup{Players: int(l.Count)})
	if !l.That(err == nil, "/players: %v", err) {
		return
	}
	for site := range l.Site {
		is, due := &l.Site[site], &fresh.Site[site]
		l.That((is.Owner == osiris.Neutral) == (due.Owner == osiris.Neutral) && (due.Owner != osiris.Neutral ||
			is.Monument == due.Monument),
			"/monuments/%s: neutral ones stand where they did at the beginning (OSI-2.2.1, OSI-2.3.1)",
			osiris.SiteNames[site])
	}
	for c := range l.Leader {
		l.That((l.Leader[c] == osiris.Neutral) == (fresh.Leader[c] == osiris.Neutral),
			"/camels/%s: neutral ones lie where they did at the beginning (OSI-2.2.2)", osiris.CaravanNames[c])
	}
	due := 0
	if l.Data.Setup[l.Count].Reserved {
		due = 1
	}
	for m, list := range l.Data.Planning {
		n := 0
		for _, at := range list {
			if l.Plans[at].Owner == osiris.Neutral {
				n++
			}
		}
		l.That(n == due, "/plans: %d cartouches are reserved for %s; with %d governors %d would fit (OSI-2.3.3)",
			n, osiris.MonumentNames[m], l.Count, due)
	}
}

// pendingCards are those of a visit or of Thoth, ascending.
func (l *loader) pendingCards(list []any) {
	if !l.That(len(list) <= osiris.MaxPending,
		"/cards: %d lie there; at most %d would fit (OSI-12.5)", len(list), osiris.MaxPending) {
		return
	}
	for i, v := range list {
		at := fmt.Sprintf("/cards/%d", i)
		word, ok := v.(string)
		if !l.That(ok && word != "?", "%s: %.20v is no card; a masked position cannot be loaded", at, v) {
			return
		}
		c := l.cardsOf(at, []string{word})
		l.Pending[i] = osiris.Card(l.Word(at, word, osiris.CardNames))
		if i > 0 && c != 0 {
			before := l.Pending[i-1]
			l.That(before < l.Pending[i], "%s: is %s; one above %s would fit, since the lower ones come first",
				at, word, osiris.CardNames[before])
		}
	}
}

// drawnFirst is one of the pending cards. In a position that names none it is the first in their order.
func (l *loader) drawnFirst(word string) {
	// Before rules 3 (OSI-RUL-54, until 2028-01-31): no state held which card was drawn first.
	if l.Rules.Before(3) {
		l.That(word == "", "/drawnFirst: names a card; it is left out under rules before 3 (OSI-RUL-54)")
		return
	}
	if l.DrawnFirst = l.Pending[0]; word == "" {
		return
	}
	l.DrawnFirst = osiris.Card(l.Word("/drawnFirst", word, osiris.CardNames))
	l.That(slices.Contains(l.Pending[:], l.DrawnFirst),
		"/drawnFirst: is %s; one of the cards that lie there would fit (OSI-5.2.3, OSI-12.5)", word)
}
