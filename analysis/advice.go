package analysis

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ennead/bot"
	"ennead/game"
)

// Advice is what a bot would do in a position, and why.
type Advice struct {
	Seat    game.Seat
	Options []Option // first what the bot would do, then the others by visits
	Points  float64  // that the seat can expect at the end after the first option
	Gain    float64  // points ahead of the best other seat, compared with the second option; 0 if not measurable
	Reasons []Reason // what the difference between these two consists of, the largest first
}

// Reason is a part of a difference in points.
type Reason struct {
	Part string  // a name of [bot.Parts], or [Rivals]
	By   float64 // points for the seat; negative if the part is against the option
}

// Rivals is the part of a difference that comes from what the best other seat can expect.
const Rivals = "rivals"

const (
	mostReasons = 4
	leastReason = 0.25 // points
)

// Advise says what a bot would do that sees that view, a state masked for the seat. The answer depends on the view and
// the spec only, unless the search exceeds [Spec.Limit]. The error is [ErrNoDecision] if there are fewer than two
// moves.
func Advise(ctx context.Context, view game.State, seat game.Seat, s Spec) (*Advice, error) {
	w := s.analyzer()
	w.Seed(s.Seed)
	w.Within(s.Limit)
	trials, err := w.Search(ctx, view, seat, s.Iterations)
	if err != nil {
		return nil, err
	}
	if len(trials) < 2 {
		return nil, ErrNoDecision
	}
	a, done := &Advice{Seat: seat}, 0
	for i, t := range trials {
		if done += t.Visits; i < mostOptions {
			a.Options = append(a.Options, Option{Move: t.Move, Visits: t.Visits, Win: exact(t.Win[seat]),
				Margin: exact(t.Margin)})
		}
	}
	best, next := &a.Options[0], &a.Options[1]
	c, err := w.Contrast(ctx, view, seat, best.Move, next.Move, s.Parts, done/2)
	if err != nil {
		return nil, err
	}
	best.Win, next.Win, a.Points = exact(c.Win[0]), exact(c.Win[1]), exact(c.Points[0])
	if certain(c.Ahead) {
		a.Gain = exact(c.Ahead.By)
	}
	c.Rivals.By = -c.Rivals.By
	a.weigh(Rivals, c.Rivals)
	for i, name := range s.Parts.Names {
		a.weigh(name, c.Parts[i])
	}
	slices.SortStableFunc(a.Reasons, func(x, y Reason) int { return cmp.Compare(math.Abs(y.By), math.Abs(x.By)) })
	a.Reasons = a.Reasons[:min(len(a.Reasons), mostReasons)]
	return a, nil
}

// weigh keeps a part of the difference that is worth mentioning.
func (a *Advice) weigh(part string, c bot.Change) {
	if certain(c) && math.Abs(c.By) >= leastReason {
		a.Reasons = append(a.Reasons, Reason{part, exact(c.By)})
	}
}

func certain(c bot.Change) bool { return math.Abs(c.By) > sure*c.Doubt }
