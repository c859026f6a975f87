package contests

import (
	"testing"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// A contest that asks for reliability takes only those who have it, and calls no reserve who has lost it since: the
// next one is called.
func TestReliable(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		some := map[table.PersonID]table.Reliability{}
		h.House = reliable{h.House, some}
		d := draft(contest.Swiss, 3)
		d.Reliable = 80
		id, organiser, people := h.announced(d, 3) // of whom nothing is known
		lost, kept := h.account("lost"), h.account("kept")
		some[lost], some[kept] = table.Reliability{Points: 79, Games: 9}, table.Reliability{Points: 80, Games: 9}
		wants(t, h.Enter(ctx, id, lost), ErrUnsteady)
		must(t, h.Start(ctx, id, organiser))
		wants(t, h.Enter(ctx, id, lost), ErrUnsteady)
		some[lost] = table.Reliability{Points: 90, Games: 9}
		must(t, h.Enter(ctx, id, lost))
		must(t, h.Enter(ctx, id, kept))
		some[lost] = table.Reliability{Points: 75, Games: 10}
		some[people[1]] = table.Reliability{Points: 0, Games: 10} // who plays on
		must(t, h.Withdraw(ctx, id, people[0]))
		must(t, h.EndRound(ctx, id, organiser, 1))
		waits := func(who table.PersonID) bool {
			k, err := h.Look(ctx, id, who)
			must(t, err)
			return k.Mine.Waits
		}
		if !waits(lost) || waits(kept) || playing(&h.look(id).Contest, 2) != 3 {
			t.Fatalf("after the first round the entries are %+v", h.look(id).Entries)
		}
		some[lost] = table.Reliability{Points: 80, Games: 15}
		must(t, h.Withdraw(ctx, id, people[1]))
		must(t, h.EndRound(ctx, id, organiser, 2))
		if waits(lost) {
			t.Error("a reserve who is reliable again is not called")
		}
		must(t, h.EndRound(ctx, id, organiser, 3))
		h.verified(id)
	})
}
