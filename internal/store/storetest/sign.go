package storetest

import (
	"testing"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// sittings are stored once each, belong to a table and go with what its game says, or after a while.
func sittings(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"a", "b"} {
		must(t, s.Create(ctx, sample(id)))
	}
	ann := store.Sitting{Table: "a", Person: "ann", Network: "x", At: 5}
	bek, late := ann, ann
	bek.Person, bek.At, late.Table, late.At = "bek", 6, "b", 1<<40
	for _, at := range []store.Sitting{bek, ann, late, {Table: "none", Person: "ann", Network: "x", At: 5},
		{Table: "a", Person: "ann", Network: "x", At: 9}} {
		must(t, s.Sat(ctx, at, "over"))
	}
	wants(t, s.Sat(ctx, store.Sitting{Table: "a", Person: "ann", Network: "\x00"}, "over"), store.ErrText)
	list := func(table string, want ...store.Sitting) {
		t.Helper()
		got, err := s.Sittings(ctx, table)
		must(t, err)
		same(t, got, want)
	}
	list("a", ann, bek)
	list("b", late)
	list("none")
	must(t, s.Sat(ctx, store.Sitting{Table: "a", Person: "cid", Network: "x", At: 7}, sample("a").Status))
	list("a", ann, bek) // it has ended
	theirs, err := s.SittingsOf(ctx, "ann")
	must(t, err)
	same(t, theirs, []store.Sitting{ann, late})
	must(t, s.ForgetSigns(ctx, 6, 0))
	list("a", bek)
	must(t, s.AddSigns(ctx, "a", nil))
	list("a")
	list("b", late)
	must(t, s.Delete(ctx, "b", load(t, s, "b").Version))
	list("b")
}

// sign returns what a game that ended then says of ann and bek.
func sign(table string, finished int64) store.Sign {
	return store.Sign{Person: "ann", Other: "bek", Table: table, Finished: finished, Ahead: -1, Expected: 0.1,
		Shared: true, Gave: 3, Got: 1}
}

// signs are stored once, listed by time without games that do not count, and forgotten after a while.
func signs(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.AddResult(ctx, played("b", "senet", autumn, "ann", "bek")))
	a, b, c := sign("a", 5), sign("b", 6), sign("c", 7)
	for _, one := range []store.Sign{a, b, c} {
		must(t, s.AddSigns(ctx, one.Table, []store.Sign{one, {Person: "ann", Other: "cid", Finished: one.Finished}}))
	}
	must(t, s.AddSigns(ctx, "a", []store.Sign{{Person: "ann", Other: "bek", Finished: 9}})) // stored already
	wants(t, s.AddSigns(ctx, "d", []store.Sign{{Person: "ann", Other: "b\x00"}}), store.ErrText)
	list := func(after int64, most int, want ...store.Sign) {
		t.Helper()
		got, err := s.SignsOf(ctx, "ann", "bek", after, most)
		must(t, err)
		same(t, got, want)
	}
	list(0, 9, c, b, a)
	list(5, 9, c, b)
	list(0, 2, c, b)
	must(t, s.Rule(ctx, store.Ruling{ID: "1", At: 7, Action: "unrate", Result: "b"}))
	list(0, 9, c, a)
	about := func(who string, most int, want ...store.Sign) {
		t.Helper()
		got, err := s.SignsAbout(ctx, who, most)
		must(t, err)
		same(t, got, want)
	}
	cid := func(one store.Sign) store.Sign {
		return store.Sign{Person: "ann", Other: "cid", Table: one.Table, Finished: one.Finished}
	}
	about("bek", 9, c, b, a) // also the game that does not count
	about("cid", 2, cid(c), cid(b))
	about("ann", 3, c, cid(c), b)
	about("dee", 9)
	must(t, s.ForgetSigns(ctx, 0, 7))
	list(0, 9, c)
	about("bek", 9, c)
	season := rating.SeasonOf(autumn)
	must(t, s.AddResult(ctx, played("e", "senet", autumn, "bek", "ann", "cid")))
	must(t, s.AddResult(ctx, played("m", "mehen", autumn, "bek", "ann")))
	must(t, s.AddResult(ctx, played("f", "senet", autumn, "bek", "dee")))
	last, err := s.ResultOf(ctx, "f")
	must(t, err)
	got, err := s.Before(ctx, last)
	must(t, err)
	after := rating.Fold(make([]rating.Standing, 3), []int{1, 2, 3}, season)
	same(t, got, map[string]rating.Skill{"bek": after[0].Skill})
}

