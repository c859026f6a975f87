package people

import (
	"context"
	"errors"

	"ennead/internal/store"
)

const inviteColumns = "table_id, person, seat, host, since"

func inviteRow(i *store.Invite) []any { return []any{&i.Table, &i.Person, &i.Seat, &i.Host, &i.Since} }

// Invite implements [store.Lobby].
func (s Shelf) Invite(ctx context.Context, i store.Invite, tell ...store.Notice) error {
	if err := errors.Join(store.CheckText(i.Table, i.Person, i.Host), store.CheckNotices(tell)); err != nil {
		return err
	}
	return s.write(ctx, "store an invitation", func(ctx context.Context, tx Tx) error {
		err := hit(tx.Exec(ctx, "INSERT INTO invites ("+inviteColumns+`)
			SELECT t.id, p.person, $3, $4, $5 FROM tables t, people p WHERE t.id = $1 AND p.person = $2
			ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat, host = excluded.host,
				since = excluded.since`, i.Table, i.Person, int64(i.Seat), i.Host, i.Since))
		for _, n := range tell {
			if err == nil {
				err = note(ctx, tx, i.Table, n)
			}
		}
		return err
	})
}

// Uninvite implements [store.Lobby].
func (s Shelf) Uninvite(ctx context.Context, table, person string, untold ...string) error {
	return s.write(ctx, "delete an invitation", func(ctx context.Context, tx Tx) error {
		_, err := tx.Exec(ctx, "DELETE FROM invites WHERE table_id = $1 AND person = $2", table, person)
		return errors.Join(err, dropNotices(ctx, tx, person, table, untold, 0))
	})
}

// Invites implements [store.Lobby].
func (s Shelf) Invites(ctx context.Context, table string) ([]store.Invite, error) {
	return list(ctx, s, "list invitations", inviteRow,
		"SELECT "+inviteColumns+" FROM invites WHERE table_id = $1 ORDER BY since, person", table)
}

// InvitedTo implements [store.Lobby].
func (s Shelf) InvitedTo(ctx context.Context, person string) ([]store.Invite, error) {
	return list(ctx, s, "list invitations", inviteRow,
		"SELECT "+inviteColumns+" FROM invites WHERE person = $1 ORDER BY since, table_id", person)
}

const (
	wantColumns = "person, since, seen, text"
	wantsQuery  = "SELECT " + wantColumns + " FROM wants ORDER BY since, person"
)

func wantRow(w *store.Want) []any { return []any{&w.Person, &w.Since, &w.Seen, &w.Text} }

// Wants implements [store.Lobby].
func (s Shelf) Wants(ctx context.Context) ([]store.Want, error) {
	return list(ctx, s, "list who looks for a game", wantRow, wantsQuery)
}

// EditWants implements [store.Lobby].
func (s Shelf) EditWants(ctx context.Context, edit func([]store.Want) ([]store.Want, error)) error {
	return s.write(ctx, "change who looks for a game", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "wants"); err != nil {
			return err
		}
		var all []store.Want
		before := map[string]store.Want{}
		if err := tx.Query(ctx, func(scan func(...any) error) error {
			var w store.Want
			err := scan(wantRow(&w)...)
			all, before[w.Person] = append(all, w), w
			return err
		}, wantsQuery); err != nil {
			return err
		}
		after, err := edit(all)
		if err != nil {
			return err
		}
		for _, w := range after {
			was, there := before[w.Person]
			delete(before, w.Person)
			if there && was == w {
				continue
			}
			if err := store.CheckText(w.Person, w.Text); err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, "INSERT INTO wants ("+wantColumns+`) VALUES ($1, $2, $3, $4)
				ON CONFLICT (person) DO UPDATE SET since = excluded.since, seen = excluded.seen,
					text = excluded.text`, w.Person, w.Since, w.Seen, w.Text); err != nil {
				return err
			}
		}
		for person := range before {
			if _, err := tx.Exec(ctx, "DELETE FROM wants WHERE person = $1", person); err != nil {
				return err
			}
		}
		return nil
	})
}

// WantsApart implements [store.Lobby].
func (s Shelf) WantsApart(ctx context.Context) ([]store.Tie, error) {
	return list(ctx, s, "list blocks between those who look for a game", tieRow,
		`SELECT t.person, t.other, t.kind, t.since FROM ties t JOIN wants a ON a.person = t.person
			JOIN wants b ON b.person = t.other WHERE t.kind = $1 ORDER BY t.person, t.other`, store.TieBlock)
}

const reportColumns = "id, person, about, place, text, made, settled"

func reportRow(r *store.Report) []any {
	return []any{&r.ID, &r.Person, &r.About, &r.Place, &r.Text, &r.Made, &r.Settled}
}

// Report implements [store.Lobby].
func (s Shelf) Report(ctx context.Context, r store.Report) error {
	if err := store.CheckText(r.ID, r.Person, r.About, r.Place, r.Text); err != nil {
		return err
	}
	return s.run(ctx, "store a report", "INSERT INTO reports ("+reportColumns+`) VALUES ($1, $2, $3, $4, $5, $6, $7)
		ON CONFLICT DO NOTHING`, r.ID, r.Person, r.About, r.Place, r.Text, r.Made, r.Settled)
}

// Reports implements [store.Lobby].
func (s Shelf) Reports(ctx context.Context) ([]store.Report, error) {
	return list(ctx, s, "list reports", reportRow,
		"SELECT "+reportColumns+" FROM reports WHERE settled = 0 ORDER BY made, id")
}

// ReportsBy implements [store.Lobby].
func (s Shelf) ReportsBy(ctx context.Context, person string) ([]store.Report, error) {
	return list(ctx, s, "list the reports of a person", reportRow,
		"SELECT "+reportColumns+" FROM reports WHERE person = $1 ORDER BY made, id", person)
}

// EditReports implements [store.Lobby].
func (s Shelf) EditReports(ctx context.Context, mention string, edit func([]store.Report)) error {
	return s.write(ctx, "change reports", func(ctx context.Context, tx Tx) error {
		var before []store.Report
		if err := tx.Query(ctx, func(scan func(...any) error) error {
			var r store.Report
			err := scan(reportRow(&r)...)
			before = append(before, r)
			return err
		}, "SELECT "+reportColumns+" FROM reports WHERE text LIKE $1 ORDER BY made, id"+tx.Lock(),
			"%"+mention+"%"); err != nil {
			return err
		}
		after := append([]store.Report{}, before...)
		edit(after)
		for i, r := range after {
			if r.Text == before[i].Text {
				continue
			}
			if err := store.CheckText(r.Text); err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, "UPDATE reports SET text = $2 WHERE id = $1", before[i].ID, r.Text); err != nil {
				return err
			}
		}
		return nil
	})
}
