package table

import (
	"testing"

	"ennead/game"
)

func TestRetry(t *testing.T) {
	h := open(t, by(count))
	id := h.begun(people(2))
	_, err := h.Retry(t.Context(), id, 3, 0, ann, "first")
	wants(t, err, ErrNotOver)
	over := h.finish(id)
	turns, seat := 0, game.Seat(0) // the last free choice
	for at := range over.Match.Record.Turns {
		before, err := over.Match.Upto(at)
		must(t, err)
		who := over.Match.Record.Turns[at].Seat
		if who != game.Nature && len(before.State.Moves(nil, who)) > 1 {
			turns, seat = at, who
		}
	}
	old := over.Match.Record.Turns[turns].Move
	for _, wrong := range []int{-1, len(over.Match.Record.Turns), 1 << 40} {
		_, err := h.Retry(t.Context(), id, wrong, seat, bek, "first")
		wants(t, err, ErrTurn)
	}
	_, err = h.Retry(t.Context(), id, turns, 1-seat, bek, "first")
	wants(t, err, ErrTurn)
	again, err := h.Retry(t.Context(), id, turns, seat, bek, "first")
	must(t, err)
	at := h.look(again)
	if h.Held(at, bek) != seat.Set() || at.Seats[1-seat].Kind != Bot || at.Public || !at.Practice() ||
		len(at.Match.Record.Turns) != turns || !at.MayHint(seat) {
		t.Fatalf("%+v", at)
	}
	a, err := h.Again(t.Context(), at)
	must(t, err)
	if a == nil || a.From != id || a.Old == nil || *a.Old != old || a.New != nil || a.Options != nil {
		t.Fatalf("%+v", a)
	}
	m := at.Match.State.Moves(nil, seat)[0]
	after, err := h.Choose(t.Context(), again, seat, at.Version, m)
	must(t, err)
	a, err = h.Again(t.Context(), after)
	must(t, err)
	if a.New == nil || *a.New != m || len(a.Options) == 0 || len(a.Options) != len(a.Labels) ||
		!considers(a, m) || !considers(a, old) {
		t.Errorf("%+v", a)
	}
	h.reopen()
	if a, err := h.Again(t.Context(), h.look(again)); err != nil || a == nil || a.From != id {
		t.Errorf("after a restart: %+v, %v", a, err)
	}
	if a, err := h.Again(t.Context(), h.look(id)); err != nil || a != nil {
		t.Errorf("at another table: %+v, %v", a, err)
	}
}

func considers(a *Again, m game.Move) bool {
	n := 0
	for _, o := range a.Options {
		if o.Move == m {
			n++
		}
	}
	return n == 1
}
