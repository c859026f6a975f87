package storetest

import (
	"testing"

	"ennead/internal/store"
)

// remarks: they are listed by moment and belong to their person; one is stored once, and only so many.
func remarks(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"a", "b"} {
		must(t, s.Create(ctx, sample(id)))
	}
	late := store.Remark{Table: "a", ID: "1", Person: "ann", Turns: 7, Text: "né ☥", Line: "1 go\n2 go", Made: 1 << 41}
	early := store.Remark{Table: "a", ID: "2", Person: "bek", Turns: 3, Line: "1 go", Made: 1 << 42}
	there := store.Remark{Table: "b", ID: "1", Person: "ann", Made: 5}
	for range 2 {
		for _, r := range []store.Remark{late, early, there} {
			must(t, s.AddRemark(ctx, r, 1, 2))
		}
	}
	list := func(id string, want ...store.Remark) {
		t.Helper()
		got, err := s.Remarks(ctx, id)
		must(t, err)
		same(t, got, want)
	}
	list("a", early, late)
	list("b", there)
	wants(t, s.AddRemark(ctx, store.Remark{Table: "a", ID: "3", Person: "ann"}, 1, 9), store.ErrMany)
	wants(t, s.AddRemark(ctx, store.Remark{Table: "a", ID: "3", Person: "cem"}, 1, 2), store.ErrMany)
	wants(t, s.AddRemark(ctx, store.Remark{Table: "none", ID: "3", Person: "cem"}, 1, 2), store.ErrNotFound)
	wants(t, s.AddRemark(ctx, store.Remark{Table: "a", ID: "3", Person: "cem", Text: "\x00"}, 9, 9), store.ErrText)
	theirs, err := s.RemarksBy(ctx, "ann")
	must(t, err)
	same(t, theirs, []store.Remark{there, late})
	must(t, s.DropRemark(ctx, "a", "1", "bek"))
	must(t, s.DropRemark(ctx, "b", "2", "bek"))
	list("a", early, late)
	must(t, s.DropRemark(ctx, "a", "1", "ann"))
	list("a", early)
	must(t, s.SetName(ctx, "cem", "Cem"))
	must(t, s.Inherit(ctx, "bek", "cem"))
	early.Person = "cem"
	list("a", early)
	if n, err := s.Tidy(ctx, 1<<50, 1<<50); n != 0 || err != nil {
		t.Errorf("%d guests are forgotten although what one said stays: %v", n, err)
	}
	must(t, s.Delete(ctx, "a", load(t, s, "a").Version))
	list("a")
}
