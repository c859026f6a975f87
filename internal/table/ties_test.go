package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// acquainted stores people, so that there can be ties between them. They have a session: the janitor erases guests of
// whom nothing tells.
func (h *house) acquainted(people ...PersonID) {
	h.t.Helper()
	for _, one := range people {
		must(h.t, h.conf.Store.Arrive(h.t.Context(), store.Person{ID: string(one), Kind: "guest"},
			store.Session{Hash: string(one), Used: time.Now().UnixMilli()}))
		must(h.t, h.conf.Store.SetName(h.t.Context(), string(one), strings.ToUpper(string(one[:1]))+string(one[1:3])))
	}
}

func (h *house) tie(one PersonID, kind string, other PersonID) {
	h.t.Helper()
	must(h.t, h.conf.Store.Tie(h.t.Context(), store.Tie{Person: string(one), Other: string(other), Kind: kind}))
}

func (h *house) untie(one PersonID, kind string, other PersonID) {
	h.t.Helper()
	must(h.t, h.conf.Store.Untie(h.t.Context(), string(one), string(other), kind))
}

// Nobody joins where somebody sits, or has opened the table, with whom they have nothing to do. Which of the two wants
// it so does not matter. Such tables are not on the list of those that wait for people.
func TestBlockedPeopleDoNotMeet(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	h.acquainted(ann, bek, cem, dan)
	spec := people(3)
	spec.Public = true
	opened, err := h.Create(ctx, spec, ann, 0)
	must(t, err)
	watched, err := h.Create(ctx, spec, ann, game.Spectator) // who opened it does not play
	must(t, err)
	must(t, h.Join(ctx, opened, 1, bek, "Bek"))
	listed := func(who PersonID) (all int) {
		t.Helper()
		list, err := h.Public(ctx, who)
		must(t, err)
		return len(list)
	}
	for _, tie := range [][2]PersonID{{cem, ann}, {ann, cem}} {
		h.tie(tie[0], store.TieBlock, tie[1])
		wants(t, h.Join(ctx, opened, 2, cem, "Cem"), ErrClosed)
		wants(t, h.Join(ctx, watched, 2, cem, "Cem"), ErrClosed)
		if n := listed(cem); n != 0 {
			t.Errorf("%d tables are listed", n)
		}
		h.untie(tie[0], store.TieBlock, tie[1])
	}
	h.tie(bek, store.TieBlock, cem)
	h.tie(cem, store.TieMute, ann)
	h.tie(ann, store.TieFriend, cem)
	wants(t, h.Join(ctx, opened, 2, cem, "Cem"), ErrClosed)
	if n := listed(cem); n != 1 {
		t.Errorf("%d tables are listed", n)
	}
	must(t, h.Join(ctx, watched, 2, cem, "Cem"))
	for _, other := range []PersonID{"", ann, bek, dan} {
		if n := listed(other); n != map[bool]int{true: 1, false: 2}[other == bek] { // Cem sits at one of them
			t.Errorf("%d tables are listed", n)
		}
	}
	must(t, h.Join(ctx, opened, 2, dan, "Dan"))
	h.begin(opened)
	if n := listed(cem); n != 2 { // a game in progress lets nobody in
		t.Errorf("%d tables are listed", n)
	}
}

// A link holds if anybody who may have given it has nothing against it, whoever else is at the table.
func TestLinksBetweenBlockedPeople(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	h.acquainted(ann, bek, cem, dan)
	id := h.pair3()
	claims := func(seat game.Seat, want error) {
		t.Helper()
		before := h.look(id).Version
		got, err := h.Claim(ctx, id, h.key(id, seat), cem, "Cem")
		wants(t, err, want)
		if want != nil && (got != game.Spectator || h.look(id).Version != before) {
			t.Error("a link that does not work has changed the table")
		}
	}
	h.tie(ann, store.TieBlock, cem)
	claims(2, ErrEnded) // who opened the table has given it
	h.untie(ann, store.TieBlock, cem)
	h.tie(bek, store.TieBlock, cem)
	claims(2, nil) // she has asked them to come
	_, err := h.Leave(ctx, id, 2, cem)
	must(t, err)

	_, err = h.Claim(ctx, id, h.key(id, 2), dan, "Dan")
	must(t, err)
	for seat := range game.Seat(3) {
		must(t, h.Ready(ctx, id, seat, [16]byte{1}))
	}
	_, err = h.Leave(ctx, id, 2, dan)
	must(t, err)
	h.tie(cem, store.TieBlock, ann)
	claims(2, ErrEnded) // nobody is left who may have given it
	h.untie(bek, store.TieBlock, cem)
	claims(2, nil)

	_, err = h.MakeLink(ctx, id, 1, bek, HandOver)
	must(t, err)
	h.tie(cem, store.TieBlock, dan)
	_, err = h.Leave(ctx, id, 2, cem)
	must(t, err)
	h.tie(cem, store.TieBlock, bek)
	claims(1, ErrEnded) // it is his alone to give
	h.untie(cem, store.TieBlock, bek)
	claims(1, nil)
}

