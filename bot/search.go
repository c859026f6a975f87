package bot

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"ennead/game"
)

// search is the bot that plans; tree.go has the method.
type search struct {
	spec    Spec
	trees   []*tree
	moves   []game.Move
	ending  ending
	chance  game.Rand // for choices that nobody should foresee
	options []Option  // of the last choice; Win and Margin are sums over the visits
}

func newSearch(spec Spec, evaluator Evaluator, prior func() Prior, seed uint64) *search {
	b := &search{spec: spec, chance: game.NewRand(^seed)}
	seeds := game.NewRand(seed)
	for range max(spec.Trees, 1) {
		t := newTree(evaluator, spec.Tuning, seeds.Uint64())
		if prior != nil && spec.Tuning.Prior > 0 {
			t.prior = prior()
		}
		b.trees = append(b.trees, t)
	}
	b.ending.rand = seeds
	return b
}

// Choose plays a forced move at once, otherwise the most visited move, or one that nobody can foresee, see mix. It
// leaves out moves that waste something, see [game.Thrifty], and near the end those that are worse than another, see
// ending.
func (b *search) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	b.moves = view.Moves(b.moves[:0], seat)
	b.moves = slices.DeleteFunc(b.moves, func(m game.Move) bool { return game.IsWasteful(view, seat, m) })
	b.moves = b.ending.leave(view, seat, b.moves, b.spec.endings(ctx))
	b.options = b.options[:0]
	for _, m := range b.moves {
		b.options = append(b.options, Option{Move: m})
	}
	switch len(b.moves) {
	case 0:
		return game.Move{}, nothing(seat)
	case 1:
		for _, t := range b.trees {
			t.forcedOn(view, seat, b.moves[0])
		}
		return b.moves[0], nil
	}
	if err := b.grow(ctx, view, seat); err != nil {
		return game.Move{}, fmt.Errorf("search: %w", err)
	}
	for _, t := range b.trees {
		t.report(b.options)
	}
	chosen := b.settle(view, seat)
	if b.spec.Time > 0 {
		for _, t := range b.trees {
			t.expects(view, seat, t.after(chosen), chosen)
		}
	}
	return chosen, nil
}

// plainly is how many times as many visits a move needs as the one that ends a series that could continue for ever.
const plainly = 1.5

// settle returns the most visited move, the one that ends the series, or one that nobody can foresee.
func (b *search) settle(view game.State, seat game.Seat) game.Move {
	best := slices.MaxFunc(b.options, better)
	if enough, open := game.EnoughOf(view, seat); open {
		for _, o := range b.options {
			if o.Move == enough && float64(best.Visits) < plainly*float64(o.Visits) {
				return enough
			}
		}
	}
	if b.spec.Tuning.Mix > 0 && hides(view, seat, b.moves) {
		return b.mix(best)
	}
	return best.Move
}

// grow searches with every tree, each on its own core if there are several.
func (b *search) grow(ctx context.Context, view game.State, seat game.Seat) error {
	if len(b.trees) == 1 {
		_, open := game.EnoughOf(view, seat) // if a close second may be chosen, all visits count
		b.trees[0].decided = !open
		return b.trees[0].search(ctx, view, seat, b.moves, b.spec.Iterations, b.deadline())
	}
	deadline := b.deadline()
	var wait sync.WaitGroup
	errs := make([]error, len(b.trees))
	for i, t := range b.trees {
		wait.Go(func() { errs[i] = t.search(ctx, view, seat, b.moves, b.spec.Iterations, deadline) })
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// A search spends at most this part of its time on going through all lines to the end, and looks at so many states.
const (
	endingPart = 4
	endingMost = 1 << 20 // they take a fraction of a second
)

// endings returns what the search may spend on going through all lines to the end: nothing if it looks ahead a few
// turns only.
func (s Spec) endings(ctx context.Context) budget {
	b := budget{ctx: ctx, states: endingMost}
	switch {
	case s.Tuning.Turns > 0 || s.Tuning.Ending == 0:
		b.states = 0
	case s.Iterations > 0:
		b.states = min(b.states, s.Tuning.Ending*s.Iterations*max(s.Trees, 1))
	}
	if s.Time > 0 {
		b.until = time.Now().Add(s.Time / endingPart)
	}
	return b
}

// deadline returns when the budget of time ends.
func (b *search) deadline() (end time.Time) {
	if b.spec.Time > 0 {
		end = time.Now().Add(b.spec.Time)
	}
	return end
}

// better orders options: more visits, then a better margin.
func better(a, b Option) int {
	if c := cmp.Compare(a.Visits, b.Visits); c != 0 {
		return c
	}
	return cmp.Compare(a.Margin, b.Margin)
}

// Considered returns the moves considered for the last choice, best first.
func (b *search) Considered() []Option {
	weighed := slices.Clone(b.options)
	slices.SortStableFunc(weighed, func(x, y Option) int { return better(y, x) })
	for i := range weighed {
		if o := &weighed[i]; o.Visits > 0 {
			o.Win /= float64(o.Visits)
			o.Margin /= float64(o.Visits)
		}
	}
	return weighed
}
