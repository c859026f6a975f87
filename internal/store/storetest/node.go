package storetest

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"ennead/internal/store"
)

// alive: a server is listed from when it appears until it departs, or has not appeared for long enough.
func alive(t *testing.T, s store.Store) {
	const long = time.Hour
	listed := func(within time.Duration, want ...store.Node) {
		t.Helper()
		got, err := s.Nodes(t.Context(), within)
		must(t, err)
		if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(store.Node{}, "Schema", "Seen")); diff != "" {
			t.Fatalf("-want +got:\n%s", diff)
		}
		for _, n := range got {
			if n.Schema < 1 || time.Since(time.UnixMilli(n.Seen)).Abs() > time.Minute {
				t.Errorf("%+v", n)
			}
		}
	}
	listed(long)
	one := store.Node{ID: "one", Build: "v1.2", Rules: `{"senet":[1,2]}`, Schema: -7, Seen: -7}
	two := store.Node{ID: "two ☥", Rules: "é"}
	must(t, s.Appear(t.Context(), two, long))
	must(t, s.Appear(t.Context(), one, long))
	listed(long, one, two)
	one.Build, one.Rules = "v1.3", `{"senet":[2]}`
	must(t, s.Appear(t.Context(), one, long))
	listed(long, one, two)

	must(t, s.Depart(t.Context(), one.ID))
	must(t, s.Depart(t.Context(), "nobody"))
	listed(long, two)

	const brief = 200 * time.Millisecond
	for { // time goes by at the store, until the other is still known, but no longer alive
		must(t, s.Appear(t.Context(), one, long))
		got, err := s.Nodes(t.Context(), brief)
		must(t, err)
		if len(got) == 1 && got[0].ID == one.ID {
			break
		}
	}
	listed(long, one, two)
	must(t, s.Appear(t.Context(), one, brief))
	listed(long, one)
	wants(t, s.Appear(t.Context(), store.Node{ID: "a\x00"}, long), store.ErrText)
	listed(long, one)
}

// awake: a time without a sign of any server is an outage, for all who ask later.
func awake(t *testing.T, s store.Store) {
	asks := func(within time.Duration) []store.Outage {
		t.Helper()
		all, err := s.Awake(t.Context(), within)
		must(t, err)
		return all
	}
	if got := asks(time.Hour); len(got) != 0 {
		t.Fatalf("at the beginning: %v", got)
	}
	time.Sleep(30 * time.Millisecond)
	if got := asks(time.Hour); len(got) != 0 {
		t.Fatalf("after a moment: %v", got)
	}
	time.Sleep(30 * time.Millisecond)
	got := asks(20 * time.Millisecond)
	if len(got) != 1 || got[0].To-got[0].From < 30 || got[0].To-got[0].From > 60_000 {
		t.Fatalf("after an outage: %v", got)
	}
	if again := asks(time.Hour); !slices.Equal(again, got) {
		t.Errorf("later: %v, not %v", again, got)
	}
}

// aliveTogether: a server that appears in one store is listed by all.
func aliveTogether(t *testing.T, open func(*testing.T) store.Store) {
	stores := together(t, open)
	ids := func(s store.Store) (all []string) {
		nodes, err := s.Nodes(t.Context(), time.Hour)
		must(t, err)
		for _, n := range nodes {
			all = append(all, n.ID)
		}
		return all
	}
	for _, id := range []string{"c", "a", "d", "b"} {
		must(t, stores[id[0]-'a'].Appear(t.Context(), store.Node{ID: id}, time.Hour))
	}
	must(t, stores[0].Depart(t.Context(), "d"))
	for _, s := range stores {
		same(t, ids(s), []string{"a", "b", "c"})
	}
}
