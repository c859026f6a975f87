package pharaon

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
)

var update = flag.Bool("update", false, "write the golden records anew")

// divider stands between a record and what it leads to.
const divider = "----------\n"

var goldens = map[string]game.Setup{
	"solo":  {Players: 1, Options: map[string]string{optDark: "2"}},
	"three": {Players: 3, Options: map[string]string{optDiscovery: "2"}},
}

// outcome is how a game ended, for people to read in a golden record.
func outcome(s game.State) string {
	var text strings.Builder
	for seat := range game.Seat(s.Seats()) {
		fmt.Fprintf(&text, "seat %s: %d PP, place %d:", seat.Text(), s.Score(seat), s.Rank(seat))
		for _, c := range s.Sheet() {
			fmt.Fprintf(&text, " %s %d", strings.TrimPrefix(c.Key, "pharaon.score."), c.Points[seat])
		}
		text.WriteString("\n")
	}
	fmt.Fprintf(&text, "%s\n", s.Position())
	return text.String()
}

// played is a whole game with sealed chance and players who act rather than pass, else as it comes.
func played(t *testing.T, setup game.Setup) *game.Match {
	fair := &game.Fair{Secret: [32]byte{1, 2, 3, 4}, Bits: map[game.Seat][16]byte{0: {5, 6}}}
	match, err := game.NewMatch(Game, game.Record{Setup: setup, Seal: fair.Seal(), Secret: fmt.Sprintf("%x", fair.Secret), Bits: fair.Bits})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(3)
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
		for range 6 {
			if m.Verb == vPass {
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
	for name, setup := range goldens {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", "records", name+".txt")
			if *update {
				match := played(t, setup)
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

// TestPerft pins how many lines there are of so many choices, from the start and from the first turn.
func TestPerft(t *testing.T) {
	for players, want := range map[int][2]int{1: {1694, 25789}, 2: {3392, 70723}, 3: {776, 74666}, 4: {384, 82073}, 5: {4320, 180382}} {
		setup := game.Setup{Players: players}
		start, err := Game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		turn := start.Copy()
		for r := game.NewRand(uint64(players)); turn.(*State).Top().Step != StepTurn; {
			roll(turn, &r)
			if seat := turn.Owing().First(); turn.(*State).Top().Step != StepTurn {
				turn.Play(seat, turn.Moves(nil, seat)[0], nil)
			}
		}
		got := [2]int{gametest.Perft(start, 8, 1), gametest.Perft(turn, 10, 1)}
		if got != want {
			t.Errorf("%d players: %v lines, not %v", players, got, want)
		}
	}
}
