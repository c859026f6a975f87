package table

import (
	"testing"
	"time"

	"ennead/internal/store"
)

// Whoever is banned leaves the tables that go on, as if they had left; others stay.
func TestWithdraw(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	gathering, running := h.pair(), h.pair()
	h.begin(running)
	for range 2 { // the second time there is nothing to do
		must(t, h.Withdraw(ctx, bek))
	}
	must(t, h.Withdraw(ctx, dan)) // who sits nowhere
	for _, id := range []ID{gathering, running} {
		at := h.look(id)
		if at.Seats[1].Taken || !at.Seats[0].Taken {
			t.Errorf("the seats are %+v", at.Seats)
		}
		if last := at.Happened[len(at.Happened)-1]; last.What != Left || last.Name != "Bek" || last.Seat != 1 {
			t.Errorf("it happened: %+v", last)
		}
	}
}

// Whoever is muted says nothing at any table, until it ends.
func TestMuted(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	id := h.pair()
	must(t, h.conf.Store.EditPerson(ctx, string(bek), func(p *store.Person) error {
		p.MutedTill = w.now().UnixMilli() + 1000
		return nil
	}))
	wants(t, h.Say(ctx, id, bek, 1, "Hello"), ErrMuted)
	wants(t, h.SayPhrase(ctx, id, bek, 1, "hello"), ErrMuted)
	must(t, h.Say(ctx, id, ann, 0, "Hello"))
	_, err := h.MakeLink(ctx, id, 1, bek, AddDevice)
	must(t, err)
	_, err = h.Claim(ctx, id, h.key(id, 1), cem, "")
	must(t, err)
	wants(t, h.Say(ctx, id, cem, 1, "Hello from a second browser"), ErrMuted)
	w.pass(time.Second)
	must(t, h.SayPhrase(ctx, id, bek, 1, "hello"))
	if n := len(h.said(id)); n != 2 {
		t.Errorf("%d lines are said", n)
	}
}
