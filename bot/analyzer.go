package bot

import (
	"context"
	"fmt"
	"slices"
	"time"

	"ennead/game"
)

// Analyzer estimates what the moves of a choice are worth to every seat. It searches as the strongest level does, but
// keeps more of its statistics, and can compare two moves evenly. It is not safe for concurrent use.
type Analyzer struct {
	tree   *tree
	ending ending
	swing  Swing
	moves  []game.Move
	stats  []MoveStats
	odds   []float64
	limit  time.Duration
}

// MoveStats holds the results of one move.
type MoveStats struct {
	Move   game.Move
	Visits int
	Win    []float64 // expected share of the victory, by seat
	Margin float64   // expected points of the choosing seat ahead of the best other
}

// NewAnalyzer makes an analyzer for positions of one game with one number of seats.
func NewAnalyzer(evaluator Evaluator, swing Swing) *Analyzer {
	return &Analyzer{tree: newTree(evaluator, Strongest, 0), swing: swing}
}

// Follow makes searches follow a prior.
func (w *Analyzer) Follow(prior Prior) { w.tree.prior = prior }

// Seed restarts the analyzer: after the same seed, the same questions have the same answers.
func (w *Analyzer) Seed(seed uint64) {
	w.tree.rand = game.NewRand(seed)
	w.ending.rand = game.NewRand(^seed)
}

// Within limits how long each later [Analyzer.Search] takes; 0 is no limit. A search that ends early made fewer
// iterations, so its answer depends on how fast the machine is.
func (w *Analyzer) Within(limit time.Duration) { w.limit = limit }

// Search evaluates all moves of a seat as a bot with that number of iterations would, even those that the bot would
// leave out. The move that such a bot would play comes first, the others by visits. The view is masked for the seat.
// The answer is valid until the next question.
func (w *Analyzer) Search(ctx context.Context, view game.State, seat game.Seat, iterations int) ([]MoveStats, error) {
	w.moves = view.Moves(w.moves[:0], seat)
	if len(w.moves) == 0 {
		return nil, nothing(seat)
	}
	w.begin(view, seat, w.moves)
	began := time.Now()
	for i := range iterations {
		if err := w.look(ctx, i); err != nil {
			return nil, err
		}
		if w.limit > 0 && i > 0 && i%clockTurn == 0 && time.Since(began) >= w.limit {
			break
		}
		w.tree.iterate(view, seat)
		w.note(seat)
	}
	w.sum()
	b := search{}
	kept := slices.DeleteFunc(slices.Clone(w.moves), func(m game.Move) bool { return game.IsWasteful(view, seat, m) })
	kept = w.ending.leave(view, seat, kept, w.endings(ctx, iterations))
	for _, t := range w.stats {
		if !slices.Contains(kept, t.Move) {
			continue
		}
		b.options = append(b.options, Option{Move: t.Move, Visits: t.Visits, Margin: t.Margin})
	}
	chosen := b.settle(view, seat)
	slices.SortStableFunc(w.stats, func(x, y MoveStats) int {
		switch {
		case x.Move == chosen:
			return -1
		case y.Move == chosen:
			return 1
		}
		return y.Visits - x.Visits
	})
	return w.stats, nil
}

// endings returns what a search may spend on going through all lines to the end.
func (w *Analyzer) endings(ctx context.Context, iterations int) budget {
	return Spec{Iterations: iterations, Time: w.limit, Tuning: w.tree.tuning}.endings(ctx)
}

func (w *Analyzer) begin(view game.State, seat game.Seat, moves []game.Move) {
	w.tree.forced = 0
	w.tree.begin(view, seat, moves)
	seats := view.Seats()
	w.odds = append(w.odds[:0], make([]float64, seats)...)
	w.stats = w.stats[:0]
	for _, m := range moves {
		w.stats = append(w.stats, MoveStats{Move: m, Win: make([]float64, seats)})
	}
}

func (w *Analyzer) look(ctx context.Context, i int) error {
	if i%clockTurn != 0 {
		return nil
	}
	if err := ctx.Err(); err != nil {
		return fmt.Errorf("weigh: %w", err)
	}
	return nil
}

// note records the last iteration, and returns the seat's share.
func (w *Analyzer) note(seat game.Seat) float64 {
	t := w.tree
	w.swing.shares(t.play, t.values, t.wins, w.odds)
	x := &w.stats[t.path[0]-1]
	x.Visits++
	x.Margin += float64(t.leads[seat])
	for i, p := range w.odds {
		x.Win[i] += p
	}
	return w.odds[seat]
}

// sum divides the sums into means.
func (w *Analyzer) sum() {
	for i := range w.stats {
		x := &w.stats[i]
		n := float64(max(x.Visits, 1))
		x.Margin /= n
		for k := range x.Win {
			x.Win[k] /= n
		}
	}
}
