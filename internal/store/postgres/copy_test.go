package postgres_test

import (
	"database/sql"
	"errors"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/storetest"
)

func TestMoves(t *testing.T) {
	databases := map[string]string{}
	place := func(t *testing.T) string {
		if databases[t.Name()] == "" {
			databases[t.Name()] = pgtest.Shared(t).Database(t)
		}
		return databases[t.Name()]
	}
	storetest.RunMoves(t, func(t *testing.T) store.Movable { return openAt(t, place(t)) },
		func(t *testing.T) (store.Draft, error) { return postgres.NewHouse(t.Context(), place(t)) })
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func openFile(t *testing.T, path string) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(t.Context(), path)
	must(t, err)
	return s
}

// tables returns all that can be read of a house, as the house reads it.
func tables(t *testing.T, s store.Store) map[string]any {
	t.Helper()
	all := map[string]any{}
	ids, err := s.IDs(t.Context())
	must(t, err)
	for _, id := range ids {
		table, err := s.Load(t.Context(), id)
		must(t, err)
		lines, err := s.Lines(t.Context(), id, 100)
		must(t, err)
		all[id] = []any{table, lines}
	}
	all["all"], err = s.All(t.Context())
	must(t, err)
	return all
}

// A house is the same in every engine, there and back again, and goes on in each.
func TestRoundTrip(t *testing.T) {
	folder := t.TempDir()
	first := openFile(t, filepath.Join(folder, "first", "ennead.db"))
	storetest.Fill(t, first)
	want := tables(t, first)

	address := pgtest.Shared(t).Database(t)
	draft, err := postgres.NewHouse(t.Context(), address)
	must(t, err)
	there := storetest.Copied(t, first, draft)
	second := openAt(t, address)
	if diff := cmp.Diff(want, tables(t, second), cmpopts.EquateEmpty()); diff != "" {
		t.Fatalf("-SQLite +PostgreSQL:\n%s", diff)
	}
	draft, err = sqlite.NewHouse(t.Context(), filepath.Join(folder, "third", "ennead.db"))
	must(t, err)
	back := storetest.Copied(t, second, draft)
	if diff := cmp.Diff(there, back); diff != "" || there.Tables != 8 || there.Rows < 100 {
		t.Errorf("-there +back:\n%s\n%v", diff, there)
	}
	third := openFile(t, filepath.Join(folder, "third", "ennead.db"))
	if diff := cmp.Diff(want, tables(t, third), cmpopts.EquateEmpty()); diff != "" {
		t.Fatalf("-before +after:\n%s", diff)
	}

	for _, s := range []store.Store{second, third} {
		table, err := s.Load(t.Context(), "a")
		must(t, err)
		must(t, s.Change(t.Context(), &store.Change{ID: "a", Expected: table.Version, Status: "playing",
			From: len(table.Moves), Moves: []store.Move{{Text: "go on"}},
			Happened: []store.Happening{{Kind: "late"}}}))
		number, err := s.Say(t.Context(), "a", store.Line{Text: "more"}, 10)
		must(t, err)
		if number != 4 {
			t.Errorf("the next line has the number %d", number)
		}
		after, err := s.Load(t.Context(), "a")
		must(t, err)
		if after.Version != table.Version+1 || len(after.Moves) != len(table.Moves)+1 {
			t.Errorf("%d moves in version %d", len(after.Moves), after.Version)
		}
	}
	must(t, errors.Join(first.Close(), second.Close(), third.Close()))
}

// A house that has moved is opened by nobody, and servers that have it open cannot change it.
func TestOpenAfterMove(t *testing.T) {
	address := pgtest.Shared(t).Database(t)
	server := openAt(t, address)
	storetest.Fill(t, server)
	mover, err := postgres.OpenMoved(t.Context(), address)
	must(t, err)
	if n, err := mover.Users(t.Context()); n == 0 || err != nil {
		t.Errorf("%d servers use it: %v", n, err)
	}
	must(t, mover.SetMoved(t.Context(), &store.Moved{To: "elsewhere"}))
	table, err := server.Load(t.Context(), "a")
	must(t, err)
	again := &store.Change{ID: "a", Expected: table.Version, From: len(table.Moves)}
	_, said := server.Say(t.Context(), "a", store.Line{Text: "hello"}, 10)
	for what, err := range map[string]error{
		"changed": server.Change(t.Context(), again), "named": server.SetName(t.Context(), "ann", "Ani"),
		"asked": server.Pulse(t.Context(), []byte("now")), "spoken to": said,
	} {
		if !errors.Is(err, store.ErrReadOnly) {
			t.Errorf("a house that has moved is %s: %v", what, err)
		}
	}
	_, err = postgres.Open(t.Context(), address)
	var m *store.Moved
	if !errors.As(err, &m) || m.To != "elsewhere" || m.Done {
		t.Errorf("it opens: %v", err)
	}
	check, err := postgres.Peek(t.Context(), address)
	must(t, err)
	must(t, check.Close())
	must(t, mover.SetMoved(t.Context(), nil))
	must(t, server.Change(t.Context(), again))
	must(t, server.Close())
	for n := 1; n > 0; { // the server of the database sees its clients go a little later
		n, err = mover.Users(t.Context())
		must(t, err)
	}
	must(t, mover.Close())
}

