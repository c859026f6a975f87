package cli

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/games"
)

// BenchmarkIterations measures the search with rollouts of 20 random choices, in the middle of a game.
func BenchmarkIterations(b *testing.B) {
	for _, g := range games.All() {
		least, most := g.Players()
		for players := least; players <= most; players++ {
			b.Run(fmt.Sprintf("%s/players=%d", g.ID(), players), func(b *testing.B) {
				start, err := g.New(game.Setup{Players: players})
				if err != nil {
					b.Fatal(err)
				}
				think := search(g, start, iterations)
				think(1) // buffers reach their size
				b.ReportAllocs()
				b.ResetTimer()
				done := think(b.N)
				b.ReportMetric(float64(done)/b.Elapsed().Seconds(), "iterations/s")
			})
		}
	}
}

// bench runs the shortest possible benchmark.
func bench(t *testing.T, lang string, asJSON bool, only ...string) string {
	t.Helper()
	c, text := paper(t, lang)
	ctx := t.Context()
	if err := (benchCommand{Only: only, Time: time.Microsecond, Dir: t.TempDir(), JSON: asJSON}).Run(c,
		&ctx); err != nil {
		t.Fatal(err)
	}
	c.Flush()
	return text.String()
}

// Every game has every figure, with its target; random play allocates nothing.
func TestBenchMeasuresEveryGame(t *testing.T) {
	var m measured
	if err := json.Unmarshal([]byte(bench(t, "en", true)), &m); err != nil {
		t.Fatal(err)
	}
	if m.Machine.Processors < 1 || !strings.HasPrefix(m.Machine.Go, "go") || len(m.Games) != len(games.All()) {
		t.Errorf("%+v, %d games", m.Machine, len(m.Games))
	}
	for i, g := range games.All() {
		seen := map[string]figure{}
		for _, f := range m.Games[i].Figures {
			seen[fmt.Sprint(f.What, f.Players)] = f
			if f.Value <= 0 || f.Aim > 0 && math.Abs(f.Ratio*f.Value/f.Aim-1) > 1e-9 || f.Aim == 0 && f.Ratio != 0 {
				t.Errorf("%s: %+v", g.ID(), f)
			}
		}
		least, most := g.Players()
		for players := least; players <= most; players++ {
			if f := seen[fmt.Sprint("random_play", players)]; f.Aim != 125 || f.PerSecond < 1000 ||
				f.Allocations == nil || *f.Allocations != 0 {
				t.Errorf("%s: random play with %d players: %+v", g.ID(), players, f)
			}
			if f := seen[fmt.Sprint("search", players)]; f.Aim != 4000 || f.PerSecond < 10 {
				t.Errorf("%s: search with %d players: %+v", g.ID(), players, f)
			}
		}
		for _, what := range []string{"moves", "copy_and_play", "copy", "mask", "guess", "state", "replay"} {
			if _, ok := seen[fmt.Sprint(what, min(4, most))]; !ok {
				t.Errorf("%s: %s was not measured", g.ID(), what)
			}
		}
		for _, what := range []string{"stored_move", "stored_move_p99", "stored_move_64_tables",
			"stored_move_64_tables_p99"} {
			if f, ok := seen[fmt.Sprint(what, max(2, least))]; !ok || f.Value < 1000 {
				t.Errorf("%s: %s: %+v", g.ID(), what, f)
			}
		}
	}
}

func TestBenchSpeaksFrench(t *testing.T) {
	text := bench(t, "fr", false, "kemet")
	for _, want := range []string{"Kemet\n", "une itération de recherche", "1\u202f024 octets", "objectif"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing:\n%s", want, text)
		}
	}
	if strings.Contains(text, "[") {
		t.Errorf("words are missing:\n%s", text)
	}
}

// If the median run took much longer than the best, the output says that something else was running.
func TestBenchDoubtsItself(t *testing.T) {
	quiet := figure{Value: 100, Median: 105}
	m := measured{Games: []gameMeasured{{Figures: []figure{quiet, {Value: 100, Median: 300}, {Value: 5}}},
		{Figures: []figure{quiet}}}}
	if times := m.disturbed(); times != 1.05 || times > disturbance {
		t.Errorf("one figure of three disturbed: %v", times)
	}
	m.Games[1].Figures[0].Median = 200
	if times := m.disturbed(); times != 2 || times < disturbance {
		t.Errorf("two figures of three disturbed: %v", times)
	}
}

func TestAmounts(t *testing.T) {
	for lang, want := range map[string]string{"en": "91 ns, 3.8 µs, 0.57 ms, 1,024 bytes",
		"fr": "91 ns, 3,8 µs, 0,57 ms, 1\u202f024 octets"} {
		c, _ := paper(t, lang)
		time := figure{Unit: inTime}
		got := []string{c.amount(time, 91.2), c.amount(time, 3800), c.amount(time, 570_000),
			c.amount(figure{Unit: inSpace}, 1024)}
		if text := strings.Join(got, ", "); text != want {
			t.Errorf("%q, want %q", text, want)
		}
	}
}
