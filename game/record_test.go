package game_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/internal/sticks"
)

// played is a match with that many random moves, drawn with that secret.
func played(t testing.TB, players, moves int, fair *game.Fair) *game.Match {
	t.Helper()
	header := game.Record{Setup: game.Setup{Players: players, Options: map[string]string{"rounds": "3"}},
		Bits: map[game.Seat][16]byte{}}
	if fair != nil {
		header.Seal, header.Bits = fair.Seal(), fair.Bits
	}
	m, err := game.NewMatch(sticks.Game, header)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(uint64(players))
	for draws := 0; len(m.Record.Turns) < moves && !m.Over(); {
		seat := m.State.Owing().First()
		legal := m.State.Moves(nil, seat)
		move := legal[r.Intn(len(legal))]
		if seat == game.Nature && fair != nil {
			if move, err = fair.Draw(m.State, draws); err != nil {
				t.Fatal(err)
			}
		}
		if seat == game.Nature {
			draws++
		}
		if err := m.Play(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func written(t testing.TB, r *game.Record) string {
	t.Helper()
	var text bytes.Buffer
	if err := game.WriteRecord(&text, sticks.Game, r); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

func read(text string) (*game.Record, error) {
	return game.ReadRecord(strings.NewReader(text), sticks.Find)
}

func TestRecordRoundTrip(t *testing.T) {
	m := played(t, 3, 20, &game.Fair{Secret: [32]byte{1}, Bits: map[game.Seat][16]byte{0: {1}, 2: {3}}})
	full := *m.Record
	full.Names = []string{"Nefertari", "", "Khéops II"}
	full.Secret = strings.Repeat("01", 32)
	full.Given = 4
	full.Setup.Components = []byte("a: 1\n\n  b: {c: \"d\"}  \n| e\nf")
	empty := *m.Record
	empty.Turns = nil
	none := empty
	none.Setup.Components = []byte{}
	line := empty
	line.Setup.Components = []byte("\n")
	for name, r := range map[string]*game.Record{"full": &full, "running": m.Record, "empty": &empty,
		"no components": &none, "a line end": &line} {
		text := written(t, r)
		back, err := read(text)
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
		if !reflect.DeepEqual(r, back) {
			t.Errorf("%s: wrote %+v\nread  %+v", name, r, back)
		}
	}
}

func TestRecordHasNoSurprises(t *testing.T) {
	want := "ennead record 1\ngame sticks\nrules 1\nplayers 2\noption rounds 3\nmoves\n"
	m := played(t, 2, 3, nil)
	m.Record.Bits = nil
	got := written(t, m.Record)
	if !strings.HasPrefix(got, want) || strings.Count(got, "\n") != 9 {
		t.Errorf("the record reads\n%s", got)
	}
}

// A name cannot smuggle lines into a record.
func TestRecordNames(t *testing.T) {
	m := played(t, 2, 0, nil)
	m.Record.Names = []string{"A\nsecret 00\r\x00\x7f", "B"}
	back, err := read(written(t, m.Record))
	if err != nil || back.Secret != "" || back.Names[0] != "Asecret 00" {
		t.Errorf("read %+v, %v", back, err)
	}
}

func TestHiddenTurns(t *testing.T) {
	m := played(t, 3, 5, nil) // three amulets, two hands
	for _, seat := range []game.Seat{0, 1, 2, game.Spectator} {
		seen := m.RecordFor(seat)
		for i, turn := range seen.Turns {
			actor := m.Record.Turns[i].Seat
			if i < 3 {
				actor = game.Seat(i) // to whom the amulet was dealt
			}
			if turn.Hidden != (actor != seat) {
				t.Errorf("seat %d, turn %d: hidden is %t", seat, i, turn.Hidden)
			}
			if turn.Hidden && turn.Move != (game.Move{}) {
				t.Errorf("seat %d, turn %d: a hidden turn tells %v", seat, i, turn.Move)
			}
		}
		back, err := read(written(t, seen))
		if err != nil || !reflect.DeepEqual(back.Turns, seen.Turns) {
			t.Errorf("seat %d: a masked record does not round-trip: %v", seat, err)
			continue
		}
		if _, err := game.Replay(sticks.Game, back); !errors.Is(err, game.ErrHidden) {
			t.Errorf("seat %d: a masked record was replayed: %v", seat, err)
		}
	}
	over := played(t, 3, 1000, nil)
	if !reflect.DeepEqual(over.RecordFor(game.Spectator).Turns, over.Record.Turns) {
		t.Error("a finished record still hides turns")
	}
}

func TestSeenHasNoSecret(t *testing.T) {
	m := played(t, 2, 4, nil)
	m.Record.Secret = strings.Repeat("ab", 32)
	if strings.Contains(written(t, m.RecordFor(0)), "secret") {
		t.Error("the record of a running game tells its secret")
	}
}

func TestHostileRecords(t *testing.T) {
	head := "ennead record 1\ngame sticks\nrules 1\nplayers 2\n"
	tests := map[string]string{
		"empty":              "",
		"another format":     "%PDF-1.4\n",
		"a later format":     "ennead record 2\ngame sticks\nmoves\n",
		"no moves":           head,
		"no game":            "ennead record 1\nmoves\n",
		"another game":       "ennead record 1\ngame chess\nmoves\n",
		"unknown line":       head + "colour red\nmoves\n",
		"bad number":         head + "rules one\nmoves\n",
		"huge number":        head + "players 99999999999999999999\nmoves\n",
		"short seal":         head + "seal 00\nmoves\n",
		"no hexadecimal":     head + "secret " + strings.Repeat("zz", 32) + "\nmoves\n",
		"bits of nobody":     head + "bits 9 " + strings.Repeat("00", 16) + "\nmoves\n",
		"short bits":         head + "bits 1 00\nmoves\n",
		"seats out of order": head + "seat 2 B\nmoves\n",
		"nine seats": head + "seat 1 a\nseat 2 a\nseat 3 a\nseat 4 a\nseat 5 a\nseat 6 a\nseat 7 a\nseat 8 " +
			"a\nseat 9 a\nmoves\n",
		"negative given":   head + "given -1\nmoves\n",
		"given too many":   head + "given 2\nmoves\n* amulet gold\n",
		"loose components": head + "| a\nmoves\n",
		"huge components": head + "components\n" + strings.Repeat("| "+strings.Repeat("x", 8000)+"\n", 200) +
			"moves\n",
		"seat of nobody":     head + "moves\n9 keep\n",
		"a spectator's move": head + "moves\n15 keep\n",
		"no word":            head + "moves\n1 dance\n",
		"no move":            head + "moves\n1\n",
		"blank line":         head + "moves\n\n",
		"endless line":       head + "moves\n1 " + strings.Repeat("x", 1<<20),
		"endless moves":      head + "moves\n" + strings.Repeat("1 keep\n", 100_001),
		"a word twice":       head + "players 3\nmoves\n",
		"an option twice":    head + "option rounds 1\noption rounds 2\nmoves\n",
		"endless options":    head + manyOptions() + "moves\n",
		"bits twice":         head + strings.Repeat("bits 1 "+strings.Repeat("00", 16)+"\n", 2) + "moves\n",
	}
	for name, text := range tests {
		r, err := read(text)
		if !errors.Is(err, game.ErrRecord) {
			t.Errorf("%s: read %+v, %v", name, r, err)
		} else if len(err.Error()) > 300 {
			t.Errorf("%s: the error has %d bytes", name, len(err.Error()))
		}
	}
}

func manyOptions() string {
	var text strings.Builder
	for i := range 101 {
		fmt.Fprintf(&text, "option o%d 1\n", i)
	}
	return text.String()
}

// FuzzLinear: whatever the text, a record is read in time and memory that grow as it does.
func FuzzLinear(f *testing.F) {
	const head = "ennead record 1\ngame sticks\nrules 1\nplayers 2\n"
	gametest.FuzzLinear(f, func(text []byte) {
		if r, err := read(string(text)); err == nil {
			_ = game.WriteRecord(io.Discard, sticks.Game, r)
			_, _ = game.Replay(sticks.Game, r)
		}
	},
		gametest.Shape{Open: head}, gametest.Shape{Open: "\n"}, gametest.Shape{Open: " "}, gametest.Shape{Open: "x"},
		gametest.Shape{Head: head, Open: "option a b\n"},
		gametest.Shape{Head: head, Open: "seat 1 x\n"}, gametest.Shape{Head: head, Open: "bits 1 00\n"},
		gametest.Shape{Head: head + "components\n", Open: "| x\n", Close: "moves\n"},
		gametest.Shape{Head: head + "components\n", Open: "|\n"}, gametest.Shape{Head: head + "moves\n",
			Open: "* amulet gold\n"}, gametest.Shape{Head: head + "moves\n", Open: "1 ?\n"},
		gametest.Shape{Head: head + "moves\n1 keep \"", Open: "é"}, gametest.Shape{Head: head + "moves\n1 keep",
			Open: " \"x\""}, gametest.Shape{Head: head + "moves\n1 keep", Open: " "},
	)
}

func FuzzReadRecord(f *testing.F) {
	m := played(f, 3, 12, &game.Fair{Bits: map[game.Seat][16]byte{1: {7}}})
	m.Record.Names = []string{"A", "B"}
	m.Record.Secret = strings.Repeat("00", 32)
	f.Add(written(f, m.Record))
	m.Record.Setup.Components = []byte("a\n")
	m.Record.Given = 2
	f.Add(written(f, m.RecordFor(game.Spectator)))
	f.Add("ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves\n1 ?\n")
	f.Add("ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves\nended\n")
	f.Add("ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves\n1 keep \"né à \\\"Thèbes\\\"\"\n")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := read(text)
		if err != nil {
			if !errors.Is(err, game.ErrRecord) {
				t.Fatalf("an error of another kind: %v", err)
			}
			return
		}
		// What was read can be written, and reads the same.
		again := written(t, r)
		back, err := read(again)
		if err != nil {
			t.Fatalf("%v\n%s", err, again)
		}
		if !reflect.DeepEqual(r, back) {
			t.Fatalf("read %+v\nthen %+v", r, back)
		}
		// Whatever it says, replaying and verifying it is an error or a match, never a panic.
		_, _ = game.Replay(sticks.Game, r)
		_, _ = game.Verify(sticks.Game, r)
	})
}

// A record is read up to its limits, in moves and in bytes of them, and one beyond is refused.
func TestReadLimits(t *testing.T) {
	m, err := game.NewMatch(sticks.Game, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := game.WriteRecord(&text, sticks.Game, m.Record); err != nil {
		t.Fatal(err)
	}
	lines := text.String() + strings.Repeat("1 hide left\n", 3)
	for _, c := range []struct {
		all  game.Room
		want string
	}{
		{game.Room{Turns: 3, Text: 36}, ""},
		{game.Room{Turns: 2, Text: 36}, "over 2 moves"},
		{game.Room{Turns: 3, Text: 35}, "over 35 bytes of moves"},
	} {
		_, err := game.Limits{All: c.all}.ReadRecord(strings.NewReader(lines),
			func(string) game.Game { return sticks.Game })
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("within %+v: %v, want %q", c.all, err, c.want)
		}
	}
}
