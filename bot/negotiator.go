package bot

import "ennead/game"

// Negotiator negotiates with other seats outside the turn order (see [game.Negotiated]). It is a bot, or acts for one.
type Negotiator interface {
	// Negotiate returns a chain of negotiation moves that the seat makes now, each following the one before, or none.
	// The view is masked for the seat and is not changed. It is called often and should be quick.
	Negotiate(view game.State, seat game.Seat, r *game.Rand) []game.Move
}

// NegotiationRounds limits how many times in a row bots may negotiate, each of them once per round, before somebody has
// to make an ordinary move.
const NegotiationRounds = 3

// NegotiateFunc adapts a function to a [Negotiator].
type NegotiateFunc func(view game.State, seat game.Seat, r *game.Rand) []game.Move

func (f NegotiateFunc) Negotiate(view game.State, seat game.Seat, r *game.Rand) []game.Move {
	return f(view, seat, r)
}

// Negotiating combines a bot that chooses moves with a Negotiator that negotiates.
type Negotiating struct {
	Bot
	Negotiator
}
