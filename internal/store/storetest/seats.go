package storetest

import (
	"slices"
	"testing"

	"ennead/internal/store"
)

// devices: a person's other browsers find the table of a seat, until the seat forgets them.
func devices(t *testing.T, s store.Store) {
	for _, id := range []string{"a", "b"} {
		table := sample(id)
		table.Owner = "owner"
		must(t, s.Create(t.Context(), table))
	}
	found := func(person string) (ids []string) {
		t.Helper()
		rows, err := s.ByPerson(t.Context(), person, 10)
		must(t, err)
		for _, r := range rows {
			ids = append(ids, r.ID)
			same(t, r, load(t, s, r.ID).Row)
		}
		return ids
	}
	for _, person := range []string{"ann", "ann's phone", "ann's tablet"} {
		same(t, found(person), []string{"a", "b"})
	}
	c := change(load(t, s, "a"))
	c.Seats = slices.Clone(sample("a").Seats)
	c.Seats[0].Devices, c.Seats[1].Devices = []string{"ann's phone"}, []string{"ann's phone"}
	must(t, s.Change(t.Context(), c))
	same(t, found("ann's tablet"), []string{"b"})
	same(t, found("ann's phone"), []string{"a", "b"})
	c = change(load(t, s, "a"))
	c.Seats = slices.Clone(sample("a").Seats)
	c.Seats[0].Person, c.Seats[0].Devices = "", nil
	must(t, s.Change(t.Context(), c))
	for _, person := range []string{"ann", "ann's phone"} {
		same(t, found(person), []string{"b"})
	}
}

// happened: new entries are added to the stored ones, and the latest are kept.
func happened(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	must(t, s.Create(t.Context(), sample("other")))
	want := load(t, s, "a")
	for n := range store.MostHappened + 10 {
		c := change(want)
		for i := range n % 3 {
			c.Happened = append(c.Happened, store.Happening{Turns: n, Kind: "sat", Seat: uint8(i), Next: "Ann"})
		}
		must(t, s.Change(t.Context(), c))
		want.Version++
		want.Happened = append(want.Happened, c.Happened...)
	}
	want.Happened = want.Happened[len(want.Happened)-store.MostHappened:]
	same(t, load(t, s, "a"), want)
	same(t, load(t, s, "other"), sample("other"))
}
