package puzzle_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/puzzle"
)

var christmas = time.Date(2026, 12, 24, 23, 30, 0, 0, time.FixedZone("Cairo", 2*60*60))

// Every game has puzzles that can be asked in both languages. A puzzle comes back only after all others of its game,
// and the games take turns.
func TestDays(t *testing.T) {
	b := puzzle.New(games.Kits)
	if len(b.Games()) != len(games.Kits) {
		t.Errorf("there are puzzles of %v", b.Games())
	}
	for _, id := range b.Games() {
		all, err := b.All(id)
		if err != nil || len(all) < 10 {
			t.Fatalf("%s has %d puzzles, %v", id, len(all), err)
		}
		asked := map[string]int{}
		for day := range 2 * len(all) {
			p, err := b.DayOf(id, christmas.AddDate(0, 0, day))
			if err != nil {
				t.Fatal(err)
			}
			asked[p.Key]++
			if day < len(all) && asked[p.Key] > 1 {
				t.Errorf("%s: %s comes back within %d days", id, p.Key, len(all))
			}
			if p.French == nil {
				t.Errorf("%s: %s says nothing in French", id, p.Key)
			}
		}
		if len(asked) != len(all) {
			t.Errorf("%s asks %d of %d puzzles", id, len(asked), len(all))
		}
	}
	seen := map[string]bool{}
	for day := range len(b.Games()) {
		p, err := b.Day(christmas.AddDate(0, 0, day))
		if err != nil {
			t.Fatal(err)
		}
		seen[p.Game().ID()] = true
	}
	if len(seen) != len(b.Games()) {
		t.Errorf("%d days bring puzzles of %d games", len(b.Games()), len(seen))
	}
}

// A day is the same for everybody who calls it by the same date.
func TestSameDay(t *testing.T) {
	b := puzzle.New(games.Kits)
	p, err := b.Day(christmas)
	if err != nil {
		t.Fatal(err)
	}
	for _, other := range []time.Time{time.Date(2026, 12, 24, 0, 0, 0, 0, time.UTC),
		time.Date(2026, 12, 24, 23, 59, 0, 0, time.FixedZone("west", -11*60*60))} {
		if q, err := b.Day(other); q != p || err != nil {
			t.Errorf("%v brings %s instead of %s, %v", other, q.Key, p.Key, err)
		}
	}
	if q, err := b.Day(time.Date(1926, 2, 3, 0, 0, 0, 0, time.UTC)); q == nil || err != nil {
		t.Errorf("a day long ago brings %v, %v", q, err)
	}
}

// A book without puzzles has none of any day, and a wrong file is an error that names it.
func TestNoPuzzles(t *testing.T) {
	if p, err := puzzle.New(nil).Day(christmas); p != nil || err != nil {
		t.Errorf("an empty book has %v, %v", p, err)
	}
	k := *games.Kit("kemet")
	k.Exam = fstest.MapFS{"lost.yaml": {Data: []byte("name: Lost\n")}}
	b := puzzle.New([]*gamekit.Kit{&k})
	if _, err := b.Day(christmas); err == nil || !strings.Contains(err.Error(), "lost.yaml") {
		t.Errorf("a wrong file: %v", err)
	}
	k.Exam = fstest.MapFS{}
	if p, err := puzzle.New([]*gamekit.Kit{&k}).Day(christmas); p != nil || err != nil {
		t.Errorf("a game without puzzles has %v, %v", p, err)
	}
}

// An attempt asks as long as its moves begin an entry, and says whether they solve the puzzle.
func TestAttempts(t *testing.T) {
	b := puzzle.New(games.Kits)
	for _, id := range b.Games() {
		all, err := b.All(id)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range all {
			for _, entry := range p.Best {
				a := p.Begin()
				for _, m := range p.Steps(entry) {
					if a.Over() || a.Make(game.Move{Verb: 255}) || !a.Make(m) {
						t.Fatalf("%s: %s: %s cannot be made", id, p.Key, entry)
					}
				}
				if !a.Over() || !a.Solved() || a.Line() != entry || a.Moves() != nil {
					t.Errorf("%s: %s: %s does not solve it", id, p.Key, entry)
				}
			}
			a := p.Begin()
			for !a.Over() {
				moves := a.Moves()
				a.Make(moves[len(moves)-1])
			}
			if len(p.Best) > 0 && a.Solved() != slices.Contains(p.Best, a.Line()) {
				t.Errorf("%s: %s: %s, and it says %t", id, p.Key, a.Line(), a.Solved())
			}
		}
	}
}
