package train

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/internal/network"
)

// lessons returns a short course that teaches a network from short searches of two, from nothing.
func lessons(t *testing.T, id string) *Course {
	t.Helper()
	c := course(t, id)
	c.Bot, c.Games, c.Times = "mcts:8/turns=1", 21, 4
	kit := *c.Kit
	kit.Network, c.Kit = nil, &kit
	return c
}

func guess(t *testing.T, c *Course, rounds int) (*network.Network, map[string]string) {
	t.Helper()
	n, err := c.Guess(t.Context(), rounds)
	if err != nil {
		t.Fatal(err)
	}
	return n, files(t, c.Dir)
}

func written(t *testing.T, n *network.Network) string {
	t.Helper()
	var b bytes.Buffer
	if err := n.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A course of a network that is interrupted goes on where it was, and teaches what it would have taught; so does one
// that plays more games at a time. It guesses better after each round, in games that it has not seen.
func TestGuessInterrupted(t *testing.T) {
	whole := lessons(t, "pyramidion")
	whole.Match, whole.Players, whole.Stray, whole.Games = 2, []int{2, 3}, 0.05, 41
	var seen []Guessed
	whole.Guesses = func(g Guessed) { seen = append(seen, g) }
	learnt, want := guess(t, whole, 2)
	for i, g := range seen {
		if g.Round != i+1 || g.Choices < 1000 || g.After >= g.Before || g.Same <= 0 || len(g.Matches) != 2 ||
			g.Matches[1].Players != 3 || g.Matches[1].Games != 2 {
			t.Errorf("%+v", g)
		}
	}

	parts := lessons(t, "pyramidion")
	parts.Match, parts.Players, parts.Stray, parts.Jobs, parts.Games = 2, []int{2, 3}, 0.05, 2, 41
	ctx, stop := context.WithCancel(t.Context())
	parts.Progress = func(s Step, done, _ int) {
		if s.Round == 2 && s.Players == 3 && done == 5 {
			stop()
		}
	}
	if _, err := parts.Guess(ctx, 2); !errors.Is(err, context.Canceled) {
		t.Fatalf("interrupted: %v", err)
	}
	played := 0
	parts.Progress = func(s Step, _, _ int) {
		if !s.Match {
			played++
		}
	}
	again, got := guess(t, parts, 2)
	if played != 41 {
		t.Errorf("it played %d games when it went on, not 41", played)
	}
	for name, text := range want {
		if got[name] != text {
			t.Errorf("%s differs", name)
		}
	}
	if len(got) != len(want) || len(want) != 5 || written(t, again) != written(t, learnt) {
		t.Errorf("%d files, not %d", len(got), len(want))
	}
	if file := want["/round-002/network.bin"]; seen[1].Kept != (file == written(t, learnt)) {
		t.Errorf("kept %v, and the course returns the other network", seen[1].Kept)
	}
}

// The games of a course can be kept, and fitted again by another. A file of games that is none is an error.
func TestGuessKeeps(t *testing.T) {
	c := lessons(t, "pyramidion")
	c.Keep = true
	first, all := guess(t, c, 1)
	if len(all) != 5 { // settings, round, network and two batches of games
		t.Fatalf("%d files", len(all))
	}
	other := lessons(t, "pyramidion")
	games := func(c *Course) string { return filepath.Join(c.Dir, "round-001", "games") }
	if err := os.CopyFS(games(other), os.DirFS(games(c))); err != nil {
		t.Fatal(err)
	}
	other.Progress = func(Step, int, int) { t.Error("it plays") }
	if n, _ := guess(t, other, 1); written(t, n) != written(t, first) {
		t.Error("the same games teach another network")
	}
	foreign := lessons(t, "osiris")
	foreign.Keep = true
	guess(t, foreign, 1)
	theirs, err := os.ReadFile(filepath.Join(games(foreign), "2-000000.gob.gz"))
	if err != nil {
		t.Fatal(err)
	}
	for what, file := range map[string][]byte{
		"nothing": nil, "no games": []byte("no games"), "half of them": theirs[:len(theirs)/2],
		"without its end": theirs[:len(theirs)-4], "another game's": theirs,
	} {
		broken := lessons(t, "pyramidion")
		if err := os.MkdirAll(games(broken), 0o750); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(games(broken), "2-000000.gob.gz"), file, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := broken.Guess(t.Context(), 1); err == nil || !strings.Contains(err.Error(), "2-000000.gob.gz") {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// A network that loses is dropped, one that wins is kept. The one that loses believes in what searches like least.
func TestJudge(t *testing.T) {
	c := lessons(t, "osiris")
	c.Bot, c.Games, c.Match = "mcts:400/prior=10", fresh, 10
	var liked, disliked []network.Choice
	err := c.searches(t.Context(), Step{Round: 1, Players: 2}, c.Dir, nil, func(of []network.Choice) {
		for _, choice := range of {
			liked = append(liked, choice)
			choice.Shares = slices.Clone(choice.Shares)
			for i, share := range choice.Shares {
				choice.Shares[i] = (1 - share) / float32(max(len(choice.Shares)-1, 1))
			}
			disliked = append(disliked, choice)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	taught := func(choices []network.Choice) *network.Network {
		n := network.New(c.Kit.Game, c.Kit.Observer)
		n.Learn(choices, 20, 1)
		return n
	}
	good, bad := taught(liked), taught(disliked)
	for _, test := range []struct {
		now, next *network.Network
		kept      bool
	}{{bad, good, true}, {good, bad, false}} {
		g := Guessed{Round: 1}
		if err := c.judge(t.Context(), &g, test.now, test.next); err != nil {
			t.Fatal(err)
		}
		if m := g.Matches[0]; g.Kept != test.kept || (m.Margin > 0) != test.kept {
			t.Errorf("kept %v: %+v", g.Kept, m)
		}
	}
}

func TestCheckNetwork(t *testing.T) {
	for name, spoil := range map[string]func(*Course){
		"a bot that does not search": func(c *Course) { c.Bot = "greedy" },
		"never":                      func(c *Course) { c.Times, c.Kit.Fit = -1, nil },
		"a bot without a prior":      func(c *Course) { c.Bot = "mcts:8/prior=0" },
		"very often":                 func(c *Course) { c.Times = maxTimes + 1 },
		"nobody":                     func(c *Course) { c.Players = []int{0} },
		"six players":                func(c *Course) { c.Players = []int{6} },
		"nothing to observe":         func(c *Course) { c.Kit.Observer = nil },
	} {
		c := lessons(t, "osiris")
		spoil(c)
		if _, err := c.Guess(t.Context(), 1); !errors.Is(err, ErrSettings) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := os.Stat(c.Dir); err == nil {
			t.Errorf("%s: there is a folder", name)
		}
	}
	if c := lessons(t, "tekhenu"); len(c.All(c.Kit)) != 4 {
		t.Errorf("a network learns from %v players", c.All(c.Kit))
	}
}
