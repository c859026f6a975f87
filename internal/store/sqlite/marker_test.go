package sqlite

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/internal/store"
)

// killed returns a folder as a house leaves it that stored one table and was then killed.
func killed(t *testing.T) (folder string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "ennead.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Create(t.Context(), &store.Table{Row: store.Row{ID: "a"}}); err != nil {
		t.Fatal(err)
	}
	folder = copied(t, filepath.Dir(path))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return folder
}

// copied returns a copy of a folder, without what must not be in a copy.
func copied(t *testing.T, folder string) string {
	t.Helper()
	to := t.TempDir()
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err == nil && !strings.HasSuffix(f.Name(), "-shm") {
			err = os.WriteFile(filepath.Join(to, f.Name()), text, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return to
}

func contents(t *testing.T, folder string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := fs.WalkDir(os.DirFS(folder), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.Contains(path, ".lock") {
			return err
		}
		text, err := os.ReadFile(filepath.Join(folder, path))
		all[path] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// A house whose database is gone is not opened as a new one, and nothing in its folder changes.
func TestLostDatabase(t *testing.T) {
	remove := func(names ...string) func(t *testing.T, folder string) {
		return func(t *testing.T, folder string) {
			for _, name := range names {
				if err := os.Remove(filepath.Join(folder, name)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	write := func(t *testing.T, folder, name string, text []byte) {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, c := range map[string]struct {
		spoil func(t *testing.T, folder string)
		want  error
	}{
		"as it was": {func(*testing.T, string) {}, nil},
		"no log":    {remove("ennead.db-wal"), store.ErrNoJournal},
		"an empty log": {func(t *testing.T, folder string) { write(t, folder, "ennead.db-wal", nil) },
			store.ErrNoJournal},
		"no database":       {remove("ennead.db"), store.ErrLost},
		"neither":           {remove("ennead.db", "ennead.db-wal"), store.ErrLost},
		"an empty database": {func(t *testing.T, folder string) { write(t, folder, "ennead.db", nil) }, store.ErrLost},
		"an unreadable mark": {func(t *testing.T, folder string) { write(t, folder, "ennead.house", []byte("?")) },
			store.ErrLost},
		"no mark":             {remove("ennead.house"), nil},
		"no mark, no log":     {remove("ennead.house", "ennead.db-wal"), nil},
		"nothing but the log": {remove("ennead.house", "ennead.db"), nil},
		"another house": {func(t *testing.T, folder string) {
			other, err := os.ReadFile(filepath.Join(killed(t), "ennead.house"))
			if err != nil {
				t.Fatal(err)
			}
			write(t, folder, "ennead.house", other)
		}, store.ErrLost},
	} {
		t.Run(name, func(t *testing.T) {
			folder := killed(t)
			c.spoil(t, folder)
			before := contents(t, folder)
			s, err := Open(t.Context(), filepath.Join(folder, "ennead.db"))
			if !errors.Is(err, c.want) {
				t.Fatalf("got %v, want %v", err, c.want)
			}
			if err == nil {
				if err := s.Close(); err != nil {
					t.Fatal(err)
				}
				return
			}
			after := contents(t, folder)
			delete(after, "ennead.db-shm")
			for name, text := range after {
				if text != before[name] {
					t.Errorf("%s has changed", name)
				}
			}
		})
	}
}

// A house that was closed properly needs no log, and its database alone is enough to start again elsewhere.
func TestMarkerOfClosedHouse(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "ennead.db")
	var id string
	for range 3 {
		s, err := Open(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		if id == "" {
			id = s.marker.id
		}
		if s.marker.id != id {
			t.Errorf("the house has a different id now")
		}
		open := contents(t, folder)["ennead.house"]
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		shut := contents(t, folder)["ennead.house"]
		if !strings.HasSuffix(open, "\nopen\n") || !strings.HasSuffix(shut, "\nshut\n") || len(open) != len(shut) {
			t.Errorf("the marker says %q, then %q", open, shut)
		}
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(text, []byte(id)) {
		t.Error("the database does not contain its id")
	}
	other := filepath.Join(t.TempDir(), "new", "ennead.db")
	if err := errors.Join(os.Mkdir(filepath.Dir(other), 0o700), os.WriteFile(other, text, 0o600)); err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), other)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if s.marker.id != id {
		t.Error("a restored house is another one")
	}
}

// A program that only reads may open and close the database while a house is open, or after it was killed, and
// removes nothing.
func TestPeek(t *testing.T) {
	folder := killed(t)
	path := filepath.Join(folder, "ennead.db")
	before := contents(t, folder)
	read := func() {
		t.Helper()
		p, err := Peek(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		ids, err := p.IDs(t.Context())
		if err != nil || len(ids) != 1 {
			t.Errorf("%v, %v", ids, err)
		}
		if faults, err := p.Faults(t.Context(), 9); err != nil || len(faults) > 0 {
			t.Errorf("%v, %v", faults, err)
		}
		if err := p.SetName(t.Context(), "ann", "Ann"); !errors.Is(err, store.ErrClosed) {
			t.Errorf("it writes: %v", err)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
	read()
	after := contents(t, folder)
	for _, name := range []string{"ennead.db", "ennead.db-wal", "ennead.house"} {
		if after[name] != before[name] {
			t.Errorf("%s has changed", name)
		}
	}
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	read()
	if err := s.Create(t.Context(), &store.Table{Row: store.Row{ID: "b"}}); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(t.Context(), path); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := Peek(t.Context(), filepath.Join(t.TempDir(), "none.db")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("nothing there: %v", err)
	}
}

// A copy is complete while others write, and private.
func TestCopy(t *testing.T) {
	folder := killed(t)
	path := filepath.Join(folder, "ennead.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	p, err := Peek(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	to := filepath.Join(t.TempDir(), "what? #1%.db")
	if err := p.CopyTo(t.Context(), to); err != nil {
		t.Fatal(err)
	}
	if err := p.CopyTo(t.Context(), to); err == nil {
		t.Error("a file was overwritten")
	}
	c, err := Peek(t.Context(), to)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if ids, err := c.IDs(t.Context()); err != nil || len(ids) != 1 {
		t.Errorf("%v, %v", ids, err)
	}
}

// A store that cannot write says so, and is well again once it can.
func TestPulse(t *testing.T) {
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), "x.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Pulse(t.Context(), []byte("1")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.writer.Exec("PRAGMA query_only(on)"); err != nil {
		t.Fatal(err)
	}
	if err := s.Pulse(t.Context(), []byte("2")); err == nil {
		t.Error("a store that cannot write is well")
	}
	if _, err := s.writer.Exec("PRAGMA query_only(off)"); err != nil {
		t.Fatal(err)
	}
	if err := s.Pulse(t.Context(), []byte("3")); err != nil {
		t.Error(err)
	}
}
