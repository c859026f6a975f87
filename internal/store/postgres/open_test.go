package postgres

import (
	"context"
	"errors"
	"net"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
)

// altered returns the address of a database after running some SQL on it.
func altered(t *testing.T, text string) string {
	t.Helper()
	address := pgtest.Shared(t).Database(t)
	run(t, address, text)
	return address
}

func run(t *testing.T, address, text string) {
	t.Helper()
	c, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	_, err = c.Exec(t.Context(), text)
	if err := errors.Join(err, c.Close(t.Context())); err != nil {
		t.Fatal(err)
	}
}

// house returns the address of a database of this program, after running some SQL on it.
func house(t *testing.T, text string) string {
	t.Helper()
	address := pgtest.Shared(t).Database(t)
	s, err := Open(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Create(t.Context(), example("a")); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	run(t, address, text)
	return address
}

// closedPort returns an address where nobody answers.
func closedPort(t *testing.T) string {
	t.Helper()
	l, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

func TestCannotOpen(t *testing.T) {
	newer := house(t, "INSERT INTO migrations VALUES (1000)")
	lowly := house(t, "CREATE ROLE lowly LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO lowly")
	lowly = strings.Replace(lowly, "ennead@", "lowly@", 1)
	full := house(t, "CREATE ROLE crowd LOGIN CONNECTION LIMIT 0")
	for name, test := range map[string]struct {
		address string
		want    error
	}{
		"a newer database":          {newer, store.ErrNewer},
		"another program":           {altered(t, "CREATE TABLE users (id INT)"), store.ErrForeign},
		"another program that also": {altered(t, "CREATE TABLE migrations (batch INT)"), store.ErrForeign},
		"too many connections":      {strings.Replace(full, "ennead@", "crowd@", 1), store.ErrBusy},
		"nobody there":              {"postgres://u:secret@" + closedPort(t) + "/x", store.ErrUnreachable},
		"no such host":              {"postgres://u:secret@nowhere.invalid/x", store.ErrUnreachable},
		"no address":                {"postgres://u:secret@host:port/x", store.ErrAddress},
		"a file":                    {"secret.db", store.ErrAddress},
	} {
		s, err := Open(t.Context(), test.address)
		if !errors.Is(err, test.want) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: got %v, want %v", name, err, test.want)
		}
		if err == nil {
			s.Close()
		}
	}
	s, err := Open(t.Context(), lowly)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Change(t.Context(), fateful("a")); !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("without rights: %v", err)
	}
}

