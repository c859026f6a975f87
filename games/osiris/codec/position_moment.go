package codec

import (
	"math/bits"

	"ennead/game"
	"ennead/games/osiris"
)

// A position as a state: what belongs to a moment of the game is there then, and only then.

func (l *loader) moment() {
	_, choosingRegent := l.Waits(osiris.StepRegent)
	l.That((l.State.Regent == osiris.NoSeat) == choosingRegent,
		"/regent: is %d; 0 fits while the Regent is drawn, else a seat (OSI-2.1.7)", seatNumber(l.State.Regent))
	bottom := l.Bottom().Step
	l.That((bottom == osiris.StepSeason) == (l.Season == 0),
		"/season: is %d; 0 fits while the cards are dealt, and only then (OSI-3.1)", l.Season)
	l.That(bottom != osiris.Done || l.Season == osiris.Seasons,
		"/season: is %d and no step waits; %d would fit, the last one (OSI-9.1)", l.Season, osiris.Seasons)
	actor := l.OnTurn()
	l.That(actor != osiris.NoSeat || l.Turn == osiris.Turn{}, "/turn: nobody is on turn; it is left out then (OSI-3.2)")
	l.That((actor != osiris.NoSeat) == (bottom == osiris.StepTurn),
		"/pending: \"end-turn\" waits on \"turn\", of who is on turn (OSI-3.2)")
}

// chapters: what has been drawn, dealt and done goes with where the game stands.
func (l *loader) chapters() {
	bottom := l.Bottom().Step
	switch bottom {
	case osiris.StepSeason:
		l.before()
		fallthrough
	case osiris.StepReady:
		l.bare()
	}
	l.workersDrawn()
	l.withdrawals(bottom == osiris.Done)
	l.camels()
	l.pendingCount()
	l.turnEffect()
	l.completed()
}

// everyone: what each governor has.
func (l *loader) everyone() {
	bottom := l.Bottom().Step
	for seat := range game.Seat(l.Count) {
		l.plansHold(seat)
		l.blessingsHold(seat)
		p := &l.Player[seat]
		l.That(bottom == osiris.Done || p.VP[osiris.PartRows] == 0 && p.VP[osiris.PartReaches] == 0,
			"%s/vp: lots are scored at the end; 0 rows and 0 reaches would fit (OSI-9.1)", ofPlayer(seat))
	}
}

// before: what no season has changed yet (chapter 2).
func (l *loader) before() {
	dealt := l.Top().Step == osiris.StepDraw
	l.That(l.Spent == 0, "/spent: %d cards as the game begins; none would fit (OSI-2.1.4)", l.Spent.Len())
	l.That(l.Boxes == 0, "/blocked: a box as the game begins; none would fit (OSI-8.1)")
	l.That(l.Away == 0, "/away: nobody has left as the game begins; none would fit (OSI-RUL-54)")
	for seat := range game.Seat(l.Count) {
		p, cards := &l.Player[seat], 0
		if dealt && seat < l.Top().Seat {
			cards = 1
		}
		at := ofPlayer(seat)
		l.That(p.Cards.Len() == cards, "%s/cards: %d; by now %d are dealt (OSI-2.1.4)", at, p.Cards.Len(), cards)
		l.That(p.Known == [osiris.MaxSeats]osiris.Cards{},
			"%s/known: as the game begins nobody has been shown anything (OSI-13.7)", at)
		l.That(p.Tokens == l.Data.Start,
			"%s/tokens: are %v; %v would fit, as for all who begin (OSI-2.1.2)", at, p.Tokens, l.Data.Start)
		l.That(p.VP == [osiris.Parts]uint8{}, "%s/vp: everybody begins with 0 (OSI-2.1.3)", at)
		l.That(p.Stock == l.Data.Pieces,
			"%s: has %v in stock; %v would fit, as for all who begin (OSI-2.1.2)", at, p.Stock, l.Data.Pieces)
		l.That(p.Blessings == 1<<osiris.BlessingKinds-1,
			"%s/blessings: all would fit, as for all who begin (OSI-2.1.8)", at)
		l.That(p.Workers == osiris.Workers{}, "%s/workers: none is drawn by now (OSI-4.2)", at)
	}
}

