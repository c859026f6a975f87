package postgres_test

import (
	"os"
	"sync"
	"testing"

	"go.uber.org/goleak"

	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/store/storetest"
)

func TestMain(m *testing.M) {
	code := pgtest.Run(m)
	if err := goleak.Find(); err != nil && code == 0 {
		os.Stderr.WriteString(err.Error())
		code = 1
	}
	os.Exit(code)
}

// opener opens the same database for the same test.
func opener() func(testing.TB) store.Store {
	databases := map[string]string{}
	return func(tb testing.TB) store.Store {
		tb.Helper()
		if databases[tb.Name()] == "" {
			databases[tb.Name()] = pgtest.Shared(tb).Database(tb)
		}
		return openAt(tb, databases[tb.Name()])
	}
}

func openAt(tb testing.TB, address string) *postgres.Store {
	tb.Helper()
	s, err := postgres.Open(tb.Context(), address)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

func TestPostgreSQL(t *testing.T) {
	open := opener()
	storetest.Run(t, func(t *testing.T) store.Store { return open(t) })
}

func TestManyServers(t *testing.T) {
	databases := map[string]string{}
	var one sync.Mutex
	storetest.RunMany(t, func(t *testing.T) store.Store {
		one.Lock()
		if databases[t.Name()] == "" {
			databases[t.Name()] = pgtest.Shared(t).Database(t)
		}
		one.Unlock()
		return openAt(t, databases[t.Name()])
	})
}

func BenchmarkStore(b *testing.B) { storetest.Benchmark(b, opener()) }
