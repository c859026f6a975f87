package analysis_test

import (
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
)

// TestAdviceDependsOnlyOnTheView: in every world that the seat cannot tell apart, the advice is the same to the last
// digit.
func TestAdviceDependsOnlyOnTheView(t *testing.T) {
	for _, k := range games.Kits {
		t.Run(k.ID(), func(t *testing.T) {
			spec := analysis.Spec{Evaluator: k.Evaluator, Swing: k.Swing, Parts: k.Parts, Iterations: 150, Seed: 1}
			s, err := k.New(game.Setup{Players: 2})
			must(t, err)
			chance := game.NewRand(7)
			reasons := 0
			for asked := 0; asked < 15 && s.Owing() != 0; {
				if s.Owing().Has(game.Nature) {
					move, _ := chance.Roll(s, nil)
					s.Play(game.Nature, move, nil)
					continue
				}
				seat := s.Owing().First()
				moves := s.Moves(nil, seat)
				view := s.Copy()
				view.Mask(seat)
				got, err := analysis.Advise(t.Context(), view, seat, spec)
				if len(moves) < 2 {
					if !errors.Is(err, analysis.ErrNoDecision) {
						t.Fatalf("%d moves: %v", len(moves), err)
					}
				} else {
					must(t, err)
					reasons += len(got.Reasons)
					checkAdvice(t, got, moves, k.Parts)
					other := view.Copy()
					other.Determinize(seat, &chance)
					other.Mask(seat)
					again, err := analysis.Advise(t.Context(), other, seat, spec)
					must(t, err)
					if !reflect.DeepEqual(again, got) {
						t.Fatalf("%+v, then %+v", got, again)
					}
					asked++
				}
				s.Play(seat, moves[chance.Intn(len(moves))], nil)
			}
			if reasons == 0 {
				t.Error("no reason was ever found")
			}
		})
	}
}

func checkAdvice(t *testing.T, a *analysis.Advice, moves []game.Move, parts bot.Parts) {
	t.Helper()
	for i, o := range a.Options {
		if !slices.Contains(moves, o.Move) || slices.ContainsFunc(a.Options[:i], func(p analysis.Option) bool {
			return p.Move == o.Move
		}) {
			t.Errorf("options: %+v", a.Options)
		}
	}
	for i, r := range a.Reasons {
		known := r.Part == analysis.Rivals || slices.Contains(parts.Names, r.Part)
		if !known || i > 0 && math.Abs(r.By) > math.Abs(a.Reasons[i-1].By) {
			t.Errorf("reasons: %+v", a.Reasons)
		}
	}
}

// TestAdviceAddsUp: the reasons, all of them, are the gain.
func TestAdviceAddsUp(t *testing.T) {
	k := games.Kit("pharaon")
	m, err := game.NewMatch(k.Game, game.Record{Setup: game.Setup{Players: 2}})
	must(t, err)
	chance := game.NewRand(3)
	for m.State.Owing().Has(game.Nature) {
		move, _ := chance.Roll(m.State, nil)
		must(t, m.Play(game.Nature, move))
	}
	seat := m.State.Owing().First()
	w := bot.NewAnalyzer(k.Evaluator, k.Swing)
	w.Seed(1)
	moves := m.State.Moves(nil, seat)
	c, err := w.Contrast(t.Context(), m.View(seat), seat, moves[0], moves[len(moves)-1], k.Parts, 400)
	must(t, err)
	sum := -c.Rivals.By
	for _, part := range c.Parts {
		sum += part.By
	}
	if math.Abs(sum-c.Ahead.By) > 0.01 || math.Abs(c.Points[0]-c.Points[1]-c.Rivals.By-c.Ahead.By) > 0.01 {
		t.Errorf("%+v adds up to %v", c, sum)
	}
}
