package sqlite

import (
	"context"
	"database/sql"
)

// statements are those that every page or every move uses, prepared once: parsing takes SQLite longer than the rest.
type statements struct {
	version, lines, stamp                           *sql.Stmt // of the readers
	mark, keep, guard, stored, added, queued, ended *sql.Stmt // of the writer
	noted, replaced                                 *sql.Stmt // likewise
}

// statement is a place for a prepared statement, with its text.
type statement struct {
	into **sql.Stmt
	text string
}

func (s *Store) prepare(ctx context.Context) error {
	if err := s.prepareReaders(ctx); err != nil {
		return err
	}
	return prepare(ctx, s.writer,
		statement{&s.ready.mark, "SAVEPOINT job"},
		statement{&s.ready.keep, "RELEASE job"},
		statement{&s.ready.guard, `UPDATE tables SET version = version + 1,
			status = $3, reason = $4, owing = $5, updated = $6, moved = $7, marks = $8 WHERE id = $1 AND version = $2`},
		statement{&s.ready.stored, `SELECT t.packed, CASE WHEN t.packed
			THEN (SELECT moves FROM archive WHERE table_id = $1)
			ELSE (SELECT coalesce(max(seq) + 1, 0) FROM moves WHERE table_id = $1) END FROM tables t WHERE t.id = $1`},
		statement{&s.ready.added, "INSERT INTO moves (table_id, seq, seat, text, note, waived, at) VALUES ($1, $2, " +
			"$3, $4, $5, $6, $7)"},
		statement{&s.ready.queued, `INSERT INTO jobs (kind, key, due, stamp) VALUES ($1, $2, $3, $4)
			ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, stamp = excluded.stamp`},
		statement{&s.ready.noted, `INSERT INTO notices (person, kind, table_id, mark, at, due, sent)
			SELECT p.person, $2, $3, $4, $5, $6, 0 FROM people p WHERE p.person = $1 AND p.notices <> ''
			ON CONFLICT DO NOTHING`},
		statement{&s.ready.replaced, "DELETE FROM notices WHERE person = $1 AND kind = $2 AND table_id = $3 AND " +
			"mark <> $4 AND sent = 0"},
		statement{&s.ready.ended, "DELETE FROM jobs WHERE kind = $1 AND key = $2"},
	)
}

func (s *Store) prepareReaders(ctx context.Context) error {
	return prepare(ctx, s.readers,
		statement{&s.ready.version, "SELECT version FROM tables WHERE id = $1"},
		statement{&s.ready.lines, "SELECT number, seat, text, phrase, said FROM lines WHERE table_id = $1 " +
			"ORDER BY number DESC LIMIT CAST($2 AS BIGINT)"},
		statement{&s.ready.stamp, "SELECT stamp FROM jobs WHERE kind = $1 AND key = $2"},
	)
}

func prepare(ctx context.Context, db *sql.DB, all ...statement) (err error) {
	for _, p := range all {
		if *p.into, err = db.PrepareContext(ctx, p.text); err != nil {
			return err
		}
	}
	return nil
}
