package finder

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/exam"
	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
)

// played is a game of three bots that ends with a puzzle: the third of those that this makes.
//
//	ennead sim tekhenu --games 4 --seats mcts:100,mcts:100,mcts:100 --seed 20263 --no-deals --records DIR
const played = "testdata/tekhenu.txt"

const states = 200_000

func replay(t *testing.T, name string) *game.Match {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r, err := game.ReadRecordUnder(file, games.Reading)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.Replay(games.Reading(r.Game, r.Version), r)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func catalogues(t *testing.T) *locale.Catalogues {
	t.Helper()
	places := append([]fs.FS{os.DirFS("../cli/words"), os.DirFS("../web/words"), os.DirFS("../piece/words")},
		games.Kit("tekhenu").Catalogues()...)
	all, err := locale.New(places...)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// at returns the choice of a match after so many moves.
func at(t *testing.T, m *game.Match, n int) choice {
	t.Helper()
	all, err := choices(m)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(all, func(one choice) bool { return one.at == n })
	if i < 0 {
		t.Fatalf("there is no choice after %d moves", n)
	}
	return all[i]
}

// A record brings puzzles: each is proven, a quick look misses it, and its file is a position of an exam in both
// languages. The same seed finds the same.
func TestFind(t *testing.T) {
	m := replay(t, played)
	kit := games.For(m.Game)
	last := 0
	c := Config{States: states, Seed: 1, Most: 5}
	found, err := Find(t.Context(), kit, m, c, func(done, total int) { last = total - done })
	if err != nil || len(found) == 0 || last != 0 {
		t.Fatalf("%d puzzles, %d choices left, %v", len(found), last, err)
	}
	for _, f := range found {
		if f.Missed < LeastMissed || f.Proof == nil || slices.Contains(f.Best, f.Next) {
			t.Errorf("after %d moves: %+v", f.At, f)
		}
		text, err := f.Write(Source{"tekhenu.txt", m}, catalogues(t), states)
		if err != nil {
			t.Fatal(err)
		}
		read, err := exam.Read(strings.NewReader(text), games.Find)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		p := read[0]
		if p.Certainty != exam.Forced || p.French == nil || p.French.Why == p.Why || len(p.Best) != len(f.Best) ||
			!strings.Contains(p.From, "mcts:100, mcts:100") || strings.Contains(text, "[cli.") ||
			strings.Contains(text, "[site.") {
			t.Errorf("the file says\n%s", text)
		}
	}
	again, err := Find(t.Context(), kit, m, c, nil)
	if err != nil || len(again) != len(found) || again[0].At != found[0].At {
		t.Errorf("the second time %d puzzles, %v", len(again), err)
	}
	if c.Most = 1; len(found) > 1 {
		if one, err := Find(t.Context(), kit, m, c, nil); err != nil || len(one) != 1 {
			t.Errorf("%d puzzles, %v", len(one), err)
		}
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Find(stopped, kit, m, c, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
}

// A bot whose quick look is right makes a puzzle trivial.
func TestTrivial(t *testing.T) {
	m := replay(t, played)
	c := Config{States: states, Quick: Quick, Seed: 1, Most: 5}
	found, err := Find(t.Context(), games.For(m.Game), m, c, nil)
	if err != nil || len(found) == 0 {
		t.Fatal(len(found), err)
	}
	one := at(t, m, found[0].At)
	f := &finder{Config: c, ctx: t.Context(), kit: games.For(m.Game), match: m}
	if n := f.looks(one, one.state.Moves(nil, one.seat)); n != 0 {
		t.Errorf("%d looks choose none of all moves", n)
	}
	if n := f.looks(one, nil); n != Looks {
		t.Errorf("%d looks choose none of no moves", n)
	}
	if n := f.looks(one, found[0].Best); n != found[0].Missed {
		t.Errorf("%d looks miss it, and it says %d", n, found[0].Missed)
	}
}

// What a seat cannot see changes nothing: neither what quick looks choose nor what searches make of a choice.
func TestOnlyWhatIsSeen(t *testing.T) {
	m := replay(t, played)
	all, err := choices(m)
	if err != nil {
		t.Fatal(err)
	}
	f := &finder{Config: Config{Seed: 1, Quick: Quick}, ctx: t.Context(), kit: games.For(m.Game), match: m}
	changed := 0
	for i := 0; i < len(all); i += len(all) / 6 {
		one := all[i]
		other, r := one, game.NewRand(uint64(i))
		other.state = masked(one.state, one.seat)
		other.state.Determinize(one.seat, &r)
		if !other.state.Equal(one.state) {
			changed++
		}
		first := one.state.Moves(nil, one.seat)[:1]
		if n, k := f.looks(one, first), f.looks(other, first); n != k {
			t.Errorf("after %d moves %d looks choose another move, and %d in another world", one.at, n, k)
		}
		w := bot.NewAnalyzer(f.kit.Evaluator, f.kit.Swing)
		look := func(one choice) string {
			view := masked(one.state, one.seat)
			moves := f.opinion(w, view, one, 200, 1)
			best := f.equals(w, one, moves)
			return fmt.Sprint(moves, best, f.gain(w, view, one, best, moves, 200))
		}
		if text, again := look(one), look(other); text != again {
			t.Errorf("after %d moves: %s, and in another world %s", one.at, text, again)
		}
	}
	if changed == 0 {
		t.Error("nothing is hidden")
	}
}

// Searches that do not agree, or that see little difference, make no puzzle. Where they agree, the file says so.
func TestSearches(t *testing.T) {
	m := replay(t, played)
	c := Config{States: 1, Iterations: 2000, Seed: 1, Most: 1}
	found, err := Find(t.Context(), games.For(m.Game), m, c, nil)
	if err != nil || len(found) != 1 {
		t.Fatal(len(found), err)
	}
	f := found[0]
	if f.Searches == nil || f.Searches.Gain < LeastGain || f.Certainty() != exam.Checked || f.Best[0] == f.Next ||
		f.Searches.Line[0] != f.Best[0] {
		t.Errorf("it is %+v", f)
	}
	text, err := f.Write(Source{"tekhenu.txt", m}, catalogues(t), states)
	if err != nil || !strings.Contains(text, "3 searches of 2,000 iterations agree on") ||
		strings.Contains(text, "[cli.") || strings.Contains(text, "[site.") {
		t.Errorf("the file says\n%s%v", text, err)
	}
	even := &gamekit.Kit{Game: m.Game, Swing: bot.Swing{Base: 1},
		Evaluator: func(_ game.State, values []float32) { clear(values) }}
	if found, err := Find(t.Context(), even, m, c, nil); err != nil || len(found) > 0 {
		t.Errorf("where all moves are worth the same there are %d puzzles, %v", len(found), err)
	}
}

// Choices that several make at the same time are left out, and so are those of chance.
func TestAlone(t *testing.T) {
	m := replay(t, "testdata/kemet.txt")
	all, err := choices(m)
	if err != nil || len(all) == 0 {
		t.Fatal(len(all), err)
	}
	s, err := m.Game.New(m.Record.Setup)
	if err != nil {
		t.Fatal(err)
	}
	together := 0
	for n, turn := range m.Record.Turns {
		if s.Owing().Len() > 1 {
			together++
			if slices.ContainsFunc(all, func(one choice) bool {
				return one.at == n || one.at == n+1 && s.Owing().Has(one.seat)
			}) {
				t.Errorf("after %d moves %v choose at the same time", n, s.Owing())
			}
		}
		s.Play(turn.Seat, turn.Move, nil)
	}
	if together == 0 {
		t.Error("nobody chooses at the same time")
	}
}

// Texts that YAML would read as something else are quoted, and what is typeset is undone.
func TestPlainText(t *testing.T) {
	for text, want := range map[string]string{"pass": "pass", "feed bread-1": "feed bread-1", "no": `"no"`,
		"at: x": `"at: x"`, "to 3A": `"to 3A"`, "": `""`, "7": `"7"`, "a #b": `"a #b"`} {
		if got := quoted(text); got != want {
			t.Errorf("%q is written %s, want %s", text, got, want)
		}
	}
	if got := plain("l’Or\u00a0: 1\u202f!"); got != "l'Or : 1 !" {
		t.Errorf("it is %q", got)
	}
	for line := range strings.SplitSeq(wrapped("  ", strings.Repeat("papyrus ", 40)), "\n") {
		if len(line) > columns {
			t.Errorf("%q is too long", line)
		}
	}
}

// The order of two moves that lead to the same is no difference, and a move that is not part of the line is one.
func TestReorders(t *testing.T) {
	m := replay(t, "testdata/kemet.txt")
	all, err := choices(m)
	if err != nil {
		t.Fatal(err)
	}
	same, other := 0, 0
	for _, one := range all {
		first := one.state.Moves(nil, one.seat)
		next := after(one.state, one.seat, first[0])
		if next.Owing() != one.seat.Set() {
			continue
		}
		for _, second := range next.Moves(nil, one.seat) {
			line := []game.Move{first[0], second}
			if !slices.Contains(first, second) || second == first[0] {
				if reorders(one, line, second) && second != first[0] {
					t.Errorf("after %d moves %v is not possible first", one.at, second)
				}
				continue
			}
			if reorders(one, line, second) {
				same++
			} else {
				other++
			}
		}
		if reorders(one, first[:1], first[1]) {
			t.Errorf("after %d moves %v is not in the line", one.at, first[1])
		}
	}
	if same == 0 || other == 0 {
		t.Errorf("%d orders make no difference, and %d do", same, other)
	}
}

// Each search asks more than the one before, and the first looks longer than the quick looks.
func TestTrials(t *testing.T) {
	for _, quick := range [][]bot.Spec{Quick, {{Kind: bot.MCTS, Iterations: 3000}}} {
		all := Config{Iterations: 1_000_000, Quick: quick}.trials()
		if len(all) != 2+Searches || all[0].iterations < 10*quick[len(quick)-1].Iterations {
			t.Errorf("%v: the searches are %v", quick, all)
		}
		for i := range all[1:] {
			if all[i].iterations > all[i+1].iterations || all[i].gain > all[i+1].gain {
				t.Errorf("%v: the searches are %v", quick, all)
			}
		}
	}
	for _, one := range (Config{Iterations: 500, Quick: Quick}).trials() {
		if one.iterations > 500 {
			t.Errorf("a search has %d iterations", one.iterations)
		}
	}
}
