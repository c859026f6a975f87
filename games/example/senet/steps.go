package senet

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

const (
	stepThrow flow.Step = iota + 1
	stepMove            // A: steps
	stepNext            // A: steps thrown
)

var steps = flow.Ready(flow.Table[State]{
	stepThrow: {Name: "throw", Rule: "SEN-2.1", By: flow.Nature, Tries: throwTries, Play: throwPlay},
	stepMove:  {Name: "move", Rule: "SEN-3.1", Tries: moveTries, Why: moveWhy, Play: movePlay, Skip: moveSkip},
	stepNext:  {Name: "next", Rule: "SEN-2.2", Run: nextRun},
})

func throwTries(s *State, _ flow.Frame, dst []game.Move) []game.Move {
	for n, odds := range s.box.Sticks {
		if odds > 0 {
			dst = append(dst, game.Move{Verb: vThrow, A: uint8(n)})
		}
	}
	return dst
}

func throwPlay(s *State, f flow.Frame, m game.Move, log *game.Log) {
	log.Announce(evThrow, f.Seat, m.A, 0, 0, 0)
	s.Push(stepNext, f.Seat, m.A, 0)
	s.Push(stepMove, f.Seat, m.A, 0)
}

func moveTries(s *State, f flow.Frame, dst []game.Move) []game.Move {
	for house, who := range s.path {
		if who == pawn(f.Seat) {
			dst = append(dst, game.Move{Verb: vMove, A: uint8(house)})
		}
	}
	return dst
}

// moveWhy is SEN-3.1 and SEN-3.2.
func moveWhy(s *State, f flow.Frame, m game.Move) flow.Reason {
	to := m.A + f.A
	switch {
	case int(to) > s.box.Houses || s.path[to] == 0:
		return flow.Reason{}
	case s.path[to] == pawn(f.Seat):
		return flow.Reason{No: noOwn, A: to}
	case slices.Contains(s.box.Safe, int(to)):
		return flow.Reason{No: noSafe, A: to}
	}
	return flow.Reason{}
}

// moveSkip is SEN-3.4.
func moveSkip(s *State, f flow.Frame, log *game.Log) bool {
	for house, who := range s.path {
		if who == pawn(f.Seat) && moveWhy(s, f, game.Move{A: uint8(house)}).No == 0 {
			return false
		}
	}
	log.Announce(evPass, f.Seat, 0, 0, 0, 0)
	return true
}

func movePlay(s *State, f flow.Frame, m game.Move, log *game.Log) {
	from, to := m.A, m.A+f.A
	if int(to) > s.box.Houses { // SEN-3.3
		s.path[from] = 0
		s.out[f.Seat]++
		log.Announce(evOut, f.Seat, from, 0, 0, 0)
		return
	}
	log.Announce(evMove, f.Seat, from, to, s.path[to], 0)
	s.path[from], s.path[to] = s.path[to], s.path[from] // SEN-3.2: whoever stands there changes places
}

// nextRun is SEN-2.2; where it pushes nothing, the game is over (SEN-4.1).
func nextRun(s *State, f flow.Frame, _ *game.Log) {
	switch {
	case int(s.out[f.Seat]) == s.box.Pawns:
	case slices.Contains(s.box.Again, int(f.A)):
		s.Push(stepThrow, f.Seat, 0, 0)
	default:
		s.Push(stepThrow, 1-f.Seat, 0, 0)
	}
}
