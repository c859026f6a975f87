package bot

import (
	"context"
	"errors"
	"fmt"

	"ennead/game"
)

// Bot chooses moves for a seat. It may keep memory between calls, so use one bot per seat and match, and never
// concurrently.
type Bot interface {
	// Choose picks one of view.Moves(seat). The view is masked for the seat and is not changed. The error is
	// [ErrNothing], or the context's error if it ended before the bot had decided.
	Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error)
}

// Explainer is a bot that can report afterwards what it considered.
type Explainer interface {
	Bot
	// Considered returns the moves considered for the last choice, best first; only one if the move was forced.
	Considered() []Option
}

// Option is one of the moves a bot considered.
type Option struct {
	Move   game.Move
	Visits int     // how often the move was tried
	Win    float64 // estimated chance of winning; a shared victory counts in equal parts
	Margin float64 // estimated points ahead of the best other seat
}

// Evaluator evaluates a position: for each seat, the points it can expect at the end of the game. It fills values,
// which has one entry per seat, allocates nothing and depends only on the state.
type Evaluator func(s game.State, values []float32)

// ErrNothing says that the seat has no move to make.
var ErrNothing = errors.New("the seat has no move to make")

func nothing(seat game.Seat) error { return fmt.Errorf("seat %d: %w", seat+1, ErrNothing) }

// lead fills leads with each seat's distance to the best other seat; it is negative for a seat that is behind.
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
