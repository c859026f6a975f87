package storetest

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// played returns the result of a game at a table, in which the people came off in that order.
func played(table, game string, finished time.Time, people ...string) store.Result {
	r := store.Result{Table: table, Game: game, Finished: finished.UnixMilli()}
	for i, person := range people {
		r.Seats = append(r.Seats, store.ResultSeat{Person: person, Rank: i + 1})
	}
	return r
}

var autumn = time.Date(2026, 11, 28, 5, 0, 0, 0, time.UTC)

func results(t *testing.T, s store.Store) {
	ctx := t.Context()
	first, second := played("a", "senet", autumn, "ann", "bek", "cid"), played("b", "senet", autumn, "bek", "ann")
	must(t, s.AddResult(ctx, first))
	must(t, s.AddResult(ctx, second))
	must(t, s.AddResult(ctx, played("c", "mehen", autumn, "ann", "bek")))
	first.Number, second.Number = 1, 2
	list, err := s.Results(ctx, 1, 2)
	must(t, err)
	same(t, list, []store.Result{first, second})
	season := rating.SeasonOf(autumn)
	after := rating.Fold(make([]rating.Standing, 3), []int{1, 2, 3}, season)
	again := rating.Fold([]rating.Standing{after[1], after[0]}, []int{1, 2}, season)
	got, err := s.RatingsOf(ctx, "ann")
	must(t, err)
	same(t, got[1], store.Rating{Person: "ann", Game: "senet", Standing: again[1]})
	same(t, got[0].Game, "mehen")
	same(t, got[0].Games, 1)
	same(t, len(got), 2)
	for _, people := range [][]string{{"ann"}, {"ann", "ann"}} {
		wants(t, s.AddResult(ctx, played("d", "senet", autumn, people...)), store.ErrResult)
	}
	wants(t, s.AddResult(ctx, played("d", "senet", autumn, "ann", "b\x00")), store.ErrText)
	list, err = s.Results(ctx, 1, 10)
	must(t, err)
	same(t, len(list), 3)
}

// resultOnce has several servers store the results of the same games.
func resultOnce(t *testing.T, s store.Store) {
	const tables = 12
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for n := range tables {
				if err := s.AddResult(t.Context(), played(strconv.Itoa(n), "senet", autumn, "ann", "bek")); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	list, err := s.Results(t.Context(), 1, 100)
	must(t, err)
	same(t, len(list), tables)
	got, err := s.RatingsOf(t.Context(), "ann")
	must(t, err)
	same(t, got[0].Games, tables)
}

// rebuilt plays a few hundred games over years, some of whose results come late: a fold of all of them is what the
// ratings have become by one after the other, in every bit.
func rebuilt(t *testing.T, s store.Store) {
	ctx := t.Context()
	chance := rand.New(rand.NewPCG(20, 1))
	people := []string{"ann", "bek", "cid", "éa", "eva", "fay", "gil", "Hui"}
	const games = 300
	for n := range games {
		chance.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
		at := autumn.Add(time.Duration(n)*60*time.Hour - time.Duration(chance.IntN(300))*time.Hour)
		r := played(strconv.Itoa(n), []string{"senet", "mehen"}[chance.IntN(2)], at, people[:2+chance.IntN(4)]...)
		for i := range r.Seats {
			r.Seats[i].Rank = 1 + chance.IntN(len(r.Seats))
		}
		must(t, s.AddResult(ctx, r))
	}
	before := ratings(t, s, people)
	found, err := s.Rebuild(ctx)
	must(t, err)
	same(t, found, store.Rebuilt{Results: games, Ratings: 2 * len(people)})
	same(t, ratings(t, s, people), before)
}

// ratings returns all ratings of people.
func ratings(t *testing.T, s store.Store, people []string) (all []store.Rating) {
	t.Helper()
	for _, person := range slices.Sorted(slices.Values(people)) {
		list, err := s.RatingsOf(t.Context(), person)
		must(t, err)
		all = append(all, list...)
	}
	return all
}

func leaders(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, name := range []string{"ann", "bek", "cid"} {
		must(t, s.Arrive(ctx, store.Person{ID: name, Created: 1}, store.Session{Hash: name, Person: name}))
		must(t, s.EditPerson(ctx, name, func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey = "account", "Mx "+name, name
			return nil
		}))
	}
	for n, people := range [][]string{{"ann", "bek"}, {"bek", "ann"}, {"cid", "dee"}, {"cid", "dee"}, {"cid", "ann"}} {
		must(t, s.AddResult(ctx, played(strconv.Itoa(n), "senet", autumn.AddDate(0, n, 0), people...)))
	}
	winter := rating.SeasonOf(autumn.AddDate(0, 2, 0))
	for least, want := range map[int][]string{0: {"Mx cid", "Mx ann"}, 1: {"Mx cid", "Mx ann"}, 3: {"Mx cid"}, 4: nil} {
		list, err := s.Leaders(ctx, "senet", winter, least, 10)
		must(t, err)
		var names []string
		for _, l := range list {
			names = append(names, l.Name)
		}
		same(t, names, want)
	}
	list, err := s.Leaders(ctx, "senet", winter, 1, 1)
	must(t, err)
	same(t, len(list), 1)
	must(t, s.EditPerson(ctx, "cid", func(p *store.Person) error {
		p.BannedSince = 1
		return nil
	}))
	list, err = s.Leaders(ctx, "senet", winter, 0, 10)
	must(t, err)
	if len(list) != 1 || list[0].Name != "Mx ann" {
		t.Errorf("after the first of them is banned, the strongest are %+v", list)
	}
}

