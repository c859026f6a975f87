package table

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// The last one who is there may end the game: they come first, nothing is hidden any more, and the record can be
// checked as far as it goes.
func TestEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timedCompany(t, "live quick", ann, bek, cem)
		h.playTurns(id, 2)
		end := func(seat game.Seat, who PersonID, want error) {
			t.Helper()
			_, err := h.End(t.Context(), id, seat, who)
			wants(t, err, want)
		}
		end(0, ann, ErrGoesOn)
		_, err := h.Leave(t.Context(), id, 1, bek)
		must(t, err)
		end(0, ann, ErrGoesOn) // two are there, and stewards play on
		h.goesOn(id)
		_, err = h.edit(t.Context(), id, func(at *Table) error {
			at.steward(clock.Absent, Gone, 2, h.now())
			return nil
		})
		must(t, err)
		end(2, cem, ErrGoesOn)
		end(1, bek, ErrNotSeated)
		e, ok := h.Ending(h.look(id), ann)
		if !ok || !e.Mine || e.Asks != 0b001 || e.Agreed != 0 {
			t.Fatalf("%+v, %t", e, ok)
		}
		if e, ok := h.Ending(h.look(id), dan); !ok || e.Mine {
			t.Errorf("to others: %+v, %t", e, ok)
		}
		end(0, ann, nil)
		for range 2 { // as it is, and read anew
			at := h.look(id)
			if at.Status != Over || !at.Ended() || !at.Match.Over() || at.Owing() != 0 {
				t.Fatalf("%s, %s", at.Status, at.Reason)
			}
			list := Ranks(at)
			if list[0].Seat != 0 || list[0].Gone || list[1].Seat != 2 || list[2].Seat != 1 || !allRated(t, list) {
				t.Errorf("%+v", list)
			}
			text := record(t, at.Match.Game, at.Record(1))
			if !strings.Contains(text, "secret ") || strings.Contains(text, "hidden") {
				t.Errorf("the record hides something:\n%s", text)
			}
			r, err := game.ReadRecord(strings.NewReader(text), func(string) game.Game { return at.Match.Game })
			must(t, err)
			m, err := game.Verify(at.Match.Game, r)
			must(t, err)
			if !m.Record.Ended || len(m.Record.Turns) != len(at.Match.Record.Turns) {
				t.Error("the record is not checked to its end")
			}
			h.shut()
			h.reopen()
		}
		end(0, ann, ErrOver)
		_, err = h.Choose(t.Context(), id, 0, h.look(id).Version, game.Move{})
		wants(t, err, ErrOver)
		wants(t, h.Analyse(t.Context(), id), ErrNotOver)
		found, err := Inspect(t.Context(), h.conf, id)
		if err != nil || found.Err != nil || !found.Verified {
			t.Errorf("%+v, %v", found, err)
		}
		before := len(h.look(id).Match.Record.Turns)
		if at := h.after(id, time.Hour); len(at.Match.Record.Turns) != before || at.Status != Over {
			t.Error("something is played after the end")
		}
	})
}

// A game with bots alone has nobody who could have gone, and so no such end.
func TestNobodyWent(t *testing.T) {
	h, _ := patient(t)
	spec := people(2)
	spec.Seats[1] = SeatSpec{Kind: Bot, Level: "first"}
	id := h.begun(spec)
	if e, ok := h.Ending(h.look(id), ann); ok {
		t.Errorf("%+v", e)
	}
	_, err := h.End(t.Context(), id, 0, ann)
	wants(t, err, ErrGoesOn)
	_, err = h.End(t.Context(), h.company(ann, bek), 0, ann)
	wants(t, err, ErrGoesOn)
	open, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	_, err = h.End(t.Context(), open, 0, ann)
	wants(t, err, ErrGathering)
}

// Without clocks nobody plays for a seat that is free: while the game waits for it, all who are left can end it
// together.
func TestEndTogether(t *testing.T) {
	h, _ := patient(t)
	id := h.company(ann, bek, cem)
	h.until(id, 0b010)
	_, err := h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	at, err := h.End(t.Context(), id, 0, ann)
	must(t, err)
	if at.Status != Playing {
		t.Fatal("one of two ends the game")
	}
	h.reopen()
	e, ok := h.Ending(h.look(id), cem)
	if !ok || e.Agreed != 0b001 || e.Asks != 0b100 || !e.Mine {
		t.Fatalf("%+v, %t", e, ok)
	}
	if at, err = h.PlayOn(t.Context(), id, 0, ann); err != nil || at.ending != 0 {
		t.Fatalf("%b, %v", at.ending, err)
	}
	_, err = h.End(t.Context(), id, 2, cem)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), dan, "Dan") // somebody comes: the game goes on
	must(t, err)
	_, err = h.End(t.Context(), id, 0, ann)
	wants(t, err, ErrGoesOn)
	_, err = h.Leave(t.Context(), id, 1, dan)
	must(t, err)
	for _, one := range []struct {
		seat game.Seat
		who  PersonID
	}{{0, ann}, {2, cem}} {
		at, err = h.End(t.Context(), id, one.seat, one.who)
		must(t, err)
	}
	if !at.Ended() {
		t.Fatal("all agree, and the game goes on")
	}
	list := Ranks(at)
	if len(list) != 3 || list[2].Seat != 1 || !list[2].Gone || list[2].Name != "Seat 2" {
		t.Errorf("%+v", list)
	}
}
