package contests

import (
	"context"
	"fmt"
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

// asked counts how often a house is asked how reliable somebody is.
type asked struct {
	House
	n *int
}

func (a asked) Reliability(ctx context.Context, who table.PersonID) (table.Reliability, error) {
	*a.n++
	return a.House.Reliability(ctx, who)
}

// Reserves are asked for their reliability only when one of them may be called: not for each result, not while no place
// is free, and not after the last round.
func TestReliableAsked(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		n := 0
		h.House = asked{h.House, &n}
		d := draft(contest.Swiss, 3)
		d.Reliable = 1
		id, organiser, people := h.announced(d, 9)
		must(t, h.Start(ctx, id, organiser))
		for i := range 5 {
			must(t, h.Enter(ctx, id, h.account(fmt.Sprint("reserve", i))))
		}
		for round, want := range []int{0, 5, 0} {
			n = 0
			if round > 0 { // in the last round nobody is called
				must(t, h.Withdraw(ctx, id, people[round]))
			}
			for i, at := range h.look(id).Rounds[round].Tables {
				if n > 0 {
					t.Errorf("in round %d, %d are asked after %d results", round+1, n, i)
				}
				_, err := h.tables.CallTime(ctx, table.ID(at.Place))
				must(t, err)
				must(t, h.round(ctx))
			}
			if n != want {
				t.Errorf("after round %d, %d are asked", round+1, n)
			}
		}
		if k := h.look(id); !k.Over() || len(k.Entries) != 14 || k.Entries[9].Waits || k.Entries[9].Begins != 3 ||
			!k.Entries[10].Waits {
			t.Errorf("in the end the contest is %s with %+v", k.State, k.Entries)
		}
	})
}
