package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"ennead/internal/store"
)

func (s *Store) Appear(ctx context.Context, n store.Node, within time.Duration) error {
	err := store.CheckText(n.ID, n.Build, n.Rules)
	if err == nil {
		err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
			now := time.Now()
			if _, err := tx.ExecContext(ctx, `INSERT INTO nodes (id, build, rules, schema, seen)
				VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET build = excluded.build,
				rules = excluded.rules, schema = excluded.schema, seen = excluded.seen`,
				n.ID, n.Build, n.Rules, schema, now.UnixMilli()); err != nil {
				return err
			}
			_, err := tx.ExecContext(ctx, "DELETE FROM nodes WHERE seen < $1", now.Add(-within).UnixMilli())
			return err
		})
	}
	if err != nil {
		return fmt.Errorf("write that a server is alive: %w", err)
	}
	return nil
}

func (s *Store) Depart(ctx context.Context, id string) error {
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM nodes WHERE id = $1", id)
		return err
	})
	if err != nil {
		return fmt.Errorf("write that a server is gone: %w", err)
	}
	return nil
}

func (s *Store) Nodes(ctx context.Context, within time.Duration) ([]store.Node, error) {
	list, err := s.nodes(ctx, time.Now().Add(-within).UnixMilli())
	if err != nil {
		return nil, fmt.Errorf("read which servers are alive: %w", named(err))
	}
	return list, nil
}

func (s *Store) nodes(ctx context.Context, since int64) (list []store.Node, err error) {
	rows, err := s.readers.QueryContext(ctx,
		"SELECT id, build, rules, schema, seen FROM nodes WHERE seen >= $1 ORDER BY id", since)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var n store.Node
		if err := rows.Scan(&n.ID, &n.Build, &n.Rules, &n.Schema, &n.Seen); err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, rows.Err()
}
