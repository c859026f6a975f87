package senet

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

// The steps.
const (
	StepDraw flow.Step = iota + 1
	StepThrow
	StepLay  // A: steps thrown
	StepMove // A: steps thrown, B: number of the amulet laid open, or 0
	StepNext // A: steps thrown
)

var bottom, onNext = []flow.Step{flow.Done}, []flow.Step{StepNext}

// Steps is the step table. The second line of a row says where the step may wait in a position, and with which numbers.
var Steps = flow.Ready(flow.Table[State]{
	StepDraw: {Name: "draw", Rule: "SEN-1.2", By: flow.Nature, Candidates: drawCandidates, Play: drawPlay,
		Under: bottom, Fits: drawFits},
	StepThrow: {Name: "throw", Rule: "SEN-2.1", By: flow.Nature, Candidates: throwCandidates, Play: throwPlay,
		Under: bottom, Fits: throwFits},
	StepLay: {Name: "lay", Rule: "SEN-2.3", Candidates: layCandidates, Play: layPlay,
		Under: onNext, Of: flow.Beneath, Holds: flow.A, Fits: layFits},
	StepMove: {Name: "move", Rule: "SEN-3.1", Candidates: moveCandidates, Why: moveWhy, Play: movePlay, Skip: moveSkip,
		Under: onNext, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: moveFits},
	StepNext: {Name: "next", Rule: "SEN-2.2", Run: nextRun,
		Under: bottom, Holds: flow.A, Fits: nextFits},
})

func throwCandidates(s *State, _ flow.Frame, dst []game.Move) []game.Move {
	return each(dst, VThrow, s.Box.Sticks)
}

// throwPlay throws the sticks (SEN-2.1). Only players who hold amulets are asked about them: their number is public.
func throwPlay(s *State, f flow.Frame, m game.Move, log *game.Log) {
	log.Add(game.Event{Kind: EvThrew, Seat: f.Seat, A: m.A, Audience: game.Everyone})
	step := StepMove
	if s.Held[f.Seat] > 0 {
		step = StepLay
	}
	s.Push(StepNext, f.Seat, m.A, 0)
	s.Push(step, f.Seat, m.A, 0)
}

// throwFits: all amulets are drawn, and nobody has won (SEN-1.2, SEN-4.1).
func throwFits(s *State, _, _ flow.Frame) bool {
	return s.Drawn() == Players*s.Box.Hand && !s.Won()
}

func layCandidates(s *State, f flow.Frame, dst []game.Move) []game.Move {
	return each(append(dst, game.Move{Verb: VKeep}), VLay, s.Hand[f.Seat][:])
}

// layPlay lays an amulet open or keeps them all (SEN-2.3).
func layPlay(s *State, f flow.Frame, m game.Move, log *game.Log) {
	if m.Verb == VLay {
		s.Hand[f.Seat][m.A]--
		s.Held[f.Seat]--
		s.Laid[m.A]++
		log.Add(game.Event{Kind: EvLaid, Seat: f.Seat, A: m.A, Audience: game.Everyone})
	}
	s.Push(StepMove, f.Seat, f.A, m.A)
}

// layFits: the steps are those thrown, and the player holds an amulet (SEN-2.3).
func layFits(s *State, f, under flow.Frame) bool {
	return f.A == under.A && s.Held[f.Seat] > 0
}

func moveCandidates(s *State, f flow.Frame, dst []game.Move) []game.Move {
	for house, who := range s.Path {
		if who == Pawn(f.Seat) {
			dst = append(dst, game.Move{Verb: VMove, A: uint8(house)})
		}
	}
	return dst
}

// moveWhy says why a pawn cannot move (SEN-3.1, SEN-3.2).
func moveWhy(s *State, f flow.Frame, m game.Move) flow.Reason {
	to := m.A + f.A + f.B
	switch {
	case int(to) > s.Box.Houses || s.Path[to] == 0: // nothing is in the way
	case s.Path[to] == Pawn(f.Seat):
		return flow.Reason{No: NoOwn, A: to}
	case slices.Contains(s.Box.Safe, int(to)):
		return flow.Reason{No: NoSafe, A: to}
	}
	return flow.Reason{}
}

// moveSkip passes if no pawn can move (SEN-3.4).
func moveSkip(s *State, f flow.Frame, log *game.Log) bool {
	for house, who := range s.Path {
		if who == Pawn(f.Seat) && moveWhy(s, f, game.Move{A: uint8(house)}).No == 0 {
			return false
		}
	}
	log.Add(game.Event{Kind: EvPassed, Seat: f.Seat, Audience: game.Everyone})
	return true
}

func movePlay(s *State, f flow.Frame, m game.Move, log *game.Log) {
	from, to, kind := m.A, m.A+f.A+f.B, EvMoved
	if int(to) > s.Box.Houses { // SEN-3.3
		s.Path[from] = 0
		s.Out[f.Seat]++
		log.Add(game.Event{Kind: EvLeft, Seat: f.Seat, A: from, Audience: game.Everyone})
		return
	}
	if s.Path[to] != 0 {
		kind = EvSwapped
	}
	log.Add(game.Event{Kind: kind, Seat: f.Seat, A: from, B: to, Audience: game.Everyone})
	s.Path[from], s.Path[to] = s.Path[to], s.Path[from] // SEN-3.2: it changes places with the pawn that it meets
}

// moveFits: the steps are those thrown, and the amulet that adds to them is laid open (SEN-2.3).
func moveFits(s *State, f, under flow.Frame) bool {
	return f.A == under.A && f.B <= MaxNumber && (f.B == 0 || s.Laid[f.B] > 0)
}

// nextRun begins the next turn (SEN-2.2), or none if the game is over (SEN-4.1).
func nextRun(s *State, f flow.Frame, _ *game.Log) {
	switch {
	case s.Won():
	case slices.Contains(s.Box.Again, int(f.A)):
		s.Push(StepThrow, f.Seat, 0, 0)
	default:
		s.Push(StepThrow, 1-f.Seat, 0, 0)
	}
}

// nextFits: a throw was due, and the sticks can fall like that (SEN-2.1).
func nextFits(s *State, f, under flow.Frame) bool {
	return throwFits(s, f, under) && int(f.A) < len(s.Box.Sticks) && s.Box.Sticks[f.A] > 0
}
