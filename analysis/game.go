package analysis

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ennead/bot"
	"ennead/game"
)

// Errors of an analysis.
var (
	ErrUnfinished = errors.New("the game is not over")
	ErrNoDecision = errors.New("there was nothing to choose")
)

// Game analyses every decision of a finished match. It leaves out decisions inherited from another game (see
// [game.Record.Given]), forced moves, negotiation, and reaction windows that the table declined or that a quick
// search would decline too. progress may be nil; it is called with the number of choices done, and last when all are.
func Game(ctx context.Context, m *game.Match, s Spec, progress func(done, total int)) (*Report, error) {
	if m.State.Owing() != 0 { // nobody knows how a game would have gone on that its players ended
		return nil, ErrUnfinished
	}
	total, err := choices(m)
	if err != nil {
		return nil, err
	}
	r := &Report{Game: m.Record.Game, Version: m.Record.Version, Spec: s.String(), Turns: len(m.Record.Turns),
		Final: final(m.State)}
	j := run{Spec: s, analyzer: s.analyzer(), report: r}
	if progress == nil {
		progress = func(int, int) {}
	}
	progress(0, total)
	done := 0
	err = walk(m, func(at int, state game.State) error {
		r.mark(at, state)
		if !choice(m, at, state) {
			return nil
		}
		if err := j.decide(ctx, at, state, m.Record.Turns[at]); err != nil {
			return fmt.Errorf("analyse turn %d: %w", at+1, err)
		}
		if done++; done < total {
			progress(done, total)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if err := j.remeasure(ctx, m); err != nil {
		return nil, err
	}
	progress(total, total)
	return r, nil
}

// walk calls see with the states of a match, the first before any turn, the last after all.
func walk(m *game.Match, see func(at int, s game.State) error) error {
	s, err := m.Game.New(m.Record.Setup)
	if err != nil {
		return err
	}
	for at, t := range m.Record.Turns {
		if err := see(at, s); err != nil {
			return err
		}
		s.Play(t.Seat, t.Move, nil)
	}
	return see(len(m.Record.Turns), s)
}

// choices counts the decisions to analyse.
func choices(m *game.Match) (n int, err error) {
	err = walk(m, func(at int, s game.State) error {
		if choice(m, at, s) {
			n++
		}
		return nil
	})
	return n, err
}

// choice reports whether a player chose freely there.
func choice(m *game.Match, at int, s game.State) bool {
	if at >= len(m.Record.Turns) || at < m.Record.Given {
		return false
	}
	t := m.Record.Turns[at]
	outOfTurn, _ := m.IsOutOfTurn(at)
	return !outOfTurn && t.Seat != game.Nature && !t.Waived && len(s.Moves(nil, t.Seat)) > 1
}

// run is an analysis in progress.
type run struct {
	Spec
	analyzer *bot.Analyzer
	report   *Report
	view     game.State
}

// screening divides the iterations for a first look at a declined reaction window.
const screening = 4

// decide evaluates a choice by what the seat saw.
func (j *run) decide(ctx context.Context, at int, s game.State, t game.Turn) error {
	if j.view == nil {
		j.view = s.Copy()
	}
	j.view.CopyFrom(s)
	j.view.Mask(t.Seat)
	if w, open := game.WindowOf(j.view, t.Seat); open && t.Move == w.Pass {
		j.analyzer.Seed(j.At(at).Seed)
		trials, err := j.analyzer.Search(ctx, j.view, t.Seat, max(j.Iterations/screening, 1))
		if err != nil {
			return err
		}
		if trials[0].Move == w.Pass {
			return nil
		}
	}
	j.analyzer.Seed(j.At(at).Seed)
	d, err := weigh(ctx, j.analyzer, j.view, t.Seat, t.Move, j.Iterations)
	if err != nil {
		return err
	}
	d.At = at
	j.report.Decisions = append(j.report.Decisions, d)
	return nil
}

// remeasured is how many of each seat's largest costs are measured again.
const remeasured = 6

// remeasure measures the largest costs again, since they were selected for being large.
func (j *run) remeasure(ctx context.Context, m *game.Match) error {
	again := map[int]bool{}
	for seat := range m.State.Seats() {
		for _, d := range j.report.Costly(game.Seat(seat), remeasured) {
			again[d.At] = true
		}
	}
	next := 0
	return walk(m, func(at int, s game.State) (err error) {
		if !again[at] {
			return nil
		}
		for j.report.Decisions[next].At != at {
			next++
		}
		d := &j.report.Decisions[next]
		j.view.CopyFrom(s)
		j.view.Mask(d.Seat)
		if *d, err = Remeasure(ctx, j.view, *d, j.At(at)); err != nil {
			return fmt.Errorf("measure turn %d again: %w", at+1, err)
		}
		return nil
	})
}

// mark records the score sheet if it has changed, and the round.
func (r *Report) mark(at int, s game.State) {
	sheet := s.Sheet()
	points := make([][]int, len(sheet))
	for i, line := range sheet {
		points[i] = line.Points
	}
	if r.Sources.Keys == nil {
		for _, line := range sheet {
			r.Sources.Keys = append(r.Sources.Keys, line.Key)
		}
	}
	marks := r.Sources.Marks
	if n := len(marks); n == 0 || !slices.EqualFunc(marks[n-1].Points, points, slices.Equal[[]int]) {
		r.Sources.Marks = append(r.Sources.Marks, Mark{At: at, Points: points})
	}
	if c, ok := s.(game.Rounded); ok && c.Rounds() > len(r.Rounds) {
		r.Rounds = append(r.Rounds, at)
	}
}

// final returns each seat's share of the victory.
func final(s game.State) []float64 {
	shares := make([]float64, s.Seats())
	winners := 0.0
	for seat := range shares {
		if s.Rank(game.Seat(seat)) == 1 {
			shares[seat] = 1
			winners++
		}
	}
	for seat := range shares {
		shares[seat] = exact(shares[seat] / max(winners, 1))
	}
	return shares
}
