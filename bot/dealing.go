package bot

import "ennead/game"

// DealFunc adapts a function to a [Dealer].
type DealFunc func(view game.State, seat game.Seat, r *game.Rand) []game.Move

func (f DealFunc) Deal(view game.State, seat game.Seat, r *game.Rand) []game.Move {
	return f(view, seat, r)
}

// Dealing combines a bot that chooses moves with a Dealer that negotiates.
type Dealing struct {
	Bot
	Dealer
}
