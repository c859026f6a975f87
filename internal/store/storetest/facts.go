package storetest

import (
	"strconv"
	"testing"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// fact returns how a seat came off at a table.
func fact(table string, seat uint8, person string, finished int64) store.Fact {
	return store.Fact{Table: table, Seat: seat, Person: person, Game: "senet", Finished: finished, Players: 2,
		Rated: true, Pace: "live", Rank: 1 + int(seat), Firsts: 1, Points: -int(seat), Place: 2, Went: seat == 1,
		Deeds: "first/é", Stints: "3 ☥", Strikes: 2 * int(seat), Announced: seat == 1}
}

// facted creates a finished table at which these people sit, and stores its facts.
func facted(t *testing.T, s store.Store, id string, public bool, finished int64, people ...string) []store.Fact {
	t.Helper()
	table := sample(id)
	table.Public, table.Seats, table.Happened = public, nil, nil
	var all []store.Fact
	for i, person := range people {
		table.Seats = append(table.Seats, store.Seat{Kind: "person", Name: "as " + person, Person: person})
		all = append(all, fact(id, uint8(i), person, finished))
	}
	must(t, s.Create(t.Context(), table))
	must(t, s.SetFacts(t.Context(), id, load(t, s, id).Version, all))
	return all
}

// plain returns facts without who they are about.
func plain(all []store.SeatFact) (list []store.Fact) {
	for _, f := range all {
		list = append(list, f.Fact)
	}
	return list
}

func facts(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	first := facted(t, s, "a", true, 10, "zo", "éa")
	closed := facted(t, s, "b", false, 30, "zo", "éa")
	last := facted(t, s, "c", true, 20, "éa", "zo")
	facted(t, s, "d", true, 40, "éa", "cid")

	got, err := s.FactsOf(ctx, "zo", false, 10)
	must(t, err)
	same(t, plain(got), append(append(append([]store.Fact{}, closed...), last...), first...))
	same(t, got[2], store.SeatFact{Fact: last[0], Public: true, Kind: "person", Name: "as éa", Same: true})
	same(t, got[0], store.SeatFact{Fact: closed[0], Kind: "person", Name: "as zo", Same: true, Known: "Zo"})
	got, err = s.FactsOf(ctx, "zo", true, 10)
	must(t, err)
	same(t, plain(got), append(append([]store.Fact{}, last...), first...))
	got, err = s.FactsOf(ctx, "zo", true, 1)
	must(t, err)
	same(t, plain(got), last)
	must(t, s.EditPerson(ctx, "zo", func(p *store.Person) error {
		p.Closed = 1
		return nil
	}))
	got, err = s.FactsOf(ctx, "éa", false, 10)
	must(t, err)
	same(t, got[2].Known, "")
	got, err = s.FactsOf(ctx, "", false, 10)
	must(t, err)
	same(t, len(got), 0)

	again := []store.Fact{fact("a", 0, "nobody there", 10)}
	must(t, s.SetFacts(ctx, "a", load(t, s, "a").Version, again))
	must(t, s.SetFacts(ctx, "no such table", 1, again))
	wants(t, s.SetFacts(ctx, "a", load(t, s, "a").Version+1, nil), store.ErrStale)
	list, err := s.ListFacts(ctx, store.FactQuery{Before: 15, Most: 9})
	must(t, err)
	again[0].Person, again[0].Stints = "", ""
	same(t, list, again)
	wants(t, s.SetFacts(ctx, "a", 1, []store.Fact{fact("a", 0, "zo\x00", 10)}), store.ErrText)
	must(t, s.Delete(ctx, "a", 1))
	list, err = s.ListFacts(ctx, store.FactQuery{Before: 15, Most: 9})
	must(t, err)
	same(t, len(list), 0)
}

func listedFacts(t *testing.T, s store.Store) {
	ctx := t.Context()
	facted(t, s, "closed", false, 20, "ann", "bek")
	unrated := facted(t, s, "unrated", true, 20, "ann", "bek")
	for i := range unrated {
		unrated[i].Rated = false
	}
	must(t, s.SetFacts(ctx, "unrated", load(t, s, "unrated").Version, unrated))
	var want [][]store.Fact
	for n, id := range []string{"a", "b", "z", "y"} {
		want = append(want, facted(t, s, id, true, int64(20+n/2*10), "ann", "bek"))
	}
	want[2], want[3] = want[3], want[2] // two end at the same time
	q := store.FactQuery{Game: "senet", Before: 31, Most: 1}
	for _, next := range want {
		list, err := s.ListFacts(ctx, q)
		must(t, err)
		same(t, list, next)
		q.From, q.After = next[0].Finished, next[0].Table
	}
	list, err := s.ListFacts(ctx, q)
	must(t, err)
	same(t, len(list), 0)
	list, err = s.ListFacts(ctx, store.FactQuery{Person: "ann", From: 20, Before: 99, Most: 9})
	must(t, err)
	same(t, len(list), 12)
	for _, none := range []store.FactQuery{
		{Person: "cid", Before: 99, Most: 9}, {Game: "mehen", Before: 99, Most: 9}, {From: 31, Before: 99, Most: 9},
		{Before: 20, Most: 9},
	} {
		list, err := s.ListFacts(ctx, none)
		must(t, err)
		same(t, len(list), 0)
	}
}

// voidFacts lists a game whose result moderators take out of the ratings among those of its people, and not among the
// rated ones.
func voidFacts(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"a", "b"} {
		facted(t, s, id, true, 10, "ann", "bek")
		must(t, s.AddResult(ctx, played(id, "senet", autumn, "ann", "bek")))
	}
	rated := func() (listed, own, void string) {
		t.Helper()
		list, err := s.ListFacts(ctx, store.FactQuery{Game: "senet", Before: 99, Most: 9})
		must(t, err)
		for _, f := range list {
			if listed += f.Table; !f.Rated {
				t.Errorf("%s is listed, and not rated", f.Table)
			}
		}
		of, err := s.FactsOf(ctx, "ann", false, 9)
		must(t, err)
		for _, f := range of {
			if f.Rated {
				own += f.Table
			}
			if f.Void {
				void += f.Table
			}
		}
		return listed, own, void
	}
	is := func(want ...string) {
		t.Helper()
		listed, own, void := rated()
		same(t, []string{listed, own, void}, want)
	}
	is("aabb", "aabb", "")
	must(t, s.Rule(ctx, store.Ruling{ID: "1", At: 7, Action: "unrate", Result: "a", Why: "spam"}))
	is("bb", "bb", "aa")
	list, err := s.ListFacts(ctx, store.FactQuery{Person: "ann", Before: 99, Most: 9})
	must(t, err)
	same(t, []any{len(list), list[0].Rated, list[2].Rated}, []any{4, false, true})
	must(t, s.Rule(ctx, store.Ruling{ID: "2", At: 8, Action: "rate", Result: "a", Counts: true}))
	is("aabb", "aabb", "")
}

