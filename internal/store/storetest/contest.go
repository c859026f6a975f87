package storetest

import (
	"errors"
	"strconv"
	"sync"
	"testing"

	"ennead/internal/store"
)

// announced returns a contest as somebody announces it.
func announced(id, organiser string) store.Contest {
	return store.Contest{ContestRow: store.ContestRow{ID: id, Organiser: organiser, Kind: "swiss", Game: "senet",
		State: store.ContestOpen, Title: "Coupe d'été ☥", Listed: true, Spec: `{"é":1}`, Seal: "seal", Created: 1 << 40,
		Changed: 1 << 40, Due: 1 << 41}, Seed: []byte{0, 255}}
}

// begun stores a contest of three whose first round has begun.
func begun(t *testing.T, s store.Store, id string) {
	t.Helper()
	must(t, s.CreateContest(t.Context(), announced(id, "zo"), 9))
	must(t, s.EditContest(t.Context(), id, func(c *store.Contest) error {
		c.State, c.Due, c.Changed = store.ContestRunning, 1<<42, 1<<41
		c.Entries = []store.ContestEntry{{Number: 1, Person: "zo", Since: 5, Rating: 1500}, {Number: 2, Person: "éa",
			Since: 6, Leaves: 2, Division: 1}, {Number: 3, Person: "ann", Since: 7},
			{Number: 4, Person: "bek", Waits: true}}
		c.Rounds = []store.ContestRound{{Number: 1, Began: 8, Ends: 1 << 42, Byes: []int{3},
			Tables: []store.ContestTable{{Number: 1, Division: 1, Place: "place", Seats: []int{2, 1}}}}}
		return nil
	}))
}

func contests(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	_, err := s.Contest(ctx, "cup")
	wants(t, err, store.ErrNotFound)
	wants(t, s.EditContest(ctx, "cup", func(*store.Contest) error { return nil }), store.ErrNotFound)
	begun(t, s, "cup")
	must(t, s.CreateContest(ctx, announced("cup", "zo"), 9)) // sent again
	got, err := s.Contest(ctx, "cup")
	must(t, err)
	want := announced("cup", "zo")
	want.State, want.Due, want.Changed, want.Version = store.ContestRunning, 1<<42, 1<<41, 2
	want.Host, want.Led, want.Entered, want.Round = "Zo", true, 4, 1
	want.Entries = []store.ContestEntry{
		{Number: 1, Person: "zo", Since: 5, Rating: 1500, Name: "Zo", Account: true},
		{Number: 2, Person: "éa", Since: 6, Leaves: 2, Division: 1},
		{Number: 3, Person: "ann", Since: 7}, {Number: 4, Person: "bek", Waits: true}}
	want.Rounds = []store.ContestRound{{Number: 1, Began: 8, Ends: 1 << 42, Byes: []int{3},
		Tables: []store.ContestTable{{Number: 1, Division: 1, Place: "place", Seats: []int{2, 1}}}}}
	same(t, got, want)
	must(t, s.EditContest(ctx, "cup", func(c *store.Contest) error {
		at := &c.Rounds[0].Tables[0]
		at.Place, at.Opened, at.Ranks, at.Scores, at.Absent = "", true, []int{2, 1}, []int{7, 9}, []int{2}
		c.Rounds[0].Ends, c.Ruled = 9, "spam"
		c.Entries = c.Entries[:3]
		c.Entries[1].Leaves = 3
		return nil
	}))
	table := &want.Rounds[0].Tables[0]
	table.Place, table.Opened, table.Ranks, table.Scores, table.Absent = "", true, []int{2, 1}, []int{7, 9}, []int{2}
	want.Rounds[0].Ends, want.Version, want.Entries, want.Entered = 9, 3, want.Entries[:3], 3
	want.Entries[1].Leaves, want.Ruled = 3, "spam"
	got, err = s.Contest(ctx, "cup")
	must(t, err)
	same(t, got, want)

	no := errors.New("no")
	wants(t, s.EditContest(ctx, "cup", func(c *store.Contest) error {
		c.Title = "another"
		return no
	}), no)
	wants(t, s.EditContest(ctx, "cup", func(c *store.Contest) error {
		c.Title = "b\x00"
		return nil
	}), store.ErrText)
	got, err = s.Contest(ctx, "cup")
	must(t, err)
	same(t, got, want)
}

