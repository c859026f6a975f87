package table

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
)

// TestLife follows a table from its opening to the published secret.
func TestLife(t *testing.T) {
	w := newWatch()
	h := open(t, func(c *Config) { c.Now = func() time.Time { w.pass(time.Millisecond); return w.now() } })

	spec := people(3)
	spec.Public = true
	id, err := h.Create(t.Context(), spec, ann, 1)
	must(t, err)
	every := h.conf.Bus.Subscribe(string(id))
	defer every.Close()
	at := h.look(id)
	if at.Status != Gathering || at.Version != 1 || len(at.Seal) != 64 || at.Free() != 0b101 || !h.Owns(at, ann) ||
		h.Owns(at, bek) {
		t.Fatalf("%+v", at)
	}
	secret := hex.EncodeToString(at.secret[:])
	_, err = h.Claim(t.Context(), id, h.key(id, 0), bek, "Bek")
	must(t, err)
	must(t, h.Join(t.Context(), id, 2, cem, "Cem ☥"))
	for seat, person := range map[game.Seat]PersonID{0: bek, 1: ann, 2: cem} {
		if got := h.Held(h.look(id), person); got != seat.Set() {
			t.Errorf("held %b, want %b", got, seat.Set())
		}
		must(t, h.Ready(t.Context(), id, seat, [16]byte{byte(seat), 1, 2}))
	}
	versions := []int64{1}
	for {
		at = h.look(id)
		if at.Version != versions[len(versions)-1] {
			versions = append(versions, at.Version)
		}
		if at.Status == Over {
			break
		}
		for seat := range game.Seat(3) {
			if strings.Contains(record(t, sticks.Game, at.Match.RecordFor(seat)), secret) {
				t.Fatal("the secret is in a record that people may read")
			}
		}
		if !h.step(id) {
			t.Fatal("nobody may move")
		}
	}
	if got := at.Match.Record.Secret; got != secret {
		t.Errorf("published %q, want %q", got, secret)
	}
	text := record(t, sticks.Game, at.Match.RecordFor(game.Spectator))
	for _, want := range []string{"seat 1 Bek\nseat 2 Seat 2\nseat 3 Cem ☥\nseal " + at.Seal, "bits 3 020102",
		"secret " + secret} {
		if !strings.Contains(text, want) {
			t.Errorf("the record lacks %q:\n%s", want, text)
		}
	}
	if _, err := game.Verify(sticks.Game, at.Match.Record); err != nil {
		t.Error(err)
	}
	if strings.Contains(h.log.String(), secret) || strings.Contains(fmt.Sprintf("%v %+v", at, *at),
		fmt.Sprint(at.secret[:4])[1:]) {
		t.Error("the secret is revealed")
	}
	var last bus.Notice
	for len(every.Notices()) > 0 {
		last = <-every.Notices()
	}
	if last.Table != string(id) || last.Version != at.Version {
		t.Errorf("the last hint is %v, the version %d", last, at.Version)
	}

	h.reopen()
	again := h.look(id)
	if !again.Match.State.Equal(at.Match.State) || record(t, sticks.Game, again.Match.Record) != text ||
		again.Version != at.Version || !again.Updated.Equal(at.Updated) || !again.Created.Equal(at.Created) ||
		again.Seal != at.Seal {
		t.Errorf("reopened: %+v, want %+v", again, at)
	}
}

// TestReopened compares every snapshot with what a new house reads from the store.
func TestReopened(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	for more := true; more; more = h.step(id) {
		before := h.look(id)
		h.reopen()
		after := h.look(id)
		if before == after {
			t.Fatal("the table was not read again")
		}
		if !after.Match.State.Equal(before.Match.State) || after.Version != before.Version ||
			after.Status != before.Status ||
			record(t, sticks.Game, after.Match.Record) != record(t, sticks.Game, before.Match.Record) ||
			*after.secret != *before.secret {
			t.Fatalf("read %+v, was %+v", after, before)
		}
		for i := range after.Seats {
			if after.Seats[i] != before.Seats[i] {
				t.Errorf("seat %d: read %+v, was %+v", i, after.Seats[i], before.Seats[i])
			}
		}
	}
}

