package osiris

import (
	"fmt"

	"ennead/game"
)

// A position as a state: what belongs to a moment of the game is there then, and only then.

func (l *loader) moment() {
	_, choosingRegent := l.Waits(StepRegent)
	l.That((l.State.Regent == NoSeat) == choosingRegent, "regent: does not go with the steps")
	bottom := l.Bottom().Step
	l.That((bottom == StepSeason) == (l.Season == 0), "season: %d does not go with the steps", l.Season)
	l.That(bottom != Done || l.Season == seasons, "season: %d is not the last one", l.Season)
	actor := l.onTurn()
	l.That(actor != NoSeat || l.Turn == Turn{}, "turn: nobody's is taken")
	l.That((actor != NoSeat) == (bottom == StepTurn), "pending: nobody is on turn")
}

// chapters: what has been drawn, dealt and done goes with where the game stands.
func (l *loader) chapters() {
	bottom := l.Bottom().Step
	switch bottom {
	case StepSeason:
		l.before()
		fallthrough
	case StepReady:
		l.bare()
	}
	l.workersDrawn()
	l.withdrawals(bottom == Done)
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
		l.That(bottom == Done || p.VP[PartRows] == 0 && p.VP[PartReaches] == 0, "players: %d: vp: lots are scored at the end (OSI-9.1)", seat+1)
	}
}

// before: what no season has changed yet (chapter 2).
func (l *loader) before() {
	dealt := l.Top().Step == StepDraw
	l.That(l.Spent == 0, "spent: the game begins")
	l.That(l.Boxes == 0, "blocked: the game begins")
	for seat := range game.Seat(l.Count) {
		p, cards := &l.Player[seat], 0
		if dealt && seat < l.Top().Seat {
			cards = 1
		}
		l.That(p.Cards.Len() == cards && p.Known == [maxSeats]Cards{}, "players: %d: cards: %d are dealt", seat+1, cards)
		l.That(p.Tokens == l.Data.Start && p.VP == [parts]uint8{} && p.Stock == l.Data.Pieces && p.Blessings == 1<<blessings-1 && p.Workers == Workers{},
			"players: %d: have what all begin with (OSI-2.1)", seat+1)
	}
}

// bare: what no action of a season has changed yet.
func (l *loader) bare() {
	l.That(l.Wages == Tokens{} && l.Market == [maxMarket]Stall{}, "wages, market: no season goes on (OSI-8.1)")
	l.That(l.Stood == 0, "workers: no season goes on (OSI-8.1)")
	for c := range l.Leader {
		l.That(l.Leader[c] == NoSeat || l.Leader[c] == Neutral, "camels: no season goes on (OSI-8.1)")
	}
	for seat := range l.Count {
		p := &l.Player[seat]
		l.That(p.Order == 0 && p.Played == 0 && !p.Scribed && p.Did == 0, "players: %d: order, played, scribed, did: no season goes on", seat+1)
	}
}

// workersDrawn: all are in the bag before a season, and as many are drawn as the steps say (OSI-4.2, OSI-4.3).
func (l *loader) workersDrawn() {
	set := &l.Data.Setup[l.Count]
	pool, drawing := l.Waits(StepPool)
	if _, ready := l.Waits(StepReady); !ready && l.Season > 0 {
		l.That(l.Bag.Sum() == set.Left, "%d workers are left in the bag, not %d (OSI-4.4)", set.Left, l.Bag.Sum())
		return
	}
	due := uint8(0)
	if drawing {
		due = set.Pool - pool.B
	}
	l.That(l.Pool.Sum() == due, "hire: %d workers are drawn by now, not %d (OSI-4.3)", due, l.Pool.Sum())
	late := l.Season == 0
	seat := l.State.Regent
	for range l.Count {
		if seat == NoSeat || l.Season == 0 {
			break
		}
		n := set.Draw
		if f := l.Top(); f.Step == StepWorker && f.Seat == seat {
			n, late = set.Draw-f.B, true
		} else if late {
			n = 0
		}
		l.That(l.Player[seat].Workers.Sum() == n, "players: %d: workers: %d are drawn by now (OSI-4.2)", seat+1, n)
		seat = l.next(seat)
	}
}

