package sqlite

import (
	"context"
	"database/sql"

	"ennead/internal/store"
)

// putNotices stores of what people are to be told who want to hear of anything, in place of what they have not been
// told yet.
func (s *Store) putNotices(ctx context.Context, tx *sql.Tx, id string, notices []store.Notice) error {
	if len(notices) == 0 {
		return nil
	}
	put, replace := tx.StmtContext(ctx, s.ready.noted), tx.StmtContext(ctx, s.ready.replaced)
	defer put.Close()
	defer replace.Close()
	for _, n := range notices {
		done, err := put.ExecContext(ctx, n.Person, n.Kind, id, n.Mark, n.At, n.Due)
		if err != nil {
			return err
		}
		if stored, err := done.RowsAffected(); err != nil {
			return err
		} else if stored == 0 {
			continue
		}
		if _, err := replace.ExecContext(ctx, n.Person, n.Kind, id, n.Mark); err != nil {
			return err
		}
	}
	return nil
}
