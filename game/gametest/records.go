package gametest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/game"
)

// divider separates a record from its outcome.
const divider = "----------\n"

var updateRecords = flag.Bool("update-records", false, "play and write the recorded games again")

// Records replays the games in testdata/records, one per table. Every move must be legal, every draw must follow from
// the secret, and the outcome must be the recorded one. With -update-records it first plays and writes them again;
// players then avoid the verbs in declining.
func (s *Suite) Records(t *testing.T, tables map[string]game.Setup, declining ...uint8) {
	for name, setup := range tables {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", "records", name+".txt")
			if *updateRecords {
				s.record(t, file, setup, declining)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			record, want, _ := strings.Cut(string(text), divider)
			r, err := game.ReadRecord(strings.NewReader(record), s.find)
			if err != nil {
				t.Fatal(err)
			}
			match, err := game.Verify(s.Game, r)
			if err != nil {
				t.Fatalf("%s: %v; if the rules were meant to change, raise their Version and run with -update-records",
					file, err)
			}
			if got := s.outcome(match.State); got != want {
				t.Errorf("ends with\n%s\nnot with\n%s", got, want)
			}
		})
	}
}

// find returns the suite's game.
func (s *Suite) find(id string) game.Game {
	if id != s.Game.ID() {
		return nil
	}
	return s.Game
}

// outcome describes how a game ended, for people who read a golden record.
func (s *Suite) outcome(end game.State) string {
	var text strings.Builder
	for seat := range game.Seat(end.Seats()) {
		fmt.Fprintf(&text, "seat %s: %d points, place %d:", seat.Text(), end.Score(seat), end.Rank(seat))
		for _, c := range end.Sheet() {
			fmt.Fprintf(&text, " %s %d", strings.TrimPrefix(c.Key, s.Game.ID()+".score."), c.Points[seat])
		}
		text.WriteString("\n")
	}
	fmt.Fprintf(&text, "%s\n", s.Game.Position(end))
	return text.String()
}

func (s *Suite) record(t *testing.T, file string, setup game.Setup, declining []uint8) {
	t.Helper()
	match := s.sealed(t, setup, declining)
	text := s.written(t, match.Record) + divider + s.outcome(match.State)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// sealed plays a whole game with sealed chance.
func (s *Suite) sealed(t *testing.T, setup game.Setup, declining []uint8) *game.Match {
	t.Helper()
	fair := &game.Fair{Secret: [32]byte{1, 2, 3, byte(setup.Players)}, Bits: map[game.Seat][16]byte{0: {5, 6}}}
	match, err := game.NewMatch(s.Game, game.Record{Setup: setup, Seal: fair.Seal(),
		Secret: fmt.Sprintf("%x", fair.Secret), Bits: fair.Bits})
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
		exchange(t, match, &r)
		seat := match.State.Owing().First()
		list := match.State.Moves(nil, seat)
		m := list[r.Intn(len(list))]
		for range 5 {
			if slices.Contains(declining, m.Verb) {
				m = list[r.Intn(len(list))]
			}
		}
		if err := match.Play(seat, m); err != nil {
			t.Fatal(err)
		}
	}
	return match
}

// exchange lets seats negotiate for a while.
func exchange(t testing.TB, match *game.Match, r *game.Rand) {
	t.Helper()
	if err := new(negotiators).play(match.State, r, func(t game.Turn, _ []game.Move) error {
		return match.PlayWith(t.Seat, t.Move, "so be it")
	}); err != nil {
		t.Fatal(err)
	}
}

// cutOff returns the record of a random game, cut off after that many moves.
func (s *Suite) cutOff(t testing.TB, setup game.Setup, seed uint64, moves int) string {
	t.Helper()
	match, err := game.NewMatch(s.Game, game.Record{Setup: setup})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	for range moves {
		if match.Over() {
			break
		}
		exchange(t, match, &r)
		seat := match.State.Owing().First()
		list := match.State.Moves(nil, seat)
		if err := match.Play(seat, list[r.Intn(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	return s.written(t, match.Record)
}

func (s *Suite) written(t testing.TB, r *game.Record) string {
	t.Helper()
	var text strings.Builder
	if err := game.WriteRecord(&text, s.Game, r); err != nil {
		t.Fatal(err)
	}
	return text.String()
}
