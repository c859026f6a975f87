package sqlite_test

import (
	"database/sql"
	"testing"

	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
)

// Whoever opens the database can only add lines to the audit, at its end.
func TestNobodyRewritesTheAudit(t *testing.T) {
	path := sqlitetest.Database(t)
	s, err := sqlite.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"1", "2"} {
		if err := s.Rule(t.Context(), store.Ruling{ID: id, Action: "see", Subject: "ann"}); err != nil {
			t.Fatal(err)
		}
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"UPDATE audit SET actor = 'eve'", "UPDATE audit SET hash = hash WHERE seq = 2", "DELETE FROM audit",
		"DELETE FROM audit WHERE seq = 2",
		"REPLACE INTO audit SELECT seq, id, at, 'eve', action, subject, data, hash FROM audit WHERE seq = 2",
		"REPLACE INTO audit SELECT 3, id, at, 'eve', action, subject, data, hash FROM audit WHERE seq = 2",
		"INSERT OR REPLACE INTO audit VALUES (2, 'x', 0, 'eve', '', '', '', '')",
		"INSERT INTO audit VALUES (0, 'x', 0, 'eve', '', '', '', '')",
		"INSERT INTO audit VALUES (1, 'x', 0, 'eve', '', '', '', '') ON CONFLICT DO UPDATE SET actor = 'eve'",
	} {
		if _, err := db.ExecContext(t.Context(), text); err == nil {
			t.Errorf("done: %s", text)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	last, err := store.CheckAudit(t.Context(), s)
	if err != nil || last.Seq != 2 {
		t.Errorf("the audit ends with line %d: %v", last.Seq, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}
