package kemet

import (
	"math/bits"

	"ennead/game"
)

// The Day: chapter 4.

// dayFits reports whether A is the place after the active player's on the order track (KEM-4.1).
func dayFits(s *State, f, _ Frame) bool {
	return f.A < s.Count && s.Active != NoSeat && s.Order[(f.A+s.Count-1)%s.Count] == s.Active
}

// dayRun begins the next turn in turn order (KEM-4.1). A is the place on the order track to continue from.
func dayRun(s *State, f Frame, log *game.Log) {
	place := f.A
	for range s.Count {
		seat := s.Order[place]
		if place++; place == s.Count {
			place = 0
		}
		if s.Player[seat].Tokens > 0 {
			s.Active = seat
			log.Add(turn(seat))
			s.Push(StepDay, 0, place, 0)
			s.Push(StepToken, seat, 0, 0)
			s.Push(StepTrigger, seat, 0, 0)
			s.turn(seat)
			return
		}
	}
	s.Active = NoSeat
	s.Push(StepNight, 0, 1, 0)
}

// turnFits reports whether it is the seat's turn (KEM-4.1).
func turnFits(s *State, f, _ Frame) bool { return f.Seat == s.Active }

// triggerRun triggers the end if the active player has enough VP (KEM-4.8, KEM-Q03).
func triggerRun(s *State, f Frame, log *game.Log) {
	if s.Trigger == NoSeat && s.Score(f.Seat) >= s.Data.Trigger {
		s.Trigger = f.Seat
		log.Add(triggered(f.Seat))
	}
}

// nextFits reports whether A is 0 or 1: no action of the turn is done, or at least one is (KEM-4.2.5).
func nextFits(s *State, f, _ Frame) bool { return f.Seat == s.Active && f.A <= 1 }

// nextRun does the actions of a turn one after another, with a window between them (KEM-4.2.5). A is 1 after the
// first.
func nextRun(s *State, f Frame, log *game.Log) {
	if s.Acts == 0 {
		s.Act, s.March = [3]uint8{}, March{}
		return
	}
	s.Push(StepNext, f.Seat, 1, 0)
	s.Push(StepWindow, 0, AfterAction, 0)
	s.Push(StepSettle, 0, 0, 0)
	if f.A == 0 {
		actRun(s, f, log)
		return
	}
	s.Push(StepAct, f.Seat, 0, 0)
	s.Push(StepWindow, 0, BeforeAction, 0)
}

// actionFits reports whether the seat is active and its actions are being resolved (KEM-4.2.5).
func actionFits(s *State, f, _ Frame) bool { return f.Seat == s.Active && s.Waiting(StepNext) }

func whichCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(3) {
		if s.Acts&(1<<i) != 0 {
			dst = append(dst, game.Move{Verb: VNext, A: i})
		}
	}
	return dst
}

// actFits reports whether an action of the turn is left (KEM-4.2.5).
func actFits(s *State, f, under Frame) bool { return actionFits(s, f, under) && s.Acts != 0 }

// actRun does the only action left, or asks which comes next (KEM-4.2.5).
func actRun(s *State, f Frame, _ *game.Log) {
	if bits.OnesCount8(s.Acts) > 1 {
		s.Push(StepWhich, f.Seat, 0, 0)
		return
	}
	s.act(f.Seat, uint8(bits.TrailingZeros8(s.Acts)))
}

func whichPlay(s *State, f Frame, m game.Move, _ *game.Log) { s.act(f.Seat, m.A) }

// act begins an action of the turn.
func (s *State) act(seat game.Seat, i uint8) {
	s.Acts &^= 1 << i
	action := Action(s.Act[i])
	if i != Golden {
		action = s.Data.Actions[s.Act[i]].Action
	}
	switch action {
	case ActMove:
		s.March = March{}
		s.Push(StepTroop, seat, 0, 0)
		s.Push(StepWindow, 0, BeforeMove, 0)
	case ActRecruit:
		s.recruit(seat)
	case ActRaise:
		s.Push(StepRaise, seat, 0, 0)
	case ActPray:
		s.Push(StepPray, seat, 0, 0)
	case ActBuyDiamond:
		s.Push(StepBuy, seat, uint8(Diamond), 0)
	case ActBuyRuby:
		s.Push(StepBuy, seat, uint8(Ruby), 0)
	case ActBuySapphire:
		s.Push(StepBuy, seat, uint8(Sapphire), 0)
	}
}
