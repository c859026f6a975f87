package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// Appear implements [store.Store].
func (s *Store) Appear(ctx context.Context, n store.Node, within time.Duration) error {
	err := store.CheckText(n.ID, n.Build, n.Rules)
	if err == nil {
		err = s.write(ctx, func(ctx context.Context, a attempt) error {
			_, err := a.conn.Exec(ctx, `WITH gone AS (DELETE FROM nodes WHERE id <> $1 AND seen < `+now+` - $5::bigint)
				INSERT INTO nodes (id, build, rules, schema, seen) VALUES ($1, $2, $3, $4, `+now+`)
				ON CONFLICT (id) DO UPDATE SET build = excluded.build, rules = excluded.rules,
					schema = excluded.schema, seen = excluded.seen`,
				n.ID, n.Build, n.Rules, int64(schema), within.Milliseconds())
			return err
		})
	}
	if err != nil {
		return fmt.Errorf("write that a server is alive: %w", err)
	}
	return nil
}

// Depart implements [store.Store].
func (s *Store) Depart(ctx context.Context, id string) error {
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		_, err := a.conn.Exec(ctx, "DELETE FROM nodes WHERE id = $1", id)
		return err
	})
	if err != nil {
		return fmt.Errorf("write that a server is gone: %w", err)
	}
	return nil
}

// Nodes implements [store.Store].
func (s *Store) Nodes(ctx context.Context, within time.Duration) (list []store.Node, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		list = nil
		return query(ctx, c, func(row pgx.Rows) error {
			var n store.Node
			err := row.Scan(&n.ID, &n.Build, &n.Rules, &n.Schema, &n.Seen)
			list = append(list, n)
			return err
		}, "SELECT id, build, rules, schema, seen FROM nodes WHERE seen >= "+now+" - $1::bigint ORDER BY id",
			within.Milliseconds())
	})
	if err != nil {
		return nil, fmt.Errorf("read which servers are alive: %w", err)
	}
	return list, nil
}
