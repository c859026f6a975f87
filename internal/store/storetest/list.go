package storetest

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
)

func listed(t *testing.T, s store.Store) {
	for i, public := range []bool{true, false, true, true} {
		table := sample(fmt.Sprint(i))
		table.Public, table.Updated = public, int64(i)
		table.Owner, table.Seats[0].Person, table.Seats[0].Devices = "", "", nil
		switch i {
		case 1:
			table.Owner = "ann"
		case 2:
			table.Seats[1].Person, table.Seats[0].Person = "ann", "ann"
		case 3:
			table.Seats = nil
		}
		must(t, s.Create(t.Context(), table))
	}
	ids := func(rows []store.Row, err error) string {
		t.Helper()
		must(t, err)
		var list []string
		for _, r := range rows {
			list = append(list, r.ID)
		}
		return strings.Join(list, " ")
	}
	same(t, ids(s.Public(t.Context(), "playing", 10, 10)), "3 2 0")
	same(t, ids(s.Public(t.Context(), "playing", 2, 10)), "3 2")
	same(t, ids(s.ByPerson(t.Context(), "ann", 10)), "2 1")
	same(t, ids(s.ByPerson(t.Context(), "ann", 1)), "2")
	same(t, ids(s.ByPerson(t.Context(), "bek", 10)), "")
	same(t, ids(s.ByPerson(t.Context(), "", 10)), "") // an empty name is not a person

	c := change(load(t, s, "0"))
	c.Updated = 99
	must(t, s.Change(t.Context(), c))
	same(t, ids(s.Public(t.Context(), "playing", 10, 10)), "0 3 2")
	rows, err := s.Public(t.Context(), "playing", 1, 10)
	must(t, err)
	same(t, rows, []store.Row{load(t, s, "0").Row})
}

// ordered: what has the same time comes in the order of its bytes, as the same list must look the same everywhere.
func ordered(t *testing.T, s store.Store) {
	want := []string{"B", "Z", "_", "a", "b", "é"}
	for _, i := range []int{3, 5, 0, 4, 1, 2} {
		table := sample(want[i])
		table.Seats[0].Devices = []string{"_", "B", "a"}
		must(t, s.Create(t.Context(), table))
	}
	ids, err := s.IDs(t.Context())
	must(t, err)
	same(t, ids, want)
	rows, err := s.ByPerson(t.Context(), "ann", 4)
	must(t, err)
	public, err := s.Public(t.Context(), "playing", 4, 100)
	must(t, err)
	for i := range 4 {
		same(t, rows[i].ID, want[i])
		same(t, public[i].ID, want[i])
	}
	same(t, rows[0].Seats[0].Devices, []string{"B", "_", "a"})
	same(t, load(t, s, "a").Seats[0].Devices, []string{"B", "_", "a"})
}

// opened: somebody who opens many tables, with one name or with many from one network, has few of them in the public
// list.
func opened(t *testing.T, s store.Store) {
	at := int64(0)
	open := func(n int, owner, network, status string) {
		for range n {
			at++
			table := sample(fmt.Sprintf("%s %s %d", owner, network, at))
			table.Owner, table.Network, table.Status, table.Public, table.Updated = owner, network, status, true, at
			must(t, s.Create(t.Context(), table))
		}
	}
	open(1, "eve", "", "gathering")
	open(5, "ann", "home", "gathering")
	open(1, "ann", "home", "playing")
	for i := range 9 {
		open(2, fmt.Sprint("crowd ", i), "crowd", "gathering")
	}
	open(4, "", "", "gathering") // from older programs: without an owner, each for itself
	count := map[string]int{}
	rows, err := s.Public(t.Context(), "gathering", 100, 2)
	must(t, err)
	for _, r := range rows {
		count[strings.SplitN(r.Owner, " ", 2)[0]]++
	}
	same(t, count, map[string]int{"eve": 1, "ann": 2, "crowd": 6, "": 4})
	for _, c := range []struct {
		status, owner, network string
		since                  int64
		byOwner, byNetwork     int
	}{
		{"gathering", "ann", "home", 0, 5, 5}, {"playing", "ann", "home", 0, 1, 1}, {"over", "ann", "home", 0, 0, 0},
		{"gathering", "ann", "crowd", 0, 5, 18}, {"gathering", "ann", "home", 5, 2, 2}, {"gathering", "", "", 0, 0, 0},
	} {
		byOwner, byNetwork, err := s.Opened(t.Context(), c.status, c.owner, c.network, c.since)
		must(t, err)
		same(t, [2]int{byOwner, byNetwork}, [2]int{c.byOwner, c.byNetwork})
	}
}

func settings(t *testing.T, s store.Store) {
	for name, values := range map[string][2]string{"key": {"first", "second"}, "other": {"\x00", "x"}} {
		for _, fresh := range values {
			got, err := s.Setting(t.Context(), name, []byte(fresh))
			must(t, err)
			same(t, string(got), values[0])
		}
	}
}

