// Package plaintest tests the text drawings of games: that every position can be drawn, and golden files.
package plaintest

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/scenario"
)

// Writer draws a masked state as text.
type Writer = func(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool)

// Text is the text drawing of a game.
type Text struct {
	Game  game.Game
	Words []fs.FS
	Draw  Writer
	Now   Writer // what is written between two drawings of the whole; nil for nothing
	// Start returns where the examples of the golden files begin.
	Start func(players int) game.State
}

func (x *Text) catalogues(t *testing.T) *locale.Catalogues {
	t.Helper()
	words, err := locale.New(x.Words...)
	if err != nil {
		t.Fatal(err)
	}
	words = words.Reporting(func(err error) { t.Helper(); t.Error(err) })
	return words
}

// Every draws every n-th position of a random game of each number of players, in all languages, for all seats and for
// spectators: no word is missing, everybody's name appears, and there are colours only if they are wanted.
func (x *Text) Every(t *testing.T, n int) {
	words := x.catalogues(t)
	least, most := x.Game.Players()
	for players := least; players <= most; players++ {
		s, err := x.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(players))
		for i := 0; ; i++ {
			over := s.Owing() == 0
			for _, lang := range locale.Langs {
				for seat := range game.Seat(s.Seats()) {
					if over || i%n == 0 {
						x.draw(t, s, seat, words.In(lang))
					}
				}
				if over || i%n == 0 {
					x.draw(t, s, game.Spectator, words.In(lang))
				}
			}
			if over {
				break
			}
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
}

func (x *Text) draw(t *testing.T, s game.State, seat game.Seat, words *locale.Catalogue) {
	t.Helper()
	view, id := s.Copy(), x.Game.ID()
	view.Mask(seat)
	var text, coloured strings.Builder
	x.Draw(&text, view, seat, words, false)
	x.Draw(&coloured, view, seat, words, true)
	if strings.Contains(text.String(), "\x1b") || !strings.Contains(coloured.String(), "\x1b[") {
		t.Error("colours although none are wanted, or the other way round")
	}
	for i := range s.Seats() {
		if name := words.Word(id+".plain.seat", "seat", game.Seat(i)); !strings.Contains(text.String(), name) {
			t.Errorf("%s is missing", name)
		}
	}
	if strings.Contains(text.String(), "["+id) {
		t.Errorf("a word is missing:\n%s", text.String())
	}
}

// rule separates the parts of a golden file.
const rule = "\n----------\n"

// example is the head of a golden file: a position as a merge patch on the start, and moves from there.
type example struct {
	Players int      `yaml:"players"`
	Seat    int      `yaml:"seat"` // whose view, 0 for a spectator
	Patch   any      `yaml:"patch"`
	Moves   []string `yaml:"moves"`
}

// Golden compares the files of testdata with the drawings: each is an example with its drawings in English and in
// French, and there are at least that many. With update it rewrites them.
func (x *Text) Golden(t *testing.T, least int, update bool) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) < least {
		t.Fatalf("golden files: %v, %v", files, err)
	}
	words := x.catalogues(t)
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
		s := x.reach(t, file, e)
		drawing := x.drawn(e, s, words.In("en")) + rule + x.drawn(e, s, words.In("fr"))
		got := strings.TrimRight(head, "\n") + rule + drawing
		if update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if got != string(text) {
			t.Errorf("%s is drawn differently; run with -update and look at what has changed", file)
		}
	}
}

// Width checks that no line of the golden files is wider than a terminal of 80 columns.
func (x *Text) Width(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("golden files: %v, %v", files, err)
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

// reach returns the position of an example.
func (x *Text) reach(t *testing.T, file string, e example) game.State {
	t.Helper()
	patch, err := yaml.MarshalWithOptions(e.Patch, yaml.JSON())
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Load(x.Game, game.Setup{Players: e.Players}, x.Game.Position(x.Start(e.Players)), patch)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for _, text := range e.Moves {
		who, move, _ := strings.Cut(text, " ")
		seat, err := game.ParseSeat(who)
		if err != nil {
			t.Fatalf("%s: %s: %v", file, text, err)
		}
		m, err := x.Game.Lexicon().Parse(move)
		if err != nil {
			t.Fatalf("%s: %s: %v", file, text, err)
		}
		if no := x.Game.Refusal(s, seat, m); no != nil {
			t.Fatalf("%s: %s: %v; if the rules were meant to change, change its moves and run with -update",
				file, text, no)
		}
		s.Play(seat, m, nil)
	}
	return s
}

// drawn returns the whole drawing, then what is written between two whole drawings.
func (x *Text) drawn(e example, s game.State, words *locale.Catalogue) string {
	seat := game.Spectator
	if e.Seat > 0 {
		seat = game.Seat(e.Seat - 1)
	}
	view := s.Copy()
	view.Mask(seat)
	names := words.With([]string{"Anna", "Théo", "Salma", "Bakari", "Mei"})
	var text strings.Builder
	x.Draw(&text, view, seat, names, false)
	if x.Now != nil {
		text.WriteString("\n~~~\n")
		x.Now(&text, view, seat, names, false)
	}
	return text.String()
}
