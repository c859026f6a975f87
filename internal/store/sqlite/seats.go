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
			`INSERT INTO seats (table_id, seat, kind, name, level, person, ask, link, offer, until, agreed, plan)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (table_id, seat) DO UPDATE SET
			kind = excluded.kind, name = excluded.name, level = excluded.level,
			person = excluded.person, ask = excluded.ask, link = excluded.link, offer = excluded.offer,
			until = excluded.until, agreed = excluded.agreed, plan = excluded.plan`,
			id, i, s.Kind, s.Name, s.Level, s.Person, s.Ask, s.Link, s.Offer, s.Until, s.Agreed, s.Plan)
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

const seatColumns = "s.seat, s.kind, s.name, s.level, s.person, s.ask, s.link, s.offer, s.until, s.agreed, " +
	"s.plan, d.person"

// seatRow is the destination for scanning seatColumns: one row for each device of a seat, and at least one. All
// columns are empty for a table without seats.
type seatRow struct {
	number, link, until, agreed                         sql.NullInt64
	kind, name, level, person, ask, offer, plan, device sql.NullString
}

func (r *seatRow) columns() []any {
	return []any{&r.number, &r.kind, &r.name, &r.level, &r.person, &r.ask, &r.link, &r.offer, &r.until, &r.agreed,
		&r.plan, &r.device}
}

// addTo adds the seat of a row, or one more device of the last seat.
func (r *seatRow) addTo(list []store.Seat) []store.Seat {
	if r.number.Valid && int(r.number.Int64) == len(list) {
		list = append(list, store.Seat{
			Kind: r.kind.String, Name: r.name.String, Level: r.level.String, Person: r.person.String, Ask: r.ask.String,
			Link: r.link.Int64, Offer: r.offer.String, Until: r.until.Int64, Agreed: uint16(r.agreed.Int64),
			Plan: r.plan.String,
		})
	}
	if last := len(list) - 1; r.device.Valid && int(r.number.Int64) == last {
		list[last].Devices = append(list[last].Devices, r.device.String)
	}
	return list
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
		var r seatRow
		if err := rows.Scan(r.columns()...); err != nil {
			return nil, err
		}
		list = r.addTo(list)
	}
	return list, rows.Err()
}
