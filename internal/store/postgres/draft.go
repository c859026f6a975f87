package postgres

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"strings"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// draft is a [store.Draft]: one transaction, which keeps everybody else out of the database.
type draft struct{ snapshot }

// NewHouse begins a house in that database, which must have none: [store.ErrTaken].
func NewHouse(ctx context.Context, address string) (store.Draft, error) {
	d, err := newHouse(ctx, address)
	if err != nil {
		return nil, fmt.Errorf("fill database %s: %w", Name(address), named(err))
	}
	return d, nil
}

func newHouse(ctx context.Context, address string) (*draft, error) {
	conf, err := configuration(address)
	if err != nil {
		return nil, err
	}
	c, err := pgx.ConnectConfig(ctx, conf.ConnConfig)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(migrate(ctx, c), c.Close(ctx)); err != nil {
		return nil, err
	}
	s, err := begin(ctx, conf.ConnConfig, "BEGIN")
	if err != nil {
		return nil, err
	}
	d := &draft{*s}
	if err := d.reserve(ctx); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

// reserve keeps everybody else out, if nobody has been in.
func (d *draft) reserve(ctx context.Context) error {
	var names, filled []string
	for _, r := range store.Relations {
		names, filled = append(names, r.Name), append(filled, "EXISTS (SELECT FROM "+r.Name+")")
	}
	if _, err := d.conn.Exec(ctx, "SET LOCAL lock_timeout = '10s'"); err != nil {
		return err
	}
	if _, err := d.conn.Exec(ctx, "LOCK TABLE "+strings.Join(names, ", ")+" IN ACCESS EXCLUSIVE MODE"); err != nil {
		return err
	}
	var taken bool
	if err := d.conn.QueryRow(ctx, "SELECT "+strings.Join(filled, " OR ")).Scan(&taken); err != nil {
		return err
	}
	if taken {
		return store.ErrTaken
	}
	return nil
}

// Write implements [store.Draft].
func (d *draft) Write(ctx context.Context, r store.Relation, rows iter.Seq2[store.Values, error]) error {
	next, stop := iter.Pull2(rows)
	defer stop()
	names := r.Names()
	o, has := own[r.Name]
	if has {
		names = append(names, o.column)
	}
	var failed error
	_, err := d.conn.CopyFrom(ctx, pgx.Identifier{r.Name}, names, pgx.CopyFromFunc(func() ([]any, error) {
		row, err, more := next()
		if err == nil && more {
			err = r.CheckText(row)
		}
		if err != nil || !more {
			failed = err
			return nil, err
		}
		if has {
			row = append(row[:len(r.Columns):len(r.Columns)], o.value)
		}
		return row, nil
	}))
	if failed != nil { // the server has its own words for it
		return failed
	}
	return named(err)
}

// Commit implements [store.Draft].
func (d *draft) Commit(ctx context.Context) error {
	if _, err := d.conn.Exec(ctx, "COMMIT"); err != nil {
		return fmt.Errorf("fill the database: %w", named(err))
	}
	return nil
}
