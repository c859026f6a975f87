package table

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"ennead/game"
)

// handOver has one person give a seat to another.
func (h *house) handOver(id ID, seat game.Seat, from, to PersonID, name string) {
	h.t.Helper()
	_, err := h.MakeLink(h.t.Context(), id, seat, from, HandOver)
	must(h.t, err)
	_, err = h.Claim(h.t.Context(), id, h.key(id, seat), to, name)
	must(h.t, err)
}

// company opens a table of sticks with one of these people on each seat, and begins the game.
func (h *house) company(names ...PersonID) ID {
	h.t.Helper()
	return h.begunBy(people(len(names)), names...)
}

// What the link of a seat is good for, from first to last.
func TestLinks(t *testing.T) {
	w := newWatch()
	h := open(t, func(c *Config) { c.Now = w.now })
	id := h.company(ann, bek)
	make := func(use Purpose) string {
		t.Helper()
		_, err := h.MakeLink(t.Context(), id, 1, bek, use)
		must(t, err)
		return h.key(id, 1)
	}
	claim := func(key string, who PersonID, want error) {
		t.Helper()
		before := h.look(id)
		_, err := h.Claim(t.Context(), id, key, who, "Cem")
		if !errors.Is(err, want) {
			t.Fatalf("got %v, want %v", err, want)
		}
		if after := h.look(id); want != nil && after.Version != before.Version {
			t.Errorf("a refused link changes the table")
		}
	}
	for _, who := range []PersonID{ann, cem} {
		for _, use := range []Purpose{AddDevice, HandOver} {
			_, err := h.MakeLink(t.Context(), id, 1, who, use)
			wants(t, err, ErrNotSeated)
		}
	}
	for _, use := range []Purpose{Invites, "", "steal"} {
		_, err := h.MakeLink(t.Context(), id, 1, bek, use)
		wants(t, err, ErrKey)
	}
	if h.key(id, 1) != "" {
		t.Fatal("a taken seat has a link that nobody made")
	}
	first := make(AddDevice)
	second := make(AddDevice) // ends the first
	claim(first, cem, ErrEnded)
	w.pass(lives[AddDevice])
	claim(second, cem, ErrEnded)
	third := make(HandOver)
	_, err := h.DropLink(t.Context(), id, 1, ann)
	wants(t, err, ErrNotSeated)
	_, err = h.DropLink(t.Context(), id, 1, bek)
	must(t, err)
	claim(third, cem, ErrUsed)
	fourth := make(HandOver)
	w.pass(lives[HandOver] - time.Millisecond)
	claim(fourth, cem, nil)
	claim(fourth, dan, ErrUsed)
	for range formerLinks + 3 {
		_, err := h.MakeLink(t.Context(), id, 1, cem, AddDevice)
		must(t, err)
	}
	claim(first, dan, ErrKey) // too long ago
	h.finish(id)
	_, err = h.MakeLink(t.Context(), id, 1, cem, HandOver)
	wants(t, err, ErrOver)
	_, err = h.MakeLink(t.Context(), id, 1, cem, AddDevice) // to read it elsewhere
	must(t, err)
}

