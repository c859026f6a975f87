package arena_test

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ennead/arena"
	"ennead/game"
)

func climb(t *testing.T, c arena.Config) arena.Ladder {
	t.Helper()
	l, err := arena.Rate(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestLadderOrdersBots(t *testing.T) {
	for players := 2; players <= 4; players++ {
		l := climb(t, harvests(t, players, 60, "greedy", "random", "mcts:200"))
		if len(l.Rungs) != 3 || len(l.Pairs) != 3 {
			t.Fatalf("%d rungs and %d pairs of three bots", len(l.Rungs), len(l.Pairs))
		}
		greedy, random, search := l.Rungs[0], l.Rungs[1], l.Rungs[2]
		if greedy.Rating != 0 || greedy.RatingCI95 != [2]float64{} {
			t.Errorf("the first bot is rated %+v", greedy)
		}
		if random.Rating >= 0 || search.RatingCI95[0] <= 0 || random.Ahead >= greedy.Ahead ||
			greedy.Ahead >= search.Ahead {
			t.Errorf("%d players: %+v", players, l.Rungs)
		}
		for _, r := range l.Rungs {
			if r.Games != 120 || r.RatingCI95[0] > r.Rating || r.RatingCI95[1] < r.Rating {
				t.Errorf("%+v", r)
			}
		}
	}
}

// A pair of the ladder is the match that Run would play, and its share is computed from that match's games.
func TestLadderPlaysTheMatches(t *testing.T) {
	c := harvests(t, 3, 12, "greedy", "random", "mcts:20")
	l := climb(t, c)
	names := []string{"greedy random", "greedy mcts:20", "random mcts:20"}
	for i, pair := range l.Pairs {
		if got := pair.Bots[0].Bot + " " + pair.Bots[1].Bot; got != names[i] {
			t.Errorf("pair %d is %s, want %s", i, got, names[i])
		}
		match := harvests(t, 3, 12, strings.Fields(names[i])...)
		if r := run(t, match); !reflect.DeepEqual(r.Bots, pair.Bots[:]) {
			t.Errorf("%s: %+v, alone %+v", names[i], pair.Bots, r.Bots)
		}
		if pair.AheadCI95[0] > pair.Ahead || pair.AheadCI95[1] < pair.Ahead || pair.Ahead < 0 || pair.Ahead > 1 {
			t.Errorf("%s: %v %v", names[i], pair.Ahead, pair.AheadCI95)
		}
	}
}

// A bot is even against itself: exactly so with two seats that play every shuffle in both orders.
func TestABotIsAsStrongAsItself(t *testing.T) {
	for players := 2; players <= 4; players++ {
		l := climb(t, harvests(t, players, 240, "greedy", "greedy"))
		if p := l.Pairs[0]; p.AheadCI95[0] > 0.5 || p.AheadCI95[1] < 0.5 || math.Abs(p.Ahead-0.5) > 0.1 {
			t.Errorf("%d players: ahead %.3f %v", players, p.Ahead, p.AheadCI95)
		}
		if r := l.Rungs[1]; r.RatingCI95[0] > 0 || r.RatingCI95[1] < 0 {
			t.Errorf("%d players: %+v", players, r)
		}
	}
}

// All pairs and all rotations play the same shuffles: up to the first choice their records agree.
func TestPairsShareTheirShuffles(t *testing.T) {
	shuffles := map[string]int{}
	c := harvests(t, 2, 4, "greedy", "random", "mcts:5")
	c.Record = func(_ int, r *game.Record) error {
		var chance []string
		for _, turn := range r.Turns {
			if turn.Seat != game.Nature {
				break
			}
			chance = append(chance, harvestWords.Text(turn.Move))
		}
		shuffles[strings.Join(chance, ",")]++
		return nil
	}
	climb(t, c)
	if got := slices.Sorted(func(yield func(int) bool) {
		for _, n := range shuffles {
			if !yield(n) {
				return
			}
		}
	}); !slices.Equal(got, []int{6, 6}) {
		t.Errorf("three pairs and two rotations of two deals: %v", shuffles)
	}
}

func TestLadderIsAFunctionOfItsSeed(t *testing.T) {
	ladder := func(seed uint64, jobs int) arena.Ladder {
		c := harvests(t, 3, 10, "greedy", "random", "mcts:30")
		c.Seed, c.Jobs = seed, jobs
		l := climb(t, c)
		l.Seconds = 0
		return l
	}
	if one, two := ladder(3, 1), ladder(3, 4); !reflect.DeepEqual(one, two) {
		t.Errorf("%+v\n%+v", one, two)
	}
	if one, two := ladder(3, 2), ladder(4, 2); reflect.DeepEqual(one, two) {
		t.Error("another seed gives the same games")
	}
}

func TestLadderCountsAndStops(t *testing.T) {
	var seen, records []int
	c := harvests(t, 2, 3, "random", "random", "random")
	c.Jobs = 1
	c.Progress = func(done int) { seen = append(seen, done) }
	c.Record = func(i int, _ *game.Record) error { records = append(records, i); return nil }
	climb(t, c)
	if want := []int{1, 2, 3, 4, 5, 6, 7, 8, 9}; !slices.Equal(seen, want) || len(records) != 9 || records[8] != 8 {
		t.Errorf("progress %v, records %v", seen, records)
	}
	c = harvests(t, 2, 3, "random")
	if _, err := arena.Rate(t.Context(), c); !errors.Is(err, arena.ErrConfig) {
		t.Errorf("one bot: %v", err)
	}
	c = harvests(t, 2, 0, "random", "greedy")
	if _, err := arena.Rate(t.Context(), c); !errors.Is(err, arena.ErrConfig) {
		t.Errorf("no games: %v", err)
	}
}

func TestLadderJSON(t *testing.T) {
	text, err := json.Marshal(climb(t, harvests(t, 2, 4, "random", "greedy")))
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{`"game":"harvest"`, `"players":2`,
		`"bots":[{"bot":"random","rating":0,"rating_ci95":[0,0],"games":4,"ahead":`,
		`"pairs":[{"bots":[{"bot":"random"`, `"ahead_ci95":[`} {
		if !strings.Contains(string(text), key) {
			t.Errorf("%s is not in %s", key, text)
		}
	}
}