func TestCannotCreate(t *testing.T) {
	h := open(t)
	long := strings.Repeat("x", 1<<20+1)
	for name, test := range map[string]struct {
		change func(*Spec)
		seat   game.Seat
		want   error
	}{
		"unknown game":   {func(s *Spec) { s.Game = "nine" }, 0, ErrNoGame},
		"too few":        {func(s *Spec) { s.Seats = s.Seats[:1] }, 0, ErrSeats},
		"too many":       {func(s *Spec) { s.Seats = people(5).Seats }, 0, ErrSeats},
		"nobody":         {func(s *Spec) { s.Seats = nil }, game.Spectator, ErrSeats},
		"other number":   {func(s *Spec) { s.Setup.Players = 3 }, 0, ErrSeats},
		"unknown option": {func(s *Spec) { s.Setup.Options = map[string]string{"colour": "red"} }, 0, ErrSetup},
		"unknown value":  {func(s *Spec) { s.Setup.Options = map[string]string{"rounds": "99"} }, 0, ErrSetup},
		"option with a line": {func(s *Spec) { s.Setup.Options = map[string]string{"rounds": "1\nsecret x"} }, 0,
			ErrSetup},
		"components":         {func(s *Spec) { s.Setup.Components = []byte("x") }, 0, ErrSetup},
		"large components":   {func(s *Spec) { s.Setup.Components = []byte(long) }, 0, ErrTooLarge},
		"unknown level":      {func(s *Spec) { s.Seats[1] = SeatSpec{Kind: Bot, Level: "god"} }, 0, ErrLevel},
		"long level":         {func(s *Spec) { s.Seats[1] = SeatSpec{Kind: Bot, Level: long} }, 0, ErrLevel},
		"unknown kind":       {func(s *Spec) { s.Seats[1].Kind = "cat" }, 0, ErrSeats},
		"automaton":          {func(s *Spec) { s.Seats[1].Kind = Automaton }, 0, ErrSeats},
		"owner on a bot":     {func(s *Spec) { s.Seats[1] = SeatSpec{Kind: Bot, Level: "first"} }, 1, ErrNoSeat},
		"owner outside":      {func(s *Spec) {}, 2, ErrNoSeat},
		"owner as Nature":    {func(s *Spec) {}, game.Nature, ErrNoSeat},
		"owner without name": {func(s *Spec) { s.Seats[0].Name = "" }, 0, ErrName},
		"bad name":           {func(s *Spec) { s.Seats[1].Name = "a\u202eb" }, 0, ErrName},
	} {
		spec := people(2)
		test.change(&spec)
		if _, err := h.Create(t.Context(), spec, ann, test.seat); !errors.Is(err, test.want) {
			t.Errorf("%s: got %v, want %v", name, err, test.want)
		}
	}
	for _, person := range []PersonID{"", "short", PersonID(long)} {
		_, err := h.Create(t.Context(), people(2), person, 0)
		wants(t, err, ErrPerson)
	}
	mine, err := h.Mine(t.Context(), ann)
	must(t, err)
	if len(mine) != 0 {
		t.Errorf("%d tables were opened all the same", len(mine))
	}
}

func TestNoTable(t *testing.T) {
	h := open(t)
	for _, id := range []ID{"", "x", ID(strings.Repeat("a", 16)), ID(strings.Repeat("a", 1<<20)), "' OR 1=1 --    ",
		"AAAAAAAAAAAAAAAA", ID(bytes.Repeat([]byte{0}, 16))} {
		_, err := h.Look(t.Context(), id)
		wants(t, err, ErrNoTable)
		_, err = h.Choose(t.Context(), id, 0, 1, game.Move{})
		wants(t, err, ErrNoTable)
		_, err = h.Claim(t.Context(), id, "key", ann, "Ann")
		wants(t, err, ErrNoTable)
		_, err = h.Fork(t.Context(), id, 0, ann, nil)
		wants(t, err, ErrNoTable)
	}
}

func TestMemoryIsBounded(t *testing.T) {
	h := open(t, func(c *Config) { c.Kept = 3 })
	var ids []ID
	for range 10 {
		ids = append(ids, h.begun(people(2)))
	}
	for range 2 {
		for _, id := range ids {
			h.step(id)
		}
	}
	if n, m := h.cache.recent.Len(), len(h.cache.byID); n != 3 || m != 3 {
		t.Errorf("%d and %d tables are kept, want 3", n, m)
	}
	first, second := h.look(ids[0]), h.look(ids[0])
	if first != second {
		t.Error("nothing is kept")
	}
}
