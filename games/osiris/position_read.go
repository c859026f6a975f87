package osiris

import (
	"fmt"
	"strconv"

	"ennead/game"
)

// A position as a state: the board, and what lies before the governors.

// one is the number from 1 of a thing by its name, 0 for "".
func (l *loader) one(what, word string, names []string) uint8 {
	if word == "" {
		return 0
	}
	return l.Word(what, word, names) + 1
}

// tokens reads tokens by name.
func (l *loader) tokens(what string, m map[string]int) (t Tokens) {
	l.Counts(what, m, resourceNames, maxGoods, t[:])
	return t
}

// owner is the seat that a thing on the board belongs to; 0 is neutral.
func (l *loader) owner(what string, n int) game.Seat {
	if n == 0 {
		return Neutral
	}
	return l.Seat(what, n)
}

// cardsOf is a set of city cards of the game.
func (l *loader) cardsOf(what string, words []string) Cards {
	set := Cards(l.Set(what, words, cardNames))
	l.That(set&^l.Data.Cards == 0, "%s: there are others", what)
	return set & l.Data.Cards
}

func (l *loader) board(p *positionJSON) {
	l.That(p.For == nil, "for: a masked position cannot be loaded")
	l.Season = l.Number("season", p.Season, 0, seasons)
	l.State.Regent = l.Seat("regent", p.Regent)
	l.Boxes = uint8(l.Set("blocked", p.Blocked, boxNames[:len(l.Data.Row)]))
	l.Bonused = l.one("bonus", p.Bonus, boxNames[:len(l.Data.Row)])
	l.Complete = uint8(l.Set("complete", p.Complete, monumentNames))
	l.Wages = l.tokens("wages", p.Wages)
	for word, tokens := range p.Market {
		l.Market[l.Word("market", word, marketNames[:len(l.Data.Market)])] = Stall{true, l.tokens("market: "+word, tokens)}
	}
	l.Counts("hire", p.Hire, workerNames, maxGoods, l.Pool[:])
	for word, stands := range p.Workers {
		at := l.Word("workers", word, placeNames)
		l.That(l.Data.Places.Has(at), "workers: %s is not on the board", word)
		l.Standing[at] = Standing{Worker(l.Word("workers: "+word, stands.Worker, workerNames)), l.Seat("workers: "+word, stands.Owner)}
		l.That(l.Standing[at].Owner != NoSeat, "workers: %s: is nobody's", word)
	}
	for word, n := range p.Camels {
		l.Leader[l.Word("camels", word, caravanNames)] = l.owner("camels: "+word, n)
	}
	l.monuments(p)
	l.Spent = l.cardsOf("spent", p.Spent)
	l.pendingCards(p.Cards)
}

func (l *loader) monuments(p *positionJSON) {
	for word, b := range p.Monuments {
		what := "monuments: " + word
		site := l.Word("monuments", word, siteNames)
		kind := Monument(l.Word(what, b.Monument, monumentNames))
		l.That(l.Data.Fit[kind].Has(site), "%s: no %s can stand there (OSI-5.7.2)", what, b.Monument)
		l.Site[site] = Building{kind, l.owner(what, b.Owner), l.Seat(what+": second", b.Second)}
		l.That(b.Second == 0 || kind == Obelisk, "%s: second: only obelisks stand on one another (OSI-11.1)", what)
	}
	for i := range l.Plans {
		l.Plans[i] = Plan{Owner: NoSeat}
	}
	for word, plan := range p.Plans {
		at := l.Word("plans", word, planNames)
		l.That(l.Data.Plans[at].On, "plans: %s is not on the board", word)
		l.Plans[at].Owner = l.owner("plans: "+word, plan.Owner)
		if plan.Kept {
			l.Plans[at].Kept = kept
		}
	}
}

// neutral: the pieces of unused colours stand where they stood at the beginning (OSI-2.2, OSI-2.3), said or not, but those of reserved
// cartouches, which move along their row (OSI-5.7.7).
func (l *loader) neutral() {
	fresh := empty(l.Data, int(l.Count))
	fresh.neutrals()
	for site := range l.Site {
		is, due := &l.Site[site], &fresh.Site[site]
		l.That((is.Owner == Neutral) == (due.Owner == Neutral) && (due.Owner != Neutral || is.Monument == due.Monument),
			"monuments: %s: neutral ones stand where they did at the beginning", siteNames[site])
	}
	for c := range l.Leader {
		l.That((l.Leader[c] == Neutral) == (fresh.Leader[c] == Neutral), "camels: %s: neutral ones lie where they did at the beginning", caravanNames[c])
	}
	set := &l.Data.Setup[l.Count]
	for _, list := range l.Data.Planning {
		n := 0
		for _, at := range list {
			if l.Plans[at].Owner == Neutral {
				n++
			}
		}
		if !l.That((n == 1) == set.Reserved && n <= 1, "plans: with two governors one cartouche of each kind is reserved, and only then (OSI-2.3.3)") {
			return
		}
	}
}

