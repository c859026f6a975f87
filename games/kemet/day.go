package kemet

import (
	"math/bits"

	"ennead/game"
)

// The Day: chapter 4.

const golden = 2 // among the actions of a turn, after the own token's and the silver one's

// dayRun: KEM-4.1, the next turn in turn order; A is the place on the order track.
func dayRun(s *State, f Frame, log *game.Log) {
	for range s.Count {
		seat := s.Order[f.A%s.Count]
		if s.Player[seat].Tokens > 0 {
			s.Active = seat
			log.Note(evTurn, seat, 0, 0, 0, 0)
			s.push(StepDay, 0, (f.A+1)%s.Count, 0)
			s.push(StepToken, seat, 0, 0)
			s.push(StepTrigger, seat, 0, 0)
			s.push(StepWindow, 0, beforeAction, 0)
			s.push(StepFree, seat, 0, 0)
			return
		}
		f.A++
	}
	s.Active = NoSeat
	s.push(StepNight, 0, 1, 0)
}

// triggerRun: KEM-4.8, KEM-Q03.
func triggerRun(s *State, f Frame, log *game.Log) {
	if s.Trigger == NoSeat && s.Score(f.Seat) >= s.Data.Trigger {
		s.Trigger = f.Seat
		log.Note(evTrigger, f.Seat, 0, 0, 0, 0)
	}
}

// balanced tells whether covering those spaces leaves the Balance rule possible (KEM-4.5): every level
// without a token can still get one.
func (s *State) balanced(covered uint16, own, silver uint8) bool {
	left := int(own)
	if own > 0 && silver == TokenReady {
		left++
	}
	if left >= len(s.Data.level) {
		return true
	}
	empty := 0
	for _, spaces := range s.Data.level {
		if covered&spaces == 0 {
			empty++
		}
	}
	return empty <= left
}

func tokenTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(actionCount) {
		dst = append(dst, game.Move{Verb: vToken, A: i})
	}
	return dst
}

// tokenWhy: a free space that leaves Balance possible, if need be with the silver token (KEM-4.2.4, KEM-4.5).
func tokenWhy(s *State, f Frame, m game.Move) reason {
	p := &s.Player[f.Seat]
	if p.Covered&(1<<m.A) != 0 {
		return reason{no: noCovered}
	}
	covered := p.Covered | 1<<m.A
	if s.balanced(covered, p.Tokens-1, p.Silver) {
		return reason{}
	}
	if p.Silver == TokenReady {
		for i := range uint8(actionCount) {
			if covered&(1<<i) == 0 && s.balanced(covered|1<<i, p.Tokens-1, TokenUsed) {
				return reason{}
			}
		}
	}
	return reason{no: noBalance, a: p.Tokens - 1}
}

func tokenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	p.Covered |= 1 << m.A
	p.Tokens--
	s.Acts, s.Act[0] = 1, m.A
	log.Note(evToken, f.Seat, m.A, 0, 0, 0)
	s.push(StepNext, f.Seat, 0, 0)
	s.push(StepGolden, f.Seat, 0, 0)
	s.push(StepSilver, f.Seat, 0, 0)
}

func silverSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Silver != TokenReady }

func silverTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(actionCount) {
		dst = append(dst, game.Move{Verb: vSilver, A: i})
	}
	return append(dst, game.Move{Verb: vDone})
}

// silverWhy: tested once, after all tokens of the turn (KEM-4.5).
func silverWhy(s *State, f Frame, m game.Move) reason {
	p := &s.Player[f.Seat]
	if m.Verb == vDone {
		if !s.balanced(p.Covered, p.Tokens, TokenReady) {
			return reason{no: noBalance, a: p.Tokens}
		}
		return reason{}
	}
	if p.Covered&(1<<m.A) != 0 {
		return reason{no: noCovered}
	}
	if !s.balanced(p.Covered|1<<m.A, p.Tokens, TokenUsed) {
		return reason{no: noBalance, a: p.Tokens}
	}
	return reason{}
}

func silverPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == vDone {
		return
	}
	p := &s.Player[f.Seat]
	p.Covered |= 1 << m.A
	p.Silver = TokenUsed
	s.Acts, s.Act[1] = s.Acts|2, m.A
	log.Note(evSilver, f.Seat, m.A, 0, 0, 0)
}

func goldenSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Golden != TokenReady }

func goldenTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: vGolden, A: 0}, game.Move{Verb: vGolden, A: 1}, game.Move{Verb: vDone})
}

func goldenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == vDone {
		return
	}
	s.Player[f.Seat].Golden = TokenUsed
	s.Acts, s.Act[golden] = s.Acts|1<<golden, m.A
	log.Note(evGolden, f.Seat, m.A, 0, 0, 0)
}

// nextRun: KEM-4.2.5, the actions of a turn one after another, with a window between them. A is 1
// after the first.
func nextRun(s *State, f Frame, _ *game.Log) {
	if s.Acts == 0 {
		s.Act, s.March = [3]uint8{}, March{}
		return
	}
	s.push(StepNext, f.Seat, 1, 0)
	s.push(StepWindow, 0, afterAction, 0)
	s.push(StepSettle, 0, 0, 0)
	s.push(StepAct, f.Seat, 0, 0)
	if f.A == 1 {
		s.push(StepWindow, 0, beforeAction, 0)
	}
}

func whichTries(s *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(3) {
		if s.Acts&(1<<i) != 0 {
			dst = append(dst, game.Move{Verb: vNext, A: i})
		}
	}
	return dst
}

// actRun: which action comes next is asked only if there are several (KEM-4.2.5).
func actRun(s *State, f Frame, _ *game.Log) {
	if bits.OnesCount8(s.Acts) > 1 {
		s.push(StepWhich, f.Seat, 0, 0)
		return
	}
	s.act(f.Seat, uint8(bits.TrailingZeros8(s.Acts)))
}

func whichPlay(s *State, f Frame, m game.Move, _ *game.Log) { s.act(f.Seat, m.A) }

// act begins an action of the turn.
func (s *State) act(seat game.Seat, i uint8) {
	s.Acts &^= 1 << i
	action := Action(s.Act[i])
	if i != golden {
		action = s.Data.Actions[s.Act[i]].Action
	}
	switch action {
	case ActMove:
		s.March = March{}
		s.push(StepTroop, seat, 0, 0)
		s.push(StepWindow, 0, beforeMove, 0)
	case ActRecruit:
		s.recruit(seat)
	case ActRaise:
		s.push(StepRaise, seat, 0, 0)
	case ActPray:
		s.push(StepPray, seat, 0, 0)
	case ActBuyDiamond:
		s.push(StepBuy, seat, uint8(Diamond), 0)
	case ActBuyRuby:
		s.push(StepBuy, seat, uint8(Ruby), 0)
	case ActBuySapphire:
		s.push(StepBuy, seat, uint8(Sapphire), 0)
	}
}
