package bot

import (
	"context"
	"errors"
	"fmt"

	"ennead/game"
)

// Bot chooses for a seat. It may keep memory between calls, so one bot plays one seat of one match,
// and is not for concurrent use.
type Bot interface {
	// Choose picks one of view.Moves(seat). The view is masked for the seat and is not changed.
	// The error is [ErrNothing], or that of the context if it ended before the bot was sure.
	Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error)
}

// Explainer is a bot that can say afterwards what it weighed.
type Explainer interface {
	Bot
	// Weighed is what the last choice was made among, best first; one option if it was forced.
	Weighed() []Option
}

// Option is one of the moves a bot weighed.
type Option struct {
	Move   game.Move
	Visits int     // how often the move was tried
	Win    float64 // estimated chance of winning, shared victories in equal parts
	Margin float64 // estimated points ahead of the best other seat
}

// Judge is an opinion on a position: for each seat the points that it may expect at the end of the
// game. It fills values, which has one place per seat, allocates nothing and depends on the state alone.
type Judge func(s game.State, values []float32)

// ErrNothing says that the seat owes no choice.
var ErrNothing = errors.New("the seat owes no choice")

func nothing(seat game.Seat) error { return fmt.Errorf("seat %d: %w", seat+1, ErrNothing) }

// lead is by how much each seat is ahead of the best other one.
func lead(values, leads []float32) {
	for i := range values {
		best, others := float32(0), false
		for j, v := range values {
			if j != i && (!others || v > best) {
				best, others = v, true
			}
		}
		leads[i] = values[i] - best
	}
}
