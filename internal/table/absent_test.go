package table

import (
	"testing"
	"time"

	"ennead/game"
)

const wait = 72 * time.Hour

// patient is a house where seats can be freed after [wait], by its own clock.
func patient(t *testing.T) (*house, *watch) {
	w := newWatch()
	return open(t, func(c *Config) { c.Now, c.Absent = w.now, wait }), w
}

// until plays on until it is those seats' turn.
func (h *house) until(id ID, owing game.Seats) {
	h.t.Helper()
	for h.look(id).Owing() != owing {
		if !h.step(id) {
			h.t.Fatalf("nobody is to move, want %b", owing)
		}
	}
}

func TestLeave(t *testing.T) {
	h, _ := patient(t)
	id := h.company(ann, bek, cem)
	key := h.key(id, 1)
	_, err := h.Leave(t.Context(), id, 1, ann)
	wants(t, err, ErrNotSeated)
	_, err = h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	h.reopen()
	at := h.look(id)
	if at.Free() != 0b10 || h.Held(at, bek) != 0 || at.Seats[1].Name != "" || len(at.Happened) != 1 ||
		at.Happened[0].What != Left || at.Happened[0].Name != "Seat 2" {
		t.Fatalf("%+v, %+v", at.Seats[1], at.Happened)
	}
	if key == h.key(id, 1) {
		t.Error("the link is an old one")
	}
	// No player sees a second hand, and at a table that is not public nobody joins without the link.
	_, err = h.Claim(t.Context(), id, h.key(id, 1), cem, "")
	wants(t, err, ErrSecond)
	wants(t, h.Join(t.Context(), id, 1, dan, "Dan"), ErrClosed)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), dan, "Dan")
	must(t, err)
	at = h.look(id)
	if len(at.Happened) != 2 || at.Happened[1].What != SatDown || at.Happened[1].Next != "Dan" ||
		at.Match.Record.Names[1] != "Dan" {
		t.Errorf("%+v", at.Happened)
	}
	h.finish(id)
	_, err = h.Leave(t.Context(), id, 1, dan)
	wants(t, err, ErrOver)
}

// A seat of a public table whose player left can be joined during the game.
func TestJoinLater(t *testing.T) {
	h, _ := patient(t)
	spec := people(2)
	spec.Public = true
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	must(t, h.Join(t.Context(), id, 1, bek, "Bek"))
	for seat := range game.Seat(2) {
		must(t, h.Ready(t.Context(), id, seat, [16]byte{}))
	}
	wants(t, h.Join(t.Context(), id, 1, cem, "Cem"), ErrTaken)
	_, err = h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	wants(t, h.Join(t.Context(), id, 1, ann, ""), ErrSecond)
	must(t, h.Join(t.Context(), id, 1, cem, "Cem"))
	if at := h.look(id); h.Held(at, cem) != 0b10 || at.Happened[len(at.Happened)-1].What != SatDown {
		t.Errorf("%+v", at)
	}
}

// Before the game, only the person who opened the table can free seats.
func TestDismiss(t *testing.T) {
	h, _ := patient(t)
	id, err := h.Create(t.Context(), people(3), ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek")
	must(t, err)
	must(t, h.Ready(t.Context(), id, 1, [16]byte{9}))
	_, err = h.Dismiss(t.Context(), id, 0, bek)
	wants(t, err, ErrNotOwner)
	for seat, want := range map[game.Seat]error{2: ErrEmpty, 3: ErrNoSeat, game.Nature: ErrNoSeat} {
		_, err = h.Dismiss(t.Context(), id, seat, ann)
		wants(t, err, want)
	}
	_, err = h.Dismiss(t.Context(), id, 1, ann)
	must(t, err)
	h.reopen()
	at := h.look(id)
	if at.Free() != 0b110 || at.Seats[1].Ready || len(at.Match.Record.Bits) != 0 || at.Status != Gathering {
		t.Errorf("%+v", at)
	}
	if lost, ok := h.Lost(at, bek); !ok || lost.What != Dismissed {
		t.Errorf("bek is told %+v", lost)
	}
	if _, ok := h.Lost(at, cem); ok {
		t.Error("somebody who never sat there is told to have lost a seat")
	}
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "")
	must(t, err)
	if _, ok := h.Lost(h.look(id), bek); ok {
		t.Error("somebody who sits there again is told to have lost a seat")
	}
	begun := h.company(ann, bek)
	_, err = h.Dismiss(t.Context(), begun, 1, ann)
	wants(t, err, ErrBegun)
	_, err = h.FreeSeat(t.Context(), begun, 1)
	must(t, err)
	if at := h.look(begun); at.Free() != 0b10 || at.Happened[0].What != ByHost {
		t.Errorf("freed by the host: %+v", at)
	}
	_, err = h.FreeSeat(t.Context(), begun, 1)
	wants(t, err, ErrEmpty)
}

