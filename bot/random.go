package bot

import (
	"context"

	"ennead/game"
)

// random plays any legal move, all equally likely.
type random struct {
	rand  game.Rand
	moves []game.Move
}

func newRandom(seed uint64) *random { return &random{rand: game.NewRand(seed)} }

func (b *random) Choose(_ context.Context, view game.State, seat game.Seat) (game.Move, error) {
	b.moves = view.Moves(b.moves[:0], seat)
	if len(b.moves) == 0 {
		return game.Move{}, nothing(seat)
	}
	return b.moves[b.rand.Intn(len(b.moves))], nil
}
