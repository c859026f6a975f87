package contests

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/contest"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/table"
)

// A Swiss contest is played from its announcement to its end: somebody leaves a table, somebody withdraws, and a
// reserve takes their place. Nobody knows the seed before the end, and everybody can verify the rounds after it.
func TestSwiss(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := openAlone(t)
		defer h.shut()
		ctx := t.Context()
		id, organiser, people := h.announced(draft(contest.Swiss, 3), 8)
		if k := h.look(id); k.Title != "Nile cup" || k.Seed != nil || len(k.Seal) != 64 || len(k.Entries) != 8 {
			t.Fatalf("announced: %+v", k)
		}
		must(t, h.Withdraw(ctx, id, people[7]))
		must(t, h.Start(ctx, id, organiser))
		k := h.look(id)
		if k.State != store.ContestRunning || len(k.Rounds) != 1 || len(k.Rounds[0].Tables) != 3 || k.Seed != nil {
			t.Fatalf("started: %+v", k)
		}
		at := k.Rounds[0].Tables[0]
		left, err := h.tables.Look(ctx, table.ID(at.Place))
		must(t, err)
		gone := k.Entry(at.Seats[1])
		if !h.tables.Held(left, table.PersonID(gone.Person)).Has(1) || left.Terms.Clock != "days normal" {
			t.Fatalf("the second entry of the pairing does not sit on the second seat: %+v", left.Seats)
		}
		reserve := h.account("reserve")
		must(t, h.Enter(ctx, id, reserve))
		withdrawn := k.Entry(at.Seats[0])
		must(t, h.Withdraw(ctx, id, table.PersonID(withdrawn.Person)))
		time.Sleep(warns + time.Minute) // the games begin
		_, err = h.tables.Leave(ctx, table.ID(at.Place), 1, table.PersonID(gone.Person))
		must(t, err)
		h.plays(id)
		time.Sleep(2 * looks)
		synctest.Wait()

		k = h.look(id)
		first := k.Rounds[0].Tables[0]
		if !slices.Equal(first.Absent, []int{gone.Number}) || len(first.Ranks) != 3 || len(k.Rounds) != 2 {
			t.Fatalf("after the first round: %+v", k.Rounds)
		}
		came := k.Entries[len(k.Entries)-1]
		if came.Waits || came.Begins != 2 || came.Instead != withdrawn.Number || playing(&k.Contest, 2) != 7 {
			t.Errorf("the reserve is %+v", came)
		}
		for range 2 {
			time.Sleep(warns + time.Minute)
			h.plays(id)
			time.Sleep(2 * looks)
			synctest.Wait()
		}
		k = h.look(id)
		if k.State != store.ContestFinished || len(k.Rounds) != 3 || len(k.Seed) != 32 {
			t.Fatalf("after the last round the contest is %s, with %d rounds", k.State, len(k.Rounds))
		}
		h.verified(id)
		wants(t, h.Enter(ctx, id, people[7]), ErrOver)
		wants(t, h.Cancel(ctx, id, organiser), ErrOver)
	})
}

// Tables that are not finished when a round ends count as they stand. The games stop there.
func TestTimeUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := openAlone(t)
		defer h.shut()
		d := draft(contest.Swiss, 2)
		d.Hours, d.Begins = 1, 30
		id, _, _ := h.announced(d, 6)
		time.Sleep(30*time.Minute + 2*looks)
		synctest.Wait()
		if k := h.look(id); k.State != store.ContestRunning {
			t.Fatalf("at its time the contest is %s", k.State)
		}
		time.Sleep(warns)
		synctest.Wait()
		first := table.ID(h.look(id).Rounds[0].Tables[0].Place)
		at, err := h.tables.Look(t.Context(), first)
		must(t, err)
		if at.Status != table.Playing {
			t.Fatalf("the first table is %s", at.Status)
		}
		time.Sleep(time.Hour)
		synctest.Wait()
		k := h.look(id)
		at, err = h.tables.Look(t.Context(), first)
		must(t, err)
		if at.Reason != table.ReasonTime || !at.Ended() || at.Match.Record.Secret == "" || len(k.Rounds) != 2 {
			t.Fatalf("after an hour there are %d rounds, and the first table is %s: %q", len(k.Rounds), at.Status,
				at.Reason)
		}
		if out := k.Rounds[0].Tables[0]; len(out.Absent) > 0 || len(out.Ranks) != 3 {
			t.Errorf("it ended with %+v", out)
		}
		time.Sleep(2 * time.Hour)
		synctest.Wait()
		if k := h.look(id); k.State != store.ContestFinished {
			t.Errorf("two hours later the contest is %s", k.State)
		}
		h.verified(id)
	})
}

