// Package shape turns a table of what a seat knows into an observation: numbers of a fixed shape, for programs that learn.
//
// A game lists two tables: what there is once, and what every seat has. The rows of the second are repeated for each seat,
// with the observer first and the others clockwise; absent seats are zero. Wherever a seat is named, it is numbered from
// the observer too, so that a program need not learn the game anew for each place at the table.
//
//	var Observer = shape.New("senet", 2, []shape.Row[senet.State]{
//		shape.Number("steps", "steps to move", 9, func(s *senet.State, _ game.Seat) int { return int(s.Top().A) }),
//	}, []shape.Row[senet.State]{
//		shape.Number("out", "pawns that left the board", 5, func(s *senet.State, q game.Seat) int { return s.Score(q) }),
//	})
//
// Numbers are divided by the most that they come to and lie between -1 and 1; the few that know no limit count as the most
// when they are more. What is one of several kinds is a one among zeros.
package shape
