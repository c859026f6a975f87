package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// Turns (OSI-3.2 to 3.4) and the choice of an action (OSI-D01).

// turnRun begins the turn of the seat, or of the next seat that has not withdrawn. When every seat has withdrawn, the
// season ends at once (OSI-3.4).
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

// turnFits: turns begin after the start of a season (OSI-3.2).
func turnFits(s *State, _, _ Frame) bool { return s.Season > 0 }

// Begins reports whether the choice owed now begins a turn, see [game.Turned].
func (s *State) Begins() bool { return s.Top().Step == StepAct }

// endTurnRun begins the next turn, which waits beneath it on the stack.
func endTurnRun(s *State, _ Frame, log *game.Log) {
	s.Turn = Turn{}
	s.Book.turnOver()
	turnRun(s, s.Pop(), log)
}

// endTurnFits: the seat to the left plays next (OSI-3.2).
func endTurnFits(s *State, f, under Frame) bool {
	return s.Next(f.Seat) == under.Seat
}

// drop discards the unfinished choices of the seat whose turn it is; that seat chooses again (OSI-7.3.9). Waiting
// points are not affected: at them, no choice is unfinished.
func (s *State) drop() {
	if !Choosing(s.Top().Step) || s.Begins() {
		return
	}
	s.restartTurn()
	Steps.Settle(s, &s.Stack, nil)
}

// restartTurn discards the choices of an action that has not taken effect; its seat owes the first one again.
func (s *State) restartTurn() {
	for s.Top().Step != StepEndTurn {
		s.Pop()
	}
	s.Turn = Turn{}
	s.Push(StepAct, s.Top().Seat, 0, 0)
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

// actWhy returns the first unmet precondition of an action (OSI-5.0.1).
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

// actPlay carries out an action that needs no further choice. For any other it asks the first one (OSI-5.0.4).
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
		if s.Away.Has(f.Seat) {
			s.withdrawAside(f.Seat, log)
			return
		}
		s.askKeep(f.Seat, log)
	}
}

// actFits: the seat has chosen nothing yet.
func actFits(s *State, f, _ Frame) bool {
	return s.through(f.Seat, Plainly) && s.Turn == Turn{}
}

// through reports whether a seat may be choosing an action by the given means. A card must be chosen, in hand and
// playable (OSI-11.0.3); for the action itself no card may be chosen. A seat that has withdrawn chooses no actions
// (OSI-5.10.3).
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

// throughBlessing is like through for the action of a blessing, played by itself or through the Priest (OSI-11.12).
func (s *State) throughBlessing(seat game.Seat, b Blessing, by Means) bool {
	return (by == Plainly || by == ByPriest) && s.whyNotBless(seat, b, by).No == 0 && s.through(seat, by)
}

// Settled reports whether the owed choice has at most one legal answer that is made automatically (OSI-14.2). A few
// steps ask all the same (OSI-RUL-69).
func (s *State) Settled() bool {
	f := s.Top()
	if !Choosing(f.Step) || f.Step == StepAct || f.Step == StepBonus {
		return false
	}
	moves := Steps[f.Step].Legal(s, f, nil)
	return len(moves) == 0 || len(moves) == 1 && !s.asksAlone(f, moves[0])
}

// asksAlone reports whether a step asks even for its only legal move.
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

// The ten actions, numbered as in promises (OSI-3.2).
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

// did records an action of a seat. A card that contains an action records both.
func (s *State) did(seat game.Seat, action uint8) { s.Player[seat].Did |= 1 << action }
