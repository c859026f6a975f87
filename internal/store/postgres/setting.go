package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// Setting implements [store.Store].
func (s *Store) Setting(ctx context.Context, name string, fresh []byte) (value []byte, err error) {
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		// Two statements: the second sees a value that somebody else stored while the first waited.
		if _, err := a.conn.Exec(ctx, "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name,
			fresh); err != nil {
			return err
		}
		return a.conn.QueryRow(ctx, "SELECT value FROM settings WHERE name = $1", name).Scan(&value)
	})
	if err != nil {
		return nil, fmt.Errorf("setting %s: %w", name, err)
	}
	return value, nil
}

// Awake implements [store.Store]. Servers that begin at the same time do so one after the other.
func (s *Store) Awake(ctx context.Context, within time.Duration) (outages []store.Outage, err error) {
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		if _, err := a.conn.Exec(ctx, "INSERT INTO settings (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING",
			store.AwakeSetting); err != nil {
			return err
		}
		var stored, text []byte
		var at int64
		if err := a.conn.QueryRow(ctx, "SELECT value, "+now+" FROM settings WHERE name = $1 FOR UPDATE",
			store.AwakeSetting).Scan(&stored, &at); err != nil {
			return err
		}
		text, outages = store.Awake(stored, at, within)
		_, err := a.conn.Exec(ctx, "UPDATE settings SET value = $2 WHERE name = $1", store.AwakeSetting, text)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("write that the house is awake: %w", err)
	}
	return outages, nil
}

// Analysis implements [store.Store].
func (s *Store) Analysis(ctx context.Context, id string) (report []byte, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		return found(c.QueryRow(ctx, "SELECT report FROM analyses WHERE table_id = $1", id).Scan(&report))
	})
	if err != nil {
		return nil, fmt.Errorf("read the analysis of table %s: %w", id, err)
	}
	return report, nil
}

// SetAnalysis implements [store.Store].
func (s *Store) SetAnalysis(ctx context.Context, id string, report []byte) error {
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		done, err := a.conn.Exec(ctx, `INSERT INTO analyses (table_id, report) SELECT id, $2 FROM tables WHERE id = $1
			ON CONFLICT (table_id) DO UPDATE SET report = excluded.report`, id, report)
		if err == nil && done.RowsAffected() == 0 {
			return store.ErrNotFound
		}
		return found(err)
	})
	if err != nil {
		return fmt.Errorf("write the analysis of table %s: %w", id, err)
	}
	return nil
}

// Now implements [store.Store].
func (s *Store) Now(ctx context.Context) (now time.Time, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		return c.QueryRow(ctx, "SELECT clock_timestamp()").Scan(&now)
	})
	if err != nil {
		return now, fmt.Errorf("ask for the time: %w", err)
	}
	return now, nil
}

const pulse = store.PulseSetting

// Pulse implements [store.Store].
func (s *Store) Pulse(ctx context.Context, mark []byte) error {
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		_, err := a.conn.Exec(ctx, `INSERT INTO settings (name, value) VALUES ($1, $2)
			ON CONFLICT (name) DO UPDATE SET value = excluded.value`, pulse, mark)
		return err
	})
	if err != nil {
		return fmt.Errorf("write to the store: %w", err)
	}
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		if _, err := rows(ctx, c, "t.public", 1); err != nil {
			return err
		}
		return c.QueryRow(ctx, "SELECT FROM settings WHERE name = $1", pulse).Scan()
	})
	if err != nil {
		return fmt.Errorf("read from the store: %w", err)
	}
	return nil
}