// cases are open once of two people, and are settled with a decision.
func cases(t *testing.T, s store.Store) {
	ctx := t.Context()
	first := store.Case{ID: "1", Person: "ann", Other: "bek", Text: "[]", Made: 5}
	must(t, s.OpenCase(ctx, first, 0))
	again := first
	again.ID, again.Text, again.Made = "2", "[☥]", 6
	must(t, s.OpenCase(ctx, again, 0))
	first.Text = "[☥]"
	third := store.Case{ID: "3", Person: "ann", Other: "cid", Text: "[]", Made: 4}
	must(t, s.OpenCase(ctx, third, 0))
	wants(t, s.OpenCase(ctx, store.Case{ID: "4", Person: "ann", Other: "\x00"}, 0), store.ErrText)
	list := func(want ...store.Case) {
		t.Helper()
		got, err := s.Cases(ctx)
		must(t, err)
		same(t, got, want)
	}
	list(third, first)
	dismiss := store.Ruling{ID: "r", At: 9, Action: "dismiss", Case: "1", Found: "[]"}
	wants(t, s.Rule(ctx, dismiss), store.ErrNotFound) // it has been renewed since
	list(third, first)
	dismiss.Found = "[☥]"
	for range 2 { // sent again, it has no second effect
		must(t, s.Rule(ctx, dismiss))
	}
	list(third)
	for id, which := range map[string]string{"q": "1", "p": "none"} {
		wants(t, s.Rule(ctx, store.Ruling{ID: id, At: 9, Action: "dismiss", Case: which, Found: "[☥]"}),
			store.ErrNotFound)
	}
	first.Settled = 9
	got, err := s.CaseOf(ctx, "1")
	must(t, err)
	same(t, got, first)
	_, err = s.CaseOf(ctx, "2")
	wants(t, err, store.ErrNotFound)
	must(t, s.OpenCase(ctx, again, 8)) // what was judged before the decision
	list(third)
	must(t, s.OpenCase(ctx, again, 9))
	of, err := s.CasesOf(ctx, "ann", "bek")
	must(t, err)
	same(t, of, []store.Case{again, first})
	list(third, again)
	same(t, len(audit(t, s)), 1)
}

// casesErased deletes all of this with its people, and stores nothing of them afterwards.
func casesErased(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.Create(ctx, sample("a")))
	for _, who := range []string{"ann", "bek", "cid"} {
		must(t, s.EditPerson(ctx, who, func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey = "account", who, who
			return nil
		}))
		must(t, s.Sat(ctx, store.Sitting{Table: "a", Person: who, Network: "x", At: 5}, "over"))
	}
	of := func(other string) store.Sign {
		one := sign("t", 5)
		one.Person, one.Other = "bek", other
		return one
	}
	fill := func() {
		must(t, s.AddSigns(ctx, "t", []store.Sign{sign("t", 5), of("cid")}))
		must(t, s.OpenCase(ctx, store.Case{ID: "1", Person: "ann", Other: "bek", Made: 5}, 0))
		must(t, s.OpenCase(ctx, store.Case{ID: "2", Person: "bek", Other: "cid", Made: 6}, 0))
	}
	fill()
	must(t, s.Erase(ctx, "ann", "gone"))
	for range 2 {
		at, err := s.Sittings(ctx, "a")
		must(t, err)
		same(t, len(at), 2)
		list, err := s.SignsOf(ctx, "ann", "bek", 0, 9)
		must(t, err)
		same(t, len(list), 0)
		list, err = s.SignsOf(ctx, "bek", "cid", 0, 9)
		must(t, err)
		same(t, list, []store.Sign{of("cid")})
		open, err := s.Cases(ctx)
		must(t, err)
		same(t, open, []store.Case{{ID: "2", Person: "bek", Other: "cid", Made: 6}})
		fill()
	}
	must(t, s.Erase(ctx, "cid", "gone"))
	open, err := s.Cases(ctx)
	must(t, err)
	same(t, len(open), 0)
}
