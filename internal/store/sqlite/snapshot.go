package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"iter"
	"strings"

	"ennead/internal/store"
)

// snapshot is a [store.Snapshot]: a transaction that reads.
type snapshot struct{ tx *sql.Tx }

// Snapshot implements [store.Movable]. The file must be whole: a damaged index could hide rows.
func (s *Store) Snapshot(ctx context.Context) (store.Snapshot, error) {
	faults, err := s.Faults(ctx, 1)
	if err == nil && len(faults) > 0 {
		err = fmt.Errorf("%w: %s", store.ErrDamaged, faults[0])
	}
	if err != nil {
		return nil, fmt.Errorf("read the whole database: %w", err)
	}
	tx, err := s.readers.BeginTx(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("read the whole database: %w", named(err))
	}
	return &snapshot{tx}, nil
}

// Check implements [store.Snapshot].
func (s *snapshot) Check(ctx context.Context) (err error) {
	rows, err := s.tx.QueryContext(ctx, `SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c
		WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\_%' ESCAPE '\'`)
	if err != nil {
		return named(err)
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	schema := map[string][]string{}
	for rows.Next() {
		var relation, column string
		if err := rows.Scan(&relation, &column); err != nil {
			return named(err)
		}
		schema[relation] = append(schema[relation], column)
	}
	return errors.Join(named(rows.Err()), store.CheckSchema(schema))
}

// Count implements [store.Snapshot].
func (s *snapshot) Count(ctx context.Context, r store.Relation) (n int, err error) {
	err = s.tx.QueryRowContext(ctx, "SELECT count(*) FROM "+r.Name).Scan(&n)
	return n, named(err)
}

// Rows implements [store.Snapshot].
func (s *snapshot) Rows(ctx context.Context, r store.Relation) iter.Seq2[store.Values, error] {
	return func(yield func(store.Values, error) bool) {
		names := r.Names()
		rows, err := s.tx.QueryContext(ctx, fmt.Sprintf("SELECT %s FROM %s ORDER BY %s", strings.Join(names, ", "),
			r.Name, strings.Join(names[:r.Key], ", ")))
		if err != nil {
			yield(nil, named(err))
			return
		}
		defer rows.Close()
		row, places := make(store.Values, len(names)), make([]any, len(names))
		for i := range row {
			places[i] = &row[i]
		}
		for rows.Next() {
			if err := rows.Scan(places...); err != nil {
				yield(nil, named(err))
				return
			}
			for i, c := range r.Columns {
				if n, ok := row[i].(int64); ok && c.Kind == store.Truth && n&^1 == 0 {
					row[i] = n == 1
				}
				if b, ok := row[i].([]byte); ok && b == nil { // of the length 0
					row[i] = []byte{}
				}
			}
			if !yield(row, nil) {
				return
			}
		}
		if err := rows.Err(); err != nil {
			yield(nil, named(err))
		}
	}
}

// Close implements [store.Snapshot].
func (s *snapshot) Close() error { return ignoreDone(s.tx.Rollback()) }
