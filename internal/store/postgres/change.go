package postgres

import (
	"context"
	"fmt"
	"slices"

	"ennead/internal/store"
)

// remembered is how many versions a table knows the writer of: more than others can make while one who lost the
// connection comes back.
const remembered = 32

// Create implements [store.Store].
func (s *Store) Create(ctx context.Context, t *store.Table) error {
	err := t.CheckText()
	if err == nil {
		err = s.write(ctx, func(ctx context.Context, a attempt) error { return create(ctx, a, t) })
	}
	if err != nil {
		return fmt.Errorf("create table %s: %w", t.ID, err)
	}
	return nil
}

func create(ctx context.Context, a attempt, t *store.Table) error {
	var q statement
	q.named("written", `INSERT INTO tables
		(id, version, game, status, reason, public, terms, owner, owing, created, updated, moved, writers)
		VALUES (%s, 1, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, ARRAY[%s::bigint])
		ON CONFLICT (id) DO NOTHING RETURNING id`,
		q.arg(t.ID), q.arg(t.Game), q.arg(t.Status), q.arg(t.Reason), q.arg(t.Public), q.arg(t.Terms),
		q.arg(t.Owner), q.arg(int64(t.Owing)), q.arg(t.Created), q.arg(t.Updated), q.arg(t.Moved), q.arg(a.writer))
	q.part("INSERT INTO secrets (table_id, secret) SELECT id, %s::bytea FROM written", q.arg(t.Secret))
	if t.Network != "" {
		q.part("INSERT INTO origins (table_id, network) SELECT id, %s::text FROM written", q.arg(t.Network))
	}
	q.header(t.Header)
	q.seats(t.Seats)
	q.moves(0, t.Moves)
	q.happened(t.ID, t.Happened)
	q.jobs(t.Jobs, nil)
	var done bool
	err := a.conn.QueryRow(ctx, q.text("SELECT EXISTS (SELECT FROM written)"), q.args...).Scan(&done)
	switch {
	case err != nil:
		return err
	case done:
		return nil
	}
	return a.unless(ctx, t.ID, 1, store.ErrExists)
}

// Change implements [store.Store].
func (s *Store) Change(ctx context.Context, c *store.Change) error {
	err := c.CheckText()
	if err == nil {
		err = s.write(ctx, func(ctx context.Context, a attempt) error { return change(ctx, a, c) })
	}
	if err != nil {
		return fmt.Errorf("change table %s: %w", c.ID, err)
	}
	return nil
}

// change makes a change. If it changes moves that are packed, it unpacks them. Once they are packed nobody else does
// without another version, so the second attempt finds them as they were read, or is late.
func change(ctx context.Context, a attempt, c *store.Change) error {
	blocked, err := tryChange(ctx, a, c, nil)
	if !blocked {
		return err
	}
	moves, err := unpacked(ctx, a, c.ID, c.Expected)
	if err != nil {
		return err
	}
	_, err = tryChange(ctx, a, c, moves)
	return err
}

