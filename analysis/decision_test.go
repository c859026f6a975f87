package analysis_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"testing"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/sticks"
)

// TestBlundersAreFound makes a player pass in the last round who could still act five times or more.
func TestBlundersAreFound(t *testing.T) {
	k := all[0]
	pass, err := k.game.Lexicon().Parse("pass")
	must(t, err)
	k.spec.Iterations = 400
	for seed := range uint64(6) {
		m := k.played(t, bot.Greedy, seed, func(m *game.Match) bool {
			seat := m.State.Owing().First()
			moves := m.State.Moves(nil, seat)
			return m.State.(game.Rounded).Rounds() == 5 && slices.Contains(moves, pass) && len(moves) > 5
		})
		seat := m.State.Owing().First()
		view := m.View(seat)
		d, err := analysis.Weigh(t.Context(), view, seat, pass, k.spec)
		must(t, err)
		best := d.Best()
		if best.Move == pass || d.Cost == 0 && best.Win > 0.05 || best.Win > 0.4 && d.Cost < 0.2 {
			t.Errorf("passing leaves %.2f of %.2f and costs %.2f", d.Played().Win, best.Win, d.Cost)
		}
		d, err = analysis.Weigh(t.Context(), view, seat, best.Move, k.spec)
		must(t, err)
		if d.Cost != 0 || d.Best() != d.Played() || d.Win[seat] != d.Best().Win {
			t.Errorf("the best move costs %v: %+v", d.Cost, d)
		}
	}
}

// TestChanceGivesMoreAway: a random player gives away more than one who looks at each move.
func TestChanceGivesMoreAway(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		m, err := game.NewMatch(k.game, game.Record{Setup: game.Setup{Players: max(k.players, 2)}})
		must(t, err)
		players := []bot.Bot{bot.Spec{Kind: bot.Random}.New(nil, 1), bot.Spec{Kind: bot.Greedy}.New(k.spec.Evaluator,
			1), bot.Spec{Kind: bot.Greedy}.New(k.spec.Evaluator, 2)}
		chance := game.NewRand(13)
		for !m.Over() {
			seat := m.State.Owing().First()
			var move game.Move
			if seat == game.Nature {
				move, _ = chance.Roll(m.State, nil)
			} else {
				move, err = players[seat].Choose(t.Context(), m.View(seat), seat)
				must(t, err)
			}
			must(t, m.Play(seat, move))
		}
		k.spec.Iterations = 150
		r, err := analysis.Game(t.Context(), m, k.spec, nil)
		must(t, err)
		var cost, had [3]float64
		for _, d := range r.Decisions {
			cost[d.Seat] += d.Cost
			had[d.Seat] += d.Best().Win
		}
		random, greedy := cost[0]/had[0], cost[1]/had[1]
		t.Logf("given away: at random %.4f, greedily %.4f", random, greedy)
		if random < 1.5*greedy {
			t.Error("random play is too good")
		}
	})
}

// laid evaluates sticks by what lies on the banks.
func laid(s game.State, values []float32) {
	for i := range values {
		values[i] = float32(s.Score(game.Seat(i)))
	}
}

// TestLastChoice: when two players of sticks are level on points, the one who throws last wins by keeping any throw.
func TestLastChoice(t *testing.T) {
	spec := analysis.Spec{Evaluator: laid, Swing: bot.Swing{Base: 1, PerPoint: 1}, Iterations: 200, Seed: 1}
	m, err := game.NewMatch(sticks.Game,
		game.Record{Setup: game.Setup{Players: 2, Options: map[string]string{"rounds": "1"}}})
	must(t, err)
	for _, turn := range []string{"* amulet gold", "* amulet clay", "1 hide left", "2 hide left", "* throw 2", "1 keep",
		"1 lay red", "* throw 5"} {
		seat, text := turn[:1], turn[2:]
		who, err := game.ParseSeat(seat)
		must(t, err)
		move, err := sticks.Game.Lexicon().Parse(text)
		must(t, err)
		must(t, m.Play(who, move))
	}
	parse := func(text string) game.Move {
		move, err := sticks.Game.Lexicon().Parse(text)
		must(t, err)
		return move
	}
	d, err := analysis.Weigh(t.Context(), m.View(1), 1, parse("leave"), spec)
	must(t, err)
	if d.Cost < 0.95 || d.Best().Win < 0.99 || d.Win[1] < 0.99 || d.Played().Win > 0.01 {
		t.Errorf("leaving the winning throw: %+v", d)
	}
	d, err = analysis.Weigh(t.Context(), m.View(1), 1, parse("wear"), spec)
	must(t, err)
	if d.Cost != 0 {
		t.Errorf("winning by more is as good: %+v", d)
	}
	must(t, m.Play(1, parse("keep")))
	if _, err = analysis.Weigh(t.Context(), m.View(1), 1, parse("leave"), spec); !errors.Is(err,
		analysis.ErrNoDecision) {
		t.Errorf("an illegal move: %v", err)
	}
}