// A round ends although five people never come: stewards play for them, and they have no points.
func TestAbsent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := openAlone(t)
		defer h.shut()
		d := draft(contest.Swiss, 2)
		d.Clock = "live quick"
		id, organiser, people := h.announced(d, 15)
		must(t, h.Start(t.Context(), id, organiser))
		absent := []table.PersonID{people[0], people[3], people[5], people[8], people[14]}
		time.Sleep(warns + time.Second)
		h.plays(id, absent...)
		time.Sleep(2 * looks)
		synctest.Wait()
		k := h.look(id)
		if len(k.Rounds) != 2 {
			t.Fatalf("there are %d rounds", len(k.Rounds))
		}
		var numbers []int
		for _, at := range k.Rounds[0].Tables {
			numbers = append(numbers, at.Absent...)
		}
		slices.Sort(numbers)
		if !slices.Equal(numbers, []int{1, 4, 6, 9, 15}) {
			t.Errorf("absent were %v", numbers)
		}
		for _, s := range k.Standings {
			if slices.Contains(numbers, k.Ranked(s).Number) && s.Points > 0 {
				t.Errorf("somebody who was absent has %+v", s)
			}
		}
	})
}

// A contest for which too few have entered is cancelled when its time comes, and does not start before.
func TestTooFew(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := openAlone(t)
		defer h.shut()
		d := draft(contest.Groups, 2)
		d.Begins = 30
		id, organiser, _ := h.announced(d, 5)
		wants(t, h.Start(t.Context(), id, organiser), ErrFew)
		if k := h.look(id); k.State != store.ContestOpen || len(k.Rounds) > 0 {
			t.Errorf("after a start that failed the contest is %s", k.State)
		}
		time.Sleep(time.Hour)
		synctest.Wait()
		if k := h.look(id); k.State != store.ContestCancelled || k.Due != 0 {
			t.Errorf("at its time the contest is %s", k.State)
		}
	})
}

// Several servers do the same next steps at the same time: every table is opened once, and every result counts once.
func TestServersAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		one, two := open(t, another(), false), open(t, another(), false)
		id, organiser, _ := one.announced(draft(contest.Swiss, 3), 7)
		ctx := t.Context()
		must(t, one.edit(ctx, id, func(k *store.Contest) error { return next(k, one.Now(), nil) }))
		for round := 1; round <= 3; round++ {
			each := func(do func(*house) error) {
				var all sync.WaitGroup
				for range 3 {
					for _, h := range []*house{one, two} {
						all.Go(func() {
							if err := do(h); err != nil {
								t.Error(err)
							}
						})
					}
				}
				all.Wait()
			}
			each(func(h *house) error { return h.tend(ctx, id) })
			k := one.look(id)
			if len(k.Rounds) != round {
				t.Fatalf("there are %d rounds instead of %d", len(k.Rounds), round)
			}
			for _, at := range k.Rounds[round-1].Tables {
				if _, err := two.tables.Look(ctx, table.ID(at.Place)); err != nil || !at.Opened || len(at.Ranks) > 0 {
					t.Errorf("table %+v: %v", at, err)
				}
			}
			each(func(h *house) error {
				err := h.EndRound(ctx, id, organiser, round)
				if errors.Is(err, ErrRound) || errors.Is(err, ErrOver) { // others were faster
					return nil
				}
				return err
			})
		}
		if k := two.look(id); k.State != store.ContestFinished || len(k.Rounds) != 3 {
			t.Errorf("in the end the contest is %s after %d rounds", k.State, len(k.Rounds))
		}
		one.verified(id)
		rows, err := one.db.IDs(ctx)
		must(t, err)
		if len(rows) > 0 {
			t.Errorf("%d tables are left at which nobody has played", len(rows))
		}
	})
}

