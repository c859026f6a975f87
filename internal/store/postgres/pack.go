package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// Pack implements [store.Store]. Several may do so at once.
func (s *Store) Pack(ctx context.Context, status string, before int64) (n int, err error) {
	ids, err := s.texts(ctx, `SELECT id FROM tables
		WHERE owing = 0 AND NOT packed AND updated < $1 AND status = $2 ORDER BY updated`, before, status)
	if err != nil {
		return 0, fmt.Errorf("list unpacked tables: %w", err)
	}
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
	return n, err
}

// pack packs the moves of a table, unless it changes meanwhile.
func (s *Store) pack(ctx context.Context, id string) (done bool, err error) {
	t, err := s.Load(ctx, id)
	if err != nil {
		return false, err
	}
	p, err := store.Pack(t.Moves)
	if err != nil {
		return false, err
	}
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		var q statement
		q.named("written", "UPDATE tables SET packed = TRUE WHERE id = %s AND version = %s AND NOT packed RETURNING id",
			q.arg(id), q.arg(t.Version))
		q.part("INSERT INTO archive (table_id, record, moves, size) SELECT id, %s::bytea, %s::bigint, %s::bigint "+
			"FROM written", q.arg(p.Record), q.arg(int64(p.Moves)), q.arg(p.Size))
		q.part("DELETE FROM moves m USING written w WHERE m.table_id = w.id")
		return a.conn.QueryRow(ctx, q.text("SELECT EXISTS (SELECT FROM written)"), q.args...).Scan(&done)
	})
	return done, err
}

// unpacked returns the packed moves of a version of a table; none, but not nil, if there are none, since the table has
// another version.
func unpacked(ctx context.Context, a attempt, id string, version int64) ([]store.Move, error) {
	var record []byte
	err := a.conn.QueryRow(ctx, `SELECT record FROM archive JOIN tables ON id = table_id
		WHERE id = $1 AND version = $2`, id, version).Scan(&record)
	if errors.Is(err, pgx.ErrNoRows) {
		return []store.Move{}, nil
	}
	if err != nil {
		return nil, err
	}
	moves, err := store.Unpack(record)
	if moves == nil {
		moves = []store.Move{}
	}
	return moves, err
}
