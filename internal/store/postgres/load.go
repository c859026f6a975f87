package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

const rowColumns, seatColumns = store.RowColumns, store.SeatColumns

type versionCall = call[string, int64]

// Version implements [store.Store].
func (s *Store) Version(ctx context.Context, id string) (version int64, err error) {
	if version, err = s.versions.ask(ctx, id); err != nil {
		return 0, fmt.Errorf("read the version of table %s: %w", id, err)
	}
	return version, nil
}

// version answers those who want to know a version.
func (s *Store) version(calls []*versionCall) {
	ids := make([]string, len(calls))
	for i, c := range calls {
		ids[i] = c.ask
	}
	versions, err := s.Versions(context.Background(), ids)
	for _, c := range calls {
		version, exists := versions[c.ask]
		if c.settle(version, err); err == nil && !exists {
			c.err = store.ErrNotFound
		}
	}
}

// Versions implements [store.Store].
func (s *Store) Versions(ctx context.Context, ids []string) (versions map[string]int64, err error) {
	wanted := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return store.CheckText(id) != nil })
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		versions = make(map[string]int64, len(wanted))
		return query(ctx, c, func(row pgx.Rows) error {
			var id string
			var version int64
			err := row.Scan(&id, &version)
			versions[id] = version
			return err
		}, "SELECT id, version FROM tables WHERE id = ANY($1::text[])", wanted)
	})
	if err != nil {
		return nil, fmt.Errorf("read the versions of %d tables: %w", len(ids), err)
	}
	return versions, nil
}

// Load implements [store.Store].
func (s *Store) Load(ctx context.Context, id string) (t *store.Table, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		t, err = load(ctx, c, id)
		return found(err)
	})
	if err != nil {
		return nil, fmt.Errorf("load table %s: %w", id, err)
	}
	return t, nil
}

// load reads in one transaction, so that all parts have the same version, and in one round trip.
func load(ctx context.Context, c *pgx.Conn, id string) (*store.Table, error) {
	t := &store.Table{}
	found, packed := false, false
	var record []byte
	var count int
	var b pgx.Batch
	b.Queue("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
	queue(&b, func(row pgx.Rows) error {
		found = true
		return row.Scan(append(t.Row.Columns(), &t.Marks, &t.Header, &t.Secret, &packed, &record, &count)...)
	}, "SELECT "+rowColumns+`, t.marks, h.header, x.secret, t.packed, a.record, coalesce(a.moves, 0)
		FROM tables t JOIN headers h ON h.table_id = t.id JOIN secrets x ON x.table_id = t.id
		LEFT JOIN archive a ON a.table_id = t.id WHERE t.id = $1`, id)
	queue(&b, func(row pgx.Rows) error {
		var r store.SeatRow
		err := row.Scan(r.Columns()...)
		t.Seats = r.AddTo(t.Seats)
		return err
	}, "SELECT "+seatColumns+` FROM seats s LEFT JOIN devices d ON d.table_id = s.table_id AND d.seat = s.seat
		WHERE s.table_id = $1 ORDER BY s.seat, d.person`, id)
	queue(&b, func(row pgx.Rows) error {
		var seq int
		var m store.Move
		if err := row.Scan(&seq, &m.Seat, &m.Text, &m.Note, &m.Waived, &m.At); err != nil {
			return err
		}
		if seq != len(t.Moves) {
			return fmt.Errorf("%w: move %d is missing", store.ErrDamaged, len(t.Moves))
		}
		t.Moves = append(t.Moves, m)
		return nil
	}, "SELECT seq, seat, text, note, waived, at FROM moves WHERE table_id = $1 ORDER BY seq", id)
	queue(&b, func(row pgx.Rows) error {
		var h store.Happening
		err := row.Scan(&h.Turns, &h.At, &h.Kind, &h.Seat, &h.Name, &h.Next, &h.Person, &h.Doubtful)
		t.Happened = append(t.Happened, h)
		return err
	}, `SELECT turns, at, kind, seat, name, next, person, doubtful FROM happenings WHERE table_id = $1
		ORDER BY number`, id)
	b.Queue("COMMIT")
	err := c.SendBatch(ctx, &b).Close()
	switch {
	case err != nil:
		return t, err
	case !found:
		return t, pgx.ErrNoRows
	}
	return t, t.Unpack(packed, record, count)
}

// queue adds a query to a batch, and calls each with its rows.
func queue(b *pgx.Batch, each func(pgx.Rows) error, query string, args ...any) {
	b.Queue(query, args...).Query(func(rows pgx.Rows) error { return scan(rows, each) })
}

// scan calls each with every row.
func scan(rows pgx.Rows, each func(pgx.Rows) error) error {
	defer rows.Close()
	for rows.Next() {
		if err := each(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// query calls each with every row that a query finds.
func query(ctx context.Context, c *pgx.Conn, each func(pgx.Rows) error, text string, args ...any) error {
	rows, err := c.Query(ctx, text, args...)
	return errors.Join(err, scan(rows, each))
}
