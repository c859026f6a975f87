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

// spentOnce counts each occasion once, whatever asks for it how often, and answers all alike.
func spentOnce(t *testing.T, s store.Store) {
	const most = 3
	ask := func(who, occasion string, within time.Duration) bool {
		may, err := s.SpendOnce(t.Context(), who, occasion, most, within)
		if err != nil {
			t.Error(err)
		}
		return may
	}
	for n, occasion := range []string{"table a", "table b", "table c", "table d"} {
		var yes atomic.Int64
		var all sync.WaitGroup
		for range 5 {
			all.Go(func() {
				if ask("ann", occasion, ages) {
					yes.Add(1)
				}
			})
		}
		all.Wait()
		want := int64(5)
		if n == most {
			want = 0
		}
		same(t, yes.Load(), want)
	}
	same(t, ask("ann", "table a", ages), true)
	may, err := s.Spend(t.Context(), "ann", most+1, ages) // which counts what occasions have
	must(t, err)
	same(t, may, true)
	may, err = s.Spend(t.Context(), "ann", most+1, ages)
	must(t, err)
	same(t, may, false)
	for range most + 1 { // what is long ago does not count, nor does its answer
		same(t, ask("bek", "table e", instant), true)
		time.Sleep(20 * instant)
	}
}
