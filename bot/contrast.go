package bot

import (
	"context"
	"math"

	"ennead/game"
)

// Parts tell what an [Evaluator] expects of a seat apart, by what the points come from.
type Parts struct {
	Names []string
	// Split fills parts, one for each name, with what is expected for a seat. Their sum is what the evaluator expects.
	Split func(s game.State, seat game.Seat, parts []float32)
}

// Change is a difference in expected points, and its standard error.
type Change struct{ By, Doubt float64 }

// Contrast says what a seat expects from one move rather than from another.
type Contrast struct {
	Win    [2]float64 // the share of the victory with either move
	Points [2]float64 // the seat's points at the end with either move
	Gain   float64    // of the share of the victory, by the first move rather than by the second
	Doubt  float64    // the standard error of Gain
	Ahead  Change     // in points ahead of the best other seat
	Parts  []Change   // in the seat's points, by the names of the parts
	Rivals Change     // in the points of the best other seat
}

// parties is the number of independent searches in a comparison: one tree that went astray must not decide it.
const parties = 4

// difference is the mean of differences between pairs, and its standard error.
type difference struct {
	squares float64
	sums    [parties]float64
}

func (d *difference) add(party int, by float64) {
	d.sums[party] += by
	d.squares += by * by
}

// result is of that many pairs for each party. The error is the larger of that within the parties and between them.
func (d *difference) result(pairs int) Change {
	n, mean, strays := float64(parties*pairs), 0.0, 0.0
	for _, sum := range d.sums {
		mean += sum / n
	}
	for _, sum := range d.sums {
		stray := sum/float64(pairs) - mean
		strays += stray * stray
	}
	within := (d.squares/n - mean*mean) / n
	return Change{mean, math.Sqrt(max(within, strays/(parties*(parties-1)), 0))}
}

// Compare estimates what two moves are worth to the seat, and the standard error of the difference. Both are searched
// equally often, in pairs that begin in the same guess of what is hidden.
func (w *Analyzer) Compare(
	ctx context.Context, view game.State, seat game.Seat, a, b game.Move, iterations int,
) (wins [2]float64, doubt float64, err error) {
	c, err := w.Contrast(ctx, view, seat, a, b, Parts{}, iterations)
	return c.Win, c.Doubt, err
}

// Contrast compares two moves as [Analyzer.Compare] does, and says what the difference consists of.
func (w *Analyzer) Contrast(
	ctx context.Context, view game.State, seat game.Seat, a, b game.Move, parts Parts, iterations int,
) (c Contrast, err error) {
	w.moves = append(w.moves[:0], a, b)
	pairs := max(iterations/(2*parties), 1)
	n := float64(parties * pairs)
	var win, ahead, rivals difference
	split := make([]difference, len(parts.Names))
	var expected [2][]float32
	for k := range expected {
		expected[k] = make([]float32, len(parts.Names))
	}
	for party := range parties {
		w.begin(view, seat, w.moves)
		for i := range pairs {
			if err := w.look(ctx, i); err != nil {
				return c, err
			}
			luck := game.NewRand(w.tree.rand.Uint64())
			var wins, leads, values [2]float64
			for k := range wins {
				w.tree.rand, w.tree.forced = luck, int32(k+1)
				w.tree.iterate(view, seat)
				wins[k] = w.note(seat)
				leads[k], values[k] = float64(w.tree.leads[seat]), float64(w.tree.values[seat])
				c.Win[k] += wins[k] / n
				c.Points[k] += values[k] / n
				if parts.Split != nil {
					parts.Split(w.tree.play, seat, expected[k])
				}
			}
			win.add(party, wins[0]-wins[1])
			ahead.add(party, leads[0]-leads[1])
			rivals.add(party, values[0]-leads[0]-values[1]+leads[1])
			for k := range split {
				split[k].add(party, float64(expected[0][k]-expected[1][k]))
			}
		}
	}
	w.tree.forced = 0
	gain := win.result(pairs)
	c.Gain, c.Doubt, c.Ahead, c.Rivals = gain.By, gain.Doubt, ahead.result(pairs), rivals.result(pairs)
	for k := range split {
		c.Parts = append(c.Parts, split[k].result(pairs))
	}
	return c, nil
}