func resultsErased(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	must(t, s.AddResult(ctx, played("a", "senet", autumn, "zo", "ann")))
	must(t, s.AddResult(ctx, played("b", "senet", autumn, "ann", "zo")))
	before := ratings(t, s, []string{"ann"})
	must(t, s.Erase(ctx, "zo", "gone"))
	same(t, len(ratings(t, s, []string{"zo"})), 0)
	list, err := s.Results(ctx, 1, 10)
	must(t, err)
	nobody := list[0].Seats[0].Person
	if nobody == "zo" || nobody != list[1].Seats[1].Person {
		t.Errorf("after the first of two games is erased, their people are %v", list)
	}
	found, err := s.Rebuild(ctx)
	must(t, err)
	same(t, found, store.Rebuilt{Results: 2, Ratings: 2})
	same(t, ratings(t, s, []string{"ann"}), before)
	must(t, s.AddResult(ctx, played("c", "senet", autumn, "zo", "ann", "", ""))) // it ended before
	same(t, len(ratings(t, s, []string{"zo"})), 0)
	must(t, s.AddResult(ctx, played("d", "senet", autumn, "nobody", "cid"))) // before ann has that id
	must(t, s.Unname(ctx, "ann", "nobody"))
	same(t, ratings(t, s, []string{"nobody"})[0].Games, 4)
	same(t, len(ratings(t, s, []string{"ann"})), 0)
	found, err = s.Rebuild(ctx)
	must(t, err)
	same(t, found.Different, 0)
}

