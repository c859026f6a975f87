// Package tensor turns what a seat knows of senet into numbers, for programs that learn.
package tensor

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/example/senet"
	"ennead/games/shape"
)

type state = senet.State

const seats, houses, pawns, numbers, most = senet.Players, 30, 5, senet.MaxNumber + 1, 3

// Observer observes senet.
var Observer game.Observer = shape.New("senet", seats, append([]shape.Row[state]{
	shape.Owned("houses", "whose pawn stands on each house", houses, seats,
		func(s *state, _ game.Seat, n int) game.Seat {
			if who, ok := s.On(n + 1); ok {
				return who
			}
			return game.Spectator // nobody's
		}),
	shape.Counts("laid", "amulets laid open, by number", numbers, most, func(s *state, _ game.Seat) []uint8 {
		return s.Laid[:]
	}),
}, shape.Owed(shape.Steps{Count: 6, Seats: seats, Depth: 4}, func(s *state) *flow.Stack { return &s.Stack })...),
	[]shape.Row[state]{
		shape.Number("out", "pawns that left the board", pawns, func(s *state, q game.Seat) int { return s.Score(q) }),
		shape.Counts("amulets", "amulets in hand that the observer sees, by number", numbers, most,
			func(s *state, q game.Seat) []uint8 {
				return s.Hand[q][:]
			}),
		shape.Number("held", "amulets in hand", 2, func(s *state, q game.Seat) int { return int(s.Held[q]) }),
	})
