package bot

import "ennead/game"

// NegotiateFunc adapts a function to a [Negotiator].
type NegotiateFunc func(view game.State, seat game.Seat, r *game.Rand) []game.Move

func (f NegotiateFunc) Negotiate(view game.State, seat game.Seat, r *game.Rand) []game.Move {
	return f(view, seat, r)
}

// Negotiating combines a bot that chooses moves with a Dealer that negotiates.
type Negotiating struct {
	Bot
	Negotiator
}
