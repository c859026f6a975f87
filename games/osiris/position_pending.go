package osiris

import (
	"ennead/game"
	"ennead/games/position"
)

// A position as a state: the steps that wait. Each must wait where play could have put it, with numbers that fit.

// beneath says on which steps each may wait; Done is the bottom. Steps left out never wait.
var beneath = func() (under [StepEnd + 1][]Step) {
	for step := range under {
		if choosing(Step(step)) {
			under[step] = []Step{StepEndTurn}
		}
	}
	under[StepSeason], under[StepRegent] = []Step{Done}, []Step{StepDraw}
	under[StepReady], under[StepPool], under[StepGather] = []Step{Done}, []Step{StepReady}, []Step{StepPool}
	under[StepWorker] = []Step{StepPool, StepGather}
	under[StepTurn], under[StepEndTurn] = []Step{Done}, []Step{StepTurn}
	under[StepSpent], under[StepShared], under[StepShare], under[StepFee] = []Step{StepEndTurn}, []Step{StepEndTurn}, []Step{StepEndTurn}, []Step{StepEndTurn}
	under[StepStudied], under[StepStudy] = []Step{StepEndTurn, StepSpent}, []Step{StepEndTurn, StepSpent}
	under[StepDraw] = []Step{StepSeason, StepDraw, StepShared, StepStudied, StepSpent, StepEndTurn}
	return under
}()

// pendingSteps is how many steps a position may have waiting; the setup of five has the most.
const pendingSteps = maxSeats + 2

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	position.Push(&l.Reader, &steps, &l.Stack, p.Pending, pendingSteps, beneath[:], func(f, under Frame) string {
		if !l.fits(f, under) {
			return "does not fit"
		}
		if f.Step == StepSpent {
			l.Deck = l.Deck.Without(f.A)
		}
		return ""
	})
	if l.Top().Step == StepDraw {
		l.That(l.Deck != 0, "pending: draw: there is no card to draw")
	}
}

// choice: what has one answer alone is done by itself (OSI-14.2), but for what is asked all the same (OSI-RUL-69).
func (l *loader) choice() {
	f := l.Top()
	if !choosing(f.Step) || f.Step == StepAct || f.Step == StepBonus {
		return
	}
	moves := steps[f.Step].Legal(l.State, f, nil)
	l.That(len(moves) > 1 || len(moves) == 1 && l.alone(f, moves[0]), "pending: %s: there is nothing to choose (OSI-14.2)", steps[f.Step].Name)
}

// alone tells whether a step asks even for its only move.
func (l *loader) alone(f Frame, m game.Move) bool {
	switch f.Step {
	case StepCarry:
		return l.Player[f.Seat].Workers.Sum() > 1
	case StepWhere:
		return allCities.Has(m.A)
	case StepBless:
		return Blessing(m.A) == Thoth
	}
	return false
}

// fits tells whether a step is its seat's and its numbers are in range.
func (l *loader) fits(f, under Frame) bool {
	if f.Seat != under.Seat && (under.Step == StepEndTurn || under.Step == StepSpent || under.Step == StepShared || under.Step == StepStudied) {
		return false
	}
	set := &l.Data.Setup[l.Count]
	withdrew := l.Player[f.Seat].Order != 0
	switch f.Step {
	case StepSeason:
		return l.Season == 0 && f == Frame{Step: StepSeason}
	case StepRegent:
		return l.State.Regent == NoSeat && f == Frame{Step: StepRegent} && under.Seat == 0
	case StepDraw:
		return l.fitsDraw(f, under)
	case StepReady:
		return l.Season > 0 && f.Seat == l.State.Regent && f.A == 0 && f.B == 0
	case StepPool:
		return f.Seat == l.State.Regent && f.A == 0 && f.B <= set.Pool
	case StepGather:
		return f.B == 0 && f.A < l.Count-1 && l.after(l.State.Regent, l.Count-1-f.A) == f.Seat
	case StepWorker:
		last := under.Step == StepPool
		return f.A == 0 && f.B >= 1 && f.B <= set.Draw && (last && l.next(f.Seat) == l.State.Regent || !last && l.next(f.Seat) == under.Seat)
	case StepTurn:
		return l.Season > 0 && f.A == 0 && f.B == 0
	case StepEndTurn:
		return f.A == 0 && f.B == 0 && l.next(f.Seat) == under.Seat
	case StepSpent:
		return f.B == 0 && !withdrew && l.Deck.Has(f.A) && l.spends(Card(f.A))
	case StepShared, StepShare:
		at := Place(f.A)
		return f.B == 0 && !withdrew && at >= firstCity && at < firstSection && l.Standing[at].Owner == f.Seat
	case StepFee:
		return !withdrew && l.fitsFee(f)
	case StepStudied, StepStudy:
		return f.A == 0 && f.B == 0 && !withdrew
	}
	return !withdrew && l.fitsChoice(f)
}

// after is the seat so many places on.
func (l *loader) after(seat game.Seat, n uint8) game.Seat {
	for range n {
		seat = l.next(seat)
	}
	return seat
}

// spends tells whether a card waits for what it does before it is discarded (OSI-11.0.4).
func (l *loader) spends(c Card) bool {
	kind := l.Data.Card[c].Kind
	return kind == Scribe || kind == Priest
}

// fitsDraw: cards are drawn one after another (OSI-2.1.4, OSI-5.2.3, OSI-5.10.4, OSI-11.9, OSI-12.5).
func (l *loader) fitsDraw(f, under Frame) bool {
	if f.B == 0 || l.Player[f.Seat].Order != 0 != (f.A == drawBonus) {
		return false
	}
	switch f.A {
	case drawDealt:
		return f.B == 1 && (under.Step == StepDraw && f.Seat+1 == under.Seat || under.Step == StepSeason && uint8(f.Seat) == l.Count-1)
	case drawVisit:
		return under.Step == StepShared && f.B <= 2
	case drawBonus:
		return under.Step == StepEndTurn && l.Player[f.Seat].Order == 1 && l.Bonused != 0 && f.B <= l.Data.Row[l.Bonused-1].Card
	case drawScribe:
		return under.Step == StepSpent && l.Data.Card[under.A].Kind == Scribe && f.B <= l.Data.Special.Scribe && l.Player[f.Seat].Scribed
	case drawThoth:
		return under.Step == StepStudied && f.B <= l.Data.Blessed.Drawn
	}
	return false
}

// fitsFee: the joiner has just taken tokens of several kinds (OSI-5.3.6).
func (l *loader) fitsFee(f Frame) bool {
	at, t := Place(f.B), &l.Turn
	if at < firstSection || at >= maxPlaces || l.Standing[at].Owner != f.Seat || uint8(l.Leader[at.caravan()]) != f.A || f.A >= l.Count || f.A == uint8(f.Seat) {
		return false
	}
	_, one := only(t.Paid.kinds())
	return t.Paid.Sum() > 0 && !one && l.Data.Section[at-firstSection].Covers(t.Paid) && l.Player[f.Seat].Tokens.Covers(t.Paid)
}
