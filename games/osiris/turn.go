package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// Turns: OSI-3.2 to 3.4, and the choice of one of the ten actions (OSI-D01).

// turnRun: the seat, or the next one that has not withdrawn, is on turn; when nobody is left, the season ends at once (OSI-3.4).
func turnRun(s *State, f Frame, _ *game.Log) {
	switch {
	case s.Gone != s.everybody():
		seat := s.active(f.Seat)
		s.Push(StepTurn, s.next(seat), 0, 0)
		s.Push(StepEndTurn, seat, 0, 0)
		s.Push(StepAct, seat, 0, 0)
	case s.Season < seasons:
		s.Push(StepClean, 0, 0, 0)
	default:
		s.Push(StepEnd, 0, 0, 0)
	}
}

// Begins tells whether a turn begins with the choice that is owed now, see [game.Turned].
func (s *State) Begins() bool { return s.Top().Step == StepAct }

// endTurnRun: the turn of the next one, which waits beneath, begins at once.
func endTurnRun(s *State, _ Frame, log *game.Log) {
	s.Turn = Turn{}
	s.Book.turnOver()
	turnRun(s, s.Pop(), log)
}

// drop forgets the unfinished choices of the seat on turn; he chooses anew (OSI-7.3.9). At a waiting point nothing is unfinished.
func (s *State) drop() {
	seat := s.Top().Seat
	if step := s.Top().Step; step <= StepAct || step > StepShort {
		return
	}
	for s.Top().Step != StepEndTurn {
		s.Pop()
	}
	s.Turn = Turn{}
	s.Push(StepAct, seat, 0, 0)
	steps.Settle(s, &s.Stack, nil)
}

func actTries(s *State, f Frame, dst []game.Move) []game.Move {
	p := &s.Player[f.Seat]
	for w := range uint8(workers) {
		dst = append(dst, game.Move{Verb: vPlace, A: w})
	}
	for w := range uint8(workers) {
		dst = append(dst, game.Move{Verb: vHire, A: w})
	}
	for i := range uint8(len(s.Data.Market)) {
		dst = append(dst, game.Move{Verb: vMarket, A: i}, game.Move{Verb: vMarket, A: i, B: 1})
	}
	dst = flow.List(dst, vPlan, s.Data.Planned)
	dst = flow.List(dst, vBuild, s.Data.Planned)
	for cards := p.Cards; cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: vCorner, A: cards.First()}, game.Move{Verb: vSpecial, A: cards.First()})
	}
	for b := range uint8(blessings) {
		dst = append(dst, game.Move{Verb: vBless, A: b})
	}
	return append(dst, game.Move{Verb: vWithdraw})
}

// actWhy is the precondition of each action (OSI-5.0.1).
func actWhy(s *State, f Frame, m game.Move) reason {
	switch m.Verb {
	case vPlace:
		return s.whyNotPlace(f.Seat, Worker(m.A), plainly)
	case vHire:
		return s.whyNotHire(f.Seat, Worker(m.A), s.Data.Hire)
	case vMarket:
		return s.whyNotMarket(f.Seat, m.A, m.B, plainly)
	case vPlan:
		return s.whyNotPlan(f.Seat, m.A, plainly)
	case vBuild:
		return s.whyNotBuild(f.Seat, m.A, plainly)
	case vSpecial:
		return s.whyNotSpecial(f.Seat, Card(m.A))
	case vBless:
		return s.whyNotBless(f.Seat, Blessing(m.A), plainly)
	case vWithdraw:
		return s.whyNotWithdraw(f.Seat)
	}
	return reason{}
}

func actFar(s *State, _ Frame, m game.Move) reason {
	switch m.Verb {
	case vCorner, vSpecial:
		return reason{No: noCard, A: m.A}
	case vMarket, vPlan, vBuild:
		return reason{No: noBoard}
	}
	return reason{No: notNow}
}

// actPlay: what needs no further choice takes effect at once, else the choices follow (OSI-5.0.4).
func actPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.Verb {
	case vPlace:
		s.askWhere(f.Seat, Worker(m.A), plainly, log)
	case vHire:
		s.Turn.Hired[0] = m.A + 1
		s.askPay(f.Seat, s.Data.Hire, plainly, log)
	case vMarket:
		s.exchange(f.Seat, m.A, m.B, plainly, log)
	case vPlan:
		s.plan(f.Seat, m.A, s.Data.Plans[m.A].Cost, log)
	case vBuild:
		s.Turn.Plan = m.A + 1
		s.Push(StepSite, f.Seat, 0, plainly)
	case vCorner:
		s.corner(f.Seat, Card(m.A), log)
	case vSpecial:
		s.Turn.Card = Card(m.A)
		s.special(f.Seat, log)
	case vBless:
		s.bless(f.Seat, Blessing(m.A), plainly, log)
	case vWithdraw:
		s.askKeep(f.Seat, log)
	}
}

// The ten actions, as promises name them (OSI-3.2).
const (
	didHarvest uint8 = 1 + iota
	didVisit
	didCaravan
	didHire
	didMarket
	didPlan
	didBuild
	didCard
	didBlessing
	didWithdraw
)

// did notes that a seat has done an action; a card that contains one does both.
func (s *State) did(seat game.Seat, action uint8) { s.Player[seat].Did |= 1 << action }
