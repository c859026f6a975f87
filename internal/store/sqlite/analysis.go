package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"ennead/internal/store"
)

func (s *Store) Analysis(ctx context.Context, id string) (report []byte, err error) {
	err = s.readers.QueryRowContext(ctx, "SELECT report FROM analyses WHERE table_id = $1", id).Scan(&report)
	if err != nil {
		return nil, fmt.Errorf("read the analysis of table %s: %w", id, found(err))
	}
	return report, nil
}

func (s *Store) SetAnalysis(ctx context.Context, id string, report []byte) error {
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		done, err := tx.ExecContext(ctx, `INSERT INTO analyses (table_id, report)
			SELECT id, $2 FROM tables WHERE id = $1
			ON CONFLICT (table_id) DO UPDATE SET report = excluded.report`, id, report)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 1 {
			return err
		}
		return store.ErrNotFound
	})
	if err != nil {
		return fmt.Errorf("write the analysis of table %s: %w", id, err)
	}
	return nil
}
