package sqlite

import (
	"context"
	"database/sql"
	"fmt"
)

func (s *Store) Setting(ctx context.Context, name string, fresh []byte) (value []byte, err error) {
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, `INSERT INTO settings (name, value) VALUES ($1, $2)
			ON CONFLICT (name) DO NOTHING`, name, fresh); err != nil {
			return err
		}
		return tx.QueryRowContext(ctx, "SELECT value FROM settings WHERE name = $1", name).Scan(&value)
	})
	if err != nil {
		return nil, fmt.Errorf("setting %s: %w", name, err)
	}
	return value, nil
}
