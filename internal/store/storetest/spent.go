package storetest

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/store"
)

func spent(t *testing.T, s store.Store) {
	const most = 5
	var may atomic.Int64
	var all sync.WaitGroup
	for range 4 * most {
		all.Go(func() {
			ok, err := s.Spend(t.Context(), "ann", most, ages)
			if err != nil {
				t.Error(err)
			}
			if ok {
				may.Add(1)
			}
		})
	}
	all.Wait()
	same(t, may.Load(), int64(most))
	for _, who := range []string{"bek", "bek"} { // what is long ago does not count
		ok, err := s.Spend(t.Context(), who, 1, instant)
		must(t, err)
		same(t, ok, true)
		time.Sleep(20 * instant)
	}
	ok, err := s.Spend(t.Context(), "ann", most, ages)
	must(t, err)
	same(t, ok, false)
}