// Several browsers are one person: each can act, find the table and chat; the seat has one name.
func TestDevices(t *testing.T) {
	h := open(t)
	id := h.company(ann, bek)
	phones := []PersonID{"bek's first phone ...", "bek's second phone ...", "bek's third phone ..."}
	for i, phone := range phones {
		_, err := h.MakeLink(t.Context(), id, 1, bek, AddDevice)
		must(t, err)
		_, err = h.Claim(t.Context(), id, h.key(id, 1), phone, "Mallory")
		must(t, err)
		h.reopen()
		at := h.look(id)
		if h.Held(at, phone) != 0b10 || h.Held(at, bek) != 0b10 || at.Seats[1].Devices() != i+2 ||
			at.Seats[1].Name != "Seat 2" {
			t.Fatalf("%+v", at.Seats[1])
		}
		mine, err := h.Mine(t.Context(), phone)
		must(t, err)
		if len(mine) != 1 || mine[0].Mine != 0b10 {
			t.Errorf("a device lists %+v", mine)
		}
		name, err := h.Name(t.Context(), phone)
		must(t, err)
		if name != "Seat 2" {
			t.Errorf("a device knows its person as %q", name)
		}
	}
	if at := h.look(id); len(at.Happened) != 0 {
		t.Errorf("a new device is announced as a change of seat: %+v", at.Happened)
	}
	_, err := h.MakeLink(t.Context(), id, 1, bek, AddDevice)
	wants(t, err, ErrDevices)
	for n := range mostAtOnce + 1 { // one person has one allowance
		want := error(nil)
		if n == mostAtOnce {
			want = ErrTooFast
		}
		wants(t, h.Say(t.Context(), id, append(phones, bek)[n%4], 1, fmt.Sprint("hello ", n)), want)
	}
	must(t, h.Rename(t.Context(), phones[1], "Bek"))
	if at := h.look(id); at.Seats[1].Name != "Bek" {
		t.Errorf("renamed by a device: %+v", at.Seats[1])
	}
	_, err = h.Forget(t.Context(), id, 1, ann)
	wants(t, err, ErrNotSeated)
	_, err = h.MakeLink(t.Context(), id, 1, bek, HandOver)
	must(t, err)
	key := h.key(id, 1)
	_, err = h.Forget(t.Context(), id, 1, phones[2])
	must(t, err)
	at := h.look(id)
	if h.Held(at, phones[2]) != 0b10 || h.Held(at, bek)|h.Held(at, phones[0])|h.Held(at, phones[1]) != 0 ||
		at.Seats[1].Devices() != 1 {
		t.Errorf("%+v", at.Seats[1])
	}
	_, err = h.Claim(t.Context(), id, key, cem, "Cem")
	wants(t, err, ErrUsed)
}

// A seat is handed over with its hand and its turn: all browsers of the former person lose it, everybody is told, and
// nobody can take back earlier moves.
func TestHandOver(t *testing.T) {
	h := open(t)
	id := h.company(ann, bek)
	h.move(id, 0, "hide left")
	_, err := h.MakeLink(t.Context(), id, 0, ann, AddDevice)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 0), dan, "")
	must(t, err)
	if h.look(id).Undoable(0) == 0 {
		t.Fatal("there is nothing to take back, so the test proves nothing")
	}
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	h.handOver(id, 0, dan, cem, "Cem")
	<-notices.Notices() // of the link, which nobody else is told about
	if notice := <-notices.Notices(); notice.Unaffected != 0 {
		t.Errorf("%b are not told", notice.Unaffected)
	}
	h.reopen()
	at := h.look(id)
	if h.Held(at, ann)|h.Held(at, dan) != 0 || h.Held(at, cem) != 1 || at.Seats[0].Devices() != 1 ||
		at.Match.Record.Names[0] != "Cem" {
		t.Errorf("%+v", at.Seats[0])
	}
	if n := len(at.Match.Record.Turns); len(at.Happened) != 1 || at.Happened[0].What != Handed ||
		at.Happened[0].Turns != n ||
		at.Happened[0].Name != "Seat 1" || at.Happened[0].Next != "Cem" {
		t.Errorf("happened: %+v", at.Happened)
	}
	if name, former := at.Player(0, 0); name != "Seat 1" || !former {
		t.Errorf("the first move was made by %q", name)
	}
	if _, former := at.Player(0, len(at.Match.Record.Turns)); former {
		t.Error("the current player is taken for somebody else")
	}
	_, err = h.Undo(t.Context(), id, 0, at.Version)
	wants(t, err, ErrBarrier)
	if _, lost := h.Lost(at, ann); lost {
		t.Error("the person who handed a seat over has not lost it")
	}
}

