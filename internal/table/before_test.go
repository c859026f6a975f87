package table

import (
	"testing"
	"testing/synctest"
	"time"
)

// Who looks on some minutes late sees nothing that happened since, and no more than who looks on as many moves late as
// is asked, whichever is less. That holds for the end of the game, too, and for who sits there.
func TestMinutesLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		h.acquainted(ann, bek, cem)
		spec := people(2)
		id := h.begun(spec)
		turns := func(past *Table) int { return len(past.Match.Record.Turns) }
		before := func(minutes time.Duration, delay int) *Table {
			t.Helper()
			past, err := h.look(id).Before(h.now().Add(-minutes*time.Minute), delay)
			must(t, err)
			return past
		}
		begun := turns(before(0, 0))
		for range 4 {
			time.Sleep(time.Minute)
			h.step(id)
		}
		time.Sleep(30 * time.Second)
		all := turns(h.look(id))
		for minutes, want := range map[time.Duration]func(time.Time) bool{
			0: func(time.Time) bool { return true },
			2: func(made time.Time) bool { return h.now().Sub(made) >= 2*time.Minute },
		} {
			past := before(minutes, 0)
			for n := range turns(past) {
				if !want(past.Made(n)) {
					t.Errorf("%d minutes late, turn %d of %d is shown, made at %s", minutes, n, all, past.Made(n))
				}
			}
			if past.Behind == 0 {
				t.Errorf("%d minutes late, the table does not say that it is late", minutes)
			}
		}
		if n := turns(before(2, 0)); n <= begun || n >= all {
			t.Errorf("two minutes late are %d of %d turns", n, all)
		}
		if a, b := turns(before(2, all-begun)), turns(before(2, 0)); a >= b {
			t.Errorf("the longer delay in moves shows %d turns, not fewer than %d", a, b)
		}
		if a, b := turns(before(60, 1)), turns(before(1, 20)); a > begun || b > begun {
			t.Errorf("a long delay shows %d and %d turns", a, b)
		}
		next, ok := h.look(id).NextAfter(h.now().Add(-2 * time.Minute))
		if want := h.look(id).Made(turns(before(2, 0))); !ok || next.Before(want) {
			t.Errorf("the next turn to be shown was made at %s, %t, not at %s", next, ok, want)
		}
		time.Sleep(time.Hour)
		if n := turns(before(2, 0)); n != all {
			t.Errorf("an hour later %d of %d turns are shown", n, all)
		}
		for h.step(id) {
			continue
		}
		if past := before(5, 0); past.Status != Playing || turns(past) != all {
			t.Errorf("five minutes late, a game that has just ended is %s after %d of %d turns", past.Status,
				turns(past), all)
		}
		time.Sleep(6 * time.Minute)
		if past := before(5, 20); past.Status != Over || past.Behind != 0 {
			t.Errorf("six minutes after its end it is %s", past.Status)
		}
		if _, ok := h.look(id).NextAfter(h.now().Add(-5 * time.Minute)); ok {
			t.Error("more is to be shown")
		}
	})
}

// Who has left or sat down within the last minutes has not yet done so for who looks on that late.
func TestSeatsMinutesLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		h.acquainted(ann, bek, cem)
		id, err := h.Create(t.Context(), people(2), ann, 0)
		must(t, err)
		_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek")
		must(t, err)
		h.ready(id)
		time.Sleep(10 * time.Minute)
		_, err = h.Leave(t.Context(), id, 1, bek)
		must(t, err)
		time.Sleep(time.Minute)
		late := func() Seat {
			past, err := h.look(id).Before(h.now().Add(-5*time.Minute), 0)
			must(t, err)
			return past.Seats[1]
		}
		if s := late(); s.Name != "Bek" || !s.Taken {
			t.Errorf("a minute after Bek has left, somebody late sees %+v", s)
		}
		_, err = h.Claim(t.Context(), id, h.key(id, 1), cem, "Cem")
		must(t, err)
		if s := late(); s.Name != "Bek" || !s.Taken {
			t.Errorf("after Cem has sat down, somebody late sees %+v", s)
		}
		time.Sleep(6 * time.Minute)
		if s := late(); s.Name != "Cem" || !s.Taken {
			t.Errorf("six minutes later, somebody late sees %+v", s)
		}
		if now := h.look(id); now.Seats[1].Name != "Cem" || now.Seats[1].who != string(cem) {
			t.Errorf("the table itself has changed: %+v", now.Seats[1])
		}
	})
}

// A game that people or the time of its round end without a move goes on until that is as long ago as somebody is late.
func TestEndWithoutAMoveMinutesLate(t *testing.T) {
	for name, end := range map[string]func(*house, ID) error{
		"by agreement": func(h *house, id ID) error {
			if _, err := h.Leave(h.t.Context(), id, 1, bek); err != nil {
				return err
			}
			_, err := h.End(h.t.Context(), id, 0, ann)
			return err
		},
		"by time": func(h *house, id ID) error {
			_, err := h.CallTime(h.t.Context(), id)
			return err
		},
	} {
		synctest.Test(t, func(t *testing.T) {
			h := open(t)
			t.Cleanup(h.shut)
			h.acquainted(ann, bek, cem)
			id := h.two(Terms{})
			h.step(id)
			time.Sleep(20 * time.Minute)
			must(t, end(h, id))
			if now := h.look(id); !now.Ended() {
				t.Fatalf("%s: it is %s", name, now.Status)
			}
			before := func() *Table {
				past, err := h.look(id).Before(h.now().Add(-10*time.Minute), 0)
				must(t, err)
				return past
			}
			time.Sleep(9 * time.Minute)
			if past := before(); past.Status != Playing || past.Reason != "" || past.Match.Over() {
				t.Errorf("%s: nine minutes later, somebody ten minutes late sees that it is %s %s", name, past.Status,
					past.Reason)
			}
			time.Sleep(2 * time.Minute)
			if past := before(); !past.Ended() || past.Behind != 0 {
				t.Errorf("%s: eleven minutes later, somebody ten minutes late sees that it is %s", name, past.Status)
			}
		})
	}
}

