package plain_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/plain"
	"ennead/internal/locale"
	"ennead/scenario"
)

var update = flag.Bool("update", false, "write what is drawn into the golden files")

const rule = "\n----------\n"

// example is the head of a golden file: a position as a merge patch on the one where cities have been
// dealt, and moves from there.
type example struct {
	Players int      `yaml:"players"`
	Seat    int      `yaml:"seat"` // whose view, 0 for a spectator
	Patch   any      `yaml:"patch"`
	Moves   []string `yaml:"moves"`
}

// Each golden file is an example, and how it is drawn in English and in French.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) < 4 {
		t.Fatalf("golden files: %v, %v", files, err)
	}
	all, err := locale.New(kemet.Words, plain.Words)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		head, _, _ := strings.Cut(string(text), rule)
		var e example
		if err := yaml.Unmarshal([]byte(head), &e); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		s := e.reach(t, file)
		got := strings.TrimRight(head, "\n") + rule + drawn(e, s, all.In("en")) + rule + drawn(e, s, all.In("fr"))
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if got != string(text) {
			t.Errorf("%s is drawn differently; run with -update and look at what has changed", file)
		}
	}
}

// reach is the position of an example.
func (e example) reach(t *testing.T, file string) game.State {
	t.Helper()
	setup := game.Setup{Players: e.Players}
	s, err := kemet.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for range e.Players {
		s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
	}
	patch, err := yaml.MarshalWithOptions(e.Patch, yaml.JSON())
	if err != nil {
		t.Fatal(err)
	}
	if s, err = scenario.Load(kemet.Game, setup, s.Position(), patch); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for _, text := range e.Moves {
		who, move, _ := strings.Cut(text, " ")
		m, err := kemet.Game.Lexicon().Parse(move)
		if err != nil {
			t.Fatalf("%s: %s: %v", file, text, err)
		}
		seat := game.Seat(who[0] - '1')
		if no := s.Refuse(seat, m); no != nil {
			t.Fatalf("%s: %s: %v", file, text, no)
		}
		s.Play(seat, m, nil)
	}
	return s
}

// drawn is the whole, then what is written between two drawings of the whole.
func drawn(e example, s game.State, words *locale.Catalogue) string {
	seat := game.Spectator
	if e.Seat > 0 {
		seat = game.Seat(e.Seat - 1)
	}
	view := s.Copy()
	view.Mask(seat)
	names := words.With([]string{"Anna", "Théo", "Salma", "Bakari", "Mei"})
	var text strings.Builder
	plain.Draw(&text, view, seat, names, false)
	text.WriteString("\n~~~\n")
	plain.Now(&text, view, seat, names, false)
	return text.String()
}

// No line is wider than a terminal of 80 columns, unless a single name is.
func TestWidth(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		_, drawing, _ := strings.Cut(string(text), rule)
		for line := range strings.Lines(drawing) {
			if n := len([]rune(strings.TrimSuffix(line, "\n"))); n > 80 {
				t.Errorf("%s: %d columns: %s", file, n, line)
			}
		}
	}
}
