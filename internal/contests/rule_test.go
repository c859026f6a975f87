package contests

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// A contest that moderators end counts as it stands, whatever its organiser does afterwards. One that they call off
// counts for nothing, and its tables play on.
func TestJudged(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		id, organiser, people := h.announced(draft(contest.Swiss, 3), 6)
		wants(t, h.End(ctx, id, "spam"), ErrRound)
		must(t, h.Start(ctx, id, organiser))
		must(t, h.End(ctx, id, "spam"))
		k := h.look(id)
		if k.State != store.ContestFinished || k.Ruled != "spam" || len(k.Rounds) != 1 || len(k.Standings) != 6 {
			t.Fatalf("ended, the contest is %s, with %d rounds", k.State, len(k.Rounds))
		}
		for _, at := range k.Rounds[0].Tables {
			if len(at.Ranks) != 3 {
				t.Errorf("a table has the result %v", at.Ranks)
			}
		}
		h.verified(id)
		wants(t, h.CallOff(ctx, id, "spam"), ErrOver)
		wants(t, h.Cancel(ctx, id, organiser), ErrOver)

		id, err := h.Create(ctx, draft(contest.Swiss, 3), organiser)
		must(t, err)
		for _, who := range people {
			must(t, h.Enter(ctx, id, who))
		}
		must(t, h.Start(ctx, id, organiser))
		place := table.ID(h.look(id).Rounds[0].Tables[0].Place)
		must(t, h.CallOff(ctx, id, "other"))
		if k := h.look(id); k.State != store.ContestCancelled || k.Ruled != "other" || k.Due != 0 {
			t.Errorf("called off, the contest is %s until %d", k.State, k.Due)
		}
		if _, err := h.tables.Look(ctx, place); err != nil {
			t.Errorf("its tables are gone: %v", err)
		}
		wants(t, h.Enter(ctx, id, h.account("late")), ErrOver)
		wants(t, h.End(ctx, "nothing", "spam"), ErrNone)
	})
}

// Games stop when moderators end their contest.
func TestJudgedInPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := openAlone(t)
		defer h.shut()
		id, organiser, _ := h.announced(draft(contest.Swiss, 3), 3)
		must(t, h.Start(t.Context(), id, organiser))
		time.Sleep(warns + time.Minute)
		must(t, h.End(t.Context(), id, "spam"))
		k := h.look(id)
		at, err := h.tables.Look(t.Context(), table.ID(k.Rounds[0].Tables[0].Place))
		must(t, err)
		if k.State != store.ContestFinished || at.Status != table.Over || at.Reason != table.ReasonTime {
			t.Errorf("the contest is %s, its game %s: %q", k.State, at.Status, at.Reason)
		}
		h.verified(id)
	})
}

// While a table of the last round has no result, a contest that moderators have ended is over for everybody.
func TestJudgedBeforeResults(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		id, organiser, _ := h.announced(draft(contest.Swiss, 3), 3)
		must(t, h.Start(ctx, id, organiser))
		knows := h.House
		h.House = unopened{knows, table.ErrElsewhere}
		must(t, h.edit(ctx, id, func(k *store.Contest) error {
			k.Rounds[0].Tables[0].Opened = false // as where another server knows the game
			return nil
		}))
		must(t, h.End(ctx, id, "spam"))
		if k := h.look(id); k.State != store.ContestRunning {
			t.Fatalf("the contest is %s", k.State)
		}
		wants(t, h.EndRound(ctx, id, organiser, 1), ErrOver)
		wants(t, h.Cancel(ctx, id, organiser), ErrOver)
		wants(t, h.CallOff(ctx, id, "spam"), ErrOver)
		wants(t, h.Enter(ctx, id, h.account("late")), ErrOver)
		h.House = knows
		must(t, h.round(ctx))
		if k := h.look(id); k.State != store.ContestFinished || len(k.Rounds) != 1 {
			t.Errorf("in the end the contest is %s, with %d rounds", k.State, len(k.Rounds))
		}
	})
}

