package table

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"testing"

	"ennead/game"
)

func TestClaim(t *testing.T) {
	h := open(t)
	spec := people(3)
	spec.Seats[1].Name = ""
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	other, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)

	key := h.key(id, 1)
	for name, key := range map[string]string{
		"none": "", "wrong": "x", "of a bot": h.linkKey(id, 2, 0), "of another table": h.key(other, 1),
		"of no seat": h.linkKey(id, 3, 0), "in capitals": strings.ToUpper(key), "of the future": h.linkKey(id, 1, 1),
	} {
		if seat, err := h.Claim(t.Context(), id, key, bek, "Bek"); !errors.Is(err, ErrKey) || seat != game.Spectator {
			t.Errorf("%s: got seat %d, %v", name, seat, err)
		}
	}
	_, err = h.Claim(t.Context(), id, key, bek, "")
	wants(t, err, ErrName) // neither the seat nor the person has one
	_, err = h.Claim(t.Context(), id, key, "short", "Bek")
	wants(t, err, ErrPerson)
	if at := h.look(id); at.Version != 1 || at.Free() != 0b10 {
		t.Fatalf("something changed: %+v", at)
	}

	seat, err := h.Claim(t.Context(), id, key, bek, "Bek")
	must(t, err)
	at := h.look(id)
	if seat != 1 || at.Version != 2 || at.Seats[1].Name != "Bek" || h.Held(at, bek) != 0b10 ||
		h.Held(at, ann) != 0b01 || at.Match.Record.Names[1] != "Bek" {
		t.Errorf("seat %d of %+v", seat, at)
	}
	seat, err = h.Claim(t.Context(), id, key, bek, "Somebody") // again, from the same browser
	must(t, err)
	if at := h.look(id); seat != 1 || at.Version != 2 || h.key(id, 1) != "" {
		t.Errorf("a second claim changes the table: %+v", at)
	}
	// Nobody else can sit down with it, before, during or after the game.
	dead := func() {
		t.Helper()
		for _, key := range []string{key, h.linkKey(id, 0, 0), h.linkKey(id, 0, 1)} {
			for _, person := range []PersonID{ann, cem} {
				if _, err := h.Claim(t.Context(), id, key, person, "Thief"); !errors.Is(err, ErrUsed) &&
					(person != ann || err != nil) {
					t.Errorf("a link that was used: %v", err)
				}
			}
		}
		if at := h.look(id); h.Held(at, bek) != 0b10 || h.Held(at, ann) != 0b01 || h.Held(at, cem) != 0 ||
			at.Seats[1].Name != "Bek" {
			t.Fatalf("somebody lost a seat: %+v", at.Seats)
		}
	}
	dead()
	h.begin(id)
	dead()
	h.eventually(id, "over", func(at *Table) bool { h.step(id); return at.Status == Over })
	dead()
	if at := h.look(id); h.Held(at, "") != 0 || h.Owns(at, "") {
		t.Error("nobody holds a seat")
	}
}

func TestJoin(t *testing.T) {
	h := open(t)
	spec := people(3)
	private, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	spec.Public = true
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	for name, test := range map[string]struct {
		id   ID
		seat game.Seat
		name string
		want error
	}{
		"private":  {private, 1, "Bek", ErrClosed},
		"taken":    {id, 0, "Bek", ErrTaken},
		"bot":      {id, 2, "Bek", ErrNoSeat},
		"none":     {id, 3, "Bek", ErrNoSeat},
		"nature":   {id, game.Nature, "Bek", ErrNoSeat},
		"bad name": {id, 1, "B\x00", ErrName},
	} {
		if err := h.Join(t.Context(), test.id, test.seat, bek, test.name); !errors.Is(err, test.want) {
			t.Errorf("%s: got %v, want %v", name, err, test.want)
		}
	}
	must(t, h.Join(t.Context(), id, 1, bek, "Bek"))
	must(t, h.Join(t.Context(), id, 1, bek, "Bek"))
	wants(t, h.Join(t.Context(), id, 1, cem, "Cem"), ErrTaken)
}

func TestPersonsAreNotTold(t *testing.T) {
	var text bytes.Buffer
	for _, log := range []*slog.Logger{slog.New(slog.NewJSONHandler(&text, nil)),
		slog.New(slog.NewTextHandler(&text, nil))} {
		log.Info("x", "person", ann, "why", fmt.Errorf("%s %v %q %x", ann, ann, ann, ann))
	}
	h := open(t)
	id := h.begun(people(2))
	_, err := h.MakeLink(t.Context(), id, 0, ann, HandOver)
	must(t, err)
	key := h.key(id, 0)
	_, err = h.Claim(t.Context(), id, key, bek, "\n")
	wants(t, err, ErrName)
	fmt.Fprintf(&text, "%v %v", err, h.log)
	file, err := os.ReadFile(h.path + "-wal")
	must(t, err)
	if strings.Contains(string(file), key) {
		t.Error("the key of a link is stored")
	}
	for _, secret := range []string{string(ann), string(bek), fmt.Sprintf("%x", string(ann)), key} {
		if strings.Contains(text.String(), secret) {
			t.Errorf("%q is shown", secret)
		}
	}
}

