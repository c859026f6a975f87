package finder

import (
	"flag"
	"path/filepath"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
)

var (
	records = flag.String("records", "", "records in which choices are searched for longer")
	every   = flag.Int("every", 4, "of so many choices one is searched")
)

// How often a search that is twenty times as long, with other chance, prefers the move on which three searches agree,
// by the least gain that these see. It takes long, and only looks when records are named.
func TestMargin(t *testing.T) {
	const short, long = 2000, 40000
	if *records == "" {
		t.Skip("-records names none")
	}
	files, err := filepath.Glob(*records)
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	limits := []float64{-1, 0, .02, LeastGain, .1}
	agreed, all := make([]int, len(limits)), make([]int, len(limits))
	for _, file := range files {
		m := replay(t, file)
		list, err := choices(m)
		if err != nil {
			t.Fatal(err)
		}
		f := &finder{Config: Config{Seed: 5, Quick: Quick}, ctx: t.Context(), kit: games.For(m.Game), match: m}
		w := bot.NewAnalyzer(f.kit.Evaluator, f.kit.Swing)
		if prior := f.kit.Prior(); prior != nil {
			w.Follow(prior())
		}
		for i := 0; i < len(list); i += *every {
			one := list[i]
			view := masked(one.state, one.seat)
			best, gain, same := game.Move{}, 1.0, true
			for n := range Searches {
				moves := f.opinion(w, view, one, short, uint64(n))
				m, by := moves[0], f.gain(w, view, one, moves[:1], moves, least)
				same = same && (n == 0 || m == best)
				best, gain = m, min(gain, by)
			}
			if !same || f.err != nil {
				continue
			}
			w.Seed(^f.Seed - uint64(one.at))
			stats, err := w.Search(t.Context(), view, one.seat, long)
			if err != nil {
				t.Fatal(err)
			}
			bin := 0
			for bin+1 < len(limits) && gain >= limits[bin+1] {
				bin++
			}
			all[bin]++
			if stats[0].Move == best {
				agreed[bin]++
			}
		}
		t.Logf("%s: from a gain of %v: %v of %v", file, limits, agreed, all)
	}
}