func factsErased(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	all := facted(t, s, "a", true, 10, "zo", "éa")
	must(t, s.HandFacts(ctx, "a", "éa", "cid"))
	must(t, s.HandFacts(ctx, "a", "", "cid"))
	must(t, s.HandFacts(ctx, "b", "zo", "cid"))
	must(t, s.Erase(ctx, "zo", "gone"))
	all[0].Person, all[0].Stints, all[1].Person = "", "", "cid"
	list, err := s.FactsOf(ctx, "cid", false, 9)
	must(t, err)
	same(t, plain(list), all)
	list, err = s.FactsOf(ctx, "zo", false, 9)
	must(t, err)
	same(t, len(list), 0)
}

// course plays games, and looks at what a rating was after each; it is the same after it has been worked out anew.
func course(t *testing.T, s store.Store) {
	ctx := t.Context()
	var want []store.Moment
	standings := make([]rating.Standing, 2)
	for n := range 4 {
		at := autumn.AddDate(0, 0, n)
		must(t, s.AddResult(ctx, played(strconv.Itoa(n), "senet", at, "ann", "bek")))
		must(t, s.AddResult(ctx, played("m"+strconv.Itoa(n), "mehen", at, "bek", "ann")))
		standings = rating.Fold(standings, []int{1, 2}, rating.SeasonOf(at))
		want = append(want, store.Moment{Finished: at.UnixMilli(), Skill: standings[0].Skill})
	}
	_, err := s.Rebuild(ctx)
	must(t, err)
	got, err := s.Course(ctx, "ann", "senet", 10)
	must(t, err)
	same(t, got, want)
	got, err = s.Course(ctx, "ann", "senet", 3)
	must(t, err)
	same(t, got, want[1:])
	must(t, s.Erase(ctx, "ann", "gone"))
	got, err = s.Course(ctx, "ann", "senet", 3)
	must(t, err)
	same(t, len(got), 0)
}