// pair3 opens a gathering table for three, where ann and bek sit.
func (h *house) pair3() ID {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), people(3), ann, 0)
	must(h.t, err)
	_, err = h.Claim(h.t.Context(), id, h.key(id, 1), bek, "Bek")
	must(h.t, err)
	return id
}

// heard returns the lines that a reader wants to read.
func (h *house) heard(id ID, reader PersonID) string {
	h.t.Helper()
	silence, err := h.Silence(h.t.Context(), reader)
	must(h.t, err)
	lines, err := h.Said(h.t.Context(), id, 0)
	must(h.t, err)
	var all []string
	for _, l := range lines {
		if !silence.Hides(h.look(id), l) {
			all = append(all, l.Text)
		}
	}
	return strings.Join(all, ", ")
}

// A line is hidden from those who have muted or blocked whoever wrote it, whoever sits there now; from nobody else.
func TestSilence(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	h.acquainted(ann, bek, cem, dan)
	id := h.pair3()
	said := func(who PersonID, seat game.Seat, text string) {
		t.Helper()
		w.pass(time.Minute)
		must(t, h.Say(ctx, id, who, seat, text))
	}
	said(ann, 0, "ann")
	said(bek, 1, "bek")
	w.pass(time.Minute)
	_, err := h.Leave(ctx, id, 1, bek)
	must(t, err)
	_, err = h.Claim(ctx, id, h.key(id, 1), cem, "Cem")
	must(t, err)
	said(cem, 1, "cem")
	reads := func(reader PersonID, want string) {
		t.Helper()
		if got := h.heard(id, reader); got != want {
			t.Errorf("the reader hears %q, not %q", got, want)
		}
	}
	reads("", "ann, bek, cem")
	for _, kind := range []string{store.TieMute, store.TieBlock} {
		h.tie(ann, kind, bek)
		reads(ann, "ann, cem")
		reads(bek, "ann, bek, cem")
		h.untie(ann, kind, bek)
		h.tie(ann, kind, cem)
		reads(ann, "ann, bek")
		h.untie(ann, kind, cem)
	}
	h.tie(ann, store.TieFriend, cem)
	h.tie(ann, store.TieIgnore, cem)
	h.tie(dan, store.TieMute, ann)
	h.tie(dan, store.TieBlock, cem)
	reads(ann, "ann, bek, cem")
	reads(dan, "bek")
	silence, err := h.Silence(ctx, dan)
	must(t, err)
	if muted, blocked := silence.At(h.look(id)); muted != game.Seat(0).Set() || blocked != game.Seat(1).Set() {
		t.Errorf("muted are %v, blocked %v", muted, blocked)
	}

	elsewhere := h.pair() // who is muted once is muted at every table
	must(t, h.Say(ctx, elsewhere, bek, 1, "bek"))
	w.pass(time.Minute)
	must(t, h.Say(ctx, elsewhere, ann, 0, "ann"))
	if got := h.heard(elsewhere, dan); got != "bek" {
		t.Errorf("at another table the reader hears %q", got)
	}
}

// The person of a seat is one who sits there.
func TestHolder(t *testing.T) {
	h := open(t)
	spec := people(3)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	for seat, want := range map[game.Seat]PersonID{0: ann, 1: "", 2: "", 3: "", game.Spectator: ""} {
		who, ok := h.look(id).Holder(seat)
		if who != want || ok != (want != "") {
			t.Errorf("on seat %d sits %q, %v", seat, string(who), ok)
		}
		if strings.Contains(fmt.Sprintf("%v %+v %q", who, who, who), "ann") {
			t.Error("a person can be read in a text")
		}
	}
}