func TestReady(t *testing.T) {
	h := open(t)
	spec := people(3)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	ready := func(seat game.Seat, first byte) error { return h.Ready(t.Context(), id, seat, [16]byte{first}) }
	wants(t, ready(1, 1), ErrEmpty)
	wants(t, ready(2, 1), ErrNoSeat)
	wants(t, ready(9, 1), ErrNoSeat)
	must(t, ready(0, 1))
	must(t, ready(0, 2)) // comes too late to choose other bits
	at := h.look(id)
	if at.Version != 2 || at.Match.Record.Bits[0] != [16]byte{1} || at.Status != Gathering || !at.Seats[0].Ready ||
		len(at.Match.Record.Turns) != 0 {
		t.Fatalf("%+v", at)
	}
	seal := at.Seal
	_, err = h.Choose(t.Context(), id, 0, at.Version, game.Move{Verb: 1, A: 1})
	wants(t, err, ErrGathering)
	_, err = h.Undo(t.Context(), id, 0, at.Version)
	wants(t, err, ErrGathering)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek")
	must(t, err)
	must(t, ready(1, 3))
	at = h.look(id)
	if at.Status == Gathering || len(at.Match.Record.Turns) < 3 || at.Seal != seal ||
		at.Match.Record.Bits[1] != [16]byte{3} {
		t.Fatalf("%+v", at)
	}
	must(t, ready(1, 4))
}

func TestNames(t *testing.T) {
	for name, want := range map[string]string{
		" Ann ": "Ann", "Ané Zoë-Łü": "Ané Zoë-Łü", "アン": "アン", "☥": "☥", strings.Repeat("é", 32): strings.Repeat("é",
			32), "<b>&\"'": "<b>&\"'",
		"": "", " ": "", "\t": "", "a\nb": "", "a\x00": "", "a\u202e": "", "a\u200bb": "", "\u00a0": "",
		"a\u00a0b": "a b", "\xff": "", "\u0301\u0301": "",
		strings.Repeat("a", 33): "", strings.Repeat("a", 1<<20): "", "a\u2028b": "", "a\x7f": "", "a\U000e0041": "",
	} {
		got, err := cleanName(name)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%.40q: got %q, %v, want %q", name, got, err, want)
		}
	}
}

func TestListsAndRename(t *testing.T) {
	h := open(t)
	spec := people(2)
	spec.Seats[0].Name = "Ann"
	spec.Public = true
	over := h.begun(spec)
	h.finish(over)
	playing := h.begun(spec)
	spec.Public = false
	waiting, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	owned, err := h.Create(t.Context(), spec, ann, game.Spectator)
	must(t, err)

	ids := func(list []Summary, err error) (ids []ID) {
		t.Helper()
		must(t, err)
		for _, s := range list {
			ids = append(ids, s.ID)
		}
		return ids
	}
	same := func(got []ID, want ...ID) {
		t.Helper()
		seen := map[ID]bool{}
		for _, id := range got {
			seen[id] = true
		}
		if len(got) != len(want) {
			t.Errorf("got %v, want %v", got, want)
		}
		for _, id := range want {
			if !seen[id] {
				t.Errorf("%v lacks %v", got, id)
			}
		}
	}
	same(ids(h.Mine(t.Context(), ann)), over, playing, waiting, owned)
	same(ids(h.Mine(t.Context(), bek)))
	same(ids(h.Public(t.Context(), "")), over, playing)
	_, err = h.Mine(t.Context(), "")
	wants(t, err, ErrPerson)

	wants(t, h.Rename(t.Context(), ann, "\n"), ErrName)
	wants(t, h.Rename(t.Context(), "", "Anna"), ErrPerson)
	must(t, h.Rename(t.Context(), ann, "Anna"))
	name, err := h.Name(t.Context(), ann)
	must(t, err)
	if name != "Anna" {
		t.Errorf("name %q", name)
	}
	if name, err := h.Name(t.Context(), bek); name != "" || err != nil {
		t.Errorf("name %q, %v", name, err)
	}
	list, err := h.Mine(t.Context(), ann)
	must(t, err)
	for _, s := range list {
		want := map[ID]string{over: "Ann", playing: "Anna", waiting: "Anna", owned: "Ann"}[s.ID]
		if s.Seats[0].Name != want || h.look(s.ID).Match.Record.Names[0] != want {
			t.Errorf("%s: %q, want %q", s.Status, s.Seats[0].Name, want)
		}
		mine := map[ID]game.Seats{over: 0b11, playing: 0b11, waiting: 0b01, owned: 0}[s.ID]
		if s.Mine != mine || (s.Owing != 0) != (s.ID == playing) || s.Version != h.look(s.ID).Version {
			t.Errorf("%+v", s)
		}
	}
	spec.Seats[0].Name = "" // the name is known by now
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	if got := h.look(id).Seats[0].Name; got != "Anna" {
		t.Errorf("sat down as %q", got)
	}
}
