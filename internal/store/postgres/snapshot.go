package postgres

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// own are the columns that only this engine has, with what a row has there that was copied from another store: nobody
// here has written it.
var own = map[string]struct {
	column string
	value  any
}{
	"tables": {"writers", []int64{}},
	"lines":  {"writer", int64(0)},
}

// unclaimed are the columns that say who works at a job. A house that has moved begins with nobody.
var unclaimed = []string{"jobs.server", "jobs.held"}

// snapshot is a [store.Snapshot]: a transaction on a connection of its own, which may take as long as it needs.
type snapshot struct {
	conn *pgx.Conn
}

// Snapshot implements [store.Movable].
func (s *Store) Snapshot(ctx context.Context) (store.Snapshot, error) {
	whole, err := begin(ctx, s.pool.Config().ConnConfig, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
	if err != nil {
		return nil, fmt.Errorf("read the whole database: %w", named(err))
	}
	return whole, nil
}

// begin connects, and begins a transaction.
func begin(ctx context.Context, conf *pgx.ConnConfig, statement string) (*snapshot, error) {
	c, err := pgx.ConnectConfig(ctx, conf)
	if err != nil {
		return nil, err
	}
	s := &snapshot{c}
	for _, text := range []string{statement, "SET LOCAL statement_timeout = 0",
		"SET LOCAL idle_in_transaction_session_timeout = 0"} {
		if _, err := c.Exec(ctx, text); err != nil {
			return nil, errors.Join(err, s.Close())
		}
	}
	return s, nil
}

// Check implements [store.Snapshot].
func (s *snapshot) Check(ctx context.Context) error {
	schema, columns := map[string][]string{}, slices.Clone(unclaimed)
	err := query(ctx, s.conn, func(row pgx.Rows) error {
		var relation, column string
		err := row.Scan(&relation, &column)
		schema[relation] = append(schema[relation], column)
		return err
	}, `SELECT c.relname, a.attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
		WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
			AND a.attnum > 0 AND NOT a.attisdropped`)
	if err != nil {
		return named(err)
	}
	for relation, o := range own {
		columns = append(columns, relation+"."+o.column)
	}
	return store.CheckSchema(schema, columns...)
}

// Count implements [store.Snapshot].
func (s *snapshot) Count(ctx context.Context, r store.Relation) (n int, err error) {
	err = s.conn.QueryRow(ctx, "SELECT count(*) FROM "+r.Name).Scan(&n)
	return n, named(err)
}

// Rows implements [store.Snapshot].
func (s *snapshot) Rows(ctx context.Context, r store.Relation) iter.Seq2[store.Values, error] {
	return func(yield func(store.Values, error) bool) {
		rows, err := s.conn.Query(ctx, "SELECT "+strings.Join(r.Names(), ", ")+" FROM "+r.Name+" ORDER BY "+order(r))
		if err != nil {
			yield(nil, named(err))
			return
		}
		defer rows.Close()
		for rows.Next() {
			row, err := rows.Values()
			if !yield(row, named(err)) || err != nil {
				return
			}
		}
		if err := rows.Err(); err != nil {
			yield(nil, named(err))
		}
	}
}

// order returns the key of a relation, texts in the order of their bytes.
func order(r store.Relation) string {
	var key []string
	for _, c := range r.Columns[:r.Key] {
		if c.Kind == store.Text {
			c.Name += ` COLLATE "C"`
		}
		key = append(key, c.Name)
	}
	return strings.Join(key, ", ")
}

// Close implements [store.Snapshot].
func (s *snapshot) Close() error {
	ctx, stop := context.WithTimeout(context.Background(), connectTimeout)
	defer stop()
	return s.conn.Close(ctx)
}
