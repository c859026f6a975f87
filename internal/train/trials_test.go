package train

import (
	"context"
	"errors"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// fair is a game in which chance makes one of two seats rich, which is worth twenty points. In turn they take a coin,
// worth three, or instead the rich one a shell and the other nothing, which are worth nothing.
type fair struct {
	game.State
	rich          game.Seat
	made          int
	coins, shells [2]int
}

const (
	richness = iota
	coin
	shell
	nothing

	takings = 16
)

func (f *fair) Seats() int            { return 2 }
func (f *fair) Copy() game.State      { c := *f; return &c }
func (f *fair) CopyFrom(o game.State) { *f = *o.(*fair) }
func (f *fair) Mask(game.Seat)        {}
func (f *fair) Weight(game.Move) int  { return 1 }

func (f *fair) Owing() game.Seats {
	switch {
	case f.made == 0:
		return game.Nature.Set()
	case f.made > takings:
		return 0
	}
	return game.Seat(f.made % 2).Set()
}

func (f *fair) Moves(dst []game.Move, seat game.Seat) []game.Move {
	switch seat {
	case game.Nature:
		return append(dst, game.Move{A: 0}, game.Move{A: 1})
	case f.rich:
		return append(dst, game.Move{Verb: coin}, game.Move{Verb: shell})
	}
	return append(dst, game.Move{Verb: coin}, game.Move{Verb: nothing})
}

func (f *fair) Play(seat game.Seat, m game.Move, _ *game.Log) {
	f.made++
	switch m.Verb {
	case richness:
		f.rich = game.Seat(m.A)
	case coin:
		f.coins[seat]++
	case shell:
		f.shells[seat]++
	}
}

func (f *fair) Score(seat game.Seat) int {
	if seat == f.rich {
		return 20 + 3*f.coins[seat]
	}
	return 3 * f.coins[seat]
}

// fairs are the rules of a fair.
type fairs struct{ game.Game }

func (fairs) New(game.Setup) (game.State, error) { return &fair{}, nil }
func (fairs) ID() string                         { return "fair" }
func (fairs) Players() (least, most int)         { return 2, 2 }

// fairKit has an evaluator that counts coins and shells, each for one point, and sees who takes next.
var fairKit = &gamekit.Kit{Game: fairs{}, Fit: &gamekit.Fit{
	Fits: 1, Features: 3,
	New: func() (weights.Tables, bot.Evaluator) {
		return weights.Tables{{{1, 1, 0}}}, func(game.State, []float32) {}
	},
	Sights: func(s game.State) []gamekit.Sight {
		f, all := s.(*fair), make([]gamekit.Sight, 2)
		for seat := range all {
			all[seat].Features = []float32{float32(f.coins[seat]), float32(f.shells[seat]), 0}
			if f.Owing().Has(game.Seat(seat)) {
				all[seat].Features[2] = 1
			}
		}
		return all
	},
}}

// Only the rich have shells, so whoever has shells is ahead. Trials see that shells bring nothing all the same.
func TestTrialsTellCauseFromCorrelation(t *testing.T) {
	c := &Course{Kit: fairKit, Dir: filepath.Join(t.TempDir(), "course"), Jobs: 2, Settings: Settings{
		Game: "fair", Bot: "random", Players: []int{2}, Games: 200, Seed: 1, Part: 1,
		Trials: 8, Share: 0.5, Playout: "random",
	}}
	learnt, _ := run(t, c, 1)
	if w := learnt[0][0]; math.Abs(float64(w[0])-3) > 0.2 || math.Abs(float64(w[1])) > 0.2 {
		t.Errorf("a coin is worth %.2f points and a shell %.2f, not 3 and 0", w[0], w[1])
	}
}

// Trials teach the evaluator of every game, with two players and with three.
func TestTrialsOfEveryGame(t *testing.T) {
	for _, k := range games.Kits {
		c := trying(t, k.ID())
		c.Share = 0.02
		teaches(t, c, 50)
	}
}

// trying returns a short course of trials of two, with random play.
func trying(t *testing.T, id string) *Course {
	t.Helper()
	c := course(t, id)
	c.Lambda, c.Own, c.Games = 0, 0, fresh
	c.Trials, c.Share, c.Playout = 3, 0.05, "random"
	return c
}

// A course of trials that is interrupted goes on where it was, and learns what it would have learnt; so does one that
// plays more games at a time.
func TestTrialsInterrupted(t *testing.T) {
	whole := trying(t, "pyramidion")
	whole.Games = 30
	_, want := run(t, whole, 1)

	parts := trying(t, "pyramidion")
	parts.Games, parts.Jobs = 30, 2
	ctx, stop := context.WithCancel(t.Context())
	parts.Progress = func(_ Step, done, _ int) {
		if done > batch {
			stop()
		}
	}
	if _, err := parts.Run(ctx, 1); !errors.Is(err, context.Canceled) {
		t.Fatalf("interrupted: %v", err)
	}
	played := 0
	parts.Progress = func(Step, int, int) { played++ }
	_, got := run(t, parts, 1)
	if played != 30-batch {
		t.Errorf("it played %d games when it went on, not %d", played, 30-batch)
	}
	equal(t, got, want, 3)
}

// Without lines there is nothing to learn, and the weights stay as they are.
func TestNoTrials(t *testing.T) {
	c := trying(t, "pyramidion")
	c.Share = 1e-9
	var point Point
	c.Learnt = func(r Round) { point = r.Points[0] }
	learnt, _ := run(t, c, 1)
	if before, _ := c.Kit.Fit.New(); point.Samples != 0 || !same(learnt[0], before[0]) {
		t.Errorf("%d samples, or other weights", point.Samples)
	}
}

// A file that does not hold the trials of this game is an error.
func TestForeignTrials(t *testing.T) {
	for _, text := range []string{
		"", "no JSON", `{"games": -1}`, `{"games": 3, "from": {"xy": [1]}, "fresh": {"xx": [[1]]}}`,
	} {
		c := trying(t, "pyramidion")
		path := filepath.Join(c.Dir, "round-001", "games", "2-trials.json")
		if err := replace(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Run(t.Context(), 1); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestCheckTrials(t *testing.T) {
	for name, spoil := range map[string]func(*Settings){
		"fewer than no lines":        func(s *Settings) { s.Trials = -2 },
		"one line":                   func(s *Settings) { s.Trials = 1 },
		"for a network":              func(s *Settings) { s.Times, s.Bot = 1, "mcts:8" },
		"very many lines":            func(s *Settings) { s.Trials = mostTrials + 1 },
		"of no choice":               func(s *Settings) { s.Share = 0 },
		"of more than all choices":   func(s *Settings) { s.Share = 1.1 },
		"played out by no bot":       func(s *Settings) { s.Playout = "dragon" },
		"played out by the clock":    func(s *Settings) { s.Playout = "mcts:30/within=1s" },
		"of a share that is unknown": func(s *Settings) { s.Share = math.NaN() },
	} {
		c := trying(t, "osiris")
		spoil(&c.Settings)
		if _, err := c.Run(t.Context(), 1); !errors.Is(err, ErrSettings) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
