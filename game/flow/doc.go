// Package flow runs a game's rules: it knows what is to be done next, by whom, and with which choices.
//
// Each decision of a game, and each thing that happens automatically, is a [Step]: one [Row] of the game's [Table], and
// a few functions in the file of their chapter. Waiting steps are on a [Stack] of small frames inside the state. So
// control flow is data, which is copied and compared with the state. A game embeds the stack and passes both to the
// table:
//
//	type State struct {
//		…
//		flow.Stack
//	}
//
//	var steps = flow.Ready(flow.Table[State]{
//		StepThrow: {Name: "throw", Rule: "SEN-2.1", By: flow.Nature, Candidates: throwCandidates, Play: throwPlay},
//		StepMove:  {Name: "move", Rule: "SEN-3.1", Candidates: moveCandidates, Why: moveWhy, Play: movePlay},
//		StepTurn:  {Name: "turn", Rule: "SEN-2.2", Run: turnRun},
//	})
//
//	func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move { return steps.Moves(s, &s.Stack, dst, seat) }
//	func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
//		return steps.Candidates(s, &s.Stack, dst, seat)
//	}
//
//	func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
//		f := s.Take(seat)
//		steps[f.Step].Play(s, f, m, log)
//		steps.Settle(s, &s.Stack, log)
//	}
//
// Playing a move takes the step off the stack and calls its row's Play, which pushes the steps that follow (the first
// one last). Settle then runs automatic steps and skips steps without a choice, until somebody is to move or the stack
// is empty and the game is over. To begin a game, push its first steps and settle.
//
// Why a move is illegal is a [Reason] of three small numbers, so it costs little to ask; [Refusals] turn it into a
// message with its rule.
package flow
