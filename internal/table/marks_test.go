package table

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/clock"
)

// beside opens another house on the same store.
func (h *house) beside() *House {
	h.t.Helper()
	other, err := Open(h.t.Context(), h.conf)
	must(h.t, err)
	h.t.Cleanup(other.Close)
	return other
}

// told is what a house says of a table beside its record.
type told struct {
	versions, undoable [game.MaxSeats + 1]int64
	valid              string // by seat and version
	unaffected         game.Seats
	stirred            int64
	hurried            bool
	negotiated         int
	clocks             clock.Book
	handed             game.Seats
	pausing            Pausing
}

func toldOf(t *Table) (all told) {
	var valid strings.Builder
	for seat := range game.Seat(len(t.Seats)) {
		all.versions[seat], all.undoable[seat] = t.VersionFor(seat), int64(t.Undoable(seat))
		for version := range t.Version + 2 {
			if t.StillValid(seat, version) {
				valid.WriteByte('+')
			} else {
				valid.WriteByte('-')
			}
		}
	}
	all.versions[game.MaxSeats] = t.VersionFor(game.Spectator)
	all.valid, all.unaffected, all.stirred = valid.String(), t.unaffected, t.stirred.UnixMilli()
	all.hurried, all.negotiated, all.handed = t.hurried, t.negotiated, t.Handed()
	all.pausing = t.Pausing()
	if t.times != nil {
		all.clocks = t.times.state.Book(t.Updated)
	}
	return all
}

// Two houses on one store answer as one: whoever reads a table knows what each seat has been told, which clicks still
// count and what was made at once. The moves are made now here, now there; some are taken back, some are offers.
func TestTwoHousesAnswerAsOne(t *testing.T) {
	for _, play := range []struct {
		name string
		open func(t *testing.T) (*house, ID)
	}{
		{"sticks", func(t *testing.T) (*house, ID) {
			h := open(t)
			return h, h.begun(people(3))
		}},
		{"barter", func(t *testing.T) (*house, ID) { return bazaar(t, "", "", "") }},
		{"sticks with clocks", func(t *testing.T) (*house, ID) {
			h := open(t)
			return h, h.begun(people(3).timed("live quick"))
		}},
	} {
		t.Run(play.name, func(t *testing.T) {
			h, id := play.open(t)
			houses := []*House{h.House, h.beside()}
			r := rand.New(rand.NewPCG(3, 3))
			spared := 0
			for range 120 {
				one, other := houses[r.IntN(2)], houses[r.IntN(2)]
				at, err := one.Look(t.Context(), id)
				must(t, err)
				if at.Status != Playing {
					break
				}
				someChange(t, r, one, at)
				own, err := one.Look(t.Context(), id)
				must(t, err)
				theirs, err := other.Look(t.Context(), id)
				must(t, err)
				if a, b := toldOf(own), toldOf(theirs); a != b {
					t.Fatalf("version %d: one house says\n%+v\nthe other\n%+v", own.Version, a, b)
				}
				if own.unaffected != 0 {
					spared++
				}
			}
			before := h.look(id)
			h.reopen()
			if a, b := toldOf(before), toldOf(h.look(id)); a != b {
				t.Errorf("before a restart\n%+v\nafter it\n%+v", a, b)
			}
			if play.name == "barter" && spared == 0 {
				t.Error("nothing was hidden from anybody")
			}
		})
	}
}

// someChange makes an offer, takes a move back or makes one or two moves.
func someChange(t *testing.T, r *rand.Rand, h *House, at *Table) {
	t.Helper()
	seat := at.Owing().First()
	for s := range game.Seat(len(at.Seats)) {
		if at.Undoable(s) > 0 && r.IntN(4) == 0 {
			_, err := h.Undo(t.Context(), at.ID, s, at.Version)
			must(t, err)
			return
		}
	}
	if at.Game == "barter" && r.IntN(2) == 0 {
		from := game.Seat(r.IntN(len(at.Seats)))
		to := game.Seat((int(from) + 1) % len(at.Seats))
		_, _ = h.Negotiate(t.Context(), at.ID, from, offering(t, at, from, to.Text()), "") // may be refused: the limit
		return
	}
	moves := at.Match.State.Moves(nil, seat)
	made := []game.Move{moves[r.IntN(len(moves))]}
	world := at.Match.State.Copy()
	if world.Play(seat, made[0], nil); world.Owing().Has(seat) && r.IntN(2) == 0 {
		next := world.Moves(nil, seat)
		made = append(made, next[r.IntN(len(next))])
	}
	_, err := h.Choose(t.Context(), at.ID, seat, at.Version, made...)
	must(t, err)
}

// What bots have done lately and what a person made at once outlives the house, too.
func TestMarksOfMoves(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	at, keep := h.look(id), parse(t, "keep")
	for !slices.Contains(at.Match.State.Moves(nil, at.Owing().First()), keep) {
		h.step(id)
		at = h.look(id)
	}
	at, err := h.Choose(t.Context(), id, at.Owing().First(), at.Version, keep, parse(t, "lay red"))
	must(t, err)
	turns := len(at.Match.Record.Turns)
	own := *at
	own.hurried, own.negotiated = true, 3
	own.gestures = append(own.gestures, gesture{0, []game.Move{parse(t, "lay red"), parse(t, "keep")}}) // taken back
	other := *at
	other.gestures = nil
	must(t, other.remember(own.marks()))
	if !other.hurried || other.negotiated != 3 || !reflect.DeepEqual(other.gestures, at.gestures) ||
		len(at.gestures) != 1 || len(at.gestures[0].moves) != 2 {
		t.Errorf("of %d turns: %+v instead of %+v, %t, %d", turns, other.gestures, at.gestures, other.hurried,
			other.negotiated)
	}
}

// Marks that cannot be those of their table are reported, and the table goes on without them.
func TestMarksThatDoNotFit(t *testing.T) {
	for _, text := range []string{"", "{", "[]", `{"since": 1}`, `{"since": [1]}`, `{"since": [0, 99]}`,
		`{"seen": [0, 0]}`, `{"seen": [0, 0, -1]}`, `{"still": -1}`, `{"negotiated": -1}`, `{"unaffected": 65536}`,
		`{"together": [[0, 1]]}`, `{"together": [[-1, 2]]}`, `{"together": [[0, 4000000000]]}`,
		`{"together": [[9223372036854775807, 2]]}`, `{"chose": [[2, 1]]}`, `{"chose": [[0, -1]]}`,
		`{"clock": {"start": "now"}}`} {
		h := open(t)
		id := h.begun(people(2))
		h.move(id, 0, "hide left")
		stored, err := h.conf.Store.Load(t.Context(), string(id))
		must(t, err)
		stored.Marks = []byte(text)
		at := h.restore(t.Context(), stored)
		if at.Status != Playing || at.VersionFor(1) != at.Version || at.StillValid(1, at.Version-1) {
			t.Errorf("%s: %v, version %d", text, at.Status, at.VersionFor(1))
		}
		if !strings.Contains(h.log.String(), "beside its record") {
			t.Errorf("%s: nothing is logged", text)
		}
	}
}
