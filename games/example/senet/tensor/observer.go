// Package tensor observes senet: what a seat knows, as numbers, for programs that learn.
package tensor

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/example/senet"
	"ennead/games/shape"
)

type state = senet.State

const seats, houses, pawns = 2, 30, 5

// Observer observes senet.
var Observer game.Observer = shape.New("senet", seats, append([]shape.Row[state]{
	shape.Owned("houses", "whose pawn stands on each house", houses, seats, func(s *state, _ game.Seat, n int) game.Seat {
		if who, ok := s.On(n + 1); ok {
			return who
		}
		return game.Spectator // nobody's
	}),
}, shape.Owed(shape.Steps{Count: 4, Seats: seats, Depth: 4}, func(s *state) *flow.Stack { return &s.Stack })...), []shape.Row[state]{
	shape.Number("out", "pawns that left the board", pawns, func(s *state, q game.Seat) int { return s.Score(q) }),
})