func contestLists(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	begun(t, s, "cup")
	secret := announced("secret", "ann")
	secret.Listed = false
	must(t, s.CreateContest(ctx, secret, 1))
	wants(t, s.CreateContest(ctx, announced("third", "ann"), 1), store.ErrMany)
	ids := func(rows []store.ContestRow, err error) (all []string) {
		must(t, err)
		for _, c := range rows {
			all = append(all, c.ID)
		}
		return all
	}
	same(t, ids(s.Contests(ctx, 9)), []string{"cup"})
	same(t, ids(s.ContestsOf(ctx, "ann", 9)), []string{"cup", "secret"})
	same(t, ids(s.ContestsOf(ctx, "ann", 1)), []string{"cup"})
	same(t, ids(s.ContestsOf(ctx, "nobody", 9)), []string(nil))
	season := announced("season", "season")
	season.Follows, season.Listed = "secret", false
	must(t, s.CreateContest(ctx, season, 9))
	second := announced("second", "season")
	second.Follows = "secret"
	wants(t, s.CreateContest(ctx, second, 9), store.ErrExists)
	follows := func(want string) {
		t.Helper()
		k, err := s.Contest(ctx, "secret")
		must(t, err)
		same(t, k.Next, want)
		k, err = s.Contest(ctx, "season")
		must(t, err)
		same(t, k.Follows, "secret")
	}
	follows("season")
	must(t, s.EditContest(ctx, "season", func(c *store.Contest) error {
		c.State = store.ContestCancelled
		return nil
	}))
	follows("")
	third := announced("again", "season")
	third.Follows, third.State, third.Listed = "secret", store.ContestFinished, false
	must(t, s.CreateContest(ctx, third, 9))
	follows("again")
	entered, err := s.EntriesOf(ctx, "éa")
	must(t, err)
	same(t, entered, map[string]store.ContestEntry{"cup": {Number: 2, Person: "éa", Since: 6, Leaves: 2, Division: 1}})
	must(t, s.EditContest(ctx, "secret", func(c *store.Contest) error {
		c.State = store.ContestCancelled
		return nil
	}))
	must(t, s.CreateContest(ctx, announced("third", "ann"), 1))

	stirred := func(now int64) []string {
		list, err := s.Stirred(ctx, now, "playing", "frozen")
		must(t, err)
		return list
	}
	same(t, stirred(1), []string{"cup"}) // its table does not exist
	must(t, s.Create(ctx, sample("place")))
	same(t, stirred(1), []string(nil))
	same(t, stirred(1<<41), []string{"third"})
	same(t, stirred(1<<42), []string{"cup", "third"})
	over := change(load(t, s, "place"))
	over.Status = "over"
	must(t, s.Change(ctx, over))
	same(t, stirred(1), []string{"cup"})
	must(t, s.EditContest(ctx, "cup", func(c *store.Contest) error {
		c.Rounds[0].Tables[0].Ranks = []int{1, 2}
		return nil
	}))
	same(t, stirred(1), []string(nil))
	must(t, s.EditContest(ctx, "third", func(c *store.Contest) error {
		c.Due = 0
		return nil
	}))
	same(t, stirred(1), []string{"third"}) // ann has no account
	must(t, s.EditPerson(ctx, "ann", func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = "account", "Ann", "ann"
		return nil
	}))
	same(t, stirred(1), []string(nil))
	must(t, s.EditPerson(ctx, "ann", func(p *store.Person) error {
		p.BannedSince = 5
		return nil
	}))
	same(t, stirred(1), []string{"third"})
}