// TestGuessTellsNothingHidden: an explanation is the same, to the last digit, in every world that the asker cannot
// tell apart.
func TestGuessTellsNothingHidden(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		k.spec.Iterations = 800 // enough to try every move once in each world
		m := k.played(t, bot.Random, 11, nil)
		chance := game.NewRand(12)
		told, silent := 0, 0
		for at := 0; at < len(m.Record.Turns); at += 1 + chance.Intn(1+len(m.Record.Turns)/50) {
			turn := m.Record.Turns[at]
			before, err := m.Upto(at)
			must(t, err)
			asker := game.Seat(chance.Intn(before.State.Seats() + 1))
			if asker == game.Seat(before.State.Seats()) {
				asker = game.Spectator
			}
			if turn.Seat == game.Nature || asker == turn.Seat ||
				!before.State.VisibleTo(turn.Seat, turn.Move).Has(asker) {
				continue
			}
			views := [2]game.State{before.View(asker), nil}
			views[1] = views[0].Copy()
			views[1].Determinize(asker, &chance)
			views[1].Mask(asker)
			var texts [2][]string
			for i, view := range views {
				d, world, err := analysis.Guess(t.Context(), view, asker, turn.Seat, turn.Move, k.spec.At(at))
				switch {
				case errors.Is(err, analysis.ErrNoDecision):
					silent++
					continue
				case err != nil:
					t.Fatal(err)
				}
				told++
				texts[i] = append(texts[i], string(m.Game.Position(world)))
				for _, o := range d.Options {
					texts[i] = append(texts[i], k.game.Lexicon().Text(o.Move))
				}
				if d.Cost != 0 || len(d.Win) != before.State.Seats() || d.Played().Visits == 0 {
					t.Errorf("turn %d: %+v", at, d)
				}
				texts[i] = append(texts[i], fmt.Sprint(d, d.Explain(analysis.LabelIn(m.Game, world, turn.Seat))))
			}
			if !reflect.DeepEqual(texts[0], texts[1]) {
				t.Fatalf("turn %d, for seat %d: %q is not %q", at, asker+1, texts[0], texts[1])
			}
		}
		if told < 20 {
			t.Errorf("%d explanations, %d without", told, silent)
		}
		t.Logf("%d explanations, %d times none", told/2, silent/2)
	})
}

// TestChancesAreChances: of the seats given some chance of winning, about that share won.
func TestChancesAreChances(t *testing.T) {
	each(t, func(t *testing.T, k known) {
		const bins = 4
		games := uint64(24)
		if k.players == 1 { // two seats with the automaton, and greedy bots almost never win
			games = 6
		}
		var said, won, seats [bins]float64
		for seed := range games {
			var shares [][]float64
			n := 0
			m := k.played(t, bot.Greedy, seed, func(m *game.Match) bool {
				if n++; n%25 == 0 && m.State.Owing().First() != game.Nature {
					values, odds := make([]float32, m.State.Seats()), make([]float64, m.State.Seats())
					k.spec.Evaluator(m.State, values)
					k.spec.Swing.Shares(m.State, values, odds)
					shares = append(shares, odds)
				}
				return false
			})
			for _, odds := range shares {
				for seat, p := range odds {
					bin := min(int(p*bins), bins-1)
					said[bin] += p
					seats[bin]++
					if m.State.Rank(game.Seat(seat)) == 1 {
						won[bin]++
					}
				}
			}
		}
		for bin, n := range seats {
			if n < 40 {
				continue
			}
			t.Logf("said %.2f, won %.2f (%.0f)", said[bin]/n, won[bin]/n, n)
			if math.Abs(said[bin]-won[bin])/n > 0.2 {
				t.Errorf("chances of %.2f came true in %.2f of %.0f", said[bin]/n, won[bin]/n, n)
			}
		}
	})
}

func TestCostly(t *testing.T) {
	r := analysis.Report{Decisions: []analysis.Decision{
		{At: 1, Seat: 0, Cost: 0.1}, {At: 2, Seat: 1, Cost: 0.9}, {At: 3, Seat: 0}, {At: 4, Seat: 0, Cost: 0.3},
		{At: 5, Seat: 0, Cost: 0.1},
	}}
	var got []int
	for _, d := range r.Costly(0, 3) {
		got = append(got, d.At)
	}
	if !slices.Equal(got, []int{4, 1, 5}) || len(r.Costly(1, 3)) != 1 || len(r.Costly(2, 3)) != 0 {
		t.Error(got)
	}
}
