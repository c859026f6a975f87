package table

import (
	"testing"

	"ennead/game"
)

// TestSimultaneousClicks: secret simultaneous choices of others do not invalidate a click.
func TestSimultaneousClicks(t *testing.T) {
	h := open(t)
	id := h.begun(people(3))
	seen := h.look(id).Version
	hide := parse(t, "hide left")
	first, err := h.Choose(t.Context(), id, 2, seen, hide)
	must(t, err)
	_, err = h.Choose(t.Context(), id, 2, seen, hide)
	wants(t, err, ErrStale) // its own click has been counted
	second, err := h.Choose(t.Context(), id, 0, seen, hide)
	must(t, err)
	if !second.StillValid(1, seen) || second.StillValid(1, seen-1) || second.StillValid(0, seen) ||
		second.StillValid(2, seen) || !second.StillValid(2, first.Version) {
		t.Errorf("since %v", second.since)
	}

	// Seat 3 changes its mind, on a page that does not know that seat 1 has chosen.
	undone, err := h.Undo(t.Context(), id, 2, first.Version)
	must(t, err)
	if turns := undone.Match.Record.Turns; len(turns) != 4 || turns[3].Seat != 0 || undone.Owing() != 0b110 {
		t.Fatalf("left with %v", turns)
	}
	if !undone.StillValid(0, second.Version) || !undone.StillValid(1, seen) {
		t.Errorf("since %v", undone.since)
	}
	last, err := h.Undo(t.Context(), id, 0, second.Version)
	must(t, err)
	for _, seat := range []game.Seat{2, 1, 0} {
		if !last.StillValid(1, seen) && seat != 0 {
			t.Fatalf("since %v", last.since)
		}
		version := seen
		if seat != 1 {
			version = last.Version
		}
		if last, err = h.Choose(t.Context(), id, seat, version, hide); err != nil {
			t.Fatal(err)
		}
	}
	for seat := range game.Seat(3) {
		if last.Undoable(seat) != 0 || last.StillValid(seat, last.Version-1) {
			t.Errorf("all is still open, and seat %d may go back", seat+1)
		}
	}
	h.reopen()
	if !h.look(id).StillValid(0, last.Version) || h.look(id).StillValid(0, last.Version-1) {
		t.Error("a house that has forgotten accepts more than the stored version")
	}
}

// TestNamesLeaveClicksGood: a change of a seat's person or name does not invalidate a click.
func TestNamesLeaveClicksGood(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	seen := h.look(id).Version
	h.handOver(id, 1, ann, bek, "Bek")
	if now := h.look(id); now.Version == seen || !now.StillValid(0, seen) {
		t.Errorf("version %d after %d, since %v", now.Version, seen, now.since)
	}
	_, err := h.Choose(t.Context(), id, 0, seen, parse(t, "hide left"))
	must(t, err)
}
