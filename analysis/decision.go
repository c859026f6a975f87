package analysis

import (
	"context"
	"fmt"
	"slices"
	"time"

	"ennead/bot"
	"ennead/game"
)

// Spec says which bot analyses, and how long it thinks.
type Spec struct {
	Evaluator  bot.Evaluator
	Prior      func() bot.Prior // makes what the search follows; nil for a search without it
	Swing      bot.Swing
	Iterations int // of the search of a decision; comparing two moves takes as many again
	Seed       uint64

	Parts bot.Parts     // of what the evaluator expects, for [Advise]
	Limit time.Duration // of its search; 0 for none
}

// Usual is a good number of iterations.
const Usual = 1000

// String returns the bot's name, as package bot writes it.
func (s Spec) String() string {
	return bot.Spec{Kind: bot.MCTS, Iterations: s.Iterations, Trees: 1, Tuning: bot.Strongest}.String()
}

// At returns the spec for the decision at that turn: each has its own random numbers, whatever was analysed before.
func (s Spec) At(turn int) Spec {
	s.Seed += uint64(turn) * 0x9e3779b97f4a7c15
	return s
}

// analyzer returns what analyses with the spec.
func (s Spec) analyzer() *bot.Analyzer {
	w := bot.NewAnalyzer(s.Evaluator, s.Swing)
	if s.Prior != nil {
		w.Follow(s.Prior())
	}
	return w
}

// mostOptions limits how many options a decision keeps.
const mostOptions = 6

// Weigh analyses one decision: what the seat could have done when it saw that view (a state masked for it), and what
// it played. The caller sets [Decision.At]. A choice among fewer than two moves is an error.
func Weigh(ctx context.Context, view game.State, seat game.Seat, played game.Move, s Spec) (Decision, error) {
	w := s.analyzer()
	w.Seed(s.Seed)
	return weigh(ctx, w, view, seat, played, s.Iterations)
}

func weigh(
	ctx context.Context, w *bot.Analyzer, view game.State, seat game.Seat, played game.Move, iterations int,
) (Decision, error) {
	d := Decision{Seat: seat, Move: played}
	trials, err := w.Search(ctx, view, seat, iterations)
	if err != nil {
		return d, err
	}
	if len(trials) < 2 || !slices.ContainsFunc(trials, func(t bot.MoveStats) bool { return t.Move == played }) {
		return d, fmt.Errorf("%w: %d moves", ErrNoDecision, len(trials))
	}
	for i, t := range trials {
		if i < mostOptions || t.Move == played {
			d.Options = append(d.Options, Option{Move: t.Move, Visits: t.Visits, Win: exact(t.Win[seat]),
				Margin: exact(t.Margin)})
		}
	}
	for _, p := range trials[0].Win {
		d.Win = append(d.Win, exact(p))
	}
	return d, d.measure(ctx, w, view, iterations)
}

// measure compares the move played with the bot's choice. The search knows little about moves that it seldom tried,
// so the values of both are also taken from here.
func (d *Decision) measure(ctx context.Context, w *bot.Analyzer, view game.State, iterations int) error {
	best := d.Best().Move
	if d.Move == best {
		return nil
	}
	wins, doubt, err := w.Compare(ctx, view, d.Seat, best, d.Move, iterations)
	if err != nil {
		return err
	}
	d.Options[0].Win = exact(wins[0])
	d.Options[slices.IndexFunc(d.Options, func(o Option) bool { return o.Move == d.Move })].Win = exact(wins[1])
	d.Cost = exact(shrunk(wins[0]-wins[1], doubt))
	return nil
}

// thorough is how many times as long the second measurement of a cost takes.
const thorough = 4

// Remeasure measures the cost of a decision again, for longer. The largest of many measured costs are too large,
// partly by luck, so callers that look for them should use it.
func Remeasure(ctx context.Context, view game.State, d Decision, s Spec) (Decision, error) {
	w := s.analyzer()
	w.Seed(^s.Seed)
	d.Options = slices.Clone(d.Options)
	return d, d.measure(ctx, w, view, thorough*s.Iterations)
}

// sure is how many standard errors a difference must exceed to count at all.
const sure = 2

// shrunk draws a measured difference towards zero, the more so the larger its standard error; one within the range of
// chance becomes zero (a positive-part James–Stein estimate).
func shrunk(gain, doubt float64) float64 {
	if gain <= sure*doubt {
		return 0
	}
	noise := sure * doubt / gain
	if cost := gain * (1 - noise*noise); cost >= leastCost {
		return cost
	}
	return 0
}

// leastCost is a cost too small to be worth mentioning.
const leastCost = 0.005