// Who may not take part is told so, and nothing changes.
func TestRefusals(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		id, organiser, people := h.announced(draft(contest.Swiss, 3), 3)
		guest, banned, blocked, closed := h.guest("guest"), h.account("banned"), h.account("blocked"),
			h.account("closed")
		h.alter(banned, func(p *store.Person) { p.BannedSince = 1 })
		h.alter(closed, func(p *store.Person) { p.Closed = 1 })
		must(t, h.db.Tie(ctx, store.Tie{Person: string(organiser), Other: string(blocked), Kind: store.TieBlock}))
		for who, want := range map[table.PersonID]error{guest: ErrAccount, banned: ErrAccount, closed: ErrAccount,
			blocked: ErrParted, people[0]: nil, "stranger": ErrAccount} {
			wants(t, h.Enter(ctx, id, who), want)
		}
		for _, do := range []func() error{
			func() error { return h.Start(ctx, id, people[0]) },
			func() error { return h.Cancel(ctx, id, people[0]) },
			func() error { return h.Remove(ctx, id, people[0], 2) },
			func() error { return h.EndRound(ctx, id, people[0], 1) },
		} {
			wants(t, do(), ErrOrganiser)
		}
		wants(t, h.EndRound(ctx, id, organiser, 0), ErrRound)
		wants(t, h.Remove(ctx, id, organiser, 9), ErrEntry)
		wants(t, h.Withdraw(ctx, id, blocked), ErrEntry)
		wants(t, h.Withdraw(ctx, "nothing", blocked), ErrNone)
		if k := h.look(id); len(k.Entries) != 3 || k.State != store.ContestOpen {
			t.Errorf("the contest is %s, with the entries %+v", k.State, k.Entries)
		}
		must(t, h.Remove(ctx, id, organiser, 2))
		if k := h.look(id); len(k.Entries) != 2 || k.Entry(2) != nil {
			t.Errorf("the entries are %+v", k.Entries)
		}
		h.alter(people[2], func(p *store.Person) { p.BannedSince = 1 }) // who plays no more
		wants(t, h.Start(ctx, id, organiser), ErrFew)
		must(t, h.Cancel(ctx, id, organiser))
		wants(t, h.Start(ctx, id, organiser), ErrOver)
		if seed := h.look(id).Seed; len(seed) != 32 {
			t.Errorf("the seed of a contest that is over is %x", seed)
		}
	})
}

// A draft that no form sends is refused, and nobody announces too many contests.
func TestDrafts(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ann := h.account("ann")
		for name, test := range map[string]struct {
			change func(*Draft)
			want   error
		}{
			"no title":              {func(d *Draft) { d.Title = " a " }, ErrTitle},
			"a long title":          {func(d *Draft) { d.Title = strings.Repeat("é", 61) }, ErrTitle},
			"a hidden sign":         {func(d *Draft) { d.Title = "Cup\u202eof" }, ErrTitle},
			"no such game":          {func(d *Draft) { d.Game = "chess" }, ErrTerms},
			"no such kind":          {func(d *Draft) { d.Kind = "quiz" }, ErrTerms},
			"no such table":         {func(d *Draft) { d.Table = 6 }, ErrTerms},
			"no rounds":             {func(d *Draft) { d.Length = 0 }, ErrTerms},
			"too many rounds":       {func(d *Draft) { d.Length = 65 }, ErrTerms},
			"no clock":              {func(d *Draft) { d.Clock = "" }, ErrTerms},
			"an odd time":           {func(d *Draft) { d.Hours = 5 }, ErrTerms},
			"an odd beginning":      {func(d *Draft) { d.Begins = -1 }, ErrTerms},
			"reliability below 0":   {func(d *Draft) { d.Reliable = -1 }, ErrReliable},
			"reliability above 100": {func(d *Draft) { d.Reliable = 101 }, ErrReliable},
			"all of two go on": {func(d *Draft) {
				d.Kind, d.Table, d.Ahead = contest.Knockout, 2, 2
			}, ErrAhead},
			"three go on":       {func(d *Draft) { d.Kind, d.Ahead = contest.Knockout, 3 }, ErrAhead},
			"fewer than none":   {func(d *Draft) { d.Kind, d.Ahead = contest.Knockout, -1 }, ErrAhead},
			"a small group":     {func(d *Draft) { d.Kind, d.Size = contest.Groups, 5 }, ErrMembersOf},
			"a large division":  {func(d *Draft) { d.Kind, d.Size = contest.League, 12 }, ErrMembersOf},
			"a league":          {func(d *Draft) { d.Kind = contest.League }, nil},
			"a knockout":        {func(d *Draft) { d.Kind = contest.Knockout }, nil},
			"groups":            {func(d *Draft) { d.Kind = contest.Groups }, nil},
			"the longest title": {func(d *Draft) { d.Title = strings.Repeat("é", 60) }, nil},
		} {
			d := draft(contest.Swiss, 3)
			test.change(&d)
			if _, err := h.Create(t.Context(), d, ann); err != nil || test.want != nil {
				if test.want == nil || !errors.Is(err, test.want) {
					t.Errorf("%s: got %v, want %v", name, err, test.want)
				}
			}
		}
		_, err := h.Create(t.Context(), draft(contest.Swiss, 3), ann)
		must(t, err)
		_, err = h.Create(t.Context(), draft(contest.Swiss, 3), ann)
		wants(t, err, ErrMany)
		muted := h.account("muted")
		h.alter(muted, func(p *store.Person) { p.MutedTill = time.Now().Add(time.Hour).UnixMilli() })
		_, err = h.Create(t.Context(), draft(contest.Swiss, 3), muted)
		wants(t, err, ErrMuted)
		_, err = h.Create(t.Context(), draft(contest.Swiss, 3), h.guest("guest"))
		wants(t, err, ErrAccount)
	})
}

