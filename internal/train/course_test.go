package train

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/weights"
)

// course returns a short course at random play of two.
func course(t *testing.T, id string) *Course {
	t.Helper()
	s := Settings{Game: id, Bot: "random", Players: []int{2}, Games: 30, Seed: 1, Lambda: 1, Ridge: 0.01, Own: 0.1,
		Part: 0.6}
	return &Course{Settings: s, Kit: games.Kit(id), Dir: filepath.Join(t.TempDir(), "course"), Jobs: 1}
}

// run runs a course, and returns what it learnt and the files of its folder.
func run(t *testing.T, c *Course, rounds int) (weights.Tables, map[string]string) {
	t.Helper()
	w, err := c.Run(t.Context(), rounds)
	if err != nil {
		t.Fatal(err)
	}
	return w, files(t, c.Dir)
}

// files returns the files of a folder by their paths in it.
func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		all[strings.TrimPrefix(path, dir)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// equal checks that two folders have the same files, and how many.
func equal(t *testing.T, got, want map[string]string, count int) {
	t.Helper()
	for name, text := range want {
		if got[name] != text {
			t.Errorf("%s:\n%s\nnot\n%s", name, got[name], text)
		}
	}
	if len(got) != len(want) || len(want) != count {
		t.Errorf("%d files, and %d, not %d", len(got), len(want), count)
	}
}

// The evaluator of every game learns from random play, for two players and with those of three.
func TestEveryGame(t *testing.T) {
	for _, k := range games.Kits {
		c := course(t, k.ID())
		c.Games = fresh
		teaches(t, c, 100)
	}
}

// teaches checks that a round with two players and with three learns from so many samples, and changes their weights
// alone.
func teaches(t *testing.T, c *Course, samples int) {
	t.Helper()
	c.Players = []int{2, 3}
	var seen []Point
	c.Learnt = func(r Round) { seen = append(seen, r.Points...) }
	learnt, _ := run(t, c, 1)
	for i, p := range seen {
		if p.Players != i+2 || p.Samples < samples || !(p.Before > 0 && p.After > 0) || !p.Kept {
			t.Errorf("%s: %+v", c.Game, p)
		}
	}
	before, _ := c.Kit.Fit.New()
	if len(seen) != 2 || same(learnt[0], before[0]) || same(learnt[1], before[1]) || !same(learnt[2], before[2]) {
		t.Errorf("%s: %d points, or other tables changed than those of two and three players", c.Game, len(seen))
	}
}

func same(a, b [][]float32) bool { return slices.EqualFunc(a, b, slices.Equal) }

// A course that is interrupted goes on where it was, and learns what it would have learnt; so does one that plays more
// games at a time.
func TestInterrupted(t *testing.T) {
	whole := course(t, "pharaon")
	whole.Match = 6
	_, want := run(t, whole, 2)

	parts := course(t, "pharaon")
	parts.Match, parts.Jobs = 6, 2
	ctx, stop := context.WithCancel(t.Context())
	parts.Progress = func(s Step, done, _ int) {
		if s.Round == 2 && done == batch+3 {
			stop()
		}
	}
	if _, err := parts.Run(ctx, 2); !errors.Is(err, context.Canceled) {
		t.Fatalf("interrupted: %v", err)
	}
	played := 0
	parts.Progress = func(s Step, _, _ int) {
		if !s.Match {
			played++
		}
	}
	_, got := run(t, parts, 2)
	if played != 30-batch {
		t.Errorf("it played %d games when it went on, not %d", played, 30-batch)
	}
	equal(t, got, want, 5)
	other := course(t, "pharaon")
	other.Dir, other.Lambda = parts.Dir, 0.5
	if _, err := other.Run(t.Context(), 1); !errors.Is(err, ErrOther) {
		t.Errorf("with other settings: %v", err)
	}
}

// Weights that lose are dropped, those that win are kept.
func TestCompare(t *testing.T) {
	c := course(t, "pharaon")
	c.Bot, c.Match = "greedy", 20
	good, _ := c.Kit.Fit.New()
	bad := good.Copy()
	for _, set := range bad[0] {
		for i := range set {
			set[i] = -set[i]
		}
	}
	for _, test := range []struct {
		now, next weights.Tables
		kept      bool
	}{{good, bad, false}, {bad, good, true}} {
		p := Point{Players: 2}
		if err := c.compare(t.Context(), 1, &p, test.now, test.next); err != nil {
			t.Fatal(err)
		}
		m := p.Match
		if p.Kept != test.kept || m.Games != 20 || m.Wins > m.CI95[1] || (m.Margin > 0) != test.kept {
			t.Errorf("kept %v: %+v", p.Kept, p.Match)
		}
	}
}

// An evaluator with weights of its own expects what the game's evaluator expects until its weights change; the game's
// does not change with them.
func TestEvaluating(t *testing.T) {
	for _, k := range games.Kits {
		s, err := k.New(game.Setup{Players: 2})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(1)
		for range 120 {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
		values := func(e bot.Evaluator) [2]float32 {
			var v [2]float32
			e(s, v[:])
			return v
		}
		want := values(k.Evaluator)
		w, own := k.Fit.New()
		if got := values(own); got != want {
			t.Errorf("%s: %v, not %v", k.ID(), got, want)
		}
		for _, set := range w[0] {
			for i := range set {
				set[i] += 3
			}
		}
		if got := values(own); got == want || got != values(k.Fit.Evaluating(w)) {
			t.Errorf("%s: other weights expect %v and %v, the usual ones %v", k.ID(), got,
				values(k.Fit.Evaluating(w)), want)
		}
		if got := values(k.Evaluator); got != want {
			t.Errorf("%s: the game's evaluator expects %v, not %v any longer", k.ID(), got, want)
		}
	}
}

// With lambda 1 only the end counts, with 0 only the next moment, and between them each later one less.
func TestLook(t *testing.T) {
	for lambda, want := range map[float64]float64{1: 40, 0: 10, 0.5: 0.5*10 + 0.25*20 + 0.25*40} {
		l := lesson{lambda: lambda}
		expected := []float64{40}
		for _, later := range []float32{20, 10} {
			l.look(expected, []float32{later})
		}
		if math.Abs(expected[0]-want) > 1e-9 {
			t.Errorf("with %v %v is expected, not %v", lambda, expected[0], want)
		}
	}
}

func TestCheck(t *testing.T) {
	for name, spoil := range map[string]func(*Settings){
		"a bot by the clock":  func(s *Settings) { s.Bot = "mcts:300/within=1s" },
		"a bot of no kind":    func(s *Settings) { s.Bot = "dragon" },
		"nobody":              func(s *Settings) { s.Players = nil },
		"one player":          func(s *Settings) { s.Players = []int{1} },
		"six players":         func(s *Settings) { s.Players = []int{6} },
		"two twice":           func(s *Settings) { s.Players = []int{2, 2} },
		"few games":           func(s *Settings) { s.Games = fresh - 1 },
		"very many games":     func(s *Settings) { s.Games = most + 1 },
		"a match of less":     func(s *Settings) { s.Match = -1 },
		"a lambda of more":    func(s *Settings) { s.Lambda = 1.1 },
		"no lambda":           func(s *Settings) { s.Lambda = math.NaN() },
		"a part of less":      func(s *Settings) { s.Part = -0.1 },
		"a ridge below zero":  func(s *Settings) { s.Ridge = -1 },
		"a prior below zero":  func(s *Settings) { s.Prior = -1 },
		"no limit of changes": func(s *Settings) { s.Most = math.NaN() },
	} {
		c := course(t, "osiris")
		spoil(&c.Settings)
		if _, err := c.Run(t.Context(), 1); !errors.Is(err, ErrSettings) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := os.Stat(c.Dir); err == nil {
			t.Errorf("%s: there is a folder", name)
		}
	}
	unfitted := course(t, "osiris")
	kit := *unfitted.Kit
	kit.Fit = nil
	unfitted.Kit = &kit
	if _, err := unfitted.Run(t.Context(), 1); !errors.Is(err, ErrSettings) {
		t.Errorf("without weights: %v", err)
	}
}

// Greedy bots that often choose at random score fewer points.
func TestStray(t *testing.T) {
	mean := func(odds float64) (sum float64) {
		c := course(t, "pharaon")
		c.Bot, c.Games, c.Stray = "greedy", fresh, odds
		records, err := c.games(t.Context(), Step{Players: 2}, c.Dir, c.Kit.Evaluator)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range records {
			m, err := game.Replay(c.Kit.Game, r)
			if err != nil {
				t.Fatal(err)
			}
			sum += float64(m.State.Score(0)+m.State.Score(1)) / 2 / fresh
		}
		return sum
	}
	if sober, drunk := mean(0), mean(0.5); drunk > sober-10 {
		t.Errorf("mean score %.1f, straying %.1f", sober, drunk)
	}
}

func TestMoveGoesPartOfTheWay(t *testing.T) {
	for _, c := range []struct {
		s    Settings
		want []float64
	}{
		{Settings{Part: 1}, []float64{2, -3, 0}},
		{Settings{Part: 0.5}, []float64{1.5, -1, 0}},
		{Settings{Part: 0.5, Most: 0.7}, []float64{1.5, 0.3, 0}},
	} {
		weights := []float64{2, -3, 0}
		c.s.move(weights, []float64{1, 1, 0})
		for k, w := range weights {
			if math.Abs(w-c.want[k]) > 1e-12 {
				t.Errorf("%+v: %v, want %v", c.s, weights, c.want)
				break
			}
		}
	}
}
