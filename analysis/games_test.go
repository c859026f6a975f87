package analysis_test

import (
	"context"
	"errors"
	"math"
	"reflect"
	"slices"
	"sync"
	"testing"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	kemetevaluator "ennead/games/kemet/evaluator"
	kemetkit "ennead/games/kemet/kit"
	pharaonevaluator "ennead/games/pharaon/evaluator"
	pharaonkit "ennead/games/pharaon/kit"
)

// known is a game with what an analysis needs.
type known struct {
	game    game.Game
	players int
	spec    analysis.Spec
}

var all = []known{
	{pharaonkit.Game, 3, analysis.Spec{
		Evaluator: pharaonevaluator.Value, Swing: bot.Swing{Base: pharaonevaluator.SwingBase,
			PerPoint: pharaonevaluator.SwingPerPoint}, Iterations: 40, Seed: 1,
	}},
	{pharaonkit.Game, 1, analysis.Spec{
		Evaluator: pharaonevaluator.Value, Swing: bot.Swing{Base: pharaonevaluator.SwingBase,
			PerPoint: pharaonevaluator.SwingPerPoint}, Iterations: 40, Seed: 1,
	}},
	{kemetkit.Game, 2, analysis.Spec{
		Evaluator: kemetevaluator.Value, Swing: bot.Swing{Base: kemetevaluator.SwingBase,
			PerPoint: kemetevaluator.SwingPerPoint}, Iterations: 20, Seed: 1,
	}},
}

// each runs a test for every game.
func each(t *testing.T, test func(t *testing.T, k known)) {
	for _, k := range all {
		t.Run(k.game.ID(), func(t *testing.T) { test(t, k) })
	}
}

// played returns a match played by bots until it is over, or until the condition holds.
func (k known) played(t *testing.T, kind bot.Kind, seed uint64, until func(m *game.Match) bool) *game.Match {
	t.Helper()
	m, err := game.NewMatch(k.game, game.Record{Setup: game.Setup{Players: k.players}})
	must(t, err)
	r := game.NewRand(seed)
	player := bot.Spec{Kind: kind}.New(k.spec.Evaluator, seed)
	var moves []game.Move
	for !m.Over() && !(until != nil && until(m)) {
		seat := m.State.Owing().First()
		var move game.Move
		if seat == game.Nature {
			move, moves = r.Roll(m.State, moves)
		} else {
			move, err = player.Choose(t.Context(), m.View(seat), seat)
			must(t, err)
		}
		must(t, m.Play(seat, move))
	}
	return m
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestGame(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		m := k.played(t, bot.Random, 3, nil)
		end, turns := m.State.Copy(), slices.Clone(m.Record.Turns)
		last, whole := -1, 0
		r, err := analysis.Game(t.Context(), m, k.spec, func(done, total int) {
			if done != last+1 || whole != 0 && total != whole {
				t.Errorf("%d of %d after %d of %d", done, total, last, whole)
			}
			last, whole = done, total
		})
		must(t, err)
		if last != whole || whole < len(r.Decisions) || len(r.Decisions) < 20 {
			t.Errorf("%d of %d done, %d decisions", last, whole, len(r.Decisions))
		}
		if !m.State.Equal(end) || !slices.Equal(m.Record.Turns, turns) {
			t.Error("the match was changed")
		}
		before := -1
		for _, d := range r.Decisions {
			if d.At <= before {
				t.Errorf("turn %d follows turn %d", d.At, before)
			}
			before = d.At
			checkDecision(t, m, d)
		}
		checkSources(t, m, r)
		t.Logf("%d turns, %d choices, %d decisions", len(turns), whole, len(r.Decisions))
	})
}

// checkDecision compares a decision with the match.
func checkDecision(t *testing.T, m *game.Match, d analysis.Decision) {
	t.Helper()
	turn := m.Record.Turns[d.At]
	if turn.Seat != d.Seat || turn.Move != d.Move {
		t.Errorf("turn %d: %+v is not %+v", d.At, d, turn)
	}
	sum := 0.0
	for _, p := range d.Win {
		sum += p
	}
	if len(d.Win) != m.State.Seats() || math.Abs(sum-1) > 0.001 {
		t.Errorf("turn %d: the chances are %v", d.At, d.Win)
	}
	if len(d.Options) < 2 || d.Played().Visits == 0 && d.Played().Win == 0 && d.Cost > 0 || d.Cost < 0 || d.Cost > 1 ||
		d.Cost > 0 && (d.Best().Move == d.Move || d.Played().Win >= d.Best().Win) {
		t.Errorf("turn %d: %+v", d.At, d)
	}
	if !slices.ContainsFunc(d.Options, func(o analysis.Option) bool { return o.Move == d.Move }) {
		t.Errorf("turn %d: what was played is not among %+v", d.At, d.Options)
	}
	for i, o := range d.Options {
		if slices.ContainsFunc(d.Options[:i], func(p analysis.Option) bool { return p.Move == o.Move }) || o.Win < 0 ||
			o.Win > 1 {
			t.Errorf("turn %d: %+v", d.At, d.Options)
		}
	}
}

