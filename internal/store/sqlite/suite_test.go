package sqlite_test

import (
	"path/filepath"
	"testing"

	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
	"ennead/internal/store/storetest"
)

func TestSQLite(t *testing.T) {
	paths := map[string]string{}
	storetest.Run(t, func(t *testing.T) store.Store {
		if paths[t.Name()] == "" {
			paths[t.Name()] = sqlitetest.Database(t)
		}
		s, err := sqlite.Open(t.Context(), paths[t.Name()])
		if err != nil {
			t.Fatal(err)
		}
		return s
	})
}

func BenchmarkStore(b *testing.B) {
	storetest.Benchmark(b, func(tb testing.TB) store.Store {
		s, err := sqlite.Open(tb.Context(), filepath.Join(tb.TempDir(), "ennead.db"))
		if err != nil {
			tb.Fatal(err)
		}
		return s
	})
}