// What a form says of groups and knockouts is agreed; where it says nothing, the usual is.
func TestAgreedSizes(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*Draft)
		want   [2]int // members, and how many go on
	}{
		"swiss":             {func(d *Draft) { d.Kind, d.Size, d.Ahead = contest.Swiss, 12, 2 }, [2]int{}},
		"groups":            {func(d *Draft) { d.Kind = contest.Groups }, [2]int{8, 0}},
		"large groups":      {func(d *Draft) { d.Kind, d.Size = contest.Groups, 16 }, [2]int{16, 0}},
		"a small division":  {func(d *Draft) { d.Kind, d.Size = contest.League, 6 }, [2]int{6, 0}},
		"a knockout":        {func(d *Draft) { d.Kind = contest.Knockout }, [2]int{0, 1}},
		"two of three":      {func(d *Draft) { d.Kind, d.Ahead = contest.Knockout, 2 }, [2]int{0, 2}},
		"a group of nobody": {func(d *Draft) { d.Kind, d.Size = contest.Knockout, 12 }, [2]int{0, 1}},
	} {
		d := draft(contest.Swiss, 3)
		test.change(&d)
		if err := d.settle(sticks.Game); err != nil || [2]int{d.Size, d.Ahead} != test.want {
			t.Errorf("%s: %d members, %d go on, %v; want %v", name, d.Size, d.Ahead, err, test.want)
		}
	}
}

// Only the organisers of a club announce a contest for it, and only its members enter.
func TestClubContest(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		ann, bek, cem := h.account("ann"), h.account("bek"), h.account("cem")
		must(t, h.db.CreateClub(ctx, store.Club{ID: "club", Name: "Club"}, string(ann), 1))
		must(t, h.db.EditClub(ctx, "club", func(c *store.Club) error {
			c.Members = append(c.Members, store.Member{Person: string(bek), Role: store.ClubMember})
			return nil
		}))
		d := draft(contest.Swiss, 2)
		d.Club = "club"
		_, err := h.Create(ctx, d, bek)
		wants(t, err, ErrMembers)
		id, err := h.Create(ctx, d, ann)
		must(t, err)
		must(t, h.Enter(ctx, id, bek))
		wants(t, h.Enter(ctx, id, cem), ErrMembers)
		must(t, h.db.EditClub(ctx, "club", func(c *store.Club) error {
			c.Members = nil
			return nil
		}))
		must(t, h.Enter(ctx, id, cem))
		wants(t, h.Enter(ctx, "nothing", cem), ErrNone)
	})
}

// unopened is a house that refuses every table.
type unopened struct {
	House
	why error
}

func (h unopened) OpenFor(context.Context, table.ID, table.Spec, table.PersonID, []table.Sitter) error {
	return h.why
}

func (unopened) Newest(string) game.Game { return nil }

// A table that can no longer be opened, or has been deleted, counts as a draw, and the contest goes on.
func TestLostTables(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		id, organiser, _ := h.announced(draft(contest.Swiss, 2), 3)
		must(t, h.Start(ctx, id, organiser))
		at := h.look(id).Rounds[0].Tables[0]
		_, err := h.tables.CallTime(ctx, table.ID(at.Place)) // nobody has played there
		must(t, err)
		h.House = unopened{h.House, table.ErrTerms}
		must(t, h.round(ctx))
		k := h.look(id)
		if k.State != store.ContestFinished || len(k.Rounds) != 2 {
			t.Fatalf("the contest is %s, with %d rounds", k.State, len(k.Rounds))
		}
		for _, r := range k.Rounds {
			if !slices.Equal(r.Tables[0].Ranks, []int{1, 1, 1}) || len(r.Tables[0].Absent) > 0 {
				t.Errorf("round %d ended with %+v", r.Number, r.Tables[0])
			}
		}
		h.verified(id)
	})
}

