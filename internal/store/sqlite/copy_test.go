package sqlite_test

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/storetest"
)

func TestMoves(t *testing.T) {
	folders := map[string]string{}
	place := func(t *testing.T) string {
		if folders[t.Name()] == "" {
			folders[t.Name()] = t.TempDir()
		}
		return filepath.Join(folders[t.Name()], "ennead.db")
	}
	storetest.RunMoves(t, func(t *testing.T) store.Movable { return house(t, place(t)) },
		func(t *testing.T) (store.Draft, error) { return sqlite.NewHouse(t.Context(), place(t)) })
}

func house(t *testing.T, path string) *sqlite.Store {
	t.Helper()
	s, err := sqlite.OpenMoved(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// filled returns the path of a house with something in every relation.
func filled(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "ennead.db")
	s := house(t, path)
	storetest.Fill(t, s)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// alter changes a file as no store would.
func alter(t *testing.T, path, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.ExecContext(t.Context(), statement); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

// copied copies a file into a new house, and returns its path.
func copied(t *testing.T, from string) (to string, err error) {
	t.Helper()
	s, err := sqlite.Peek(t.Context(), from)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	whole, err := s.Snapshot(t.Context())
	if err != nil {
		return "", err
	}
	defer whole.Close()
	to = filepath.Join(t.TempDir(), "house", "ennead.db")
	d, err := sqlite.NewHouse(t.Context(), to)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if _, err := store.Copy(t.Context(), whole, d, func(int, int) {}); err != nil {
		return "", err
	}
	return to, d.Commit(t.Context())
}

// A house in a new place is the same, and only its owner can read it.
func TestCopyIsTheSame(t *testing.T) {
	from := filled(t)
	to, err := copied(t, from)
	if err != nil {
		t.Fatal(err)
	}
	a, b := house(t, from), house(t, to)
	defer func() {
		if err := errors.Join(a.Close(), b.Close()); err != nil {
			t.Error(err)
		}
	}()
	one, err := a.Snapshot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer one.Close()
	other, err := b.Snapshot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if _, err := store.Compare(t.Context(), one, other); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(to); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

// What is broken off is begun anew, and what somebody uses is left alone.
func TestNewHouseIsBegunAnew(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ennead.db")
	if err := os.WriteFile(path+".part", []byte("half a house"), 0o600); err != nil {
		t.Fatal(err)
	}
	d, err := sqlite.NewHouse(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Open(t.Context(), path); !errors.Is(err, store.ErrBusy) {
		t.Errorf("a house that is being made can be opened: %v", err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(path + "*"); len(left) != 1 || !strings.HasSuffix(left[0], ".lock") {
		t.Errorf("it leaves %v", left)
	}
	s := house(t, path)
	defer s.Close()
	if _, err := sqlite.NewHouse(t.Context(), path); !errors.Is(err, store.ErrBusy) {
		t.Errorf("a house in use can be made anew: %v", err)
	}
}

// Only whoever asks for it opens a house that has moved, and a look at it leaves its log.
func TestOpenAfterMove(t *testing.T) {
	path := filled(t)
	s := house(t, path)
	if err := s.SetMoved(t.Context(), &store.Moved{To: "elsewhere"}); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	_, err := sqlite.Open(t.Context(), path)
	var m *store.Moved
	if !errors.As(err, &m) || m.To != "elsewhere" || m.Done {
		t.Errorf("it opens: %v", err)
	}
	for _, open := range []func() (*sqlite.Store, error){
		func() (*sqlite.Store, error) { return sqlite.Peek(t.Context(), path) },
		func() (*sqlite.Store, error) { return sqlite.OpenMoved(t.Context(), path) },
	} {
		s, err := open()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Load(t.Context(), "a"); err != nil {
			t.Error(err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	to, err := copied(t, path)
	if err != nil {
		t.Fatal(err)
	}
	if s, err = sqlite.Open(t.Context(), to); err != nil {
		t.Fatalf("that it has moved is copied: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

// What cannot be copied faithfully is not copied.
func TestCopyRefuses(t *testing.T) {
	for name, test := range map[string]struct {
		statement string
		want      error
		says      string
	}{
		"a relation that nobody knows": {"CREATE TABLE later (id TEXT)", store.ErrSchema, "later"},
		"a column that nobody knows":   {"ALTER TABLE moves ADD COLUMN later TEXT", store.ErrSchema, "later"},
		"a column that is missing":     {"ALTER TABLE seats DROP COLUMN plan", store.ErrSchema, "seats (table_id"},
		"bytes where a text should be": {"UPDATE moves SET text = x'00ff' WHERE table_id = 'b' AND seq = 1",
			store.ErrDamaged, `moves.text "b" "1"`},
		"a text where a number should be": {"UPDATE seats SET agreed = 'all' WHERE table_id = 'Z'", store.ErrDamaged,
			`seats.agreed "Z" "0"`},
	} {
		t.Run(name, func(t *testing.T) {
			path := filled(t)
			alter(t, path, test.statement)
			_, err := copied(t, path)
			if !errors.Is(err, test.want) || !strings.Contains(err.Error(), test.says) {
				t.Errorf("got %v, want %v with %q", err, test.want, test.says)
			}
		})
	}
}

// No single damaged page is taken for a whole house.
func TestCopyOfDamagedFile(t *testing.T) {
	const page = 4096
	path := filled(t)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n < len(whole)/page; n++ {
		text := append([]byte{}, whole...)
		for i := n * page; i < (n+1)*page; i++ {
			text[i] ^= 0xa5
		}
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := sqlite.Peek(t.Context(), path)
		if err == nil {
			_, err = s.Snapshot(t.Context())
			err = errors.Join(err, s.Close())
		}
		if !errors.Is(err, store.ErrDamaged) {
			t.Fatalf("page %d: %v", n, err)
		}
	}
}
