package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"ennead/internal/store"
)

const rowColumns, seatColumns = store.RowColumns, store.SeatColumns

func (s *Store) Version(ctx context.Context, id string) (int64, error) {
	var version int64
	err := s.ready.version.QueryRowContext(ctx, id).Scan(&version)
	if err != nil {
		return 0, fmt.Errorf("read the version of table %s: %w", id, found(err))
	}
	return version, nil
}

func (s *Store) Versions(ctx context.Context, ids []string) (versions map[string]int64, err error) {
	wanted, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	rows, err := s.readers.QueryContext(ctx,
		"SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each($1))", string(wanted))
	if err != nil {
		return nil, fmt.Errorf("read the versions of %d tables: %w", len(ids), named(err))
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	versions = make(map[string]int64, len(ids))
	for rows.Next() {
		var id string
		var version int64
		if err := rows.Scan(&id, &version); err != nil {
			return nil, err
		}
		versions[id] = version
	}
	return versions, named(rows.Err())
}

func (s *Store) Load(ctx context.Context, id string) (*store.Table, error) {
	t, err := s.load(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("load table %s: %w", id, found(err))
	}
	return t, nil
}

// load reads in one transaction, so that all parts have the same version.
func (s *Store) load(ctx context.Context, id string) (t *store.Table, err error) {
	tx, err := s.readers.BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, ignoreDone(tx.Rollback())) }()
	t = &store.Table{}
	row := tx.QueryRowContext(ctx, `SELECT `+rowColumns+`, t.marks, h.header, x.secret,
		t.packed, a.record, coalesce(a.moves, 0)
		FROM tables t JOIN headers h ON h.table_id = t.id JOIN secrets x ON x.table_id = t.id
		LEFT JOIN archive a ON a.table_id = t.id WHERE t.id = $1`, id)
	var packed bool
	var record []byte
	var count int
	parts := append(t.Row.Columns(), &t.Marks, &t.Header, &t.Secret, &packed, &record, &count)
	if err := row.Scan(parts...); err != nil {
		return nil, err
	}
	if t.Seats, err = seats(ctx, tx, id); err != nil {
		return nil, err
	}
	if t.Moves, err = moves(ctx, tx, id); err != nil {
		return nil, err
	}
	if t.Happened, err = happened(ctx, tx, id); err != nil {
		return nil, err
	}
	return t, t.Unpack(packed, record, count)
}

func moves(ctx context.Context, tx *sql.Tx, id string) (list []store.Move, err error) {
	rows, err := tx.QueryContext(ctx,
		"SELECT seq, seat, text, note, waived, at FROM moves WHERE table_id = $1 ORDER BY seq", id)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var seq int
		var m store.Move
		if err := rows.Scan(&seq, &m.Seat, &m.Text, &m.Note, &m.Waived, &m.At); err != nil {
			return nil, err
		}
		if seq != len(list) {
			return nil, fmt.Errorf("%w: move %d is missing", store.ErrDamaged, len(list))
		}
		list = append(list, m)
	}
	return list, rows.Err()
}

// found replaces the error of an empty result by [store.ErrNotFound].
func found(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrNotFound
	}
	return named(err)
}
