package kemet

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
)

var update = flag.Bool("update", false, "write the golden records anew")

// divider stands between a record and what it leads to.
const divider = "----------\n"

var goldens = map[string]int{"two": 2, "three": 3, "four": 4, "five": 5}

// outcome is how a game ended, for people to read in a golden record.
func outcome(s game.State) string {
	var text strings.Builder
	for seat := range game.Seat(s.Seats()) {
		fmt.Fprintf(&text, "seat %s: %d VP, place %d:", seat.Text(), s.Score(seat), s.Rank(seat))
		for _, c := range s.Sheet() {
			fmt.Fprintf(&text, " %s %d", strings.TrimPrefix(c.Key, "kemet.score."), c.Points[seat])
		}
		text.WriteString("\n")
	}
	fmt.Fprintf(&text, "%s\n", s.Position())
	return text.String()
}

// played is a whole game with sealed chance and players who do things rather than decline them.
func played(t *testing.T, setup game.Setup) *game.Match {
	t.Helper()
	fair := &game.Fair{Secret: [32]byte{1, 2, 3, byte(setup.Players)}, Bits: map[game.Seat][16]byte{0: {5, 6}}}
	match, err := game.NewMatch(Game, game.Record{Setup: setup, Seal: fair.Seal(), Secret: fmt.Sprintf("%x", fair.Secret), Bits: fair.Bits})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(uint64(setup.Players))
	for !match.Over() {
		if _, err := match.Draw(fair); err != nil {
			t.Fatal(err)
		}
		if match.Over() {
			break
		}
		seat := match.State.Owing().First()
		list := match.State.Moves(nil, seat)
		m := list[r.Intn(len(list))]
		for range 4 {
			if m.Verb == vDone || m.Verb == vHold {
				m = list[r.Intn(len(list))]
			}
		}
		if err := match.Play(seat, m); err != nil {
			t.Fatal(err)
		}
	}
	return match
}

// TestRecords replays recorded games: every move is legal, every draw is the secret's, and the end is
// the one written down.
func TestRecords(t *testing.T) {
	for name, players := range goldens {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", "records", name+".txt")
			if *update {
				match := played(t, game.Setup{Players: players})
				var text strings.Builder
				if err := game.WriteRecord(&text, Game, match.Record); err != nil {
					t.Fatal(err)
				}
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text.String()+divider+outcome(match.State)), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			record, want, _ := strings.Cut(string(text), divider)
			r, err := game.ReadRecord(strings.NewReader(record), func(string) game.Game { return Game })
			if err != nil {
				t.Fatal(err)
			}
			match, err := game.Verify(Game, r)
			if err != nil {
				t.Fatal(err)
			}
			if got := outcome(match.State); got != want {
				t.Errorf("ends with\n%s\nnot with\n%s", got, want)
			}
		})
	}
}

// TestPerft pins how many lines there are of so many choices: from the start, from the first token, and
// from the first combat of a random game.
func TestPerft(t *testing.T) {
	for players, want := range map[int][3]int{2: {972, 5990, 14400}, 3: {2916, 1557, 14400}, 4: {8748, 11052, 14400}, 5: {26244, 2592, 15500}} {
		setup := game.Setup{Players: players}
		start, err := Game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := start.Copy().(*State)
		r := game.NewRand(uint64(players))
		to := func(step Step) game.State {
			for s.Top().Step != step {
				seat := s.Owing().First()
				if seat == game.Nature {
					roll(s, &r)
					continue
				}
				moves := s.Moves(nil, seat)
				slices.SortFunc(moves, func(a, b game.Move) int { return lexicon.Number(a) - lexicon.Number(b) })
				s.Play(seat, moves[r.Intn(len(moves))], nil)
			}
			return s.Copy()
		}
		got := [3]int{gametest.Perft(start, players+2, 1), gametest.Perft(to(StepToken), 8, 1), gametest.Perft(to(StepCouncil), 8, 1)}
		if got != want {
			t.Errorf("%d players: %v lines, not %v", players, got, want)
		}
	}
}
