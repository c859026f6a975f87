package storetest

import (
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"ennead/internal/store"
)

// Benchmark measures a change of one move, a load, and a look at the version, of a table with 500 moves; and changes of
// 64 tables at once.
//
//	go test ./internal/store/... -run '^$' -bench Store
func Benchmark(b *testing.B, open func(testing.TB) store.Store) {
	s := open(b)
	b.Cleanup(func() {
		if err := s.Close(); err != nil {
			b.Error(err)
		}
	})
	tables := make([]*store.Table, 64)
	for i := range tables {
		tables[i] = long(fmt.Sprint(i))
		if err := s.Create(b.Context(), tables[i]); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("Change", func(b *testing.B) {
		for b.Loop() {
			again(b, s, tables[0])
		}
	})
	b.Run("Change64", func(b *testing.B) {
		var next atomic.Int64
		b.SetParallelism(32)
		b.RunParallel(func(p *testing.PB) {
			own := tables[next.Add(1)%64]
			for p.Next() {
				again(b, s, own)
			}
		})
	})
	b.Run("Load", func(b *testing.B) {
		for b.Loop() {
			if _, err := s.Load(b.Context(), "0"); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("Version", func(b *testing.B) {
		for b.Loop() {
			if _, err := s.Version(b.Context(), "0"); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// long returns a table in the middle of a game.
func long(id string) *store.Table {
	t := sample(id)
	t.Marks = make([]byte, 200)
	t.Moves = slices.Repeat([]store.Move{{Seat: 1, Text: "build 3 temple level 2", At: 1_700_000_000_000}}, 500)
	return t
}

// again makes the last move of a table once more.
func again(b *testing.B, s store.Store, t *store.Table) {
	c := change(t)
	c.From--
	c.Moves = t.Moves[len(t.Moves)-1:]
	if err := s.Change(b.Context(), c); err != nil {
		b.Error(err)
	}
	t.Version++
}