// withdrawals: governors withdraw one after another; who is first takes a box of the regent row (OSI-5.10).
func (l *loader) withdrawals(over bool) {
	n := l.withdrawn()
	seen := uint8(0)
	for seat := range l.Count {
		if order := l.Player[seat].Order; order > 0 {
			l.That(order <= n && seen&(1<<order) == 0, "players: %d: order: %d is nobody's or another's", seat+1, order)
			seen |= 1 << order
		}
	}
	l.That((l.Bonused != 0) == (n > 0), "bonus: is the first one's to withdraw (OSI-5.10.4)")
	l.That(l.Bonused == 0 || l.Boxes&(1<<(l.Bonused-1)) != 0, "bonus: is blocked as well (OSI-8.1)")
	boxes := 0
	for box := range l.Data.Row {
		boxes += int(l.Boxes >> box & 1)
	}
	due := max(int(l.Season), 1) - 1
	if n > 0 {
		due++
	}
	l.That(boxes == due, "blocked: are %d in season %d, not %d (OSI-8.1)", due, l.Season, boxes)
	if over {
		l.That(n == l.Count, "players: order: all have withdrawn at the end (OSI-9.1)")
	}
	if actor := l.onTurn(); actor != NoSeat {
		l.That(n < l.Count || l.Top().Step == StepDraw, "players: order: the season is over (OSI-3.4)")
	}
}

// camels: who leads a caravan has a worker there, and leads no other (OSI-5.3.2).
func (l *loader) camels() {
	for c, leader := range l.Leader {
		stands, owns := false, false
		for k := range Place(2) {
			owner := l.Standing[firstSection+2*Place(c)+k].Owner
			stands = stands || owner != NoSeat
			owns = owns || owner == leader
		}
		switch leader {
		case NoSeat, Neutral:
			l.That(!stands, "camels: %s: nobody leads those who stand there (OSI-5.3.2)", caravanNames[c])
		default:
			l.That(owns, "camels: %s: its leader has no worker there (OSI-5.3.2)", caravanNames[c])
		}
		for other := range c {
			l.That(leader == NoSeat || leader == Neutral || l.Leader[other] != leader, "camels: nobody leads two caravans (OSI-5.3.2)")
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
	case StepShare:
		due = 2
	case StepStudy:
		due = min(max(n, 2), int(l.Data.Blessed.Drawn))
	case StepDraw:
		if f.A == drawVisit {
			due = 2 - int(f.B)
		} else if f.A == drawThoth {
			due = int(l.Data.Blessed.Drawn - f.B)
		}
	}
	l.That(n == due, "cards: %d lie there, not %d", due, n)
}

// turnEffect: once an action has taken effect, what had been chosen is no more than it can have been.
func (l *loader) turnEffect() {
	f, rest := l.Top(), l.Turn
	if l.onTurn() == NoSeat || choosing(f.Step) {
		return
	}
	switch {
	case f.Step == StepShare || f.Step == StepDraw && f.A == drawVisit:
		l.That(rest.Worker == l.worker(f), "turn: worker: is another")
		rest.Worker = 0
	case f.Step == StepFee:
		l.That(rest.Worker == l.Standing[f.B%maxPlaces].Worker, "turn: worker: is another")
		rest.Worker, rest.Paid = 0, Tokens{}
	case f.Step == StepDraw && f.A == drawBonus:
		l.That(rest.At == l.Bonused, "turn: at: is another box")
		rest.At, rest.Kept, rest.Piles = 0, 0, [maxMarket + 1]Tokens{}
	}
	l.That(rest == Turn{}, "turn: does not go with the steps")
}

// worker is who visits the city of the steps.
func (l *loader) worker(f Frame) Worker {
	if shared, ok := l.Waits(StepShared); ok {
		f = shared
	}
	return l.Standing[f.A%maxPlaces].Worker
}

// completed: a completion bonus is gone when somebody has built all of a kind (OSI-5.7.8).
func (l *loader) completed() {
	for m, all := range l.Data.Pieces {
		built := false
		for seat := range l.Count {
			built = built || l.Player[seat].Built[m] == all
		}
		l.That((l.Complete>>m&1 == 1) == built, "complete: %s: does not go with what is built (OSI-5.7.8)", monumentNames[m])
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
	what := fmt.Sprintf("plans: those kept by seat %d", seat+1)
	l.That(n == 0 || p.Order != 0 && p.Played&(1<<Horus) != 0, "%s: Horus keeps them for who has withdrawn (OSI-12.3)", what)
	l.That(n <= 1 || l.KeepsAll, "%s: Horus keeps one (OSI-12.3)", what)
}

// blessingsHold: those played in earlier seasons have left the game (OSI-5.9.4).
func (l *loader) blessingsHold(seat game.Seat) {
	p := &l.Player[seat]
	gone := ^(p.Blessings | p.Played) & (1<<blessings - 1)
	l.That(l.Season > 1 || gone == 0, "players: %d: blessings: none has left the game in the first season (OSI-5.9.4)", seat+1)
	l.That(l.Season > 1 || p.DidBefore == 0, "players: %d: didBefore: no season is over", seat+1)
	l.That(p.Lost == [monuments]uint8{} || l.Season > 1, "players: %d: lost: nothing has left the game in the first season (OSI-8.1)", seat+1)
}
