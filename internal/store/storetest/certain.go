package storetest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"ennead/internal/store"
)

// certain cancels changes at random moments: whoever gets no error finds the change, whoever gets the error of the
// context finds nothing changed, and nobody finds it later.
func certain(t *testing.T, open func(*testing.T) store.Store) {
	const writers, rounds = 8, 60
	s := open(t)
	wanted := make([]*store.Table, writers)
	var all sync.WaitGroup
	for i := range writers {
		wanted[i] = sample(fmt.Sprint(i))
		must(t, s.Create(t.Context(), wanted[i]))
		all.Go(func() {
			for round := range rounds {
				if err := hurried(s, wanted[i], round); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	all.Wait()
	must(t, s.Close())
	s = open(t)
	defer func() { must(t, s.Close()) }()
	for _, want := range wanted {
		same(t, load(t, s, want.ID), want)
	}
}

// hurried changes a table under a context that soon ends, and compares what is stored with the answer.
func hurried(s store.Store, want *store.Table, round int) error {
	c := change(want)
	c.Moves = []store.Move{{Seat: 1, Text: fmt.Sprint(round)}}
	ctx, cancel := context.WithTimeout(context.Background(), rand.N(4*time.Millisecond))
	err := s.Change(ctx, c)
	cancel()
	switch {
	case err == nil:
		want.Version++
		want.Moves = append(want.Moves, c.Moves...)
	case !errors.Is(err, context.DeadlineExceeded):
		return err
	}
	got, err := s.Load(context.Background(), want.ID)
	if diff := cmp.Diff(want, got); diff != "" {
		return fmt.Errorf("%w\n%s", err, diff)
	}
	return nil
}

// RunMany tests a store that several processes may have open at once. open opens the same store again and again.
func RunMany(t *testing.T, open func(*testing.T) store.Store) {
	t.Run("four are opened at once", func(t *testing.T) { openedTogether(t, open) })
	t.Run("of several servers one wins", func(t *testing.T) { racedTogether(t, open) })
	t.Run("moves are packed while others change them", func(t *testing.T) { packedMeanwhile(t, together(t, open)) })
}

// together opens a store several times, at the same moment.
func together(t *testing.T, open func(*testing.T) store.Store) []store.Store {
	t.Helper()
	stores := make([]store.Store, 4)
	var all sync.WaitGroup
	for i := range stores {
		all.Go(func() { stores[i] = open(t) })
	}
	all.Wait()
	t.Cleanup(func() {
		for _, s := range stores {
			must(t, s.Close())
		}
	})
	if slices.Contains(stores, nil) {
		t.Fatal("not all could open it")
	}
	return stores
}

// openedTogether: a new store has its schema and its settings once, however many open it.
func openedTogether(t *testing.T, open func(*testing.T) store.Store) {
	stores := together(t, open)
	keys := make([]string, len(stores))
	var all sync.WaitGroup
	for i, s := range stores {
		all.Go(func() {
			key, err := s.Setting(context.Background(), "key", []byte{byte(i)})
			if err != nil {
				t.Error(err)
			}
			keys[i] = string(key)
		})
	}
	all.Wait()
	for _, key := range keys {
		same(t, key, keys[0])
	}
	must(t, stores[0].Create(t.Context(), sample("a")))
	for _, s := range stores {
		same(t, load(t, s, "a"), sample("a"))
	}
}

// racedTogether: of those who change one version over several stores one wins, and the others get [store.ErrStale].
func racedTogether(t *testing.T, open func(*testing.T) store.Store) {
	stores := together(t, open)
	must(t, stores[0].Create(t.Context(), sample("a")))
	const rounds, each = 20, 3
	want := sample("a")
	for round := range rounds {
		errs := make([]error, len(stores)*each)
		var all sync.WaitGroup
		for i := range errs {
			all.Go(func() {
				c := change(want)
				c.From, c.Moves = round%3, []store.Move{{Seat: uint8(i), Text: fmt.Sprint(round)}}
				errs[i] = stores[i%len(stores)].Change(context.Background(), c)
			})
		}
		all.Wait()
		winner := slices.Index(errs, nil)
		if winner < 0 {
			t.Fatalf("nobody succeeded: %v", errs[0])
		}
		for i, err := range errs {
			if i != winner {
				wants(t, err, store.ErrStale)
			}
		}
		want.Version++
		want.Moves = append(want.Moves[:round%3], store.Move{Seat: uint8(winner), Text: fmt.Sprint(round)})
		for _, s := range stores {
			same(t, load(t, s, "a"), want)
		}
	}
}
