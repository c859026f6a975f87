package postgres

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"ennead/internal/store"
	"ennead/internal/store/people"
)

// engine runs the SQL of package people.
type engine struct{ *Store }

func (e engine) Reading(ctx context.Context, do func(context.Context, people.Tx) error) error {
	return e.read(ctx, func(ctx context.Context, c *pgx.Conn) error { return found(do(ctx, transaction{c})) })
}

func (e engine) Writing(ctx context.Context, do func(context.Context, people.Tx) error) error {
	return e.write(ctx, func(ctx context.Context, a attempt) error {
		return pgx.BeginFunc(ctx, a.conn, func(tx pgx.Tx) error { return do(ctx, transaction{tx}) })
	})
}

// transaction is one of any number of statements, or a connection for one that reads.
type transaction struct {
	over interface {
		Exec(ctx context.Context, text string, args ...any) (pgconn.CommandTag, error)
		Query(ctx context.Context, text string, args ...any) (pgx.Rows, error)
	}
}

func (transaction) Lock() string { return " FOR UPDATE" }

func (t transaction) Alone(ctx context.Context, relation string) error {
	_, err := t.Exec(ctx, "LOCK TABLE "+pgx.Identifier{relation}.Sanitize()+" IN SHARE ROW EXCLUSIVE MODE")
	return err
}

func (t transaction) Exec(ctx context.Context, text string, args ...any) (int64, error) {
	done, err := t.over.Exec(ctx, text, args...)
	if coded(err, unique) {
		err = fmt.Errorf("%w (%w)", store.ErrExists, err)
	}
	return done.RowsAffected(), err
}

func (t transaction) Query(ctx context.Context, row func(func(...any) error) error, text string, args ...any) error {
	rows, err := t.over.Query(ctx, text, args...)
	if err != nil {
		return err
	}
	return scan(rows, func(rows pgx.Rows) error { return row(rows.Scan) })
}
