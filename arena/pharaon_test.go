package arena_test

import (
	"context"
	"flag"
	"testing"

	"ennead/arena"
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/evaluator"
	pharaonkit "ennead/games/pharaon/kit"
)

func pharaohs(t testing.TB, players, games int, specs ...string) arena.Config {
	return arena.Config{Game: pharaonkit.Game, Setup: game.Setup{Players: players}, Games: games, Seed: 1, Jobs: 2,
		Bots: enter(t, evaluator.Value, specs...)}
}

// middle returns a game in its third round, at the start of a turn, masked for the seat to move.
func middle(t testing.TB, players int) (game.State, game.Seat) {
	return reach(t, pharaonkit.Game, players, func(s game.State, fresh bool) bool {
		return s.(*pharaon.State).Round == 3 && fresh
	})
}

// BenchmarkRandomPlay measures whole random four-player games on one core.
func BenchmarkRandomPlay(b *testing.B) {
	choices := 0
	c := pharaohs(b, 4, 200, "random")
	c.Jobs = 1
	b.ReportAllocs()
	for b.Loop() {
		r, err := arena.Run(context.Background(), c)
		if err != nil {
			b.Fatal(err)
		}
		choices += r.Choices
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
}

func BenchmarkEvaluator(b *testing.B) {
	s, _ := middle(b, 4)
	values := make([]float32, s.Seats())
	for b.Loop() {
		evaluator.Value(s, values)
	}
}

var ladder = flag.Bool("ladder", false, "play the ladders of bots with more games and players; takes minutes")

func TestPharaonLadder(t *testing.T) {
	most := 2
	if *ladder {
		most = 4
	}
	for _, c := range []struct {
		better, worse string
		games         int
	}{{"greedy", "random", 12}, {"mcts:400", "greedy", 48}, {"mcts:400", "mcts:20", 24}} {
		for players := 2; players <= most; players++ {
			expectAhead(t, pharaohs(t, players, c.games, c.better, c.worse))
		}
	}
}

// The automaton's seat makes no choices; bots play against it as against any other opponent.
func TestPharaonSolo(t *testing.T) {
	for _, text := range []string{"random", "greedy", "mcts:50"} {
		r := run(t, pharaohs(t, 1, 10, text))
		if r.Bots[0].Games != 10 || r.Choices < 300 {
			t.Errorf("%s: %+v", text, r)
		}
		t.Logf("%s: wins %.2f, score %.1f, margin %+.1f", text, r.Bots[0].WinRate, r.Bots[0].ScoreMean,
			r.Bots[0].Margin)
	}
}

// A search of a real game allocates nothing either.
func TestPharaonSearchAllocatesNothing(t *testing.T) {
	s, seat := middle(t, 4)
	unallocated(t, s, seat, enter(t, evaluator.Value, "greedy", "mcts:300")...)
}