// pendingCards are those of a visit or of Thoth, ascending.
func (l *loader) pendingCards(list []any) {
	if !l.That(len(list) <= maxPending, "cards: at most %d", maxPending) {
		return
	}
	for i, v := range list {
		word, ok := v.(string)
		if !l.That(ok && word != "?", "cards: %.20v is no card; a masked position cannot be loaded", v) {
			return
		}
		l.Pending[i] = Card(l.Word("cards", word, cardNames))
		l.That(l.Data.Cards.Has(uint8(l.Pending[i])) && (i == 0 || l.Pending[i-1] < l.Pending[i]), "cards: of the game, the lower ones first")
	}
}

func (l *loader) everybody(p *positionJSON) {
	if !l.That(len(p.Players) == int(l.Count), "players: there are %d, not %d", l.Count, len(p.Players)) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
}

// mostPoints is the most of a part of the score, so that there is room for what may come.
const mostPoints = 90

func (l *loader) player(seat game.Seat, j *playerJSON) {
	p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
	l.That(!j.Hidden && j.Idle == 0 && j.Closed == 0, "%shidden, idle, closed: a masked position cannot be loaded", what)
	*p = Player{Tokens: l.tokens(what+"tokens", j.Tokens), Cards: l.cardsOf(what+"cards", j.Cards), Scribed: j.Scribed,
		Blessings: uint8(l.Set(what+"blessings", j.Blessings, blessingNames)), Played: uint8(l.Set(what+"played", j.Played, blessingNames)),
		Order: l.Number(what+"order", j.Order, 0, int(l.Count)),
		Did:   uint16(l.Set(what+"did", j.Did, actionNames)), DidBefore: uint16(l.Set(what+"didBefore", j.DidBefore, actionNames))}
	l.That((p.Did|p.DidBefore)&1 == 0, "%sdid: other is no action", what)
	l.That(p.Blessings&p.Played == 0, "%splayed: is still there", what)
	l.Counts(what+"workers", j.Workers, workerNames, maxGoods, p.Workers[:])
	l.Counts(what+"lost", j.Lost, monumentNames, maxPieces, p.Lost[:])
	l.Counts(what+"vp", j.VP, partNames, mostPoints, p.VP[:])
	for word, cards := range j.Known {
		viewer, err := strconv.Atoi(word)
		if !l.That(err == nil && viewer >= 1 && viewer <= int(l.Count) && viewer != int(seat)+1, "%sknown: %.20q is no other seat", what, word) {
			continue
		}
		known := l.cardsOf(what+"known", cards)
		l.That(known != 0 && known&^p.Cards == 0, "%sknown: are cards of the hand", what)
		p.Known[viewer-1] = known
	}
}

func (l *loader) turn(j *turnJSON) {
	t := &l.Turn
	if j == nil {
		return
	}
	if j.Card != "" {
		t.Card = Card(l.Word("turn: card", j.Card, cardNames))
	}
	if j.Worker != "" {
		t.Worker = Worker(l.Word("turn: worker", j.Worker, workerNames))
	}
	if l.That(len(j.Hired) <= len(t.Hired), "turn: hired: at most %d", len(t.Hired)) {
		for i, word := range j.Hired {
			t.Hired[i] = l.Word("turn: hired", word, workerNames) + 1
		}
	}
	t.Paid = l.tokens("turn: paid", j.Paid)
	for word, tokens := range j.Piles {
		t.Piles[l.Word("turn: piles", word, pileNames)] = l.tokens("turn: piles: "+word, tokens)
	}
	t.At = l.Number("turn: at", j.At, 0, maxPlaces)
	if j.Side != "" {
		t.Side = l.Word("turn: side", j.Side, sideNames)
	}
	t.Plan, t.Kept = l.one("turn: plan", j.Plan, planNames), l.one("turn: kept", j.Kept, planNames)
	l.That(*t != Turn{}, "turn: says nothing")
}
