package sqlite

import (
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"ennead/internal/store"
)

func TestMigrations(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	db, err := connect(filepath.Join(t.TempDir(), "x.db"), 1, patience, "_txlock", "immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	files := fstest.MapFS{
		"migrations/0001_a.sql": file("CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1);"),
		"migrations/0002_b.sql": file("UPDATE a SET x = x + 1; CREATE TABLE oops (;"),
	}
	value := func() (x int) {
		t.Helper()
		if err := db.QueryRow("SELECT x FROM a").Scan(&x); err != nil {
			t.Fatal(err)
		}
		return x
	}
	if err := migrate(t.Context(), db, files); err == nil || !strings.Contains(err.Error(), "0002_b.sql") {
		t.Fatalf("a faulty file: %v", err)
	}
	if value() != 1 {
		t.Error("half a file was applied")
	}
	files["migrations/0002_b.sql"] = file("UPDATE a SET x = x + 10;")
	for range 2 {
		if err := migrate(t.Context(), db, files); err != nil {
			t.Fatal(err)
		}
		if value() != 11 {
			t.Errorf("x = %d, want 11", value())
		}
	}
	delete(files, "migrations/0001_a.sql")
	if err := migrate(t.Context(), db, files); err == nil {
		t.Error("a gap in the numbers was not noticed")
	}
}

// TestOldDatabase: what an older program stored is still there after the migrations.
func TestOldDatabase(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	db, err := connect(path, 1, patience, "_txlock", "immediate")
	if err != nil {
		t.Fatal(err)
	}
	first, err := migrations.ReadFile("migrations/0001_tables.sql")
	if err != nil {
		t.Fatal(err)
	}
	if err := migrate(t.Context(), db, fstest.MapFS{"migrations/0001_tables.sql": {Data: first}}); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"INSERT INTO tables VALUES ('a', 3, 'senet', 'playing', '', FALSE, 'ann', 1, 5, 6)",
		"INSERT INTO headers VALUES ('a', 'header')", "INSERT INTO secrets VALUES ('a', 'secret')",
		"INSERT INTO seats VALUES ('a', 0, 'person', 'Ann', '', 'ann')", "INSERT INTO moves VALUES ('a', 0, 0, 'go 3')",
		"INSERT INTO tables SELECT id, 1, 'senet', status, '', FALSE, 'ann', owing, 5, 6 FROM (SELECT 'bot' AS id, " +
			"'playing' AS status, 2 AS owing UNION SELECT 'both', 'playing', 3 UNION SELECT 'none', 'playing', 0 " +
			"UNION SELECT 'chance', 'playing', 32768 UNION SELECT 'over', 'over', 2)",
		"INSERT INTO seats SELECT id, 1, 'bot', '', 'easy', '' FROM tables WHERE id <> 'a'",
	} {
		if _, err := db.Exec(text); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	got, err := s.Load(t.Context(), "a")
	if err != nil {
		t.Fatal(err)
	}
	seat := store.Seat{Kind: "person", Name: "Ann", Person: "ann"}
	if got.Version != 3 || got.Moved != 6 || !reflect.DeepEqual(got.Seats, []store.Seat{seat}) ||
		got.Moves[0] != (store.Move{Text: "go 3"}) {
		t.Errorf("loaded %+v", got)
	}
	jobs, _, err := s.DueJobs(t.Context(), []string{"bot"}, 9)
	if err != nil {
		t.Fatal(err)
	}
	if want := []store.Job{{JobID: store.JobID{Kind: "bot", Key: "bot"}, Due: 6},
		{JobID: store.JobID{Kind: "bot", Key: "both"}, Due: 6}}; !reflect.DeepEqual(jobs, want) {
		t.Errorf("jobs %+v, not those of bots that are to move", jobs)
	}
}