// bare: what no action of a season has changed yet.
func (l *loader) bare() {
	l.That(l.Wages == osiris.Tokens{}, "/wages: no season goes on; none would fit (OSI-8.1)")
	l.That(l.Market == [osiris.MaxMarket]osiris.Stall{}, "/market: no season goes on; none used would fit (OSI-8.1)")
	l.That(l.Stood == 0, "/workers: %d stand there and no season goes on; none would fit (OSI-8.1)", l.Stood.Len())
	for c := range l.Leader {
		l.That(l.Leader[c] == osiris.NoSeat || l.Leader[c] == osiris.Neutral,
			"/camels/%s: no season goes on; none would fit (OSI-8.1)",
			osiris.CaravanNames[c])
	}
	for seat := range game.Seat(l.Count) {
		p, at := &l.Player[seat], ofPlayer(seat)
		l.That(p.Order == 0, "%s/order: is %d and no season goes on; 0 would fit (OSI-8.1)", at, p.Order)
		l.That(p.Played == 0, "%s/played: no season goes on; none would fit (OSI-5.9.4)", at)
		l.That(!p.Scribed, "%s/scribed: no season goes on; false would fit (OSI-11.9)", at)
		l.That(p.Did == 0, "%s/did: no season goes on; none would fit (OSI-3.2)", at)
	}
}

// workersDrawn: all are in the bag before a season, and as many are drawn as the steps say (OSI-4.2, OSI-4.3).
func (l *loader) workersDrawn() {
	set := &l.Data.Setup[l.Count]
	pool, drawing := l.Waits(osiris.StepPool)
	if _, ready := l.Waits(osiris.StepReady); !ready && l.Season > 0 {
		l.That(l.Bag.Sum() == set.Left,
			"/hire: with those behind screens and on the board %d are left in the bag; %d would fit (OSI-4.4)",
			l.Bag.Sum(), set.Left)
		return
	}
	due := uint8(0)
	if drawing {
		due = set.Pool - pool.B
	}
	l.That(l.Pool.Sum() == due, "/hire: %d workers; by now %d are drawn (OSI-4.3)", l.Pool.Sum(), due)
	late := l.Season == 0
	seat := l.State.Regent
	for range l.Count {
		if seat == osiris.NoSeat || l.Season == 0 {
			break
		}
		n := set.Draw
		if f := l.Top(); f.Step == osiris.StepWorker && f.Seat == seat {
			n, late = set.Draw-f.B, true
		} else if late {
			n = 0
		}
		is := l.Player[seat].Workers.Sum()
		l.That(is == n, "%s/workers: %d; by now %d are drawn (OSI-4.2)", ofPlayer(seat), is, n)
		seat = l.Next(seat)
	}
}

// withdrawals: governors withdraw one after another; who is first takes a box of the regent row (OSI-5.10).
func (l *loader) withdrawals(over bool) {
	n, all := l.orders(), l.Withdrawn()
	l.That(n > 0 || l.Bonused == 0, "/bonus: is of the first to withdraw, and nobody has; \"\" would fit (OSI-5.10.4)")
	l.That(l.Bonused == 0 || !l.Bonusless(),
		"/bonus: the table has none in the last season; \"\" would fit (OSI-RUL-04)")
	l.That(n == 0 || l.Bonused != 0 || l.Bonusless(),
		"/bonus: somebody has withdrawn; the box of the first one would fit (OSI-5.10.4)")
	l.That(l.Bonused == 0 || l.Boxes&(1<<(l.Bonused-1)) != 0, "/blocked: lacks the box of /bonus (OSI-8.1)")
	due := max(int(l.Season), 1) - 1 - int(l.Skipped)
	if n > 0 && !l.Bonusless() {
		due++
	}
	boxes := bits.OnesCount8(l.Boxes)
	l.That(boxes == due,
		"/blocked: %d boxes; in season %d with %d withdrawn %d would fit (OSI-8.1)", boxes, l.Season, n, due)
	l.That(!over || all == l.Count, "/players: %d have withdrawn; all have at the end (OSI-9.1)", all)
	l.That(l.OnTurn() == osiris.NoSeat || all < l.Count || l.Top().Step == osiris.StepDraw,
		"/players: all have withdrawn and somebody is on turn; the season is over then (OSI-3.4)")
}

