package table

import (
	"testing"
	"testing/synctest"
	"time"
)

// stream returns the table as a stream shows it that is so many moves and so long late.
func (h *house) stream(id ID, who PersonID, turns int, by time.Duration) *Table {
	h.t.Helper()
	seen, err := h.Visit(h.t.Context(), id, who)
	must(h.t, err)
	past, err := h.Stream(seen, turns, by)
	must(h.t, err)
	return past
}

// A stream that is some moves late does not show at once who has left, nor who has sat down: only once the game has
// gone on for so many moves. That holds for spectators of a table with a delay, and for who plays there.
func TestSeatsMovesLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		h.acquainted(ann, bek, cem, dan)
		for _, delay := range []int{0, 2} {
			id := h.two(Terms{Delay: delay})
			h.step(id)
			h.step(id)
			_, err := h.Leave(t.Context(), id, 1, bek)
			must(t, err)
			late := func(when string, name string) {
				t.Helper()
				for _, who := range []PersonID{ann, dan} {
					past := h.stream(id, who, 2, 0)
					if s := past.Seats[1]; s.Name != name || !s.Taken {
						t.Errorf("%s, %s sees %+v", when, who, s)
					}
					for _, one := range past.Happened {
						if name == "Bek" {
							t.Errorf("%s, %s sees that %s", when, who, one.What)
						}
					}
				}
			}
			late("after Bek has left", "Bek")
			_, err = h.Claim(t.Context(), id, h.key(id, 1), cem, "Cem")
			must(t, err)
			late("after Cem has sat down", "Bek")
			if now := h.stream(id, ann, 0, 0); delay == 0 && now.Seats[1].Name != "Cem" {
				t.Errorf("a stream that is not late shows %+v", now.Seats[1])
			}
			h.step(id)
			late("after a move", "Bek")
			h.step(id)
			h.step(id)
			late("after more moves", "Cem")
			if now := h.look(id); now.Seats[1].Name != "Cem" || now.Seats[1].who != string(cem) {
				t.Errorf("the table itself has changed: %+v", now.Seats[1])
			}
		}
	})
}

// takesBack takes back the last move, and returns how many turns are left.
func (h *house) takesBack(id ID) int {
	h.t.Helper()
	time.Sleep(time.Second)
	now := h.look(id)
	last := now.Match.Record.Turns[len(now.Match.Record.Turns)-1]
	back, err := h.Undo(h.t.Context(), id, last.Seat, now.Version)
	must(h.t, err)
	return len(back.Match.Record.Turns)
}

// A move that is taken back leaves what a late stream has shown where it is, and is seen by nobody who had not seen it.
// What is played in its place is shown as late as anything.
func TestTakenBackLate(t *testing.T) {
	for name, c := range map[string]struct{ own, asked int }{"the reader's": {asked: 1}, "the table's": {own: 1}} {
		synctest.Test(t, func(t *testing.T) {
			h := open(t)
			t.Cleanup(h.shut)
			h.acquainted(ann, bek, cem)
			id := h.two(Terms{Delay: c.own})
			all := func() int { return len(h.look(id).Match.Record.Turns) }
			each := func(when string, want int) {
				t.Helper()
				for _, who := range []PersonID{ann, dan} {
					past := h.stream(id, who, c.asked, 0)
					if n := len(past.Match.Record.Turns); n != want {
						t.Errorf("%s delay: %s, %.3s is shown %d of %d turns, not %d", name, when, string(who), n,
							all(), want)
					}
				}
			}
			h.move(id, 0, "hide left")
			h.move(id, 1, "hide left") // now sticks are thrown
			h.move(id, 0, "keep")
			made := all()
			each("before", made-1)
			if left := h.takesBack(id); left != made-1 {
				t.Fatalf("of %d turns %d are left", made, left)
			}
			each("after a move was taken back", made-1)
			seen, err := h.Visit(t.Context(), id, ann)
			must(t, err)
			if past, err := h.Stream(seen, 3, 0); err != nil || len(past.Match.Record.Turns) > made-4 {
				t.Errorf("%s delay: who is later is shown %d turns: %v", name, len(past.Match.Record.Turns), err)
			}
			time.Sleep(time.Second)
			h.move(id, 0, "wear")
			each("with another move", all()-1)
			for range 3 {
				h.step(id)
				if n := len(h.stream(id, dan, c.asked, 0).Match.Record.Turns); n >= all() {
					t.Errorf("%s delay: %d of %d turns are shown", name, n, all())
				}
			}
			if n := len(h.stream(id, dan, c.asked, 0).Match.Record.Turns); n < made {
				t.Errorf("%s delay: the stream stands still at %d turns", name, n)
			}
		})
	}
}

// Whoever takes back more than a late stream holds back takes that from the stream, too, but no more. What comes in its
// place is shown as late as anything, even if it is the same.
func TestTakenBackFar(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t)
		t.Cleanup(h.shut)
		h.acquainted(ann, bek, cem)
		id := h.two(Terms{})
		shows := func() int { return len(h.stream(id, dan, 1, 0).Match.Record.Turns) }
		h.move(id, 0, "hide left")
		h.move(id, 1, "hide left")
		h.move(id, 0, "keep")
		h.lates.keep(lateness{id: id, turns: 1}, h.look(id)) // as if so much were held back no longer
		left := h.takesBack(id)
		if n := shows(); n != left {
			t.Errorf("%d turns are left, and %d are shown", left, n)
		}
		time.Sleep(time.Second)
		h.move(id, 0, "keep")
		if n := shows(); n != left {
			t.Errorf("of %d turns, the last of them new, %d are shown", left+1, n)
		}
	})
}
