// Package sqlitetest gives tests databases whose schema is current. To make the schema takes SQLite longer than most
// tests take, under the race detector a quarter of a second each time; the tests of package sqlite do it.
package sqlitetest

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"ennead/internal/store/sqlite"
)

// name is that of a database in its folder.
const name = "ennead.db"

// empty returns the files of an empty house, which was closed properly, by name.
var empty = sync.OnceValues(func() (map[string][]byte, error) {
	folder, err := os.MkdirTemp("", "ennead-sqlite-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	s, err := sqlite.Open(context.Background(), filepath.Join(folder, name))
	if err != nil {
		return nil, err
	}
	if err := s.Close(); err != nil {
		return nil, err
	}
	list, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, f := range list {
		if !strings.HasSuffix(f.Name(), ".lock") {
			if files[f.Name()], err = os.ReadFile(filepath.Join(folder, f.Name())); err != nil {
				return nil, err
			}
		}
	}
	return files, nil
})

// Database puts an empty house into a new folder of a test, and returns the path of its database, which nobody has
// open.
func Database(tb testing.TB) string {
	tb.Helper()
	files, err := empty()
	if err != nil {
		tb.Fatal(err)
	}
	folder := tb.TempDir()
	for file, content := range files {
		if err := os.WriteFile(filepath.Join(folder, file), content, 0o600); err != nil {
			tb.Fatal(err)
		}
	}
	return filepath.Join(folder, name)
}