func analyses(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	must(t, s.Create(t.Context(), sample("b")))
	before := load(t, s, "a")
	_, err := s.Analysis(t.Context(), "a")
	wants(t, err, store.ErrNotFound)
	for _, report := range []string{"\x00first\xff", "", "second"} {
		must(t, s.SetAnalysis(t.Context(), "a", []byte(report)))
		got, err := s.Analysis(t.Context(), "a")
		must(t, err)
		same(t, string(got), report)
	}
	same(t, load(t, s, "a"), before)
	_, err = s.Analysis(t.Context(), "b")
	wants(t, err, store.ErrNotFound)
}

func names(t *testing.T, s store.Store) {
	_, err := s.Name(t.Context(), "ann")
	wants(t, err, store.ErrNotFound)
	for _, name := range []string{"Ann", "Ané'\";--"} {
		must(t, s.SetName(t.Context(), "ann", name))
		got, err := s.Name(t.Context(), "ann")
		must(t, err)
		same(t, got, name)
	}
}

func forgotten(t *testing.T, s store.Store) {
	for i, status := range []string{"gathering", "gathering", "playing", "gathering"} {
		table := sample(fmt.Sprint(i))
		table.Status, table.Updated, table.Public, table.Owner = status, int64(i), true, "ann"
		must(t, s.Create(t.Context(), table))
	}
	n, err := s.Forget(t.Context(), "gathering", 3)
	must(t, err)
	same(t, n, 2)
	for id, want := range map[string]error{"0": store.ErrNotFound, "1": store.ErrNotFound, "2": nil, "3": nil} {
		if _, err := s.Load(t.Context(), id); !errors.Is(err, want) {
			t.Errorf("table %s: %v", id, err)
		}
	}
	rows, err := s.ByPerson(t.Context(), "ann", 10)
	must(t, err)
	same(t, len(rows), 2)
	must(t, s.Create(t.Context(), sample("0"))) // nothing of it is left
	same(t, load(t, s, "0").Moves, sample("0").Moves)
	n, err = s.Forget(t.Context(), "over", 1<<60)
	must(t, err)
	same(t, n, 0)
}

func untouched(t *testing.T, s store.Store) {
	for i, status := range []string{"playing", "gathering", "playing", "playing"} {
		table := sample(fmt.Sprint(i))
		table.Status, table.Updated = status, int64(10-i)
		must(t, s.Create(t.Context(), table))
	}
	rows, err := s.Untouched(t.Context(), "playing", 10)
	must(t, err)
	var ids []string
	for _, r := range rows {
		want := load(t, s, r.ID).Row
		want.Seats = nil
		same(t, r, want)
		ids = append(ids, r.ID)
	}
	same(t, ids, []string{"3", "2"})
}

func deleted(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	must(t, s.Create(t.Context(), sample("b")))
	_, err := s.Say(t.Context(), "a", store.Line{Text: "said"}, 9)
	must(t, err)
	must(t, s.SetAnalysis(t.Context(), "a", []byte("report")))
	wants(t, s.Delete(t.Context(), "a", 2), store.ErrStale)
	wants(t, s.Delete(t.Context(), "none", 1), store.ErrNotFound)
	must(t, s.Delete(t.Context(), "a", 1))
	wants(t, s.Delete(t.Context(), "a", 1), store.ErrNotFound)
	_, err = s.Load(t.Context(), "a")
	wants(t, err, store.ErrNotFound)
	must(t, s.Create(t.Context(), sample("a"))) // nothing of it is left
	lines, err := s.Lines(t.Context(), "a", 9)
	must(t, err)
	same(t, len(lines), 0)
	_, err = s.Analysis(t.Context(), "a")
	wants(t, err, store.ErrNotFound)
	same(t, load(t, s, "b").Moves, sample("b").Moves)
}

func all(t *testing.T, s store.Store) {
	for i := range 3 {
		table := sample(fmt.Sprint(i))
		table.Updated = int64(i)
		if i == 0 {
			table.Moves = nil
		}
		must(t, s.Create(t.Context(), table))
	}
	list, err := s.All(t.Context())
	must(t, err)
	same(t, len(list), 3)
	for i, e := range list {
		want := load(t, s, fmt.Sprint(2-i))
		same(t, e.Row, want.Row)
		same(t, e.Moves, len(want.Moves))
		if least := int64(len(want.Header)); e.Size < least || len(want.Moves) > 0 && e.Size == least {
			t.Errorf("table %s has %d bytes", e.ID, e.Size)
		}
	}
	ids, err := s.IDs(t.Context())
	must(t, err)
	same(t, ids, []string{"0", "1", "2"})
}

func pulse(t *testing.T, s store.Store) {
	for _, mark := range []string{"", "one", "two"} {
		must(t, s.Pulse(t.Context(), []byte(mark)))
	}
}

// now: a store here has the clock of this machine.
func now(t *testing.T, s store.Store) {
	before := time.Now()
	there, err := s.Now(t.Context())
	must(t, err)
	if after := time.Now(); there.Before(before.Add(-time.Second)) || there.After(after.Add(time.Second)) {
		t.Errorf("it is %v in the store, but between %v and %v here", there, before, after)
	}
}
