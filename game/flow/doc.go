// Package flow is the machine that a game's rules run on: what is to be done next, by whom, and among what.
//
// Each decision of a game, and each thing that happens by itself, is a [Step]: one [Row] of the game's
// [Table], and a few functions that stand together in the file of their chapter. What waits to be done
// lies on a [Stack] of small frames inside the state, so that control flow is data, copied and
// compared with it. A game embeds the stack and hands both to the table:
//
//	type State struct {
//		…
//		flow.Stack
//	}
//
//	var steps = flow.Ready(flow.Table[State]{
//		StepThrow: {Name: "throw", Rule: "SEN-2.1", By: flow.Nature, Tries: throwTries, Play: throwPlay},
//		StepMove:  {Name: "move", Rule: "SEN-3.1", Tries: moveTries, Why: moveWhy, Play: movePlay, Skip: moveSkip},
//		StepTurn:  {Name: "turn", Rule: "SEN-2.2", Run: turnRun},
//	})
//
//	func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move { return steps.Moves(s, &s.Stack, dst, seat) }
//	func (s *State) Tries(dst []game.Move, seat game.Seat) []game.Move { return steps.Tries(s, &s.Stack, dst, seat) }
//
//	func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
//		f := s.Take(seat)
//		steps[f.Step].Play(s, f, m, log)
//		steps.Settle(s, &s.Stack, log)
//	}
//
// Playing a move takes the step off the stack, does what its row says, which pushes the steps that follow
// (the first one last), and then settles: what happens by itself happens, and steps without a choice are
// passed over, until somebody owes a choice or nothing waits any more and the game is over. To begin a game,
// push its first steps and settle.
//
// Why a move is not legal is a [Reason] of three small numbers, so that asking costs nothing; [Refusals]
// put it into words to be, with its rule.
package flow
