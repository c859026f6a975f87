package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"ennead/internal/store"
)

func (s *Store) Opened(
	ctx context.Context, status, owner, network string, since int64,
) (byOwner, byNetwork int, err error) {
	err = s.readers.QueryRowContext(ctx, `SELECT
		(SELECT count(*) FROM tables WHERE owner = $2 AND owner <> '' AND status = $1 AND updated >= $4),
		(SELECT count(*) FROM origins o JOIN tables t ON t.id = o.table_id
			WHERE o.network = $3 AND t.status = $1 AND t.updated >= $4)`,
		status, owner, network, since).Scan(&byOwner, &byNetwork)
	if err != nil {
		return 0, 0, fmt.Errorf("count opened tables: %w", named(err))
	}
	return byOwner, byNetwork, nil
}

// putOrigin stores the network of a new table, if it is known.
func putOrigin(ctx context.Context, tx *sql.Tx, id, network string) error {
	if network == "" {
		return nil
	}
	_, err := tx.ExecContext(ctx, "INSERT INTO origins (table_id, network) VALUES ($1, $2)", id, network)
	return err
}

// recent limits how many public tables are searched for those of different people.
const recent = 2000

func (s *Store) Public(ctx context.Context, status string, limit, each int) ([]store.Row, error) {
	return s.list(ctx, fmt.Sprintf(`t.id IN (SELECT id FROM (SELECT id,
		row_number() OVER (PARTITION BY coalesce(nullif(owner, ''), id) ORDER BY updated DESC, id) AS ofOwner,
		row_number() OVER (PARTITION BY coalesce(network, id) ORDER BY updated DESC, id) AS ofNetwork
		FROM (SELECT p.id, p.owner, p.updated, o.network FROM tables p LEFT JOIN origins o ON o.table_id = p.id
			WHERE p.public AND p.status = $1 ORDER BY p.updated DESC, p.id LIMIT %d))
		WHERE ofOwner <= $2 AND ofNetwork <= $3)`, recent), limit, status, each, 3*each)
}
