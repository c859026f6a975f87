package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/games/osiris"
	osiriskit "ennead/games/osiris/kit"
)

// governors opens a table of the game that goes on without a person, and begins it.
func governors(t *testing.T, clock string, names ...PersonID) (*house, ID) {
	t.Helper()
	h := open(t, func(c *Config) { c.Games, c.Steward = append(c.Games, osiriskit.Game), "first" })
	t.Cleanup(h.shut)
	spec := people(len(names))
	if clock != "" {
		spec = spec.timed(clock)
	}
	spec.Game, spec.Setup.Options = "osiris", nil
	return h, h.begunBy(spec, names...)
}

// without has all who stay agree that the game goes on without a seat.
func (h *house) without(id ID, seat game.Seat, who ...PersonID) (at *Table) {
	h.t.Helper()
	for _, person := range who {
		var err error
		at, err = h.Agree(h.t.Context(), id, seat, person, Withdraws)
		must(h.t, err)
	}
	return at
}

// Once all who stay agree, the game goes on without a seat: it withdraws whenever it is to move, and nobody waits.
// Whoever sits down there chooses again. OSI-RUL-54.
func TestDeserted(t *testing.T) {
	h, id := governors(t, "", ann, bek, cem)
	_, err := h.Agree(t.Context(), id, 1, ann, Withdraws)
	wants(t, err, ErrNotAbsent)
	_, err = h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	_, err = h.Agree(t.Context(), id, 1, bek, Withdraws)
	wants(t, err, ErrNotSeated)
	at := h.without(id, 1, ann)
	if level, agreed := at.Plan(1); level != Withdraws || agreed != 1 || h.Lacks(at, 1) != 1 || at.Deserted() != 0 {
		t.Fatalf("one of two agrees: %q, %b", level, agreed)
	}
	at = h.without(id, 1, cem)
	last := at.Happened[len(at.Happened)-1]
	if at.Deserted() != 1<<1 || at.Owing().Has(1) || at.MayWithdraw(1) || last.What != Without || last.Seat != 1 {
		t.Fatalf("deserted %b, to move %b, %+v", at.Deserted(), at.Owing(), last)
	}
	_, err = h.Agree(t.Context(), id, 1, ann, Withdraws)
	if err == nil {
		t.Error("deserted twice")
	}
	for at.Match.State.(*osiris.State).Season < 2 {
		if at.Owing().Has(1) {
			t.Fatal("the game waits for the seat")
		}
		h.step(id)
		at = h.look(id)
	}
	h.reopen()
	_, err = h.Claim(t.Context(), id, h.key(id, 1), dan, "Dan")
	must(t, err)
	at = h.look(id)
	turn := at.Match.Record.Turns[len(at.Match.Record.Turns)-1]
	if at.Deserted() != 0 || turn.Seat != 1 || turn.Move.Verb != osiris.VBack || h.Held(at, dan) != 1<<1 {
		t.Fatalf("deserted %b, the last turn is %+v", at.Deserted(), turn)
	}
	for seat := range game.Seat(3) {
		if n := at.Match.Undoable(seat); n != 0 {
			t.Errorf("seat %d may take back what was before somebody came", seat)
		}
	}
	h.until(id, 1<<1)
	for range 3 {
		h.step(id)
	}
	_, err = h.Leave(t.Context(), id, 1, dan)
	must(t, err)
	h.without(id, 1, ann, cem)
	at = h.finish(id)
	if at.Status != Over {
		t.Fatalf("the game is %s", at.Status)
	}
	if _, err := game.Verify(osiriskit.Game, at.Match.Record); err != nil {
		t.Error(err)
	}
}

