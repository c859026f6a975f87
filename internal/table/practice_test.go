package table

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/sticks"
)

func TestFork(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	_, err := h.Fork(t.Context(), id, 0, bek, nil)
	wants(t, err, ErrNotOver)
	at := h.finish(id)
	last := len(at.Match.Record.Turns)
	for _, turn := range []int{-1, last, last + 1, 1 << 40} {
		_, err := h.Fork(t.Context(), id, turn, bek, nil)
		wants(t, err, ErrTurn)
	}
	for name, test := range map[string]struct {
		seats []SeatSpec
		want  error
	}{
		"too few":   {people(1).Seats, ErrSeats},
		"too many":  {people(3).Seats, ErrSeats},
		"no level":  {[]SeatSpec{{Kind: Person}, {Kind: Bot, Level: "god"}}, ErrLevel},
		"bad names": {[]SeatSpec{{Kind: Person, Name: "\n"}, {Kind: Person}}, ErrName},
	} {
		if _, err := h.Fork(t.Context(), id, 2, bek, test.seats); !errors.Is(err, test.want) {
			t.Errorf("%s: got %v, want %v", name, err, test.want)
		}
	}
	_, err = h.Fork(t.Context(), id, 2, "", nil)
	wants(t, err, ErrPerson)
	for turn := range last {
		fork, err := h.Fork(t.Context(), id, turn, bek, nil)
		must(t, err)
		got := h.look(fork)
		if got.Status != Playing || h.Held(got, bek) != 0b11 || h.Held(got, ann) != 0 ||
			got.Match.Record.Given != turn ||
			got.Seal == at.Seal || got.Match.Record.Secret != "" || got.Match.Record.Bits != nil || got.Public ||
			got.Seats[1].Name != "Seat 2" {
			t.Fatalf("turn %d: %+v", turn, got)
		}
		for seat := range got.Owing().All() { // inherited moves cannot be taken back
			if got.Undoable(seat) > len(got.Match.Record.Turns)-turn {
				t.Errorf("turn %d: seat %d could take back %d", turn, seat, got.Undoable(seat))
			}
		}
		end := h.finish(fork)
		if _, err := game.Verify(sticks.Game, end.Match.Record); err != nil {
			t.Errorf("turn %d: %v", turn, err)
		}
		h.reopen()
		if h.look(fork).Status != Over {
			t.Errorf("turn %d: %+v", turn, h.look(fork))
		}
	}
	if again := h.look(id); record(t, sticks.Game, again.Match.Record) != record(t, sticks.Game, at.Match.Record) {
		t.Error("the original changed")
	}
	fork, err := h.Fork(t.Context(), id, 4, bek, []SeatSpec{{Kind: Bot, Level: "first"}, {Kind: Person}})
	must(t, err)
	h.eventually(fork, "over", func(t *Table) bool { h.step(fork); return t.Status == Over })
}

func TestUndoStopsAtWhatWasGiven(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	h.move(id, 0, "hide left")
	h.move(id, 1, "hide left")
	at := h.move(id, 0, "keep")
	given := len(at.Match.Record.Turns)
	h.finish(id)
	fork, err := h.Fork(t.Context(), id, given, ann, nil)
	must(t, err)
	if got := h.look(fork); got.Undoable(0) != 0 {
		t.Errorf("%d moves of the other game could be taken back", got.Undoable(0))
	}
	_, err = h.Undo(t.Context(), fork, 0, 1)
	wants(t, err, ErrBarrier)
}

