package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"ennead/internal/store"
)

// addHappened adds to what happened at a table, and drops the oldest entries above [store.MostHappened].
func addHappened(ctx context.Context, tx *sql.Tx, id string, happened []store.Happening) error {
	if len(happened) == 0 {
		return nil
	}
	var last int64
	err := tx.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM happenings WHERE table_id = $1",
		id).Scan(&last)
	if err != nil {
		return err
	}
	for _, h := range happened {
		last++
		_, err := tx.ExecContext(ctx,
			`INSERT INTO happenings (table_id, number, turns, at, kind, seat, name, next, person, doubtful)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
			id, last, h.Turns, h.At, h.Kind, h.Seat, h.Name, h.Next, h.Person, h.Doubtful)
		if err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, "DELETE FROM happenings WHERE table_id = $1 AND number <= $2", id,
		last-store.MostHappened)
	return err
}

func happened(ctx context.Context, tx *sql.Tx, id string) (list []store.Happening, err error) {
	rows, err := tx.QueryContext(ctx, "SELECT turns, at, kind, seat, name, next, "+
		"person, doubtful FROM happenings WHERE table_id = $1 ORDER BY number", id)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var h store.Happening
		if err := rows.Scan(&h.Turns, &h.At, &h.Kind, &h.Seat, &h.Name, &h.Next, &h.Person,
			&h.Doubtful); err != nil {
			return nil, err
		}
		list = append(list, h)
	}
	return list, rows.Err()
}