// orders: governors count from the first, those who are away from the last (OSI-RUL-54). It returns how many withdrew
// by their own will.
func (l *loader) orders() (n uint8) {
	gone := l.Gone
	l.That(l.Aside&^gone == 0, "/aside: names a seat that has not withdrawn; one with an order would fit (OSI-RUL-54)")
	n, aside, seen := uint8((gone &^ l.Aside).Len()), uint8((gone & l.Aside).Len()), uint8(0)
	for seat := range gone.All() {
		order, first, last := l.Player[seat].Order, uint8(1), n
		if l.Aside.Has(seat) {
			first, last = l.Count-aside+1, l.Count
		}
		l.That(first <= order && order <= last && seen&(1<<order) == 0,
			"%s/order: %d; each from %d to %d fits once (OSI-5.10.3)", ofPlayer(seat), order, first, last)
		seen |= 1 << order
	}
	return n
}

// absences: nobody chooses for a governor who is away, and nothing is offered by them or to them (OSI-RUL-54).
func (l *loader) absences() {
	if f := l.Top(); l.Away.Has(f.Seat) && l.OnTurn() == f.Seat {
		l.That(f.Step == osiris.StepAct || !osiris.Choosing(f.Step),
			"/away: seat %d is asked %q; \"act\" would fit, for it withdraws (OSI-RUL-54)", f.Seat+1,
			osiris.Steps[f.Step].Name)
	}
	for by := range game.Seat(l.Count) {
		for i := range l.Book.Offers[by] {
			o := &l.Book.Offers[by][i]
			l.That(o.Number == 0 || !l.Away.Has(by) && !l.Away.Has(o.To),
				"/book/offers: seat %d has one open to %d, and one of them is away (OSI-RUL-54)", by+1, o.To+1)
		}
		for i := range l.Book.Bribes[by] {
			b := &l.Book.Bribes[by][i]
			l.That(b.Number == 0 || !l.Away.Has(by),
				"/book/bribes: seat %d is away and offers none (OSI-RUL-54)", by+1)
			l.That(b.Number == 0 || !b.Taken || !l.Away.Has(l.Top().Seat),
				"/book/bribes: that of seat %d is taken, and the visitor is away (OSI-RUL-54)", by+1)
		}
		l.That(l.Book.Drafts[by] == osiris.Draft{} || !l.Away.Has(by),
			"/book/drafts/%d: the governor is away; none would fit (OSI-RUL-54)", by+1)
	}
}

// camels: who leads a caravan has a worker there, and leads no other (OSI-5.3.2).
func (l *loader) camels() {
	for c, leader := range l.Leader {
		stands, owns := false, false
		for k := range osiris.Place(2) {
			owner := l.Standing[osiris.FirstSection+2*osiris.Place(c)+k].Owner
			stands = stands || owner != osiris.NoSeat
			owns = owns || owner == leader
		}
		switch leader {
		case osiris.NoSeat, osiris.Neutral:
			l.That(!stands,
				"/camels/%s: nobody leads those who stand there; one of them would fit (OSI-5.3.2)",
				osiris.CaravanNames[c])
		default:
			l.That(owns,
				"/camels/%s: seat %d leads and has no worker there (OSI-5.3.2)", osiris.CaravanNames[c], leader+1)
		}
		for other := range c {
			l.That(leader == osiris.NoSeat || leader == osiris.Neutral || l.Leader[other] != leader,
				"/camels/%s: seat %d leads the other one too; one would fit (OSI-5.3.2)", osiris.CaravanNames[c],
				leader+1)
		}
	}
}

// pendingCount: as many cards lie before a governor as the steps say.
func (l *loader) pendingCount() {
	n := 0
	for _, c := range l.Pending {
		if c != 0 {
			n++
		}
	}
	due := 0
	switch f := l.Top(); f.Step {
	case osiris.StepShare:
		due = 2
	case osiris.StepStudy:
		due = min(max(n, 2), int(l.Data.Blessed.Drawn))
	case osiris.StepDraw:
		if f.A == osiris.DrawVisit {
			due = 2 - int(f.B)
		} else if f.A == osiris.DrawThoth {
			due = int(l.Data.Blessed.Drawn - f.B)
		}
	}
	l.That(n == due, "/cards: %d lie there; %d would fit the steps (OSI-5.2.3, OSI-12.5)", n, due)
}

