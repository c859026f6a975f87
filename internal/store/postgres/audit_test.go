package postgres_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
)

// Whoever connects to the database as the program does can only add lines to the audit.
func TestNobodyRewritesTheAudit(t *testing.T) {
	address := pgtest.Shared(t).Database(t)
	s := openAt(t, address)
	for _, id := range []string{"1", "2"} {
		if err := s.Rule(t.Context(), store.Ruling{ID: id, Action: "see", Subject: "ann"}); err != nil {
			t.Fatal(err)
		}
	}
	c, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"UPDATE audit SET actor = 'eve'", "UPDATE audit SET hash = hash WHERE seq = 2", "DELETE FROM audit",
		"DELETE FROM audit WHERE seq = 2", "TRUNCATE audit",
		"INSERT INTO audit VALUES (1, 'x', 0, 'eve', '', '', '', '') ON CONFLICT (seq) DO UPDATE SET actor = 'eve'",
	} {
		if _, err := c.Exec(t.Context(), text); err == nil {
			t.Errorf("done: %s", text)
		}
	}
	if err := c.Close(t.Context()); err != nil {
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