// Who plays already takes over no second seat, as their account or as the guest of the same browser. The guest's own
// seat may pass to the account.
func TestHandOverToAPlayer(t *testing.T) {
	h := open(t)
	h.account(dan, "Dan", "dan")
	id := h.company(ann, bek, cem)
	claim := func(ctx context.Context, who PersonID, want error) {
		t.Helper()
		_, err := h.MakeLink(ctx, id, 0, ann, HandOver)
		must(t, err)
		_, err = h.Claim(ctx, id, h.key(id, 0), who, "Else")
		wants(t, err, want)
	}
	claim(t.Context(), bek, ErrSecond)
	claim(Was(t.Context(), bek), dan, ErrGuestSits)
	if at := h.look(id); h.Held(at, ann) != 0b1 || h.Held(at, bek) != 0b10 || h.Held(at, dan) != 0 {
		t.Errorf("the seats are held: %+v", at.Seats)
	}
	claim(Was(t.Context(), ann), dan, nil)
}

// The account of a browser takes no seat beside the guest of before, in a game or before it, by a link or without one.
func TestGuestSits(t *testing.T) {
	for name, begun := range map[string]bool{"before the game": false, "during it": true} {
		t.Run(name, func(t *testing.T) {
			h := open(t)
			h.account(dan, "Dan", "dan")
			spec := people(3)
			spec.Public = true
			var id ID
			if begun {
				id = h.begunBy(spec, ann, bek, cem)
				h.step(id)
				_, err := h.Leave(t.Context(), id, 2, cem)
				must(t, err)
			} else {
				var err error
				id, err = h.Create(t.Context(), spec, ann, 0)
				must(t, err)
			}
			was := Was(t.Context(), ann)
			_, err := h.Claim(was, id, h.SeatKey(h.look(id), 2), dan, "")
			wants(t, err, ErrGuestSits)
			wants(t, h.Join(was, id, 2, dan, ""), ErrGuestSits)
			if h.Held(h.look(id), dan) != 0 {
				t.Error("the account has a seat")
			}
			_, err = h.Adopt(t.Context(), ann, dan, []ID{id})
			must(t, err)
			if at := h.look(id); h.Held(at, dan) != 0b1 || h.Held(at, ann) != 0 {
				t.Errorf("the account has not the seat of the guest: %+v", at.Seats)
			}
		})
	}
}

// A seat that was handed over before the game needs the new person's bits.
func TestHandOverBeforeTheGame(t *testing.T) {
	h := open(t)
	id, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	must(t, h.Ready(t.Context(), id, 0, [16]byte{1}))
	h.handOver(id, 0, ann, bek, "Bek")
	h.reopen()
	if at := h.look(id); at.Seats[0].Ready || len(at.Match.Record.Bits) != 0 {
		t.Errorf("%+v, %v", at.Seats[0], at.Match.Record.Bits)
	}
}

// Two people use one link at the same moment: only one sits down.
func TestOneLinkTwoPeople(t *testing.T) {
	h := open(t)
	for range 20 {
		id, err := h.Create(t.Context(), people(2), ann, 0)
		must(t, err)
		key := h.key(id, 1)
		people := []PersonID{bek, cem, dan}
		errs := [3]error{}
		var all sync.WaitGroup
		for i := range people {
			all.Go(func() { _, errs[i] = h.Claim(t.Context(), id, key, people[i], "Guest") })
		}
		all.Wait()
		sat := 0
		for i, err := range errs {
			switch {
			case err == nil:
				sat++
				if h.Held(h.look(id), people[i]) != 0b10 {
					t.Error("the person who was told to sit there does not")
				}
			case !errors.Is(err, ErrUsed):
				t.Error(err)
			}
		}
		if sat != 1 {
			t.Fatalf("%d people sit down by one link", sat)
		}
	}
}

// Links that an older program made for free seats work; those for taken seats do not.
func TestLinksOfOlderPrograms(t *testing.T) {
	h := open(t)
	id, err := h.Create(t.Context(), people(3), ann, 0)
	must(t, err)
	if h.key(id, 1) != h.mac("seat", string(id), "1") {
		t.Error("the first link of a seat is not the same as before")
	}
	_, err = h.Claim(t.Context(), id, h.mac("seat", string(id), "0"), cem, "Cem")
	wants(t, err, ErrUsed)
}