// While a house moves in nobody else does.
func TestDraftKeepsOthersOut(t *testing.T) {
	address := pgtest.Shared(t).Database(t)
	draft, err := postgres.NewHouse(t.Context(), address)
	must(t, err)
	_, err = postgres.Open(t.Context(), address+"&statement_timeout=100")
	if !errors.Is(err, store.ErrBusy) {
		s, err := postgres.Open(t.Context(), address+"&statement_timeout=100")
		must(t, err)
		if err := s.SetName(t.Context(), "ann", "Ani"); !errors.Is(err, store.ErrBusy) {
			t.Errorf("somebody else writes: %v", err)
		}
		must(t, s.Close())
	}
	must(t, draft.Close())
	s := openAt(t, address)
	must(t, s.SetName(t.Context(), "ann", "Ani"))
	must(t, s.Close())
	if _, err := postgres.NewHouse(t.Context(), address); !errors.Is(err, store.ErrTaken) {
		t.Errorf("a name is no reason: %v", err)
	}
}

// What a database cannot hold is named, and nothing is left of it; a database of another encoding is refused.
func TestCopyRefuses(t *testing.T) {
	for name, test := range map[string]struct{ statement, says string }{
		"NUL":    {"UPDATE moves SET note = 'a' || char(0) WHERE table_id = 'b' AND seq = 1", `moves.note "b" "1"`},
		"Latin1": {"UPDATE people SET name = CAST(x'e9' AS TEXT) WHERE person = 'ann'", `people.name "ann"`},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "ennead.db")
			s := openFile(t, path)
			storetest.Fill(t, s)
			must(t, s.Close())
			alter(t, path, test.statement)
			s, err := sqlite.Peek(t.Context(), path)
			must(t, err)
			whole, err := s.Snapshot(t.Context())
			must(t, err)
			address := pgtest.Shared(t).Database(t)
			draft, err := postgres.NewHouse(t.Context(), address)
			must(t, err)
			_, err = store.Copy(t.Context(), whole, draft, func(int, int) {})
			if !errors.Is(err, store.ErrText) || !strings.Contains(err.Error(), test.says) {
				t.Errorf("got %v, want %q", err, test.says)
			}
			must(t, errors.Join(draft.Close(), whole.Close(), s.Close()))
			draft, err = postgres.NewHouse(t.Context(), address)
			must(t, err)
			must(t, draft.Close())
		})
	}
	server := pgtest.Shared(t)
	must(t, server.Do(t.Context(), "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"))
	address := regexp.MustCompile(`/test\d+`).ReplaceAllString(server.Database(t), "/latin")
	if _, err := postgres.NewHouse(t.Context(), address); !errors.Is(err, store.ErrForeign) {
		t.Errorf("another encoding: %v", err)
	}
}

// A relation or column that nobody knows how to copy is not left behind.
func TestCopyMissesNothing(t *testing.T) {
	for _, statement := range []string{"CREATE TABLE later (id TEXT)", "ALTER TABLE moves ADD COLUMN later TEXT"} {
		address := pgtest.Shared(t).Database(t)
		s := openAt(t, address)
		c, err := pgx.Connect(t.Context(), address)
		must(t, err)
		_, err = c.Exec(t.Context(), statement)
		must(t, errors.Join(err, c.Close(t.Context())))
		whole, err := s.Snapshot(t.Context())
		must(t, err)
		err = whole.Check(t.Context())
		if !errors.Is(err, store.ErrSchema) || !strings.Contains(err.Error(), "later") {
			t.Errorf("%s: %v", statement, err)
		}
		must(t, errors.Join(whole.Close(), s.Close()))
	}
}

// alter changes a file as no store would.
func alter(t *testing.T, path, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	must(t, err)
	_, err = db.ExecContext(t.Context(), statement)
	must(t, errors.Join(err, db.Close()))
}
