package bot

import (
	"context"

	"ennead/game"
)

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

// Margins says how many points ahead a bot expects to be after a move, if it has considered it.
type Margins = func(game.Move) (points float64, considered bool)

// HonourFunc returns what a bot does instead of what it has chosen, to keep its promises and to reward those of others.
// The view is masked for the seat and is not changed.
type HonourFunc func(view game.State, seat game.Seat, chosen game.Move, margins Margins) game.Move

// Negotiating combines a bot that chooses moves with a Negotiator that negotiates.
type Negotiating struct {
	Bot
	Negotiator
	Honour HonourFunc // nil if nothing is promised in the game
}

// Choose picks a move that honours what has been promised.
func (n Negotiating) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	m, err := n.Bot.Choose(ctx, view, seat)
	if err != nil || n.Honour == nil {
		return m, err //nolint:wrapcheck // it is the bot's own
	}
	var considered []Option
	if e, ok := n.Bot.(Explainer); ok {
		considered = e.Considered()
	}
	margins := func(m game.Move) (float64, bool) {
		for _, o := range considered {
			if o.Move == m && o.Visits > 0 {
				return o.Margin, true
			}
		}
		return 0, false
	}
	return n.Honour(view, seat, m, margins), nil
}
