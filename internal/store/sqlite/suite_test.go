package sqlite_test

import (
	"path/filepath"
	"testing"

	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/storetest"
)

func TestSQLite(t *testing.T) {
	folders := map[string]string{}
	storetest.Run(t, func(t *testing.T) store.Store {
		if folders[t.Name()] == "" {
			folders[t.Name()] = t.TempDir()
		}
		s, err := sqlite.Open(t.Context(), filepath.Join(folders[t.Name()], "ennead.db"))
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