// tryChange reports whether moves that are packed, or were packed meanwhile, stand in the way. Those that were packed,
// if any, are put back.
func tryChange(ctx context.Context, a attempt, c *store.Change, packed []store.Move) (blocked bool, err error) {
	var q statement
	id, expected, from := q.arg(c.ID), q.arg(c.Expected), q.arg(int64(c.From))
	q.named("stored", `SELECT packed, CASE WHEN packed THEN (SELECT moves FROM archive WHERE table_id = id)
		ELSE (SELECT coalesce(max(seq) + 1, 0) FROM moves WHERE table_id = id) END AS moves
		FROM tables WHERE id = %s`, id)
	free := "packed = (SELECT packed FROM stored) AND "
	switch {
	case packed != nil:
		free = "packed"
	case len(c.Moves) > 0:
		free += "NOT packed"
	default:
		free += fmt.Sprintf("(NOT packed OR %s::bigint = (SELECT moves FROM stored))", from)
	}
	q.named("written", `UPDATE tables SET version = version + 1, status = %s, reason = %s, owing = %s, updated = %s,
		moved = %s, marks = %s, owner = coalesce(%s::text, owner), public = coalesce(%s::boolean, public),
		terms = coalesce(%s::text, terms), writers = (%s::bigint || writers)[1:%d], packed = packed AND NOT %s::boolean
		WHERE id = %s AND version = %s AND %s::bigint BETWEEN 0 AND (SELECT moves FROM stored) AND %s RETURNING id`,
		q.arg(c.Status), q.arg(c.Reason), q.arg(int64(c.Owing)), q.arg(c.Updated), q.arg(c.Moved), q.arg(c.Marks),
		q.arg(c.Owner), q.arg(c.Public), q.arg(c.Terms), q.arg(a.writer), remembered, q.arg(packed != nil), id,
		expected, from, free)
	if c.Header != nil {
		q.header(*c.Header)
	}
	q.seats(c.Seats)
	q.happened(c.ID, c.Happened)
	q.jobs(c.Jobs, c.Ended)
	q.notices(c.Notices)
	if packed != nil {
		q.moves(0, slices.Concat(packed[:min(max(c.From, 0), len(packed))], c.Moves))
		q.part("DELETE FROM archive a USING written w WHERE a.table_id = w.id")
	} else {
		q.moves(c.From, c.Moves)
	}
	var done bool
	var version int64
	var stored int
	err = a.conn.QueryRow(ctx, q.text(`SELECT EXISTS (SELECT FROM written), t.version, s.moves
		FROM tables t, stored s WHERE t.id = `+id), q.args...).Scan(&done, &version, &stored)
	switch {
	case err != nil:
		return false, found(err)
	case done:
		return false, nil
	case version == c.Expected && (stored < c.From || c.From < 0):
		return false, fmt.Errorf("%w: %d are stored, the next would be %d", store.ErrGap, stored, c.From)
	}
	// If the version is the expected one, the moves are packed, or somebody changed or packed them while the statement
	// waited.
	return version == c.Expected, a.unless(ctx, c.ID, c.Expected+1,
		fmt.Errorf("%w: version %d, not %d", store.ErrStale, version, c.Expected))
}

// unless returns the error, unless it was an earlier attempt of the same write that made that version.
func (a attempt) unless(ctx context.Context, id string, version int64, err error) error {
	if !a.again {
		return err
	}
	var ours, late bool
	failed := a.conn.QueryRow(ctx, `SELECT coalesce(writers[version - $2::bigint + 1] = $3, FALSE),
		version - $2::bigint >= $4::bigint FROM tables WHERE id = $1`,
		id, version, a.writer, int64(remembered)).Scan(&ours, &late)
	switch {
	case failed != nil:
		return found(failed)
	case ours:
		return nil
	case late:
		return fmt.Errorf("%w: others have changed it %d times since", store.ErrUnknown, remembered)
	}
	return err
}

// Delete implements [store.Store].
func (s *Store) Delete(ctx context.Context, id string, seen int64) error {
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		var done bool
		var version int64
		err := a.conn.QueryRow(ctx, `WITH gone AS (DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id)
			SELECT EXISTS (SELECT FROM gone), version FROM tables WHERE id = $1`, id, seen).Scan(&done, &version)
		err = found(err)
		switch {
		case a.again && err == store.ErrNotFound: //nolint:errorlint // it is what found returns
			return nil // whoever has deleted it, it was to be deleted
		case err != nil || done:
			return err
		}
		return fmt.Errorf("%w: version %d, not %d", store.ErrStale, version, seen)
	})
	if err != nil {
		return fmt.Errorf("delete table %s: %w", id, err)
	}
	return nil
}

// Forget implements [store.Store]. Several may do so at once: each takes what nobody else holds.
func (s *Store) Forget(ctx context.Context, status string, before int64) (n int, err error) {
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		done, err := a.conn.Exec(ctx, `DELETE FROM tables WHERE id IN (SELECT id FROM tables
			WHERE status = $1 AND updated < $2 ORDER BY id FOR UPDATE SKIP LOCKED)`, status, before)
		n += int(done.RowsAffected())
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("forget tables: %w", err)
	}
	return n, nil
}