// A contest whose organiser is banned has the usual time for its beginning and for each round, and so comes to its end.
func TestWithoutOrganiser(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		now := time.Now().Add(-100 * 24 * time.Hour) // tables do not begin too far in the future of their house
		h.Now = func() time.Time { return now }
		id, organiser, _ := h.announced(draft(contest.Swiss, 2), 3)
		must(t, h.round(t.Context()))
		if k := h.look(id); k.State != store.ContestOpen || k.Due != 0 {
			t.Fatalf("with its organiser, the contest is %s and begins at %d", k.State, k.Due)
		}
		h.alter(organiser, func(p *store.Person) { p.BannedSince = 1 })
		for round := range 3 {
			must(t, h.round(t.Context()))
			k := h.look(id)
			usual := 30 * 24 * time.Hour
			if round == 0 {
				usual = 7 * 24 * time.Hour
			}
			if over(&k.Contest) || len(k.Rounds) != round || k.Due != now.Add(usual).UnixMilli() {
				t.Fatalf("the contest is %s in round %d of %d until %d", k.State, len(k.Rounds), round, k.Due)
			}
			if round > 0 && k.Rounds[round-1].Ends != k.Due {
				t.Errorf("round %d is said to end at %d, not at %d", round, k.Rounds[round-1].Ends, k.Due)
			}
			now = now.Add(usual)
		}
		must(t, h.round(t.Context()))
		if k := h.look(id); k.State != store.ContestFinished {
			t.Errorf("in the end the contest is %s", k.State)
		}
		h.verified(id)
	})
}

// A ban that is lifted leaves no time behind: not for the beginning of a contest, and not for a round under way. A
// second ban has the whole usual time again.
func TestOrganiserBack(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		now := time.Now()
		h.Now = func() time.Time { return now }
		ctx := t.Context()
		d := draft(contest.Swiss, 2)
		d.Rated = true
		id, organiser, _ := h.announced(d, 3)
		banned := func(since int64) {
			t.Helper()
			h.alter(organiser, func(p *store.Person) { p.BannedSince = since })
			must(t, h.round(ctx))
		}
		briefly := func(usual time.Duration) {
			t.Helper()
			banned(now.UnixMilli())
			if k := h.look(id); k.Due != now.Add(usual).UnixMilli() {
				t.Fatalf("without its organiser, the contest is due at %d", k.Due)
			}
			banned(0)
			list, err := h.Of(ctx, organiser)
			must(t, err)
			must(t, Unlend(list))
			if list[0].Due != 0 {
				t.Errorf("a list says that the contest is due at %d", list[0].Due)
			}
			if k := h.look(id); k.Due != 0 || len(k.Rounds) > 0 && k.Rounds[0].Ends != 0 {
				t.Fatalf("with its organiser again, the contest is due at %d", k.Due)
			}
		}
		briefly(usualBegin)
		now = now.Add(usualBegin)
		must(t, h.round(ctx))
		if k := h.look(id); k.State != store.ContestOpen || k.Due != 0 {
			t.Fatalf("a contest of somebody who is back is %s until %d", k.State, k.Due)
		}
		must(t, h.Start(ctx, id, organiser))
		briefly(usualRound)
		now = now.Add(usualRound - time.Hour)
		again := now
		banned(again.UnixMilli())
		now = now.Add(time.Hour)
		must(t, h.round(ctx))
		k := h.look(id)
		if len(k.Rounds) != 1 || k.Due != again.Add(usualRound).UnixMilli() {
			t.Fatalf("in a second ban the contest is in round %d until %d", len(k.Rounds), k.Due)
		}
		banned(0)
		now = again.Add(usualRound)
		must(t, h.round(ctx))
		k = h.look(id)
		if len(k.Rounds) != 1 || k.Due != 0 || len(k.Rounds[0].Tables[0].Ranks) > 0 {
			t.Fatalf("the contest of somebody who is back is in round %d until %d", len(k.Rounds), k.Due)
		}
		must(t, h.EndRound(ctx, id, organiser, 1))
		if k := h.look(id); len(k.Rounds) != 2 || k.Due != 0 {
			t.Errorf("the contest is in round %d until %d", len(k.Rounds), k.Due)
		}
	})
}

