package bot

import (
	"context"
	"fmt"
	"math"
	"slices"

	"ennead/game"
)

// Analyzer estimates what the moves of a choice are worth to every seat. It searches as a bot does, but keeps more of
// its statistics, and can compare two moves evenly. It is not safe for concurrent use.
type Analyzer struct {
	tree  *tree
	swing Swing
	moves []game.Move
	stats []MoveStats
	odds  []float64
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
	return &Analyzer{tree: newTree(evaluator, Defaults, 0), swing: swing}
}

// Seed restarts the analyzer: after the same seed, the same questions have the same answers.
func (w *Analyzer) Seed(seed uint64) { w.tree.rand = game.NewRand(seed) }

// Search evaluates all moves of a seat as a bot with that number of iterations would. The move that the bot would
// play comes first, the others by visits. The view is masked for the seat. The answer is valid until the next
// question.
func (w *Analyzer) Search(ctx context.Context, view game.State, seat game.Seat, iterations int) ([]MoveStats, error) {
	w.moves = view.Moves(w.moves[:0], seat)
	if len(w.moves) == 0 {
		return nil, nothing(seat)
	}
	w.begin(view, seat, w.moves)
	for i := range iterations {
		if err := w.look(ctx, i); err != nil {
			return nil, err
		}
		w.tree.iterate(view, seat)
		w.note(seat)
	}
	w.sum()
	b := search{}
	for _, t := range w.stats {
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

// parties is the number of independent searches in a comparison: one tree that went astray must not decide it.
const parties = 4

// Compare estimates what two moves are worth to the seat, and the standard error of the difference. Both are searched
// equally often, in pairs that begin in the same guess of what is hidden.
func (w *Analyzer) Compare(
	ctx context.Context, view game.State, seat game.Seat, a, b game.Move, iterations int,
) (wins [2]float64, doubt float64, err error) {
	w.moves = append(w.moves[:0], a, b)
	pairs := max(iterations/(2*parties), 1)
	var squares, strays float64
	var means [parties]float64
	for party := range parties {
		w.begin(view, seat, w.moves)
		for i := range pairs {
			if err := w.look(ctx, i); err != nil {
				return wins, 0, err
			}
			luck := game.NewRand(w.tree.rand.Uint64())
			var win [2]float64
			for k := range win {
				w.tree.rand, w.tree.forced = luck, int32(k+1)
				w.tree.iterate(view, seat)
				win[k] = w.note(seat)
				wins[k] += win[k] / float64(parties*pairs)
			}
			d := win[0] - win[1]
			means[party] += d / float64(pairs)
			squares += d * d
		}
	}
	w.tree.forced = 0
	n := float64(parties * pairs)
	gain := wins[0] - wins[1]
	for _, m := range means {
		strays += (m - gain) * (m - gain)
	}
	within := (squares/n - gain*gain) / n
	between := strays / (parties * (parties - 1))
	return wins, math.Sqrt(max(within, between)), nil
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
