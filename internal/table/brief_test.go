package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
)

// briefTable opens a table of Kemet for three people, of whom the first is asked for a short time.
func briefTable(t *testing.T) (*house, ID) {
	t.Helper()
	h := open(t, kemetHouse)
	t.Cleanup(h.shut)
	id := h.begun(kemetTable(3))
	_, err := h.SetAsk(t.Context(), id, 0, AskBrief)
	must(t, err)
	return h, id
}

// upToLapse plays until a window of that seat is open that the table would decline by itself.
func (h *house) upToLapse(id ID, seat game.Seat) *Table {
	h.t.Helper()
	return h.upTo(id, "in a window that lapses", func(at *Table) bool { _, ok := at.Lapses(seat); return ok })
}

// after returns the table when that time has passed and everything due has happened.
func (h *house) after(id ID, d time.Duration) *Table {
	h.t.Helper()
	time.Sleep(d)
	synctest.Wait()
	return h.look(id)
}

// lapsed checks that the table, and nobody else, declined the window in which that seat was asked.
func lapsed(t *testing.T, before, after *Table, seat game.Seat) {
	t.Helper()
	at := len(before.Match.Record.Turns)
	if len(after.Match.Record.Turns) <= at {
		t.Fatal("the window is still open")
	}
	w, _ := game.WindowOf(before.Match.State, seat)
	if got := after.Match.Record.Turns[at]; got.Seat != seat || got.Move != w.Pass || !got.Waived {
		t.Fatalf("the window ended with %+v", got)
	}
}

// TestBrief: a window is declined after eight seconds, not before, whether the person can only pass or do more.
func TestBrief(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := briefTable(t)
		able, unable := 0, 0
		for n := 0; n < 200 && (able == 0 || unable == 0); n++ {
			at := h.upToLapse(id, 0)
			if now := h.after(id, Briefly-time.Millisecond); now.Version != at.Version {
				t.Fatal("the window was declined early")
			}
			lapsed(t, at, h.after(id, time.Millisecond), 0)
			if len(at.Match.State.Moves(nil, 0)) > 1 {
				able++
			} else {
				unable++
			}
		}
		if able == 0 || unable == 0 {
			t.Errorf("%d windows with something to play, %d without", able, unable)
		}
	})
}

// TestBriefAlone: a bot is asked as ever, and a window of the only person lapses, too.
func TestBriefAlone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, kemetHouse, func(c *Config) { c.Bots = passing })
		defer h.shut()
		spec := kemetTable(2)
		spec.Seats[1] = SeatSpec{Kind: Bot, Level: "x"}
		id := h.begun(spec)
		_, err := h.SetAsk(t.Context(), id, 0, AskBrief)
		must(t, err)
		for range 2000 {
			at := h.after(id, 0)
			if at.Status == Over {
				t.Fatal("no window lapsed")
			}
			if _, ok := at.Lapses(1); ok {
				t.Fatal("a bot's window lapses")
			}
			if _, ok := at.Lapses(0); ok {
				lapsed(t, at, h.after(id, Briefly), 0)
				return
			}
			if seat, owes := person(at); owes {
				moves := at.Match.State.Moves(nil, seat)
				_, err := h.Choose(t.Context(), id, seat, at.Version, moves[len(at.Match.Record.Turns)%len(moves)])
				must(t, err)
			}
		}
	})
}

// TestBriefLeavesOthers: neither a choice of one's own nor a window of somebody with another setting is ever declined.
func TestBriefLeavesOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := briefTable(t)
		for _, is := range []func(*Table) bool{
			func(at *Table) bool { _, open := game.WindowOf(at.Match.State, 0); return at.Owing().Has(0) && !open },
			func(at *Table) bool { _, open := game.WindowOf(at.Match.State, 1); return open },
		} {
			at := h.upTo(id, "at such a question", is)
			if now := h.after(id, time.Hour); now.Version != at.Version {
				t.Errorf("the table answered: %v", now.Match.Record.Turns[len(at.Match.Record.Turns):])
			}
		}
	})
}

// TestBriefAnswered: an answer after 7.9 seconds counts, and the next question has its own eight seconds.
func TestBriefAnswered(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := briefTable(t)
		for range 20 {
			at := h.upToLapse(id, 0)
			h.after(id, 7900*time.Millisecond)
			w, _ := game.WindowOf(at.Match.State, 0)
			next, err := h.Choose(t.Context(), id, 0, at.Version, w.Pass)
			must(t, err)
			if got := next.Match.Record.Turns[len(at.Match.Record.Turns)]; got.Waived {
				t.Fatal("the person's own answer counts as the table's")
			}
			if now := h.after(id, Briefly-time.Millisecond); now.Version != next.Version {
				t.Fatal("the next question was answered early")
			}
		}
	})
}

// TestBriefAfterRestart: the time goes on while the house is closed.
func TestBriefAfterRestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := briefTable(t)
		at := h.upToLapse(id, 0)
		h.after(id, 5*time.Second)
		h.reopen()
		if now := h.after(id, 3*time.Second-time.Millisecond); now.Version != at.Version {
			t.Fatal("the window was declined early")
		}
		lapsed(t, at, h.after(id, time.Millisecond), 0)

		at = h.upToLapse(id, 0)
		h.shut()
		time.Sleep(time.Hour)
		h.reopen()
		h.look(id)
		lapsed(t, at, h.after(id, 0), 0)
	})
}

// TestBriefWish: in a window that is open the time begins with the wish; a setting of somebody else does not delay it,
// and another setting of one's own ends it.
func TestBriefWish(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := briefTable(t)
		wish := func(seat game.Seat, ask Ask) *Table {
			at, err := h.SetAsk(t.Context(), id, seat, ask)
			must(t, err)
			return at
		}
		at := h.upToLapse(id, 0)
		h.after(id, 4*time.Second)
		wish(1, AskAlways)
		lapsed(t, at, h.after(id, 4*time.Second), 0)

		h.upToLapse(id, 0)
		h.after(id, 4*time.Second)
		at = wish(0, AskTouched)
		if now := h.after(id, time.Hour); now.Version != at.Version {
			t.Fatal("the window was declined although the person wants to be asked")
		}
		wish(0, AskBrief)
		at = h.look(id)
		if now := h.after(id, Briefly-time.Millisecond); now.Version != at.Version {
			t.Fatal("the window was declined early")
		}
		lapsed(t, at, h.after(id, time.Millisecond), 0)
	})
}

// TestUndoThroughLapsed: a window that lapsed is no barrier to undo.
func TestUndoThroughLapsed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := briefTable(t)
		var before *Table
		for range 100 {
			at := h.upTo(id, "in a window after an own choice", func(at *Table) bool {
				if _, open := at.Lapses(0); open {
					return true
				}
				before = at
				return false
			})
			now := h.after(id, Briefly)
			lapsed(t, at, now, 0)
			if now.Undoable(0) < 2 || !before.Owing().Has(0) {
				continue
			}
			back, err := h.Undo(t.Context(), id, 0, now.Version)
			must(t, err)
			if !back.Match.State.Equal(before.Match.State) {
				t.Error("undo leads elsewhere than before the person's own choice")
			}
			return
		}
		t.Error("nothing could be taken back")
	})
}
