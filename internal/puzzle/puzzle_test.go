package puzzle_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"ennead/exam"
	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/puzzle"
)

var christmas = time.Date(2026, 12, 24, 23, 30, 0, 0, time.FixedZone("Cairo", 2*60*60))

func read(t *testing.T, b *puzzle.Book, id puzzle.ID) *puzzle.Puzzle {
	t.Helper()
	p, err := b.Read(id)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Every game has puzzles that can be asked in both languages. A puzzle comes back only after all others of its game,
// and the games take turns.
func TestDays(t *testing.T) {
	b := puzzle.New(games.Kits)
	if len(b.Games()) != len(games.Kits) {
		t.Errorf("there are puzzles of %v", b.Games())
	}
	for _, id := range b.Games() {
		all := b.All(id)
		if len(all) < 10 {
			t.Fatalf("%s has %d puzzles", id, len(all))
		}
		asked := map[puzzle.ID]int{}
		for day := range 2 * len(all) {
			p := b.DayOf(id, christmas.AddDate(0, 0, day))
			asked[p]++
			if day < len(all) && asked[p] > 1 {
				t.Errorf("%s comes back within %d days", p, len(all))
			}
			if next := b.DayOf(id, christmas.AddDate(0, 0, day+1)); b.Next(p) != next {
				t.Errorf("after %s comes %s, not %s", p, b.Next(p), next)
			}
			if read(t, b, p).French == nil {
				t.Errorf("%s says nothing in French", p)
			}
		}
		if len(asked) != len(all) {
			t.Errorf("%s asks %d of %d puzzles", id, len(asked), len(all))
		}
	}
	seen := map[string]bool{}
	for day := range len(b.Games()) {
		seen[b.Day(christmas.AddDate(0, 0, day)).Game] = true
	}
	if len(seen) != len(b.Games()) {
		t.Errorf("%d days bring puzzles of %d games", len(b.Games()), len(seen))
	}
}

// A day is the same for everybody who calls it by the same date.
func TestSameDay(t *testing.T) {
	b := puzzle.New(games.Kits)
	p := b.Day(christmas)
	for _, other := range []time.Time{time.Date(2026, 12, 24, 0, 0, 0, 0, time.UTC),
		time.Date(2026, 12, 24, 23, 59, 0, 0, time.FixedZone("west", -11*60*60))} {
		if q := b.Day(other); q != p {
			t.Errorf("%v brings %s instead of %s", other, q, p)
		}
	}
	if q := b.Day(time.Date(1926, 2, 3, 0, 0, 0, 0, time.UTC)); q == (puzzle.ID{}) {
		t.Error("a day long ago brings none")
	}
}

// A book without puzzles has none of any day, and a wrong file is an error that names it.
func TestNoPuzzles(t *testing.T) {
	if p := puzzle.New(nil).Day(christmas); p != (puzzle.ID{}) {
		t.Errorf("an empty book has %s", p)
	}
	k := *games.Kit("kemet")
	k.Exam = fstest.MapFS{"lost.yaml": {Data: []byte("name: Lost\ncertainty: forced\n")}}
	b := puzzle.New([]*gamekit.Kit{&k})
	if _, err := b.Read(b.Day(christmas)); err == nil || !strings.Contains(err.Error(), "lost.yaml") {
		t.Errorf("a wrong file: %v", err)
	}
	k.Exam = fstest.MapFS{}
	b = puzzle.New([]*gamekit.Kit{&k})
	if p := b.DayOf("kemet", christmas); p != (puzzle.ID{}) || len(b.Games()) > 0 {
		t.Errorf("a game without puzzles has %s", p)
	}
	if p, err := b.Read(puzzle.ID{Game: "kemet", Key: "lost"}); p != nil || err != nil {
		t.Errorf("a puzzle that is not there is %v, %v", p, err)
	}
}

// The puzzles of a game are all its files with one position whose answer is proven or checked, and nothing else.
func TestSure(t *testing.T) {
	b := puzzle.New(games.Kits)
	for _, k := range games.Kits {
		files, err := fs.Glob(k.Exam, "*.yaml")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			file, err := k.Exam.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			positions, err := exam.Read(file, games.Find)
			file.Close()
			if err != nil {
				t.Fatal(err)
			}
			id := puzzle.ID{Game: k.ID(), Key: strings.TrimSuffix(name, ".yaml")}
			want := len(positions) == 1 && slices.Contains([]string{exam.Forced, exam.Checked}, positions[0].Certainty)
			if got := slices.Contains(b.All(k.ID()), id); got != want {
				t.Errorf("%s is a puzzle: %t, want %t", id, got, want)
			}
		}
	}
}

// An attempt asks as long as its moves begin an entry, and says whether they solve the puzzle.
func TestAttempts(t *testing.T) {
	b := puzzle.New(games.Kits)
	for _, id := range b.Games() {
		for _, one := range b.All(id) {
			p := read(t, b, one)
			for _, entry := range p.Best {
				a := p.Begin()
				for _, m := range p.Steps(entry) {
					if a.Over() || a.Make(game.Move{Verb: 255}) || !a.Make(m) {
						t.Fatalf("%s: %s cannot be made", one, entry)
					}
				}
				if !a.Over() || !a.Solved() || a.Line() != entry || a.Moves() != nil {
					t.Errorf("%s: %s does not solve it", one, entry)
				}
			}
			a := p.Begin()
			for !a.Over() {
				moves := a.Moves()
				a.Make(moves[len(moves)-1])
			}
			if len(p.Best) > 0 && a.Solved() != slices.Contains(p.Best, a.Line()) {
				t.Errorf("%s: %s, and it says %t", one, a.Line(), a.Solved())
			}
		}
	}
}
