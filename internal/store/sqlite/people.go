package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ennead/internal/store"
	"ennead/internal/store/people"
)

// engine runs the SQL of package people.
type engine struct {
	*Store
	prepared sync.Map // texts of reading statements to *sql.Stmt: parsing takes SQLite longer than the rest
}

func (e *engine) Reading(ctx context.Context, do func(context.Context, people.Tx) error) error {
	return named(do(ctx, reading{e}))
}

func (e *engine) Writing(ctx context.Context, do func(context.Context, people.Tx) error) error {
	return e.write(ctx, func(ctx context.Context, tx *sql.Tx) error { return do(ctx, writing{tx}) })
}

// statement returns a statement that is ready. SQLite looks at the number after a bare LIMIT to plan, and so parses the
// statement anew each time that number is given; a number that is cast it leaves alone.
func (e *engine) statement(ctx context.Context, text string) (*sql.Stmt, error) {
	if s, ok := e.prepared.Load(text); ok {
		return s.(*sql.Stmt), nil
	}
	s, err := e.readers.PrepareContext(ctx, text) //nolint:sqlclosecheck // it lives as long as its connections
	if err != nil {
		return nil, err
	}
	e.prepared.Store(text, s) // two are one too many, and no harm
	return s, nil
}

// reading is a transaction of one statement.
type reading struct{ *engine }

func (reading) Exec(context.Context, string, ...any) (int64, error) { return 0, store.ErrReadOnly }
func (reading) Alone(context.Context, string) error                 { return store.ErrReadOnly }
func (reading) Lock() string                                        { return "" }

func (r reading) Query(ctx context.Context, row func(func(...any) error) error, text string, args ...any) error {
	s, err := r.statement(ctx, text) //nolint:sqlclosecheck // it is kept
	if err != nil {
		return err
	}
	rows, err := s.QueryContext(ctx, args...)
	return scan(rows, err, row)
}

// writing is a transaction of the writer, beside which there is no other.
type writing struct{ tx *sql.Tx }

func (writing) Alone(context.Context, string) error { return nil }
func (writing) Lock() string                        { return "" }

func (w writing) Exec(ctx context.Context, text string, args ...any) (int64, error) {
	done, err := w.tx.ExecContext(ctx, text, args...)
	if err != nil {
		return 0, taken(err)
	}
	return done.RowsAffected()
}

func (w writing) Query(ctx context.Context, row func(func(...any) error) error, text string, args ...any) error {
	rows, err := w.tx.QueryContext(ctx, text, args...)
	return scan(rows, err, row)
}

func scan(rows *sql.Rows, err error, row func(func(...any) error) error) error {
	if err != nil {
		return err
	}
	for err == nil && rows.Next() {
		err = row(rows.Scan)
	}
	return errors.Join(err, rows.Close(), rows.Err())
}

// taken adds [store.ErrExists] to the error of a key that exists already.
func taken(err error) error {
	var failed *sqlite.Error
	if errors.As(err, &failed) && (failed.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE ||
		failed.Code() == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY) {
		return fmt.Errorf("%w (%w)", store.ErrExists, err)
	}
	return err
}