// Contests of a program that did not tell lent times apart: one that its organiser begins, and one with a round of
// seven days. Both have that time only until their organiser is back; one that begins at a time has it in any case.
func TestOldLimits(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		now := time.Now().Truncate(time.Millisecond)
		h.Now = func() time.Time { return now }
		ctx := t.Context()
		older := func(id string, due int64) { // as it was stored then
			t.Helper()
			must(t, h.db.EditContest(ctx, id, func(k *store.Contest) error {
				terms, err := readTerms(k.Spec)
				if err != nil {
					return err
				}
				terms.Waits, terms.Apart = false, false
				k.Spec, k.Due = terms.text(), due
				if n := len(k.Rounds); n > 0 {
					k.Rounds[n-1].Ends = due
				}
				return nil
			}))
		}
		limit := now.Add(time.Hour + usualBegin).UnixMilli()
		d := draft(contest.Swiss, 2)
		open, organiser, _ := h.announced(d, 3)
		older(open, limit)
		running, leads, _ := h.announced(d, 3)
		must(t, h.Start(ctx, running, leads))
		older(running, limit)
		d.Begins = 10080
		timed, punctual, _ := h.announced(d, 3)
		begins := h.look(timed).Due
		older(timed, begins)

		listed := func(id string, who table.PersonID) (due int64) {
			t.Helper()
			list, err := h.Of(ctx, who)
			must(t, err)
			must(t, Unlend(list))
			return list[slices.IndexFunc(list, func(k Row) bool { return k.ID == id })].Due
		}
		if k := h.look(open); k.Due != 0 || listed(open, organiser) != 0 {
			t.Errorf("the contest is said to begin at %d, %d", k.Due, listed(open, organiser))
		}
		if k := h.look(running); k.Due != 0 || k.Rounds[0].Ends != 0 {
			t.Errorf("the round is said to end at %d, %d", k.Due, k.Rounds[0].Ends)
		}
		if k := h.look(timed); k.Due != begins || listed(timed, punctual) != begins {
			t.Errorf("the contest is said to begin at %d, %d", k.Due, listed(timed, punctual))
		}
		now = time.UnixMilli(limit)
		must(t, h.round(ctx))
		if k := h.look(open); k.State != store.ContestOpen || k.Due != 0 {
			t.Errorf("the contest is %s until %d", k.State, k.Due)
		}
		k := h.look(running)
		if len(k.Rounds) != 1 || k.Due != 0 || len(k.Rounds[0].Tables[0].Ranks) > 0 {
			t.Errorf("the contest is in round %d until %d", len(k.Rounds), k.Due)
		}
		if k := h.look(timed); k.State != store.ContestRunning {
			t.Errorf("the contest that begins at a time is %s", k.State)
		}

		older(running, limit+1)
		h.alter(leads, func(p *store.Person) { p.BannedSince = limit })
		now = now.Add(time.Hour)
		must(t, h.round(ctx))
		if k := h.look(running); len(k.Rounds) != 1 || k.Due != limit+usualRound.Milliseconds() {
			t.Errorf("without its organiser the contest is in round %d until %d", len(k.Rounds), k.Due)
		}
		h.alter(leads, func(p *store.Person) { p.BannedSince = 0 })
		now = now.Add(usualBegin)
		must(t, h.EndRound(ctx, running, leads, 1)) // which stays an end, although it comes after more than seven days
		if k := h.look(running); len(k.Rounds) != 2 {
			t.Errorf("the round of the organiser does not end: %+v", k.Rounds)
		}
	})
}

// The contest of a club passes to the owner of the club, as long as its organiser may not use their account.
func TestClubOwnerGoesOn(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		ann, bek, cem := h.account("ann"), h.account("bek"), h.account("cem")
		must(t, h.db.CreateClub(ctx, store.Club{ID: "club", Name: "Club"}, string(ann), 1))
		must(t, h.db.EditClub(ctx, "club", func(c *store.Club) error {
			c.Members = append(c.Members, store.Member{Person: string(bek), Role: store.ClubOrganiser},
				store.Member{Person: string(cem), Role: store.ClubOrganiser})
			return nil
		}))
		d := draft(contest.Swiss, 2)
		d.Club = "club"
		id, err := h.Create(ctx, d, bek)
		must(t, err)
		for _, who := range []table.PersonID{ann, bek, cem} {
			must(t, h.Enter(ctx, id, who))
		}
		leads := func(who table.PersonID, want bool) {
			t.Helper()
			k, err := h.Look(ctx, id, who)
			must(t, err)
			if k.Organised != want {
				t.Errorf("%s decides about the contest: %v", who, k.Organised)
			}
		}
		leads(ann, false)
		wants(t, h.Start(ctx, id, ann), ErrOrganiser)
		h.alter(bek, func(p *store.Person) { p.BannedSince = 1 })
		leads(ann, true)
		leads(cem, false)
		wants(t, h.Cancel(ctx, id, cem), ErrOrganiser)
		h.alter(bek, func(p *store.Person) { p.BannedSince = 0 })
		leads(ann, false)
		must(t, h.db.Erase(ctx, string(bek), "gone"))
		leads(ann, true)
		if k := h.look(id); k.State != store.ContestOpen {
			t.Errorf("after its organiser is erased, the contest of a club is %s", k.State)
		}
		must(t, h.Cancel(ctx, id, ann))
	})
}