// unrated takes results back and gives them again: the ratings are those of the games that count.
func unrated(t *testing.T, s store.Store) {
	ctx := t.Context()
	people := []string{"ann", "bek", "cid"}
	must(t, s.AddResult(ctx, played("a", "senet", autumn, "ann", "bek", "cid")))
	must(t, s.AddResult(ctx, played("m", "mehen", autumn, "ann", "bek")))
	first := ratings(t, s, people)
	must(t, s.AddResult(ctx, played("b", "senet", autumn, "bek", "ann")))
	must(t, s.AddResult(ctx, played("x", "senet", autumn, "dee", "eva")))
	all := ratings(t, s, append(people, "dee", "eva"))
	counts := func(id, table string, counts bool) error {
		return s.Rule(ctx, store.Ruling{ID: id, At: 7, Action: "unrate", Result: table, Counts: counts, Why: "☥"})
	}
	wants(t, counts("1", "none", false), store.ErrNotFound)
	wants(t, counts("1", "b", true), store.ErrNotFound) // it counts already
	for range 2 {                                       // sent again, it has no second effect
		must(t, counts("1", "b", false))
	}
	must(t, counts("2", "x", false))
	same(t, ratings(t, s, append(people, "dee", "eva")), first)
	wants(t, counts("3", "b", false), store.ErrNotFound)
	found, err := s.Rebuild(ctx)
	must(t, err)
	same(t, found, store.Rebuilt{Results: 2, Ratings: 5})
	of, err := s.ResultsOf(ctx, "ann")
	must(t, err)
	var voids []int64
	for _, r := range of {
		voids = append(voids, r.Void)
	}
	same(t, voids, []int64{0, 0, 7})
	for since, want := range map[int64]int{0: 1, 7: 1, 8: 0} {
		out, err := s.TakenOut(ctx, "ann", since)
		must(t, err)
		same(t, len(out), want)
		if want > 0 {
			same(t, [4]any{out[0].Table, out[0].Void, out[0].Why, len(out[0].Seats)}, [4]any{"b", int64(7), "☥", 2})
		}
	}
	none, err := s.TakenOut(ctx, "cid", 0)
	must(t, err)
	same(t, len(none), 0)
	must(t, counts("4", "b", true))
	must(t, counts("5", "x", true))
	same(t, ratings(t, s, append(people, "dee", "eva")), all)
	one, err := s.ResultOf(ctx, "b")
	must(t, err)
	same(t, [3]any{one.Void, one.Why, len(one.Seats)}, [3]any{int64(0), "", 2})
	_, err = s.ResultOf(ctx, "none")
	wants(t, err, store.ErrNotFound)
	same(t, len(audit(t, s)), 4)
}

// finals keeps how strong people were at the end of a season, whether they have played on since or not. Results that do
// not count any more change that, too.
func finals(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, name := range []string{"ann", "bek", "cid"} {
		must(t, s.EditPerson(ctx, name, func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey = "account", "Mx "+name, name
			return nil
		}))
	}
	winter := autumn.AddDate(0, 2, 0)
	must(t, s.AddResult(ctx, played("a", "senet", autumn, "ann", "bek", "cid")))
	must(t, s.AddResult(ctx, played("b", "senet", autumn, "ann", "cid")))
	at := func(season rating.Season) (all []store.Leader) {
		all, err := s.Leaders(ctx, "senet", season, 1, 10)
		must(t, err)
		return all
	}
	before := at(rating.SeasonOf(autumn))
	same(t, len(before), 3)
	must(t, s.AddResult(ctx, played("c", "senet", winter, "cid", "ann")))
	same(t, at(rating.SeasonOf(autumn)), before)
	same(t, len(at(rating.SeasonOf(winter))), 2)
	found, err := s.Rebuild(ctx)
	must(t, err)
	same(t, found, store.Rebuilt{Results: 3, Ratings: 3})
	void := store.Ruling{ID: "1", At: 7, Result: "b"}
	must(t, s.Rule(ctx, void))
	same(t, at(rating.SeasonOf(autumn))[0].Lately, 1)
	void = store.Ruling{ID: "2", At: 8, Result: "c"}
	must(t, s.Rule(ctx, void))
	same(t, len(at(rating.SeasonOf(winter))), 0)
	same(t, len(at(rating.SeasonOf(autumn))), 3)
	must(t, s.Unname(ctx, "ann", "nobody-1"))
	same(t, len(at(rating.SeasonOf(autumn))), 2)
	got, err := s.RatingsOf(ctx, "nobody-1")
	must(t, err)
	same(t, got[0].Games, 1)
}
