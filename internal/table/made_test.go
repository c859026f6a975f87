package table

import (
	"testing"
	"time"
)

// The table knows when each move was made, after a restart, too; a move that was taken back leaves no trace.
func TestMade(t *testing.T) {
	h, w := patient(t)
	id := h.begun(people(2))
	began := h.look(id)
	first := len(began.Match.Record.Turns)
	h.move(id, 0, "hide left")
	w.pass(25 * time.Hour)
	at := h.move(id, 1, "hide left")
	check := func(at *Table) {
		t.Helper()
		if ago := at.Made(first + 1).Sub(at.Made(first)); ago != 25*time.Hour {
			t.Errorf("the second move was made %v after the first", ago)
		}
	}
	check(at)
	w.pass(time.Hour)
	kept := h.move(id, 0, "keep")
	n := len(at.Match.Record.Turns)
	if kept.Made(n).Sub(at.Made(n-1)) != time.Hour || !at.Made(n).IsZero() {
		t.Errorf("the third move was made at %v", kept.Made(n))
	}
	undone, err := h.Undo(t.Context(), id, 0, kept.Version)
	must(t, err)
	if !undone.Made(n).IsZero() || kept.Made(n).IsZero() {
		t.Error("a move that was taken back was made, or an older snapshot changed")
	}
	h.reopen()
	check(h.look(id))
}
