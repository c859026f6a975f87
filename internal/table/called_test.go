package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
)

// summoned opens a table of a contest for some people.
func (h *house) summoned(who ...PersonID) ID {
	h.t.Helper()
	h.accounts(who...)
	h.listens(who...)
	id, spec := NewID(), people(len(who))
	spec.Terms = Terms{Clock: "live quick", Contest: "cup", Begins: h.now().Add(10 * time.Minute).UnixMilli()}
	var all []Sitter
	for _, one := range who {
		all = append(all, Sitter{Person: one})
	}
	must(h.t, h.OpenFor(h.t.Context(), id, spec, "", all))
	return id
}

// A table that a contest opens tells its people, and begins at its time without anybody having come. When the round is
// over the game stops, and counts as it stands.
func TestCallTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Notices, c.Steward = true, "first" })
		t.Cleanup(h.shut)
		id := h.summoned(ann, bek)
		if at := h.look(id); at.owner != "" || at.Seats[1].who != string(bek) || at.Status != Gathering {
			t.Fatalf("%+v", at)
		}
		if h.noted(id, ann)[NoticeInvite] != inviteWithin || h.word(id, ann, NoticeInvite) == nil {
			t.Error("nobody tells Ann of the table that waits for her")
		}
		must(t, h.Ready(t.Context(), id, 0, [16]byte{1}))
		if h.word(id, ann, NoticeInvite) != nil {
			t.Error("Ann is told of a table where she is ready")
		}
		time.Sleep(11 * time.Minute)
		synctest.Wait()
		if at := h.look(id); at.Status != Playing {
			t.Fatalf("at its time the table is %s", at.Status)
		}
		h.step(id)
		at, err := h.CallTime(t.Context(), id)
		must(t, err)
		places := Places(at)
		if at.Status != Over || at.Reason != ReasonTime || !at.Ended() || len(places) != 2 ||
			places[0].Person != ann || places[1].Person != bek {
			t.Fatalf("at the end of the round the table is %s: %+v", at.Status, places)
		}
		for i, p := range places {
			if p.Rank != at.Match.State.Rank(game.Seat(i)) || p.Score != at.Match.State.Score(game.Seat(i)) {
				t.Errorf("seat %d stands as %+v", i+1, p)
			}
		}
		again, err := h.CallTime(t.Context(), id)
		must(t, err)
		if again.Version != at.Version {
			t.Error("a game that is over ends again")
		}
		h.reopen()
		if at := h.look(id); !at.Ended() || !at.Match.Record.Ended || at.Match.Record.Secret == "" {
			t.Errorf("read again, the game has ended: %t", at.Ended())
		}
	})
}

// Where nobody has begun, those who are still there share the first place, and the table is gone.
func TestCallTimeBefore(t *testing.T) {
	h := open(t)
	id := h.summoned(ann, bek, cem)
	_, err := h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	at, err := h.CallTime(t.Context(), id)
	must(t, err)
	places := Places(at)
	if places[0].Rank != 1 || places[1].Rank != 3 || places[2].Rank != 1 || places[1].Person != "" ||
		places[2].Person != cem {
		t.Errorf("they stand as %+v", places)
	}
	_, err = h.Look(t.Context(), id)
	wants(t, err, ErrNoTable)
	_, err = h.CallTime(t.Context(), id)
	wants(t, err, ErrNoTable)
}
