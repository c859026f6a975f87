package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"ennead/internal/store"
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

func (s *Store) Name(ctx context.Context, person string) (name string, err error) {
	err = s.ready.name.QueryRowContext(ctx, person).Scan(&name)
	if err != nil {
		return "", fmt.Errorf("read a name: %w", found(err))
	}
	return name, nil
}

func (s *Store) SetName(ctx context.Context, person, name string) error {
	if err := store.CheckText(person, name); err != nil {
		return fmt.Errorf("write a name: %w", err)
	}
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO people (person, name) VALUES ($1, $2)
			ON CONFLICT (person) DO UPDATE SET name = excluded.name`, person, name)
		return err
	})
	if err != nil {
		return fmt.Errorf("write a name: %w", err)
	}
	return nil
}