// That holds, too, for spectators of a table with a delay, who do not see the last turns in any case.
func TestSeatsMinutesLateWithADelay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		h.acquainted(ann, bek, cem)
		id := h.two(Terms{Delay: 1})
		for range 3 {
			h.step(id)
		}
		time.Sleep(30 * time.Minute)
		_, err := h.Leave(t.Context(), id, 1, bek)
		must(t, err)
		late := func(who PersonID) Seat {
			seen, err := h.Visit(t.Context(), id, who)
			must(t, err)
			past, err := seen.Before(h.now().Add(-10*time.Minute), 0)
			must(t, err)
			for _, happened := range past.Happened {
				if h.now().Sub(happened.At) < 10*time.Minute {
					t.Errorf("%s sees at once that %s", who, happened.What)
				}
			}
			return past.Seats[1]
		}
		for _, who := range []PersonID{ann, dan} {
			if s := late(who); s.Name != "Bek" || !s.Taken {
				t.Errorf("%s, who looks on ten minutes late, sees at once that Bek has left: %+v", who, s)
			}
		}
		time.Sleep(11 * time.Minute)
		for _, who := range []PersonID{ann, dan} {
			if s := late(who); s.Taken {
				t.Errorf("eleven minutes later %s still sees %+v", who, s)
			}
		}
	})
}

// The last turns are held back until the end of the game is as long ago as somebody is late: the delay in moves, which
// the reader or the table asks for, does not stop before.
func TestMovesLateUntilTheEndIsShown(t *testing.T) {
	for name, c := range map[string]struct{ asked, own int }{"the reader": {asked: 5}, "the table": {own: 5}} {
		synctest.Test(t, func(t *testing.T) {
			h := open(t, func(c *Config) { c.Steward = "first" })
			t.Cleanup(h.shut)
			h.acquainted(ann, bek, cem)
			id := h.two(Terms{Delay: c.own})
			before := func() (past *Table, shown, all int) {
				seen, err := h.Visit(t.Context(), id, dan)
				must(t, err)
				past, err = seen.Before(h.now().Add(-time.Minute), c.asked)
				must(t, err)
				return past, len(past.Match.Record.Turns), len(h.look(id).Match.Record.Turns)
			}
			for h.look(id).Status == Playing {
				time.Sleep(20 * time.Second)
				h.step(id)
				if past, shown, all := before(); past.Status != Playing || shown > max(0, all-5) {
					t.Errorf("%s asks for 5 moves: %d of %d are shown, and it is %s", name, shown, all, past.Status)
				}
			}
			time.Sleep(50 * time.Second)
			if past, shown, all := before(); past.Status != Playing || shown > all-5 {
				t.Errorf("%s asks for 5 moves: 50 seconds after the end, %d of %d are shown, and it is %s", name,
					shown, all, past.Status)
			}
			time.Sleep(20 * time.Second)
			if past, shown, all := before(); past.Status != Over || shown != all || past.Behind != 0 {
				t.Errorf("%s asks for 5 moves: 70 seconds after the end, %d of %d are shown, and it is %s", name,
					shown, all, past.Status)
			}
		})
	}
}

// The page is to be fetched again when the next thing may be shown, whatever it is: a turn, what became of a seat, or
// an end without a move.
func TestNextAfter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		h.acquainted(ann, bek, cem)
		id := h.two(Terms{Delay: 1})
		var want []time.Time
		for _, do := range []func() error{
			func() error {
				h.step(id)
				return nil
			},
			func() error {
				_, err := h.Leave(t.Context(), id, 1, bek)
				return err
			},
			func() error {
				_, err := h.CallTime(t.Context(), id)
				return err
			},
		} {
			time.Sleep(time.Minute)
			if n := len(want); n == 2 {
				seen, err := h.Visit(t.Context(), id, dan)
				must(t, err)
				if next, ok := seen.NextAfter(want[0]); !ok || !next.Equal(want[1]) {
					t.Errorf("for spectators of a table with a delay, after %s comes %s, %t, not %s", want[0], next, ok,
						want[1])
				}
			}
			must(t, do())
			want = append(want, h.now())
		}
		time.Sleep(time.Minute)
		for i, at := range want {
			if next, ok := h.look(id).NextAfter(at.Add(-time.Millisecond)); !ok || !next.Equal(at) {
				t.Errorf("%d: the next is at %s, %t, not at %s", i, next, ok, at)
			}
		}
		if next, ok := h.look(id).NextAfter(want[len(want)-1]); ok {
			t.Errorf("after the end comes %s", next)
		}
	})
}

// two begins a table at which Ann and Bek play on those terms.
func (h *house) two(terms Terms) ID {
	h.t.Helper()
	spec := people(2)
	spec.Terms = terms
	id, err := h.Create(h.t.Context(), spec, ann, 0)
	must(h.t, err)
	_, err = h.Claim(h.t.Context(), id, h.key(id, 1), bek, "Bek")
	must(h.t, err)
	h.ready(id)
	return id
}
