package bot_test

import (
	"errors"
	"testing"

	"ennead/bot"
)

func TestSpecsRoundTrip(t *testing.T) {
	for _, text := range []string{"random", "greedy", "mcts:1", "mcts:500", "mcts:250ms", "mcts:1.5s", "mcts:2m",
		"mcts:1h",
		"mcts:2000x2", "mcts:100msx4", "mcts:3000/within=900ms", "mcts:50x2/within=1s/explore=0.5",
		"mcts:10/depth=0/turns=3/history=1/ending=0/explore=1.25/rank=1/mean=0.5/mix=0"} {
		spec := parse(t, text)
		if spec.String() != text {
			t.Errorf("%q became %q", text, spec)
		}
		if again := parse(t, spec.String()); again != spec {
			t.Errorf("%q: %+v became %+v", text, spec, again)
		}
	}
}

func TestLevels(t *testing.T) {
	for _, level := range bot.Levels {
		if got := parse(t, level.Name); got != level.Spec {
			t.Errorf("%s is %+v", level.Name, got)
		}
		if got := parse(t, level.Spec.String()); got != level.Spec {
			t.Errorf("%s: %v does not name it", level.Name, level.Spec)
		}
	}
}

func TestBadSpecs(t *testing.T) {
	for _, text := range []string{"", "Random", "random ", "greedy:3", "mcts", "mcts:", "mcts:0", "mcts:-5", "mcts:1e3",
		"mcts:10000001",
		"mcts:10us", "mcts:2h", "mcts:500x", "mcts:500x0", "mcts:500x65", "mcts:5x2x2", "mcts:5/", "mcts:5/depth",
		"mcts:5/depth=-1",
		"mcts:5/depth=1001", "mcts:5/turns=-1", "mcts:5/history=0", "mcts:5/history=101", "mcts:5/history",
		"mcts:5/turns=101", "mcts:5/ending=-1", "mcts:5/ending=1001", "mcts:5/ending", "mcts:5/turns",
		"mcts:5/explore=NaN", "mcts:5/explore=-1", "mcts:5/rank=1.01",
		"mcts:5/mean=Inf", "mcts:5/mix=2",
		"mcts:5/speed=1", "mcts:5/within=1us", "mcts:5/within=", "mcts:5ms/within=1s",
		"mcts:9999999999999999999"} {
		if spec, err := bot.Parse(text); !errors.Is(err, bot.ErrSpec) {
			t.Errorf("%q: %+v, %v", text, spec, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"random", "mcts:500x2/depth=3", "mcts:1h0m/mean=.5", "vizier", "priest"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		spec, err := bot.Parse(text)
		if err != nil {
			return
		}
		if again, err := bot.Parse(spec.String()); err != nil || again != spec {
			t.Errorf("%q: %+v became %+v, %v", text, spec, again, err)
		}
	})
}