// Nobody says of themselves that they have left for good, and only some games go on without a seat.
func TestDesertedByNobody(t *testing.T) {
	h, id := governors(t, "", ann, bek)
	gone := game.Move{Verb: osiris.VGone}
	for seat := range game.Seat(2) {
		_, err := h.Negotiate(t.Context(), id, seat, []game.Move{gone}, "")
		wants(t, err, ErrMove)
		_, err = h.Choose(t.Context(), id, seat, h.look(id).Version, gone)
		wants(t, err, ErrMove)
	}
	other := h.company(ann, bek)
	_, err := h.Leave(t.Context(), other, 1, bek)
	must(t, err)
	if h.look(other).MayWithdraw(1) {
		t.Error("the game cannot go on without the seat")
	}
	if at, err := h.Agree(t.Context(), other, 1, ann, Withdraws); err == nil {
		t.Errorf("the seat is %+v", at.Seats[1])
	}
}

// A bot that takes over a deserted seat chooses there.
func TestDesertedUntilABotComes(t *testing.T) {
	h, id := governors(t, "", ann, bek, cem)
	_, err := h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	h.without(id, 1, ann, cem)
	for _, who := range []PersonID{ann, cem} {
		_, err := h.Agree(t.Context(), id, 1, who, "first")
		must(t, err)
	}
	if at := h.look(id); at.Seats[1].Kind != Bot || at.Deserted() != 0 {
		t.Errorf("%+v, deserted %b", at.Seats[1], at.Deserted())
	}
}

// With clocks no steward plays for a deserted seat.
func TestDesertedWithClocks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := governors(t, "live normal", ann, bek, cem)
		seat := h.upToReal(id)
		who := []PersonID{ann, bek, cem}
		_, err := h.Leave(t.Context(), id, seat, who[seat])
		must(t, err)
		at := h.without(id, seat, who[(seat+1)%3], who[(seat+2)%3])
		if at.Deserted() != seat.Set() || at.Handed().Has(seat) || at.Owing().Has(seat) {
			t.Fatalf("deserted %b, stewards for %b, to move %b", at.Deserted(), at.Handed(), at.Owing())
		}
		turns := len(at.Match.Record.Turns)
		if at = h.after(id, time.Second); len(at.Match.Record.Turns) != turns {
			t.Errorf("somebody plays: %v", at.Match.Record.Turns[turns:])
		}
		must(t, claimed(h, id, seat, dan))
		if at = h.look(id); at.Deserted() != 0 || at.Handed() != 0 {
			t.Errorf("somebody is there: deserted %b, stewards for %b", at.Deserted(), at.Handed())
		}
	})
}

// claimed has somebody take a free seat.
func claimed(h *house, id ID, seat game.Seat, person PersonID) error {
	_, err := h.Claim(h.t.Context(), id, h.key(id, seat), person, "Dan")
	return err
}

// What somebody chose may be taken back although a deserted seat has withdrawn since; that it is deserted may not.
func TestDesertedAndUndo(t *testing.T) {
	h, id := governors(t, "", ann, bek, cem)
	at := h.look(id)
	first := at.Owing().First()
	who, next := []PersonID{ann, bek, cem}, (first+1)%3
	_, err := h.Leave(t.Context(), id, next, who[next])
	must(t, err)
	at = h.without(id, next, who[first], who[(first+2)%3])
	if !at.Owing().Has(first) || at.Match.Undoable(first) != 0 {
		t.Fatalf("to move %b", at.Owing())
	}
	before := len(at.Match.Record.Turns)
	isis := game.Move{Verb: osiris.VBless, A: uint8(osiris.Isis)}
	at, err = h.Choose(t.Context(), id, first, at.Version, isis)
	must(t, err)
	if n := len(at.Match.Record.Turns); n != before+2 || at.Owing() != ((first+2)%3).Set() {
		t.Fatalf("%v, to move %b", at.Match.Record.Turns[before:], at.Owing())
	}
	at, err = h.Undo(t.Context(), id, first, at.Version)
	must(t, err)
	if len(at.Match.Record.Turns) != before || at.Owing() != first.Set() || at.Deserted() != next.Set() {
		t.Errorf("%d turns, to move %b, deserted %b", len(at.Match.Record.Turns), at.Owing(), at.Deserted())
	}
	_, err = h.Undo(t.Context(), id, first, at.Version)
	wants(t, err, ErrBarrier)
}