// turnEffect: once an action has taken effect, what had been chosen is no more than it can have been.
func (l *loader) turnEffect() {
	f, rest := l.Top(), l.Turn
	if l.OnTurn() == osiris.NoSeat || osiris.Choosing(f.Step) {
		return
	}
	switch {
	case f.Step == osiris.StepShare || f.Step == osiris.StepDraw && f.A == osiris.DrawVisit:
		l.visitor(rest.Worker, l.worker(f))
		rest.Worker = 0
	case f.Step == osiris.StepFee:
		l.visitor(rest.Worker, l.Standing[f.B%osiris.MaxPlaces].Worker)
		rest.Worker, rest.Paid = 0, osiris.Tokens{}
	case f.Step == osiris.StepDraw && f.A == osiris.DrawBonus:
		l.That(rest.At == l.Bonused,
			"/turn/at: is box %d; %d would fit, that of /bonus (OSI-5.10.4)", rest.At, l.Bonused)
		rest.At, rest.Kept, rest.Piles = 0, 0, [osiris.MaxMarket + 1]osiris.Tokens{}
	}
	l.That(rest == osiris.Turn{},
		"/turn: holds more than %q leaves of what was chosen (OSI-5.0.4)", osiris.Steps[f.Step].Name)
}

// visitor is the worker that was chosen, who stands where the action goes on.
func (l *loader) visitor(is, due osiris.Worker) {
	l.That(is == due,
		"/turn/worker: is a %s; a %s would fit, who stands there (OSI-5.0.3)", osiris.WorkerNames[is],
		osiris.WorkerNames[due])
}

// worker is who visits the city of the steps.
func (l *loader) worker(f osiris.Frame) osiris.Worker {
	if shared, ok := l.Waits(osiris.StepShared); ok {
		f = shared
	}
	return l.Standing[f.A%osiris.MaxPlaces].Worker
}

// completed: a completion bonus is gone when somebody has built all of a kind (OSI-5.7.8).
func (l *loader) completed() {
	for m, all := range l.Data.Pieces {
		built := false
		for seat := range l.Count {
			built = built || l.Player[seat].Built[m] == all
		}
		l.That((l.Complete>>m&1 == 1) == built,
			"/complete: %s is listed if a governor has built all %d of them, and only then (OSI-5.7.8)",
			osiris.MonumentNames[m], all)
	}
}

// plansHold: only Horus keeps a plan, of who has withdrawn, and one of them unless the table says otherwise (OSI-12.3).
func (l *loader) plansHold(seat game.Seat) {
	n := 0
	for i := range l.Plans {
		if l.Plans[i].Owner == seat && l.Plans[i].Kept != 0 {
			n++
		}
	}
	p := &l.Player[seat]
	l.That(n == 0 || p.Order != 0 && p.Played&(1<<osiris.Horus) != 0,
		"/plans: seat %d keeps %d; Horus keeps them, for who has withdrawn (OSI-12.3)", seat+1, n)
	l.That(n <= 1 || l.KeepsAll, "/plans: seat %d keeps %d; with Horus 1 would fit (OSI-12.3)", seat+1, n)
}

// blessingsHold: those played in earlier seasons have left the game (OSI-5.9.4).
func (l *loader) blessingsHold(seat game.Seat) {
	p := &l.Player[seat]
	if l.Season > 1 {
		return
	}
	at := ofPlayer(seat)
	l.That(p.Blessings|p.Played == 1<<osiris.BlessingKinds-1,
		"%s/blessings: none has left the game in the first season; with the played ones all would fit (OSI-5.9.4)", at)
	l.That(p.DidBefore == 0, "%s/didBefore: no season is over; none would fit (OSI-3.2)", at)
	l.That(p.Lost == [osiris.MonumentKinds]uint8{},
		"%s/lost: nothing has left the game in the first season; 0 would fit (OSI-8.1)", at)
}