// checkSources compares the score sheets with the match.
func checkSources(t *testing.T, m *game.Match, r *analysis.Report) {
	t.Helper()
	rounds, sheet := r.ByRound(), m.State.Sheet()
	for line, category := range sheet {
		if r.Sources.Keys[line] != category.Key || !slices.Equal(rounds[len(rounds)-1].Points[line], category.Points) {
			t.Errorf("%s: %v, not %v", r.Sources.Keys[line], rounds[len(rounds)-1].Points[line], category.Points)
		}
	}
	if n := m.State.(game.Rounded).Rounds(); len(r.Rounds) != n || len(rounds) != n {
		t.Errorf("%d rounds: begun %v, ended %v", n, r.Rounds, rounds)
	}
	for k, mark := range rounds[:len(rounds)-1] {
		before, err := m.Upto(r.Rounds[k+1])
		must(t, err)
		for line, category := range before.State.Sheet() {
			if mark.At != r.Rounds[k+1] || !slices.Equal(mark.Points[line], category.Points) {
				t.Errorf("round %d, %s: %v, not %v", k+1, category.Key, mark.Points[line], category.Points)
			}
		}
	}
	winners := 0.0
	for seat, share := range r.Final {
		if (share > 0) != (m.State.Rank(game.Seat(seat)) == 1) {
			t.Errorf("seat %d has %v of the victory", seat+1, share)
		}
		winners += share
	}
	if math.Abs(winners-1) > 0.001 {
		t.Errorf("the victory: %v", r.Final)
	}
}

// TestDecisionsDependOnlyOnWhatTheirSeatSaw reproduces every decision from the view of its seat only.
func TestDecisionsDependOnlyOnWhatTheirSeatSaw(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		m := k.played(t, bot.Random, 4, nil)
		r, err := analysis.Game(t.Context(), m, k.spec, nil)
		must(t, err)
		chance := game.NewRand(5)
		for i := 0; i < len(r.Decisions); i += 1 + len(r.Decisions)/25 {
			d := r.Decisions[i]
			before, err := m.Upto(d.At)
			must(t, err)
			view := before.View(d.Seat)
			other := view.Copy() // another world, which that seat cannot tell apart from this one
			other.Determinize(d.Seat, &chance)
			other.Mask(d.Seat)
			for _, v := range []game.State{view, other} {
				again, err := analysis.Weigh(t.Context(), v, d.Seat, d.Move, k.spec.At(d.At))
				must(t, err)
				again.At = d.At
				if again.Cost != d.Cost { // one of the largest
					again, err = analysis.Remeasure(t.Context(), v, again, k.spec.At(d.At))
					must(t, err)
				}
				if !reflect.DeepEqual(again, d) {
					t.Fatalf("turn %d: %+v, then %+v", d.At, d, again)
				}
			}
		}
	})
}

func TestAnalysesAtTheSameTimeAgree(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		k.spec.Iterations = 8
		m := k.played(t, bot.Random, 6, nil)
		var reports [2]*analysis.Report
		var wait sync.WaitGroup
		for i := range reports {
			wait.Go(func() { reports[i], _ = analysis.Game(t.Context(), m, k.spec, nil) })
		}
		wait.Wait()
		if reports[0] == nil || !reflect.DeepEqual(reports[0], reports[1]) {
			t.Error("two analyses of one game differ")
		}
		k.spec.Seed++
		other, err := analysis.Game(t.Context(), m, k.spec, nil)
		must(t, err)
		if reflect.DeepEqual(reports[0].Decisions, other.Decisions) {
			t.Error("the seed changes nothing")
		}
	})
}

func TestAnalysisCanBeStopped(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		m := k.played(t, bot.Random, 7, nil)
		ctx, stop := context.WithCancel(t.Context())
		calls := 0
		r, err := analysis.Game(ctx, m, k.spec, func(done, _ int) {
			calls++
			if done == 3 {
				stop()
			}
		})
		if r != nil || !errors.Is(err, context.Canceled) || calls != 4 {
			t.Errorf("%v, %v after %d", r, err, calls)
		}
		m, err = m.Upto(len(m.Record.Turns) - 1)
		must(t, err)
		if _, err := analysis.Game(t.Context(), m, k.spec, nil); !errors.Is(err, analysis.ErrUnfinished) {
			t.Error(err)
		}
	})
}

// TestGivenTurnsAreNotAnalysed: decisions inherited from another game are nobody's here.
func TestGivenTurnsAreNotAnalysed(t *testing.T) {
	k := all[0]
	m := k.played(t, bot.Random, 8, nil)
	m.Record.Given = len(m.Record.Turns) / 2
	r, err := analysis.Game(t.Context(), m, k.spec, nil)
	must(t, err)
	if len(r.Decisions) == 0 || r.Decisions[0].At < m.Record.Given || r.Sources.Marks[0].At != 0 {
		t.Errorf("%+v", r.Decisions[0])
	}
}

func TestReportsAreWrittenAndRead(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		m := k.played(t, bot.Random, 9, nil)
		k.spec.Iterations = 8
		r, err := analysis.Game(t.Context(), m, k.spec, nil)
		must(t, err)
		text, err := r.Encode(k.game.Lexicon())
		must(t, err)
		again, err := analysis.Decode(text, k.game)
		must(t, err)
		if !reflect.DeepEqual(again, r) {
			t.Error("what is read is not what was written")
		}
		other := pharaonkit.Game
		if k.game == pharaonkit.Game {
			other = kemetkit.Game
		}
		for name, bad := range map[string]struct {
			text string
			game game.Game
		}{
			"another game": {string(text), other},
			"cut off":      {string(text[:len(text)/2]), k.game},
			"nothing":      {"", k.game},
			"another kind": {`{"format":0}`, k.game},
		} {
			if _, err := analysis.Decode([]byte(bad.text), bad.game); !errors.Is(err, analysis.ErrText) {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}