func TestImport(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	h.move(id, 0, "hide left")
	h.move(id, 1, "hide right")
	h.move(id, 0, "keep")
	open := record(t, sticks.Game, h.look(id).Match.Record)
	masked := record(t, sticks.Game, h.look(id).Match.RecordFor(0))
	at := h.finish(id)
	over := record(t, sticks.Game, at.Match.Record)

	done, err := h.Import(t.Context(), strings.NewReader(over), bek, nil)
	must(t, err)
	h.reopen()
	got := h.look(done)
	if got.Status != Over || got.Owing() != 0 || got.Seal != at.Seal ||
		record(t, sticks.Game, got.Match.Record) != over ||
		!h.Owns(got, bek) || h.Held(got, bek) != 0 || got.Free() != 0 {
		t.Errorf("%+v\n%s", got, record(t, sticks.Game, got.Match.Record))
	}
	_, err = h.Fork(t.Context(), done, 5, bek, nil)
	must(t, err)

	done, err = h.Import(t.Context(), strings.NewReader(open+"ended\n"), bek, nil)
	must(t, err)
	h.reopen()
	got = h.look(done)
	if !got.Ended() || got.Owing() != 0 || record(t, sticks.Game, got.Match.Record) != open+"ended\n" ||
		len(Ranks(got)) > 0 {
		t.Errorf("%+v\n%s", got, record(t, sticks.Game, got.Match.Record))
	}
	wants(t, h.Analyse(t.Context(), done), ErrNotOver)
	_, err = h.Fork(t.Context(), done, len(got.Match.Record.Turns), bek, nil)
	must(t, err)

	goes, err := h.Import(t.Context(), strings.NewReader(open), bek,
		[]SeatSpec{{Kind: Person}, {Kind: Bot, Level: "first"}})
	must(t, err)
	got = h.look(goes)
	if got.Status != Playing || !got.Practice() || got.Seal == at.Seal || h.Held(got, bek) != 1 {
		t.Errorf("%+v", got)
	}
	h.eventually(goes, "over", func(t *Table) bool { h.step(goes); return t.Status == Over })

	digit := strings.Index(over, "secret ") + len("secret ")
	throw := strings.Index(over, "* throw ") + len("* throw ")
	change := func(at int, to string) string { return over[:at] + to + over[at+1:] }
	for name, text := range map[string]string{
		"empty":         "",
		"no record":     "hello",
		"masked":        masked,
		"other secret":  change(digit, map[bool]string{true: "1", false: "0"}[over[digit] == '0']),
		"other throw":   change(throw, map[bool]string{true: "2", false: "1"}[over[throw] == '1']),
		"illegal move":  over + "1 keep\n",
		"other game":    strings.Replace(over, "game sticks", "game nine", 1),
		"other rules":   strings.Replace(over, "rules 1", "rules 2", 1),
		"many players":  strings.Replace(over, "players 2", "players 99999999999", 1),
		"long line":     "ennead record 1\ngame " + strings.Repeat("x", 1<<16),
		"binary":        "\x00\xff\x1f\x8b",
		"given too far": strings.Replace(over, "moves\n", "given 999\nmoves\n", 1),
	} {
		if _, err := h.Import(t.Context(), strings.NewReader(text), bek, nil); !errors.Is(err, ErrBadRecord) {
			t.Errorf("%s: got %v, want %v", name, err, ErrBadRecord)
		}
	}
	var options strings.Builder
	for i := range 90 {
		fmt.Fprintf(&options, "option k%d %s\n", i, strings.Repeat("x", 15_000))
	}
	options.WriteString("components\n" + strings.Repeat("| \n", 1<<20-1))
	_, err = h.Import(t.Context(), strings.NewReader(strings.Replace(over, "moves\n", options.String()+"moves\n", 1)+
		strings.Repeat("1 hide left\n", game.MaxTurns-1000)), bek, nil)
	wants(t, err, ErrTooLarge)
	_, err = h.Import(t.Context(), strings.NewReader(over), "", nil)
	wants(t, err, ErrPerson)

	hostile := strings.Replace(over, "seat 1 Seat 1", "seat 1 "+strings.Repeat("<\u202e>", 3000), 1)
	id, err = h.Import(t.Context(), strings.NewReader(hostile), bek, nil)
	must(t, err)
	if name := h.look(id).Seats[0].Name; name != "" {
		t.Errorf("a hostile name came through: %.40q", name)
	}
}

func FuzzImport(f *testing.F) {
	h := &House{conf: Config{Games: []game.Game{sticks.Game}, Now: time.Now}, desk: newDesk()}
	f.Add("ennead record 1\ngame sticks\nrules 1\nplayers 2\noption rounds 1\nseat 1 Ann\nmoves\n* amulet gold\n* " +
		"amulet clay\n1 hide left\n2 hide right\n")
	f.Add("ennead record 1\ngame sticks\nrules 1\nplayers 2\ncomponents\n| x\ngiven 1\nbits 1 00\nmoves\n* ?\n")
	f.Fuzz(func(t *testing.T, text string) {
		m, _, err := h.read(t.Context(), strings.NewReader(text))
		if (m == nil) == (err == nil) {
			t.Fatalf("match %v, error %v", m, err)
		}
		if err == nil && h.seat(h.newTable(m, "who"), persons(m, m.Record.Names)) != nil {
			t.Fatal("no seats for a record that was read")
		}
	})
}
