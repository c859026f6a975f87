// Package enginetest opens stores of every engine for the tests of what uses them.
package enginetest

import (
	"testing"

	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
)

// Engines open an empty store once, and then again for each server.
var Engines = map[string]func(t *testing.T) func() store.Store{
	"sqlite": func(t *testing.T) func() store.Store {
		t.Helper()
		s, err := sqlite.Open(t.Context(), sqlitetest.Database(t))
		closed(t, s, err)
		return func() store.Store { return s } // one process has it open
	},
	"postgres": func(t *testing.T) func() store.Store {
		t.Helper()
		address := pgtest.Shared(t).Database(t)
		return func() store.Store {
			s, err := postgres.Open(t.Context(), address)
			closed(t, s, err)
			return s
		}
	},
}

// closed closes a store at the end of a test.
func closed(t *testing.T, s store.Store, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
}
