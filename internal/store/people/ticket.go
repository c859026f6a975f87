package people

import (
	"context"

	"ennead/internal/store"
)

const ticketColumns = "hash, kind, person, data, made, expires"

func ticketRow(t *store.Ticket) []any {
	return []any{&t.Hash, &t.Kind, &t.Person, &t.Data, &t.Made, &t.Expires}
}

// PutTicket implements [store.People].
func (s Shelf) PutTicket(ctx context.Context, t store.Ticket) error {
	if err := store.CheckText(t.Hash, t.Kind, t.Person); err != nil {
		return err
	}
	return s.write(ctx, "store a ticket", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, "DELETE FROM tickets WHERE expires <= $1", t.Made); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "INSERT INTO tickets ("+ticketColumns+`) VALUES ($1, $2, $3, $4, $5, $6)
			ON CONFLICT (hash) DO UPDATE SET kind = excluded.kind, person = excluded.person, data = excluded.data,
				made = excluded.made, expires = excluded.expires`,
			t.Hash, t.Kind, t.Person, t.Data, t.Made, t.Expires)
		return err
	})
}

// Ticket implements [store.People].
func (s Shelf) Ticket(ctx context.Context, hash string) (t store.Ticket, err error) {
	err = s.read(ctx, "read a ticket", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, ticketRow(&t), "SELECT "+ticketColumns+" FROM tickets WHERE hash = $1", hash)
	})
	return t, err
}

// TakeTicket implements [store.People]. If the connection is lost meanwhile, the ticket may be gone with nobody having
// it: then its owner asks for another.
func (s Shelf) TakeTicket(ctx context.Context, hash string) (t store.Ticket, err error) {
	err = s.write(ctx, "take a ticket", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, ticketRow(&t), "DELETE FROM tickets WHERE hash = $1 RETURNING "+ticketColumns, hash)
	})
	return t, err
}
