package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"ennead/internal/store"
)

// Pack implements [store.Store]. One table is packed at a time, so that nobody who moves has to wait.
func (s *Store) Pack(ctx context.Context, status string, before int64) (n int, err error) {
	var ids []string
	err = s.each(ctx, `SELECT id FROM tables
		WHERE owing = 0 AND NOT packed AND updated < $1 AND status = $2 ORDER BY updated`, func(id string) {
		ids = append(ids, id)
	}, before, status)
	for _, id := range ids {
		if ctx.Err() != nil {
			return n, ctx.Err()
		}
		done, failed := s.pack(ctx, id)
		if done {
			n++
		}
		if failed != nil {
			err = errors.Join(err, fmt.Errorf("pack table %s: %w", id, failed))
		}
	}
	return n, named(err)
}

// pack packs the moves of a table, unless it changes meanwhile.
func (s *Store) pack(ctx context.Context, id string) (done bool, err error) {
	t, err := s.load(ctx, id)
	if err != nil {
		return false, found(err)
	}
	p, err := store.Pack(t.Moves)
	if err != nil {
		return false, err
	}
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		marked, err := tx.ExecContext(ctx,
			"UPDATE tables SET packed = TRUE WHERE id = $1 AND version = $2 AND NOT packed", id, t.Version)
		if err != nil {
			return err
		}
		if n, err := marked.RowsAffected(); err != nil || n == 0 {
			return err
		}
		done = true
		if _, err := tx.ExecContext(ctx, "INSERT INTO archive (table_id, record, moves, size) VALUES ($1, $2, $3, $4)",
			id, p.Record, p.Moves, p.Size); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM moves WHERE table_id = $1", id)
		return err
	})
	return done && err == nil, err
}

// unpack puts the packed moves of a table back, up to that one.
func (s *Store) unpack(ctx context.Context, tx *sql.Tx, id string, to int) error {
	var record []byte
	err := tx.QueryRowContext(ctx, "DELETE FROM archive WHERE table_id = $1 RETURNING record", id).Scan(&record)
	if err != nil {
		return err
	}
	moves, err := store.Unpack(record)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE tables SET packed = FALSE WHERE id = $1", id); err != nil {
		return err
	}
	return s.putMoves(ctx, tx, id, 0, moves[:to])
}
