package store

import "database/sql"

// RowColumns are the columns of a [Row], from tables t; SeatColumns those of a [Seat], from seats s and devices d.
const (
	RowColumns = "t.id, t.version, t.game, t.status, t.reason, t.public, t.terms, t.owner, t.owing, t.created, " +
		"t.updated, t.moved"
	SeatColumns = "s.seat, s.kind, s.name, s.level, s.person, s.account, s.ask, s.orders, s.link, s.offer, s.until, " +
		"s.agreed, s.plan, d.person"
)

// Columns returns the destinations for scanning RowColumns.
func (r *Row) Columns() []any {
	return []any{&r.ID, &r.Version, &r.Game, &r.Status, &r.Reason, &r.Public, &r.Terms, &r.Owner, &r.Owing,
		&r.Created, &r.Updated, &r.Moved}
}

// SeatRow is the destination for scanning SeatColumns: one row for each device of a seat, and at least one. All
// columns are empty for a table without seats.
type SeatRow struct {
	number, link, until, agreed                                 sql.NullInt64
	kind, name, level, person, ask, orders, offer, plan, device sql.NullString
	account                                                     sql.NullBool
}

// Columns returns the destinations.
func (r *SeatRow) Columns() []any {
	return []any{&r.number, &r.kind, &r.name, &r.level, &r.person, &r.account, &r.ask, &r.orders, &r.link, &r.offer,
		&r.until, &r.agreed, &r.plan, &r.device}
}

// AddTo adds the seat of a row, or one more device of the last seat.
func (r *SeatRow) AddTo(list []Seat) []Seat {
	if r.number.Valid && int(r.number.Int64) == len(list) {
		list = append(list, Seat{
			Kind: r.kind.String, Name: r.name.String, Level: r.level.String, Person: r.person.String,
			Account: r.account.Bool, Ask: r.ask.String, Orders: r.orders.String, Link: r.link.Int64,
			Offer: r.offer.String, Until: r.until.Int64, Agreed: uint16(r.agreed.Int64), Plan: r.plan.String,
		})
	}
	if last := len(list) - 1; r.device.Valid && int(r.number.Int64) == last {
		list[last].Devices = append(list[last].Devices, r.device.String)
	}
	return list
}
