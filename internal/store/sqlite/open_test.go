package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"ennead/internal/store"
)

func TestMain(m *testing.M) {
	openAndTell()
	goleak.VerifyTestMain(m)
}

func TestFileIsPrivate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new folder", "what? #1%.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if (info.Mode().Perm() != 0o600 && runtime.GOOS != "windows") || info.Size() == 0 {
		t.Errorf("mode %v, %d bytes", info.Mode(), info.Size())
	}
	var journal string
	var sync int
	if err := s.writer.QueryRow("PRAGMA journal_mode").Scan(&journal); err != nil || journal != "wal" {
		t.Errorf("journal mode %s, %v", journal, err)
	}
	if err := s.writer.QueryRow("PRAGMA synchronous").Scan(&sync); err != nil || sync != 2 {
		t.Errorf("synchronous %d, %v", sync, err)
	}
	if _, err := s.readers.Exec("DELETE FROM tables"); err == nil {
		t.Error("a reader may write")
	}
}

func TestCannotOpen(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	newer := altered(t, "INSERT INTO migrations (number) VALUES (1000)")
	foreign := altered(t, "DROP TABLE migrations")
	for name, test := range map[string]struct {
		path string
		want error
	}{
		"a file as folder": {filepath.Join(write("file", ""), "x.db"), store.ErrReadOnly},
		"a folder as file": {folder, store.ErrReadOnly},
		"a text":           {write("text.db", strings.Repeat("This is no database. ", 1000)), store.ErrDamaged},
		"a newer database": {newer, store.ErrNewer},
		"another program":  {foreign, store.ErrForeign},
	} {
		s, err := Open(t.Context(), test.path)
		if !errors.Is(err, test.want) || !strings.Contains(err.Error(), test.path) {
			t.Errorf("%s: got %v, want %v and the path", name, err, test.want)
		}
		if err == nil {
			s.Close()
		}
	}
}

// altered returns a database after running some SQL on it.
func altered(t *testing.T, text string) string {
	path := filepath.Join(t.TempDir(), "x.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.writer.Exec(text); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestDamagedPageIsNamed(t *testing.T) {
	empty, err := os.ReadFile(altered(t, "SELECT 1"))
	if err != nil {
		t.Fatal(err)
	}
	path := altered(t, `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
		INSERT INTO tables SELECT 'table' || i, 1, 'g', 's', '', 0, '', 0, 0, 0, 0, NULL, 0, '' FROM n`)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := len(empty); i < len(data); i++ {
		data[i] ^= 0xa5
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err) // the pages of an empty database are intact
	}
	defer s.Close()
	damaged := 0
	for _, id := range []string{"table1", "table2500", "table5000"} {
		if _, err := s.Version(t.Context(), id); errors.Is(err, store.ErrDamaged) {
			damaged++
		}
	}
	if damaged == 0 {
		t.Error("no damage was noticed")
	}
}

func TestFullDisk(t *testing.T) {
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), "x.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	create := func(id string, size int) error {
		return s.Create(t.Context(), &store.Table{Row: store.Row{ID: id}, Header: strings.Repeat("x", size)})
	}
	if err := create("small", 10); err != nil {
		t.Fatal(err)
	}
	if _, err := s.writer.Exec("PRAGMA max_page_count = 40"); err != nil {
		t.Fatal(err)
	}
	if err := create("large", 1<<20); !errors.Is(err, store.ErrFull) {
		t.Fatalf("got %v, want %v", err, store.ErrFull)
	}
	if _, err := s.Load(t.Context(), "large"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("half a table is stored: %v", err)
	}
	if _, err := s.Load(t.Context(), "small"); err != nil {
		t.Errorf("what was stored before: %v", err)
	}
	if _, err := s.writer.Exec("PRAGMA max_page_count = 100000"); err != nil {
		t.Fatal(err)
	}
	if err := create("large", 1<<20); err != nil {
		t.Errorf("once there is space again: %v", err)
	}
}

func TestOneProcessAtATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if other, err := Open(t.Context(), path); !errors.Is(err, store.ErrBusy) || !strings.Contains(err.Error(), path) {
		t.Errorf("opened twice: got %v, want %v and the path", err, store.ErrBusy)
		if err == nil {
			other.Close()
		}
	}
	if err := s.Create(t.Context(), &store.Table{Row: store.Row{ID: "a"}}); err != nil {
		t.Errorf("the first to open it cannot continue: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(t.Context(), path); err != nil {
		t.Fatalf("after the first has closed it: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}