// A seat is freed when its person was to move while nothing moved for the configured time, and all others agree.
func TestAbsent(t *testing.T) {
	h, w := patient(t)
	id := h.company(ann, bek, cem)
	agree := func(who PersonID, level string, want error) *Table {
		t.Helper()
		_, err := h.Agree(t.Context(), id, 0, who, level)
		wants(t, err, want)
		return h.look(id)
	}
	h.until(id, 0b001)
	if from, ok := h.Absent(h.look(id), 0); !ok || !from.Equal(h.now().Add(wait)) {
		t.Errorf("from %v", from)
	}
	if _, ok := h.Absent(h.look(id), 1); ok {
		t.Error("a person who is not to move cannot be absent")
	}
	w.pass(wait - time.Millisecond)
	agree(bek, "", ErrNotAbsent)
	w.pass(time.Millisecond)
	for who, want := range map[PersonID]error{ann: ErrNotSeated, dan: ErrNotSeated} {
		agree(who, "", want)
	}
	_, err := h.Agree(t.Context(), id, 1, cem, "") // is not to move
	wants(t, err, ErrNotAbsent)

	agree(bek, "", nil)
	h.reopen()
	at := agree(bek, "", nil)
	if _, agreed := at.Plan(0); agreed != 0b010 || !at.Seats[0].Taken {
		t.Fatalf("one of two agreed, and the seat is %+v", at.Seats[0])
	}
	_, err = h.Object(t.Context(), id, 0, bek)
	must(t, err)
	if _, agreed := h.look(id).Plan(0); agreed != 0 {
		t.Error("an agreement cannot be taken back")
	}
	agree(bek, "", nil)

	// Any act of the person ends it, and the wait starts again.
	_, err = h.Here(t.Context(), id, 0, ann)
	must(t, err)
	if at := h.look(id); at.Seats[0].vote != (vote{}) || !at.Moved.Equal(h.now()) {
		t.Fatalf("%+v", at)
	}
	agree(cem, "", ErrNotAbsent)
	w.pass(wait)
	agree(bek, "", nil)
	must(t, h.Say(t.Context(), id, ann, 0, "tomorrow"))
	agree(cem, "", ErrNotAbsent)
	w.pass(wait)
	must(t, h.Say(t.Context(), id, bek, 1, "Ann?")) // others' acts do not count
	agree(bek, "", nil)
	at = agree(cem, "", nil)
	if at.Free() != 0b001 || len(at.Happened) != 1 || at.Happened[0].What != Freed || h.Held(at, ann) != 0 {
		t.Fatalf("all agreed: %+v, %+v", at.Seats[0], at.Happened)
	}
	if lost, ok := h.Lost(at, ann); !ok || lost.What != Freed {
		t.Errorf("ann is told %+v", lost)
	}
	_, err = h.Claim(t.Context(), id, h.key(id, 0), dan, "Dan")
	must(t, err)
	h.finish(id)
}