// A server that does not know the game, or the rules of a table, leaves it to one that does, and does not keep that one
// from looking. A table that nobody has opened when its round ends is a draw.
func TestLeftToOthers(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		one, two := open(t, another(), false), open(t, another(), false)
		ctx := t.Context()
		id, organiser, _ := one.announced(draft(contest.Swiss, 1), 3)
		knows := one.House
		for _, why := range []error{table.ErrNoGame, table.ErrElsewhere} {
			one.House = unopened{knows, why}
			if errors.Is(why, table.ErrNoGame) {
				must(t, one.Start(ctx, id, organiser))
			}
			must(t, one.round(ctx))
			if at := one.look(id).Rounds[0].Tables[0]; at.Opened || len(at.Ranks) > 0 {
				t.Fatalf("a server without the game has made of the table %+v", at)
			}
		}
		must(t, two.round(ctx))
		at := two.look(id).Rounds[0].Tables[0]
		if _, err := two.tables.Look(ctx, table.ID(at.Place)); err != nil || !at.Opened || len(at.Ranks) > 0 {
			t.Errorf("a server with the game has made of the table %+v: %v", at, err)
		}
		must(t, one.Cancel(ctx, id, organiser))
		id, err := two.Create(ctx, draft(contest.Swiss, 1), organiser)
		must(t, err)
		for _, name := range []string{"late1", "late2", "late3"} {
			must(t, two.Enter(ctx, id, two.account(name)))
		}
		one.House = unopened{knows, table.ErrNoGame}
		must(t, one.Start(ctx, id, organiser))
		must(t, one.EndRound(ctx, id, organiser, 1))
		if k := one.look(id); k.State != store.ContestFinished || !slices.Equal(k.Rounds[0].Tables[0].Ranks,
			[]int{1, 1, 1}) {
			t.Errorf("ended by its organiser, the contest is %s: %+v", k.State, k.Rounds)
		}
	})
}

// Somebody who is banned or closes their account between pairing and opening has an empty seat and no points. The
// others play, or share the points if too few of them are left.
func TestBannedAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		id, organiser, people := h.announced(draft(contest.Swiss, 1), 3)
		must(t, h.edit(ctx, id, func(k *store.Contest) error { return next(k, h.Now(), nil) }))
		h.alter(people[1], func(p *store.Person) { p.BannedSince = 1 })
		must(t, h.tend(ctx, id))
		k := h.look(id)
		at := k.Rounds[0].Tables[0]
		there, err := h.tables.Look(ctx, table.ID(at.Place))
		must(t, err)
		empty := slices.Index(at.Seats, 2)
		if !at.Opened || len(at.Ranks) > 0 || len(there.Seats) != 3 || there.Seats[empty].Taken {
			t.Fatalf("the table is %+v, with the seats %+v", at, there.Seats)
		}
		must(t, h.EndRound(ctx, id, organiser, 1))
		k = h.look(id)
		for seat, rank := range k.Rounds[0].Tables[0].Ranks {
			if want := map[bool]int{true: 3, false: 1}[seat == empty]; rank != want {
				t.Errorf("seat %d has rank %d, not %d", seat, rank, want)
			}
		}
		for _, s := range k.Standings {
			if gone := k.Ranked(s).Number == 2; (s.Points == 0) != gone {
				t.Errorf("entry %s has %d points", s.Entry, s.Points)
			}
		}
		h.verified(id)
	})
}

// What somebody announces is counted under a name that does not say who they are.
func TestQuota(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ann := h.account("ann")
		for range mostOpened {
			may, err := h.db.Spend(t.Context(), h.tables.Quota("contests of", ann), mostOpened, 24*time.Hour)
			must(t, err)
			if !may || strings.Contains(h.tables.Quota("contests of", ann), string(ann)) {
				t.Fatal("the quota names its person, or is spent too early")
			}
		}
		_, err := h.Create(t.Context(), draft(contest.Swiss, 1), ann)
		wants(t, err, ErrMany)
	})
}

// Pages list the last contests of a person; the file of all that is kept of them has every one.
func TestAllContests(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ann := h.account("ann")
		const n = mostListed + 3
		for i := range n {
			row := store.ContestRow{ID: "contest-" + strconv.Itoa(i), Organiser: string(ann), State: store.ContestOpen}
			must(t, h.db.CreateContest(t.Context(), store.Contest{Seed: make([]byte, 32), ContestRow: row}, n))
		}
		shown, err := h.Of(t.Context(), ann)
		must(t, err)
		all, err := h.All(t.Context(), ann)
		must(t, err)
		if len(shown) != mostListed || len(all) != n {
			t.Errorf("%d are shown, %d are known of %d", len(shown), len(all), n)
		}
	})
}