func TestPeek(t *testing.T) {
	address := house(t, "SELECT 1")
	s, err := Peek(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if got, err := s.Load(t.Context(), "a"); err != nil || got.Version != 1 {
		t.Errorf("loaded %+v, %v", got, err)
	}
	if err := s.Change(t.Context(), fateful("a")); !errors.Is(err, store.ErrClosed) {
		t.Errorf("it can be changed: %v", err)
	}
	for address, want := range map[string]error{
		house(t, "DELETE FROM migrations; INSERT INTO migrations VALUES (0)"):                  store.ErrForeign,
		house(t, "DELETE FROM migrations WHERE number = (SELECT max(number) FROM migrations)"): store.ErrOlder,
		house(t, "INSERT INTO migrations VALUES (1000)"):                                       store.ErrNewer,
		pgtest.Shared(t).Database(t):                                                           store.ErrForeign,
	} {
		if _, err := Peek(t.Context(), address); !errors.Is(err, want) {
			t.Errorf("got %v, want %v", err, want)
		}
	}
}

func TestName(t *testing.T) {
	for address, want := range map[string]string{
		"postgres://ann:secret@db.example.org:5433/house?sslmode=require": "postgres://db.example.org:5433/house",
		"postgres:///house?host=/run/postgresql&password=secret":          "postgres:///run/postgresql/house",
		"postgresql://localhost":        "postgresql://localhost",
		"secret":                        "postgres://…",
		"postgres://ann:se cret@host/%": "postgres://…",
	} {
		if got := Name(address); got != want {
			t.Errorf("%s is named %s, want %s", address, got, want)
		}
	}
}

// TestConfiguration: what an address says comes first, and a pooler is not asked for what it may not know.
func TestConfiguration(t *testing.T) {
	for parameters, want := range map[string]string{
		"":                              "10s",
		"?statement_timeout=3s":         "3s",
		"?default_query_exec_mode=exec": "",
		"?pool_max_conns=1":             "10s",
		"?default_query_exec_mode=cache_describe": "",
	} {
		conf, err := configuration("postgres://host/x" + parameters)
		if err != nil {
			t.Fatal(err)
		}
		if got := conf.ConnConfig.RuntimeParams["statement_timeout"]; got != want {
			t.Errorf("%s: statement_timeout %q, want %q", parameters, got, want)
		}
		if _, planned := conf.ConnConfig.RuntimeParams["plan_cache_mode"]; planned != (want != "") {
			t.Errorf("%s: statements are planned once: %t", parameters, planned)
		}
		if one := strings.Contains(parameters, "conns"); one != (conf.MaxConns == 1) || !one && conf.MaxConns < fewest {
			t.Errorf("%s: %d connections", parameters, conf.MaxConns)
		}
	}
}

func TestNamedErrors(t *testing.T) {
	for code, want := range map[string]error{
		"53100": store.ErrFull, "25006": store.ErrReadOnly, "42501": store.ErrReadOnly, "53300": store.ErrBusy,
		"55P03": store.ErrBusy, "58030": store.ErrDisk, "XX001": store.ErrDamaged, "XX002": store.ErrDamaged,
		"57P03": store.ErrUnreachable,
	} {
		if err := named(&pgconn.PgError{Code: code}); !errors.Is(err, want) {
			t.Errorf("%s: got %v, want %v", code, err, want)
		}
	}
}

func TestMigrations(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	c, err := pgx.Connect(t.Context(), pgtest.Shared(t).Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(context.Background())
	files := fstest.MapFS{
		"migrations/0001_a.sql": file("CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1);"),
		"migrations/0002_b.sql": file("UPDATE a SET x = x + 1; CREATE TABLE oops (;"),
		"migrations/0003_c.sql": file("UPDATE a SET x = x + 100; SELECT 1/0;"),
	}
	value := func() (x int) {
		t.Helper()
		if err := c.QueryRow(t.Context(), "SELECT x FROM a").Scan(&x); err != nil {
			t.Fatal(err)
		}
		return x
	}
	if err := migrateWith(t.Context(), c, files); err == nil || !strings.Contains(err.Error(), "0002_b.sql") {
		t.Fatalf("a faulty file: %v", err)
	}
	files["migrations/0002_b.sql"] = file("UPDATE a SET x = x + 10;")
	for range 2 {
		if err := migrateWith(t.Context(), c, files); err == nil || !strings.Contains(err.Error(), "0003_c.sql") {
			t.Fatalf("a file that fails at its end: %v", err)
		}
		if value() != 11 {
			t.Errorf("x = %d, want 11: half a file was applied", value())
		}
	}
	delete(files, "migrations/0001_a.sql")
	if err := migrateWith(t.Context(), c, files); err == nil {
		t.Error("a gap in the numbers was not noticed")
	}
}

// TestPooler: the suite's longest way works in the mode that poolers need.
func TestPooler(t *testing.T) {
	s, err := Open(t.Context(), pgtest.Shared(t).Database(t)+"&default_query_exec_mode=exec")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Create(t.Context(), example("a")); err != nil {
		t.Fatal(err)
	}
	if err := s.Change(t.Context(), fateful("a")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Say(t.Context(), "a", store.Line{Text: "hello"}, 9); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Load(t.Context(), "a"); err != nil || got.Version != 2 || len(got.Moves) != 2 {
		t.Errorf("loaded %+v, %v", got, err)
	}
}
