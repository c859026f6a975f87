// Package shape turns a table of what a seat knows into an observation: a fixed number of numbers, for programs that
// learn.
//
// A game has two tables: what exists once, and what every seat has. The rows of the second are repeated for each seat,
// with the observer first and the others clockwise; absent seats are zero. Seats in values are also numbered from the
// observer, so that a program need not learn the game again for each place at the table.
//
//	var Observer = shape.New("senet", 2, []shape.Row[senet.State]{
//		shape.Number("steps", "steps to move", 9, func(s *senet.State, _ game.Seat) int { return int(s.Top().A) }),
//	}, []shape.Row[senet.State]{
//		shape.Number("out", "pawns off the board", 5, func(s *senet.State, q game.Seat) int { return s.Score(q) }),
//	})
//
// Numbers are divided by their maximum, so they lie between -1 and 1; the few without a natural limit are capped.
// Categories are one-hot: a one among zeros.
package shape
