package storetest

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"ennead/internal/store"
)

// finished returns a table where nobody is to move any more.
func finished(id string) *store.Table {
	t := sample(id)
	t.Status, t.Owing = "over", 0
	for i := range 40 {
		t.Moves = append(t.Moves, store.Move{Seat: uint8(i % 3), Text: fmt.Sprintf("go %d é\n", i),
			Waived: i%2 == 0, At: 1_700_000_000_000 + int64(i*i) - 50})
	}
	t.Moves = append(t.Moves, store.Move{}, store.Move{Text: "long ago", At: -1 << 62}, store.Move{At: 1 << 62})
	return t
}

// packed packs moves, and looks whether anybody notices.
func packed(t *testing.T, s store.Store) {
	ctx := t.Context()
	tables := map[string]*store.Table{}
	for _, id := range []string{"said", "seated", "longer", "shorter", "none", "all"} {
		tables[id] = finished(id)
	}
	tables["none"].Moves = nil
	owing, playing, late := finished("owing"), finished("playing"), finished("late")
	owing.Owing, playing.Status, late.Updated = 1, "playing", late.Updated+9
	tables["owing"], tables["playing"], tables["late"] = owing, playing, late
	for _, table := range tables {
		must(t, s.Create(ctx, table))
	}
	before, err := s.All(ctx)
	must(t, err)
	pack := func(want int) {
		t.Helper()
		n, err := s.Pack(ctx, "over", late.Updated)
		must(t, err)
		same(t, n, want)
	}
	pack(6)
	pack(0)
	after, err := s.All(ctx)
	must(t, err)
	same(t, after, before)
	for id, want := range tables {
		same(t, load(t, s, id), want)
	}
	gap := change(tables["all"])
	gap.From++
	wants(t, s.Change(ctx, gap), store.ErrGap)
	stale := change(tables["all"])
	stale.Expected = 7
	wants(t, s.Change(ctx, stale), store.ErrStale)

	for id, alter := range map[string]func(*store.Change, *store.Table){
		"said": func(*store.Change, *store.Table) {
			_, err := s.Say(ctx, "said", store.Line{Text: "well played"}, 3)
			must(t, err)
		},
		"seated": func(c *store.Change, want *store.Table) {
			c.Seats = []store.Seat{{Kind: "person", Name: "Bek", Person: "bek"}, {Kind: "bot", Level: "hard"}}
			want.Seats = c.Seats
		},
		"longer": func(c *store.Change, want *store.Table) {
			c.Moves = []store.Move{{Seat: 1, Text: "one more"}}
			want.Moves = append(want.Moves, c.Moves...)
		},
		"shorter": func(c *store.Change, want *store.Table) {
			c.From, c.Moves = 5, []store.Move{{Seat: 1, Text: "another"}}
			want.Moves = append(want.Moves[:5:5], c.Moves...)
		},
		"none": func(c *store.Change, want *store.Table) {
			c.Moves = []store.Move{{Seat: 1, Text: "the first"}}
			want.Moves = c.Moves
		},
		"all": func(c *store.Change, want *store.Table) { c.From, want.Moves = 0, nil },
	} {
		want := tables[id]
		c := change(want)
		alter(c, want)
		must(t, s.Change(ctx, c))
		want.Version++
		same(t, load(t, s, id), want)
	}
	pack(4) // those that had to be unpacked
	for id, want := range tables {
		same(t, load(t, s, id), want)
	}
	must(t, s.Delete(ctx, "all", tables["all"].Version))
	again := finished("all")
	must(t, s.Create(ctx, again))
	same(t, load(t, s, "all"), again)
}

// packedMeanwhile packs moves while others change them.
func packedMeanwhile(t *testing.T, stores []store.Store) {
	must(t, stores[0].Create(t.Context(), finished("a")))
	ctx, stop := context.WithCancel(t.Context())
	var packing sync.WaitGroup
	for _, s := range stores {
		packing.Go(func() {
			for ctx.Err() == nil {
				if _, err := s.Pack(ctx, "over", 1<<60); err != nil && ctx.Err() == nil {
					t.Error(err)
				}
			}
		})
	}
	for i := range 150 {
		s := stores[i%len(stores)]
		want := load(t, s, "a")
		c := change(want)
		switch i % 3 {
		case 0:
			c.Moves = []store.Move{{Text: fmt.Sprint("more ", i)}}
		case 1:
			c.From -= 2
			c.Moves = []store.Move{{Text: fmt.Sprint("instead ", i), At: int64(i)}}
		}
		must(t, s.Change(t.Context(), c))
		want.Version, want.Moves = want.Version+1, append(want.Moves[:c.From:c.From], c.Moves...)
		same(t, load(t, stores[(i+1)%len(stores)], "a"), want)
	}
	stop()
	packing.Wait()
}
