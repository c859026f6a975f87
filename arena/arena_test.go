package arena_test

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
)

func enter(t testing.TB, evaluator bot.Evaluator, specs ...string) (entrants []arena.Entrant) {
	t.Helper()
	for _, text := range specs {
		spec, err := bot.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		entrants = append(entrants, arena.Enter(spec, evaluator))
	}
	return entrants
}

func harvests(t testing.TB, players, games int, specs ...string) arena.Config {
	return arena.Config{Game: harvestGame{}, Setup: game.Setup{Players: players}, Games: games, Seed: 7, Jobs: 2,
		Bots: enter(t, harvestValue, specs...)}
}

func run(t *testing.T, c arena.Config) arena.Result {
	t.Helper()
	r, err := arena.Run(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// expectAhead checks that the first bot wins significantly more than the second.
func expectAhead(t *testing.T, c arena.Config) {
	t.Helper()
	r := run(t, c)
	a, b := r.Bots[0], r.Bots[1]
	t.Logf("%d players: %s wins %.3f [%.3f %.3f] margin %+.2f [%+.2f %+.2f] rank %.2f; %s wins %.3f margin %+.2f",
		c.Setup.Players,
		a.Bot, a.WinRate, a.WinRateCI95[0], a.WinRateCI95[1], a.Margin, a.MarginCI95[0], a.MarginCI95[1], a.RankMean,
		b.Bot, b.WinRate, b.Margin)
	if a.WinRateCI95[0] <= b.WinRate {
		t.Errorf("%s does not beat %s: %.3f [%.3f %.3f] against %.3f", a.Bot, b.Bot, a.WinRate, a.WinRateCI95[0],
			a.WinRateCI95[1], b.WinRate)
	}
}

func TestMoreThoughtWinsMore(t *testing.T) {
	for _, pair := range [][2]string{{"greedy", "random"}, {"mcts:200", "greedy"}, {"mcts:400", "mcts:20"}} {
		for players := 2; players <= 4; players++ {
			expectAhead(t, harvests(t, players, 120, pair[0], pair[1]))
		}
	}
}

func TestResultDoesNotDependOnJobs(t *testing.T) {
	var results []arena.Result
	for _, jobs := range []int{0, 1, 3} {
		c := harvests(t, 3, 10, "mcts:30", "random")
		c.Jobs = jobs
		r := run(t, c)
		r.Seconds, r.ChoicesPerSecond = 0, 0
		results = append(results, r)
	}
	if !reflect.DeepEqual(results[0], results[1]) || !reflect.DeepEqual(results[0], results[2]) {
		t.Errorf("different numbers of jobs gave different results: %+v", results)
	}
}

func TestEveryDealIsPlayedInEveryRotation(t *testing.T) {
	shuffles := map[string][]string{} // keyed by the goods dealt and the first die: who sat where
	c := harvests(t, 3, 12, "mcts:2", "random")
	c.Record = func(_ int, r *game.Record) error {
		var chance []string
		for _, turn := range r.Turns[:4] {
			chance = append(chance, harvestWords.Text(turn.Move))
		}
		key := strings.Join(chance, ",")
		shuffles[key] = append(shuffles[key], strings.Join(r.Names, " "))
		return nil
	}
	run(t, c)
	if len(shuffles) != 4 {
		t.Fatalf("12 games of 3 seats should be 4 deals, not %d", len(shuffles))
	}
	want := []string{"mcts:2 mcts:2 random", "mcts:2 random mcts:2", "random mcts:2 mcts:2"}
	for key, seatings := range shuffles {
		slices.Sort(seatings)
		if !slices.Equal(seatings, want) {
			t.Errorf("deal %s was played as %q", key, seatings)
		}
	}
}

func TestTwoBotsAtFourSeatsAlternate(t *testing.T) {
	seatings := map[string]int{}
	c := harvests(t, 4, 6, "mcts:2", "random")
	c.Record = func(_ int, r *game.Record) error { seatings[strings.Join(r.Names, " ")]++; return nil }
	r := run(t, c)
	if seatings["mcts:2 random mcts:2 random"] != 3 || seatings["random mcts:2 random mcts:2"] != 3 {
		t.Errorf("seated %v", seatings)
	}
	if r.Bots[0].Games != 12 || r.Bots[1].Games != 12 {
		t.Errorf("two seats in six games should count as 12 games: %+v", r.Bots)
	}
	if sum := r.Bots[0].Wins + r.Bots[1].Wins; math.Abs(sum-6) > 1e-9 {
		t.Errorf("six games were won %v times", sum)
	}
}

func TestRecordsReplay(t *testing.T) {
	scores := 0
	c := harvests(t, 2, 4, "greedy", "random")
	c.Record = func(i int, r *game.Record) error {
		s, err := c.Game.New(r.Setup)
		if err != nil {
			return err
		}
		for _, turn := range r.Turns {
			if !slices.Contains(s.Moves(nil, turn.Seat), turn.Move) {
				t.Errorf("game %d: %v is not legal", i, turn)
			}
			s.Play(turn.Seat, turn.Move, nil)
		}
		if s.Owing() != 0 {
			t.Errorf("game %d is not over", i)
		}
		scores += s.Score(0) + s.Score(1)
		return nil
	}
	r := run(t, c)
	if got := 4 * (r.Bots[0].ScoreMean + r.Bots[1].ScoreMean); math.Abs(got-float64(scores)) > 1e-6 {
		t.Errorf("records end with %d points, the result says %v", scores, got)
	}
	// Per game and seat: six turns and a bid. Per game: a shuffle for each seat and a die each turn.
	if r.Choices != 4*2*7 || r.ChanceMoves != 4*(2+12) {
		t.Errorf("%d choices and %d chance moves", r.Choices, r.ChanceMoves)
	}
}

func TestResultJSON(t *testing.T) {
	text, err := json.Marshal(run(t, harvests(t, 2, 2, "random")))
	if err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	if err := json.Unmarshal(text, &doc); err != nil {
		t.Fatal(err)
	}
	keys := func(m map[string]any) (names []string) {
		for name := range m {
			names = append(names, name)
		}
		slices.Sort(names)
		return names
	}
	if got, want := keys(doc), []string{"bots", "chance_moves", "choices", "choices_per_second", "game", "games",
		"seconds"}; !slices.Equal(got, want) {
		t.Errorf("keys %q, want %q", got, want)
	}
	first := doc["bots"].([]any)[0].(map[string]any)
	if got, want := keys(first), []string{"bot", "games", "score_mean", "win_rate", "win_rate_ci95",
		"wins"}; !slices.Equal(got, want) {
		t.Errorf("keys of a bot %q, want %q", got, want)
	}
}

func TestBadConfigurations(t *testing.T) {
	for name, spoil := range map[string]func(*arena.Config){
		"no bot": func(c *arena.Config) { c.Bots = nil },
		"too many bots": func(c *arena.Config) {
			c.Setup.Players = 2
			c.Bots = enter(t, harvestValue, "random", "random", "greedy")
		},
		"no games":      func(c *arena.Config) { c.Games = 0 },
		"no such setup": func(c *arena.Config) { c.Setup.Players = 9 },
	} {
		c := harvests(t, 3, 3, "random")
		spoil(&c)
		if _, err := arena.Run(t.Context(), c); !errors.Is(err, arena.ErrConfig) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// cheat chooses illegal moves.
type cheat struct{}

func (cheat) Choose(context.Context, game.State, game.Seat) (game.Move, error) {
	return game.Move{Verb: vThrow, A: 6}, nil
}

func TestIllegalChoicesAreRefused(t *testing.T) {
	c := harvests(t, 2, 4, "random")
	c.Bots = append(c.Bots, arena.Entrant{Name: "cheat", New: func(uint64) bot.Bot { return cheat{} }})
	if _, err := arena.Run(t.Context(), c); !errors.Is(err, arena.ErrIllegal) ||
		!strings.Contains(err.Error(), "game 1: seat 2") {
		t.Errorf("got %v", err)
	}
}

func TestErrorsStopTheSeries(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	c := harvests(t, 2, 1000, "mcts:1000")
	c.Progress = func(int) { stop() }
	if _, err := arena.Run(ctx, c); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	full := errors.New("disk full")
	c = harvests(t, 2, 10, "random")
	c.Record = func(int, *game.Record) error { return full }
	if _, err := arena.Run(t.Context(), c); !errors.Is(err, full) {
		t.Errorf("record failed: %v", err)
	}
}

func TestProgressCounts(t *testing.T) {
	var seen []int
	c := harvests(t, 2, 5, "random")
	c.Progress = func(done int) { seen = append(seen, done) }
	run(t, c)
	if !slices.Equal(seen, []int{1, 2, 3, 4, 5}) {
		t.Errorf("progress %v", seen)
	}
}