// A move of the person ends the plan; so does another plan, and a change among the people who decide.
func TestPlans(t *testing.T) {
	h, w := patient(t)
	id := h.company(ann, bek, cem)
	h.until(id, 0b001)
	w.pass(wait)
	agree := func(who PersonID, level string, want error) (string, game.Seats) {
		t.Helper()
		_, err := h.Agree(t.Context(), id, 0, who, level)
		wants(t, err, want)
		return h.look(id).Plan(0)
	}
	agree(bek, "", nil)
	agree(bek, "demon", ErrLevel)
	if level, agreed := agree(cem, "first", nil); level != "first" || agreed != 0b100 {
		t.Errorf("another plan: %q, %b", level, agreed)
	}
	h.handOver(id, 2, cem, dan, "Dan")
	if _, agreed := h.look(id).Plan(0); agreed != 0 {
		t.Errorf("a person who has left still agrees: %b", agreed)
	}
	agree(bek, "first", nil)
	h.step(id)
	if h.look(id).Seats[0].vote != (vote{}) {
		t.Error("a move does not end the plan")
	}
	h.until(id, 0b001)
	w.pass(wait)
	agree(bek, "first", nil)
	before := len(h.look(id).Match.Record.Turns)
	agree(dan, "first", nil)
	at := h.eventually(id, "played on by a bot", func(at *Table) bool { return len(at.Match.Record.Turns) > before })
	if at.Seats[0].Kind != Bot || at.Seats[0].Level != "first" || at.Seats[0].Name == "" || h.Held(at, ann) != 0 ||
		h.key(id, 0) != "" ||
		at.BotSince(0) != before {
		t.Errorf("%+v since %d", at.Seats[0], at.BotSince(0))
	}
	last := len(at.Happened) - 1
	if at.Happened[last-1].What != Freed || at.Happened[last].What != ByBot || at.Happened[last].Next != "first" {
		t.Errorf("%+v", at.Happened)
	}
	h.eventually(id, "over", func(at *Table) bool { h.step(id); return at.Status == Over })
}

// A bot takes over a free seat at once if all players agree.
func TestBotForAFreeSeat(t *testing.T) {
	h, _ := patient(t)
	id := h.company(ann, bek, cem)
	_, err := h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	_, err = h.Agree(t.Context(), id, 1, ann, "")
	wants(t, err, ErrEmpty)
	_, err = h.Agree(t.Context(), id, 1, bek, "first")
	wants(t, err, ErrNotSeated)
	_, err = h.Agree(t.Context(), id, 1, ann, "first")
	must(t, err)
	h.move(id, 0, "hide left") // the game continues meanwhile
	if h.look(id).Seats[1].Kind != Person {
		t.Fatal("a bot took over before all agreed")
	}
	_, err = h.Agree(t.Context(), id, 1, cem, "first")
	must(t, err)
	if h.look(id).Seats[1].Kind != Bot {
		t.Error("all agreed, but no bot took over")
	}
}

// If nobody else plays, the person who opened the table decides; an absent person never does.
func TestWhoDecides(t *testing.T) {
	h, w := patient(t)
	spec := people(2)
	spec.Seats[1] = SeatSpec{Kind: Bot, Level: "first"}
	opened, err := h.Create(t.Context(), spec, dan, game.Spectator)
	must(t, err)
	_, err = h.Claim(t.Context(), opened, h.key(opened, 0), ann, "Ann")
	must(t, err)
	must(t, h.Ready(t.Context(), opened, 0, [16]byte{}))
	alone := h.begun(spec)
	h.eventually(opened, "hers", func(at *Table) bool { return at.Owing() == 1 })
	w.pass(wait)
	_, err = h.Agree(t.Context(), opened, 0, bek, "")
	wants(t, err, ErrNotSeated)
	_, err = h.Agree(t.Context(), opened, 0, dan, "")
	must(t, err)
	if h.look(opened).Free() != 1 {
		t.Error("the person who opened the table cannot free its only seat")
	}
	_, err = h.Agree(t.Context(), alone, 0, ann, "")
	wants(t, err, ErrNotSeated)

	never := open(t, func(c *Config) { c.Now = w.now })
	id := never.company(ann, bek)
	w.pass(1000 * wait)
	_, err = never.Agree(t.Context(), id, 0, bek, "")
	wants(t, err, ErrNotAbsent)
}

// Negotiation between others does not prolong a wait, so it reveals nothing.
func TestNegotiationMakesNoWaitLonger(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	moved := h.look(id).Moved
	time.Sleep(3 * time.Millisecond)
	_, err := h.Negotiate(t.Context(), id, 1, chain(t, "show 3"), "")
	must(t, err)
	if !h.look(id).Moved.Equal(moved) {
		t.Error("an offer between others prolongs a wait")
	}
	_, err = h.Choose(t.Context(), id, 0, h.look(id).Version, chain(t, "rest")[0])
	must(t, err)
	if h.look(id).Moved.Equal(moved) {
		t.Error("a move does not")
	}
}
