package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"ennead/internal/store"
)

var _ store.Movable = (*Store)(nil)

// Moved implements [store.Movable].
func (s *Store) Moved(ctx context.Context) (*store.Moved, error) {
	m, err := moved(ctx, s.readers)
	if err != nil {
		return nil, fmt.Errorf("read where the house is: %w", named(err))
	}
	return m, nil
}

func moved(ctx context.Context, db *sql.DB) (*store.Moved, error) {
	var text []byte
	err := db.QueryRowContext(ctx, "SELECT value FROM settings WHERE name = $1", store.MovedSetting).Scan(&text)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return nil, err
	}
	return store.ParseMoved(text)
}

// SetMoved implements [store.Movable]. No server has the store open, since this process has.
func (s *Store) SetMoved(ctx context.Context, m *store.Moved) error {
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		if m == nil {
			_, err := tx.ExecContext(ctx, "DELETE FROM settings WHERE name = $1", store.MovedSetting)
			return err
		}
		_, err := tx.ExecContext(ctx, beat, store.MovedSetting, m.Text())
		return err
	})
	if err != nil {
		return fmt.Errorf("write where the house is: %w", err)
	}
	return nil
}

// Users implements [store.Movable]: whoever opens the file is its only user.
func (s *Store) Users(context.Context) (int, error) { return 0, nil }
