package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"ennead/internal/store"
)

func (s *Store) All(ctx context.Context) ([]store.Entry, error) {
	list, err := s.all(ctx)
	if err != nil {
		return list, fmt.Errorf("list all tables: %w", named(err))
	}
	return list, nil
}

func (s *Store) all(ctx context.Context) (list []store.Entry, err error) {
	rows, err := s.rows(ctx, "TRUE", -1)
	if errors.Is(named(err), store.ErrDamaged) {
		return s.salvaged(ctx), err
	}
	if err != nil {
		return nil, err
	}
	at := map[string]int{}
	for i, r := range rows {
		list, at[r.ID] = append(list, store.Entry{Row: r}), i
	}
	sizes, err := s.readers.QueryContext(ctx, `SELECT h.table_id, octet_length(h.header),
		count(m.seq) + coalesce(max(a.moves), 0),
		coalesce(sum(octet_length(m.text) + octet_length(m.note) + 3), 0) + coalesce(max(a.size), 0)
		FROM headers h LEFT JOIN moves m ON m.table_id = h.table_id LEFT JOIN archive a ON a.table_id = h.table_id
		GROUP BY h.table_id`)
	if err != nil {
		return list, err
	}
	defer func() { err = errors.Join(err, sizes.Close()) }()
	for sizes.Next() {
		var id string
		var moves int
		var header, text int64
		if err := sizes.Scan(&id, &header, &moves, &text); err != nil {
			return list, err
		}
		if i, ok := at[id]; ok {
			list[i].Moves, list[i].Size = moves, header+text
		}
	}
	return list, sizes.Err()
}

// salvaged returns the tables that can be read one by one, without their sizes.
func (s *Store) salvaged(ctx context.Context) (list []store.Entry) {
	ids, _ := s.IDs(ctx) // ids that it cannot find are lost
	for _, id := range ids {
		rows, err := s.rows(ctx, "t.id = $1", 1, id)
		if err == nil && len(rows) == 1 {
			list = append(list, store.Entry{Row: rows[0]})
		}
	}
	return list
}

// IDs implements [store.Store]. If the rows of the tables are damaged, it looks for their ids in the rows that belong
// to them.
func (s *Store) IDs(ctx context.Context) (list []string, err error) {
	seen := map[string]bool{}
	var failed error
	for _, query := range []string{
		"SELECT id FROM tables ORDER BY id", "SELECT table_id FROM headers ORDER BY table_id",
		"SELECT DISTINCT table_id FROM seats",
	} {
		err := s.each(ctx, query, func(id string) {
			if !seen[id] {
				seen[id], list = true, append(list, id)
			}
		})
		if err == nil && failed == nil {
			return list, nil
		}
		failed = errors.Join(failed, err)
	}
	return list, fmt.Errorf("list all tables: %w", named(failed))
}

// each calls do with every text that a query finds.
func (s *Store) each(ctx context.Context, query string, do func(string), args ...any) (err error) {
	rows, err := s.readers.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return err
		}
		do(text)
	}
	return rows.Err()
}

func (s *Store) Untouched(ctx context.Context, status string, before int64) (list []store.Row, err error) {
	rows, err := s.readers.QueryContext(ctx, `SELECT `+rowColumns+` FROM tables t
		WHERE t.status = $1 AND t.updated < $2 ORDER BY t.updated`, status, before)
	if err != nil {
		return nil, fmt.Errorf("list untouched tables: %w", named(err))
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var r store.Row
		if err := rows.Scan(r.Columns()...); err != nil {
			return nil, fmt.Errorf("list untouched tables: %w", named(err))
		}
		list = append(list, r)
	}
	return list, named(rows.Err())
}

func (s *Store) Delete(ctx context.Context, id string, seen int64) error {
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		var version int64
		err := tx.QueryRowContext(ctx, "SELECT version FROM tables WHERE id = $1", id).Scan(&version)
		switch {
		case err != nil:
			return found(err)
		case version != seen:
			return fmt.Errorf("%w: version %d, not %d", store.ErrStale, version, seen)
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM tables WHERE id = $1", id)
		return err
	})
	if err != nil {
		return fmt.Errorf("delete table %s: %w", id, err)
	}
	return nil
}
