package contests

import (
	"fmt"
	"slices"
	"testing"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/table"
)

// A league that has finished has one next season: who enters again has the division that follows from it, who is new
// enters the lowest, and a reserve plays in the division of whose place it takes.
func TestNextSeason(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		d := draft(contest.League, 1)
		d.Table = 2
		id, organiser, people := h.announced(d, 12)
		_, err := h.NextSeason(ctx, id, organiser, "Second", 0)
		wants(t, err, ErrSeason)
		must(t, h.Start(ctx, id, organiser))
		must(t, h.EndRound(ctx, id, organiser, 1)) // all have drawn, so that lots decide
		last := h.look(id)
		if last.State != store.ContestFinished || len(last.Standings) != 12 {
			t.Fatalf("the league is %s", last.State)
		}
		moved := map[string]int{} // the division that follows for each person
		for _, s := range last.Standings {
			moved[last.Ranked(s).Person] = s.Group - s.Move
		}
		_, err = h.NextSeason(ctx, id, people[0], "Second", 0)
		wants(t, err, ErrOrganiser)
		next, err := h.NextSeason(ctx, id, organiser, "Second", 0)
		must(t, err)
		_, err = h.NextSeason(ctx, id, organiser, "Third", 0)
		wants(t, err, ErrSeason)
		if k := h.look(id); k.Next != next || h.look(next).Follows != id || h.look(next).Terms != last.Terms {
			t.Errorf("the next season of %s is %q", id, k.Next)
		}
		for _, who := range people {
			k, err := h.Look(ctx, next, who)
			must(t, err)
			if k.Kept != moved[string(who)] {
				t.Errorf("in division %d a place is kept for somebody of %d", k.Kept, moved[string(who)])
			}
			must(t, h.Enter(ctx, next, who))
		}
		var late []table.PersonID
		for n := range 2 {
			late = append(late, h.account(fmt.Sprint("late", n)))
			must(t, h.Enter(ctx, next, late[n]))
		}
		must(t, h.Start(ctx, next, organiser))
		for _, e := range h.look(next).Entries {
			want := moved[e.Person]
			if slices.Contains(late, table.PersonID(e.Person)) {
				want = 2
			}
			if e.Division != want {
				t.Errorf("entry %d plays in division %d, not in %d", e.Number, e.Division, want)
			}
		}
		h.played(next, organiser)
	})
}

// played ends the rounds of a contest until it is over, and verifies it.
func (h *house) played(id string, organiser table.PersonID) {
	h.t.Helper()
	for {
		k := h.look(id)
		if k.Over() {
			break
		}
		must(h.t, h.EndRound(h.t.Context(), id, organiser, len(k.Rounds)))
	}
	h.verified(id)
}

// Somebody withdraws from the highest division and nobody takes the place: in the next season it is the lowest that is
// short, and not the middle one.
func TestNextSeasonShort(t *testing.T) {
	h := open(t, enginetest.Engines["sqlite"](t)(), false)
	ctx := t.Context()
	d := draft(contest.League, 2)
	d.Table = 2
	id, organiser, people := h.announced(d, 24)
	must(t, h.Start(ctx, id, organiser))
	first := slices.IndexFunc(h.look(id).Standings, func(s contest.Standing) bool { return s.Group == 1 })
	leaves := table.PersonID(h.look(id).Ranked(h.look(id).Standings[first]).Person)
	must(t, h.Withdraw(ctx, id, leaves))
	h.played(id, organiser)
	next, err := h.NextSeason(ctx, id, organiser, "Second", 0)
	must(t, err)
	for _, who := range people {
		if who != leaves {
			must(t, h.Enter(ctx, next, who))
		}
	}
	must(t, h.Start(ctx, next, organiser))
	sizes := make([]int, 4)
	for _, e := range h.look(next).Entries {
		sizes[e.Division]++
	}
	if !slices.Equal(sizes, []int{0, 8, 8, 7}) {
		t.Errorf("the divisions have %v members", sizes[1:])
	}
	h.played(next, organiser)
}

// A reserve of a next season plays in the division of whose place it takes. A season for which too few enter does not
// begin, and when it is cancelled there may be another one.
func TestNextSeasonReserve(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		d := draft(contest.League, 2)
		d.Table = 2
		id, organiser, people := h.announced(d, 12)
		must(t, h.Start(ctx, id, organiser))
		must(t, h.EndRound(ctx, id, organiser, 1))
		must(t, h.EndRound(ctx, id, organiser, 2))
		few, err := h.NextSeason(ctx, id, organiser, "Too few", 0)
		must(t, err)
		must(t, h.Enter(ctx, few, people[0]))
		wants(t, h.Start(ctx, few, organiser), ErrFew)
		must(t, h.Cancel(ctx, few, organiser))
		next, err := h.NextSeason(ctx, id, organiser, "Second", 0)
		must(t, err)
		for _, who := range people {
			must(t, h.Enter(ctx, next, who))
		}
		must(t, h.Start(ctx, next, organiser))
		reserve := h.account("reserve")
		must(t, h.Enter(ctx, next, reserve))
		must(t, h.Withdraw(ctx, next, people[3]))
		must(t, h.EndRound(ctx, next, organiser, 1))
		k := h.look(next)
		came, left := k.Entries[12], k.Entry(4)
		if came.Waits || came.Division == 0 || came.Division != left.Division {
			t.Errorf("for %+v comes %+v", left, came)
		}
		h.played(next, organiser)
	})
}
