package store

import (
	"context"
	"database/sql"
)

// statements are those that every page or every move asks for, parsed once: parsing takes SQLite longer than the rest.
type statements struct {
	version, lines, name             *sql.Stmt // of the readers
	mark, keep, guard, stored, added *sql.Stmt // of the writer
}

func (s *SQLite) prepare(ctx context.Context) (err error) {
	for _, p := range []struct {
		into **sql.Stmt
		db   *sql.DB
		text string
	}{
		{&s.ready.version, s.readers, "SELECT version FROM tables WHERE id = $1"},
		{&s.ready.lines, s.readers, "SELECT number, seat, text, said FROM lines WHERE table_id = $1 ORDER BY number DESC LIMIT $2"},
		{&s.ready.name, s.readers, "SELECT name FROM people WHERE person = $1"},
		{&s.ready.mark, s.writer, "SAVEPOINT job"},
		{&s.ready.keep, s.writer, "RELEASE job"},
		{&s.ready.guard, s.writer, `UPDATE tables SET version = version + 1,
			status = $3, reason = $4, owing = $5, updated = $6, moved = $7 WHERE id = $1 AND version = $2`},
		{&s.ready.stored, s.writer, "SELECT coalesce(max(seq) + 1, 0) FROM moves WHERE table_id = $1"},
		{&s.ready.added, s.writer, "INSERT INTO moves (table_id, seq, seat, text, note, waived) VALUES ($1, $2, $3, $4, $5, $6)"},
	} {
		if *p.into, err = p.db.PrepareContext(ctx, p.text); err != nil {
			return err
		}
	}
	return nil
}
