package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// Turns: OSI-3.2 to 3.4, and the choice of one of the ten actions (OSI-D01).

// turnRun: the seat, or the next one that has not withdrawn, is on turn; when nobody is left, the season ends at once
// (OSI-3.4).
func turnRun(s *State, f Frame, _ *game.Log) {
	switch {
	case s.Gone != s.everybody():
		seat := s.active(f.Seat)
		s.Push(StepTurn, s.Next(seat), 0, 0)
		s.Push(StepEndTurn, seat, 0, 0)
		s.Push(StepAct, seat, 0, 0)
	case s.Season < Seasons:
		s.Push(StepClean, 0, 0, 0)
	default:
		s.Push(StepEnd, 0, 0, 0)
	}
}

// turnFits: turns are taken once a season has begun (OSI-3.2).
func turnFits(s *State, f, _ Frame) bool { return s.Season > 0 && f.A == 0 && f.B == 0 }

// Begins tells whether a turn begins with the choice that is owed now, see [game.Turned].
func (s *State) Begins() bool { return s.Top().Step == StepAct }

// endTurnRun: the turn of the next one, which waits beneath, begins at once.
func endTurnRun(s *State, _ Frame, log *game.Log) {
	s.Turn = Turn{}
	s.Book.turnOver()
	turnRun(s, s.Pop(), log)
}

// endTurnFits: the next turn is that of the seat to the left (OSI-3.2).
func endTurnFits(s *State, f, under Frame) bool {
	return f.A == 0 && f.B == 0 && s.Next(f.Seat) == under.Seat
}

// drop forgets the unfinished choices of the seat on turn, who chooses anew (OSI-7.3.9). At a waiting point nothing is
// unfinished.
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
	Steps.Settle(s, &s.Stack, nil)
}

func actCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	p := &s.Player[f.Seat]
	for w := range uint8(WorkerKinds) {
		dst = append(dst, game.Move{Verb: VPlace, A: w})
	}
	for w := range uint8(WorkerKinds) {
		dst = append(dst, game.Move{Verb: VHire, A: w})
	}
	for i := range uint8(len(s.Data.Market)) {
		dst = append(dst, Barter{i, 0}.move(), Barter{i, 1}.move())
	}
	dst = flow.List(dst, VPlan, s.Data.Planned)
	dst = flow.List(dst, VBuild, s.Data.Planned)
	for cards := p.Cards; cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VCorner, A: cards.First()}, game.Move{Verb: VSpecial, A: cards.First()})
	}
	for b := range uint8(BlessingKinds) {
		dst = append(dst, game.Move{Verb: VBless, A: b})
	}
	return append(dst, game.Move{Verb: VWithdraw})
}

// actWhy is the precondition of each action (OSI-5.0.1).
func actWhy(s *State, f Frame, m game.Move) reason {
	switch m.Verb {
	case VPlace:
		return s.whyNotPlace(f.Seat, Worker(m.A), Plainly)
	case VHire:
		return s.whyNotHire(f.Seat, Worker(m.A), s.Data.Hire)
	case VMarket:
		return s.whyNotMarket(f.Seat, m.A, m.B, Plainly)
	case VPlan:
		return s.whyNotPlan(f.Seat, m.A, Plainly)
	case VBuild:
		return s.whyNotBuild(f.Seat, m.A, Plainly)
	case VSpecial:
		return s.whyNotSpecial(f.Seat, Card(m.A))
	case VBless:
		return s.whyNotBless(f.Seat, Blessing(m.A), Plainly)
	case VWithdraw:
		return s.whyNotWithdraw(f.Seat)
	}
	return reason{}
}

func actFar(s *State, _ Frame, m game.Move) reason {
	switch m.Verb {
	case VCorner, VSpecial:
		return reason{No: NoCard, A: m.A}
	case VMarket, VPlan, VBuild:
		return reason{No: NoBoard}
	}
	return reason{No: notNow}
}

// actPlay: what needs no further choice takes effect at once, else the choices follow (OSI-5.0.4).
func actPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.Verb {
	case VPlace:
		s.askWhere(f.Seat, Worker(m.A), Plainly, log)
	case VHire:
		s.Turn.Hired[0] = m.A + 1
		s.askPay(f.Seat, s.Data.Hire, Plainly, log)
	case VMarket:
		s.exchange(f.Seat, m.A, m.B, Plainly, log)
	case VPlan:
		s.plan(f.Seat, m.A, s.Data.Plans[m.A].Cost, log)
	case VBuild:
		s.Turn.Plan = m.A + 1
		s.Push(StepSite, f.Seat, 0, Plainly)
	case VCorner:
		s.corner(f.Seat, Card(m.A), log)
	case VSpecial:
		s.Turn.Card = Card(m.A)
		s.special(f.Seat, log)
	case VBless:
		s.bless(f.Seat, Blessing(m.A), Plainly, log)
	case VWithdraw:
		s.askKeep(f.Seat, log)
	}
}

// actFits: nothing has been chosen yet.
func actFits(s *State, f, _ Frame) bool {
	return f.A == 0 && f.B == Plainly && s.through(f.Seat, Plainly) && s.Turn == Turn{}
}

// through tells whether a seat may be choosing an action by some means: a card of that kind has been chosen out of the
// hand and can be played (OSI-11.0.3), or none for the action itself. Who has withdrawn chooses nothing (OSI-5.10.3).
func (s *State) through(seat game.Seat, by Means) bool {
	c, p := s.Turn.Card, &s.Player[seat]
	switch {
	case p.Order != 0:
		return false
	case by == Plainly:
		return c == 0
	}
	return c != 0 && p.Cards.Has(uint8(c)) && Means(s.Data.Card[c].Kind)+1 == by && s.whyNotSpecial(seat, c).No == 0
}

// throughBlessing is the same of an action by a blessing, which is played by itself or through the Priest (OSI-11.12).
func (s *State) throughBlessing(seat game.Seat, b Blessing, by Means) bool {
	return (by == Plainly || by == ByPriest) && s.whyNotBless(seat, b, by).No == 0 && s.through(seat, by)
}

// Settled tells whether the choice that is owed has one answer alone, which is made by itself (OSI-14.2), but for what
// is asked all the same (OSI-RUL-69).
func (s *State) Settled() bool {
	f := s.Top()
	if !Choosing(f.Step) || f.Step == StepAct || f.Step == StepBonus {
		return false
	}
	moves := Steps[f.Step].Legal(s, f, nil)
	return len(moves) == 0 || len(moves) == 1 && !s.asksAlone(f, moves[0])
}

// asksAlone tells whether a step asks even for its only move.
func (s *State) asksAlone(f Frame, m game.Move) bool {
	switch f.Step {
	case StepCarry:
		return s.Player[f.Seat].Workers.Sum() > 1
	case StepWhere:
		return allCities.Has(m.A)
	case StepBless:
		return Blessing(m.A) == Thoth
	}
	return false
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