// contestAtOnce has many enter a contest at the same time: each has a number of their own.
func contestAtOnce(t *testing.T, s store.Store) {
	must(t, s.CreateContest(t.Context(), announced("cup", "ann"), 1))
	const people = 12
	var all sync.WaitGroup
	for n := range people {
		all.Go(func() {
			if err := s.EditContest(t.Context(), "cup", func(c *store.Contest) error {
				c.Entries = append(c.Entries, store.ContestEntry{Number: len(c.Entries) + 1, Person: strconv.Itoa(n)})
				return nil
			}); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	c, err := s.Contest(t.Context(), "cup")
	must(t, err)
	same(t, len(c.Entries), people)
	same(t, c.Version, int64(people+1))
}

func contestsErased(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	begun(t, s, "cup")
	must(t, s.CreateContest(ctx, announced("open", "zo"), 9))
	must(t, s.CreateContest(ctx, announced("other", "ann"), 9))
	founded(t, s, "club") // which bek owns from now on
	must(t, s.CreateClub(ctx, store.Club{ID: "alone"}, "zo", 9))
	for id, club := range map[string]string{"kept": "club", "dropped": "alone"} {
		k := announced(id, "zo")
		k.Club = club
		must(t, s.CreateContest(ctx, k, 9))
	}
	must(t, s.EditContest(ctx, "other", func(c *store.Contest) error {
		c.Entries = []store.ContestEntry{{Number: 1, Person: "zo"}, {Number: 2, Person: "ann"}}
		return nil
	}))
	for _, id := range []string{"ann", "bek", "dan"} {
		must(t, s.EditPerson(ctx, id, func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey, p.Notices = "account", id, id, "x"
			return nil
		}))
	}
	must(t, s.EditPerson(ctx, "dan", func(p *store.Person) error {
		p.BannedSince = 1
		return nil
	}))
	for _, id := range []string{"open", "kept", "dropped"} {
		must(t, s.EditContest(ctx, id, func(c *store.Contest) error {
			for i, who := range []string{"zo", "ann", "dan", "bek"} {
				c.Entries = append(c.Entries, store.ContestEntry{Number: i + 1, Person: who})
			}
			return nil
		}))
	}
	must(t, s.Erase(ctx, "zo", "gone", store.Notice{Kind: "off", Mark: 5, At: 5, Due: 6}))
	_, of := told(t, s)
	dropped := store.Notice{Person: "ann", Kind: "off", About: "dropped", Mark: 5, At: 5, Due: 6}
	off := dropped
	off.About = "open"
	of("ann", dropped, off) // nothing of what goes on
	dropped.Person, off.Person = "bek", "bek"
	of("bek", dropped, off)
	of("dan") // who may not play
	list, err := s.ContestsOf(ctx, "zo", 9)
	must(t, err)
	same(t, len(list), 0)
	cup, err := s.Contest(ctx, "cup")
	must(t, err)
	if e := cup.Entries[0]; e.Person == "zo" || e.Person != cup.Organiser || e.Name != "" || e.Account {
		t.Errorf("after they are erased, the entry is %+v of the contest of %q", e, cup.Organiser)
	}
	same(t, []any{cup.State, cup.Title, len(cup.Entries)}, []any{store.ContestRunning, "", 4})
	open, err := s.Contest(ctx, "open")
	must(t, err)
	same(t, []any{open.State, open.Due}, []any{store.ContestCancelled, int64(0)})
	for id, state := range map[string]string{"kept": store.ContestOpen, "dropped": store.ContestCancelled} {
		k, err := s.Contest(ctx, id)
		must(t, err)
		same(t, []any{k.State, k.Led}, []any{state, false})
	}
	other, err := s.Contest(ctx, "other")
	must(t, err)
	same(t, []any{other.State, len(other.Entries), other.Entries[0].Number}, []any{store.ContestOpen, 1, 2})
}
