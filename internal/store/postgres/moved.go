package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

var _ store.Movable = (*Store)(nil)

// stays returns a [*store.Moved] if the house has moved elsewhere.
func stays(ctx context.Context, c *pgx.Conn) error {
	version, err := schemaVersion(ctx, c)
	if err != nil || version == 0 {
		return err
	}
	m, err := moved(ctx, c)
	if err == nil && m != nil {
		err = m
	}
	return err
}

func moved(ctx context.Context, c *pgx.Conn) (*store.Moved, error) {
	var text []byte
	err := c.QueryRow(ctx, "SELECT value FROM settings WHERE name = $1", store.MovedSetting).Scan(&text)
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return nil, err
	}
	return store.ParseMoved(text)
}

// Moved implements [store.Movable].
func (s *Store) Moved(ctx context.Context) (m *store.Moved, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		m, err = moved(ctx, c)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read where the house is: %w", err)
	}
	return m, nil
}

// SetMoved implements [store.Movable]. Triggers keep out the servers that have the database open.
func (s *Store) SetMoved(ctx context.Context, m *store.Moved) error {
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		return pgx.BeginFunc(ctx, a.conn, func(tx pgx.Tx) error { return setMoved(ctx, tx, m) })
	})
	if err != nil {
		return fmt.Errorf("write where the house is: %w", err)
	}
	return nil
}

func setMoved(ctx context.Context, tx pgx.Tx, m *store.Moved) error {
	var b pgx.Batch
	b.Queue("SET LOCAL statement_timeout = '25s'") // what a mover that was killed has locked may be free only later
	for _, r := range store.Relations {
		b.Queue("DROP TRIGGER IF EXISTS moved ON " + r.Name)
	}
	if m == nil {
		b.Queue("DROP FUNCTION IF EXISTS moved()")
		b.Queue("DELETE FROM settings WHERE name = $1", store.MovedSetting)
		return tx.SendBatch(ctx, &b).Close()
	}
	b.Queue(`INSERT INTO settings (name, value) VALUES ($1, $2)
		ON CONFLICT (name) DO UPDATE SET value = excluded.value`, store.MovedSetting, m.Text())
	b.Queue(`CREATE OR REPLACE FUNCTION moved() RETURNS trigger LANGUAGE plpgsql AS
		$$ BEGIN RAISE EXCEPTION 'the house has moved' USING ERRCODE = '` + readOnly + `'; END $$`)
	for _, r := range store.Relations {
		b.Queue("CREATE TRIGGER moved BEFORE INSERT OR UPDATE OR DELETE ON " + r.Name +
			" FOR EACH STATEMENT EXECUTE FUNCTION moved()")
	}
	return tx.SendBatch(ctx, &b).Close()
}

// Users implements [store.Movable], as far as servers are connected now.
func (s *Store) Users(ctx context.Context) (n int, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		return c.QueryRow(ctx, `SELECT count(*) FROM pg_stat_activity
			WHERE datname = current_database() AND application_name = $1`, application).Scan(&n)
	})
	if err != nil {
		return 0, fmt.Errorf("see who uses the database: %w", err)
	}
	return n, nil
}
