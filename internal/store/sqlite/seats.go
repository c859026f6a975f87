package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"ennead/internal/store"
)

// putSeats writes all seats of a table, unless there are none to write.
func putSeats(ctx context.Context, tx *sql.Tx, id string, seats []store.Seat) error {
	if len(seats) == 0 {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "DELETE FROM devices WHERE table_id = $1", id); err != nil {
		return err
	}
	for i, s := range seats {
		_, err := tx.ExecContext(ctx,
			`INSERT INTO seats
			(table_id, seat, kind, name, level, person, account, ask, orders, link, offer, until, agreed, plan)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
			ON CONFLICT (table_id, seat) DO UPDATE SET
			kind = excluded.kind, name = excluded.name, level = excluded.level, person = excluded.person,
			account = excluded.account, ask = excluded.ask, orders = excluded.orders, link = excluded.link,
			offer = excluded.offer, until = excluded.until, agreed = excluded.agreed, plan = excluded.plan`,
			id, i, s.Kind, s.Name, s.Level, s.Person, s.Account, s.Ask, s.Orders, s.Link, s.Offer, s.Until, s.Agreed,
			s.Plan)
		if err != nil {
			return err
		}
		for _, person := range s.Devices {
			if _, err := tx.ExecContext(ctx, "INSERT INTO devices (table_id, seat, person) VALUES ($1, $2, $3)", id, i,
				person); err != nil {
				return err
			}
		}
	}
	return nil
}

func seats(ctx context.Context, tx *sql.Tx, id string) (list []store.Seat, err error) {
	rows, err := tx.QueryContext(ctx, "SELECT "+seatColumns+` FROM seats s
		LEFT JOIN devices d ON d.table_id = s.table_id AND d.seat = s.seat
		WHERE s.table_id = $1 ORDER BY s.seat, d.person`, id)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var r store.SeatRow
		if err := rows.Scan(r.Columns()...); err != nil {
			return nil, err
		}
		list = r.AddTo(list)
	}
	return list, rows.Err()
}
