package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

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
	q.contents([]*store.Change{{ID: t.ID, Header: &t.Header, Seats: t.Seats, Moves: t.Moves, Happened: t.Happened,
		Jobs: t.Jobs}})
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

type changeCall = call[*store.Change, struct{}]

// Change implements [store.Store].
func (s *Store) Change(ctx context.Context, c *store.Change) error {
	err := c.CheckText()
	if err == nil {
		_, err = s.changes.ask(ctx, c)
	}
	if err != nil {
		return fmt.Errorf("change table %s: %w", c.ID, err)
	}
	return nil
}

// change makes changes of different tables. What stands in the way of one does not concern the others.
func (s *Store) change(calls []*changeCall) {
	slices.SortFunc(calls, func(a, b *changeCall) int { return strings.Compare(a.ask.ID, b.ask.ID) })
	err := s.write(context.Background(), func(ctx context.Context, a attempt) error {
		err := change(ctx, a, unsettled(calls))
		for _, c := range unsettled(calls) {
			if err == nil || a.lost(err) || len(calls) == 1 {
				return err
			}
			if one := change(ctx, a, []*changeCall{c}); a.lost(one) || a.again && unsure(one) {
				return one
			} else if one != nil {
				c.settle(struct{}{}, named(one))
			}
		}
		return nil
	})
	for _, c := range unsettled(calls) {
		c.err = err
	}
}

// change makes changes and answers them. If some change moves that are packed, it unpacks them. Once they are packed
// nobody else does without another version, so the second attempt finds them as they were read, or is late. After an
// error the unanswered ones have not happened.
func change(ctx context.Context, a attempt, calls []*changeCall) error {
	blocked, err := tryChange(ctx, a, calls, nil)
	if err != nil || len(blocked) == 0 {
		return err
	}
	packed := map[string][]store.Move{}
	for _, c := range blocked {
		if packed[c.ask.ID], err = unpacked(ctx, a, c.ask.ID, c.ask.Expected); err != nil {
			return err
		}
	}
	_, err = tryChange(ctx, a, blocked, packed)
	return err
}

// tryChange returns the changes in whose way are moves that are packed, or were packed meanwhile. Those that were
// packed, if any are given, are put back.
func tryChange(
	ctx context.Context, a attempt, calls []*changeCall, packed map[string][]store.Move,
) (blocked []*changeCall, err error) {
	var q statement
	q.changes(calls, a.writer, packed)
	type result struct {
		version int64
		stored  int
		done    bool
	}
	results := map[string]result{}
	err = query(ctx, a.conn, func(row pgx.Rows) error {
		var id string
		var r result
		err := row.Scan(&id, &r.version, &r.stored, &r.done)
		results[id] = r
		return err
	}, q.text(`SELECT s.id, s.version, s.moves, w.id IS NOT NULL FROM stored s LEFT JOIN written w ON w.id = s.id`),
		q.args...)
	if err != nil {
		return nil, found(err)
	}
	for _, one := range calls {
		c := one.ask
		r, exists := results[c.ID]
		switch {
		case !exists:
			err = store.ErrNotFound
		case r.done:
			err = nil
		case r.version == c.Expected && (r.stored < c.From || c.From < 0):
			err = fmt.Errorf("%w: %d are stored, the next would be %d", store.ErrGap, r.stored, c.From)
		case r.version == c.Expected && packed == nil:
			// The moves are packed, or somebody changed or packed them while the statement waited.
			blocked = append(blocked, one)
			continue
		default:
			err = a.unless(ctx, c.ID, c.Expected+1,
				fmt.Errorf("%w: version %d, not %d", store.ErrStale, r.version, c.Expected))
			if a.lost(err) {
				return nil, err
			}
		}
		one.settle(struct{}{}, named(err))
	}
	return blocked, nil
}

// changes writes the rows of tables, and what belongs to them, where that version is the expected one.
func (s *statement) changes(calls []*changeCall, writer int64, packed map[string][]store.Move) {
	var ids, statuses, reasons []string
	var expected, owing, updated, moved, first, until []int64
	var marks [][]byte
	var owners, terms []*string
	var public, unpacks []*bool
	contents := make([]*store.Change, len(calls))
	for i, one := range calls {
		c := *one.ask
		before, unpack := packed[c.ID]
		ids, expected = append(ids, c.ID), append(expected, c.Expected)
		statuses, reasons = append(statuses, c.Status), append(reasons, c.Reason)
		owing, updated, moved = append(owing, int64(c.Owing)), append(updated, c.Updated), append(moved, c.Moved)
		marks, owners = append(marks, c.Marks), append(owners, c.Owner)
		public, terms = append(public, c.Public), append(terms, c.Terms)
		first, until = append(first, int64(c.From)), append(until, int64(c.From+len(c.Moves)))
		unpacks = append(unpacks, &unpack)
		if unpack {
			c.From, c.Moves = 0, slices.Concat(before[:min(max(c.From, 0), len(before))], c.Moves)
		}
		contents[i] = &c
	}
	places := s.arg(ids)
	s.named("asked", `SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::text[], %s::bigint[], %s::bigint[],
		%s::bigint[], %s::bytea[], %s::text[], %s::boolean[], %s::text[], %s::bigint[], %s::bigint[], %s::boolean[])
		AS c (id, expected, status, reason, owing, updated, moved, marks, owner, public, terms, first, until, unpacks)`,
		places, s.arg(expected), s.arg(statuses), s.arg(reasons), s.arg(owing), s.arg(updated), s.arg(moved),
		s.arg(marks), s.arg(owners), s.arg(public), s.arg(terms), s.arg(first), s.arg(until), s.arg(unpacks))
	s.named("stored", `SELECT id, version, packed, CASE
			WHEN packed THEN (SELECT a.moves FROM archive a WHERE a.table_id = t.id)
			ELSE (SELECT coalesce(max(m.seq) + 1, 0) FROM moves m WHERE m.table_id = t.id) END AS moves
		FROM tables t WHERE id = ANY(%s::text[])`, places)
	s.named("written", `UPDATE tables t SET version = t.version + 1, status = c.status, reason = c.reason,
			owing = c.owing, updated = c.updated, moved = c.moved, marks = c.marks, owner = coalesce(c.owner, t.owner),
			public = coalesce(c.public, t.public), terms = coalesce(c.terms, t.terms),
			writers = (%s::bigint || t.writers)[1:%d], packed = t.packed AND NOT c.unpacks
		FROM asked c JOIN stored s USING (id)
		WHERE t.id = c.id AND t.version = c.expected AND c.first BETWEEN 0 AND s.moves AND CASE
			WHEN c.unpacks THEN t.packed
			ELSE t.packed = s.packed AND (NOT t.packed OR c.until = c.first AND c.first = s.moves) END
		RETURNING t.id, c.unpacks, c.until, s.moves AS before`, s.arg(writer), remembered)
	s.part(`DELETE FROM moves m USING written w WHERE w.before > w.until AND NOT w.unpacks AND m.table_id = w.id
		AND m.seq >= w.until`)
	if packed != nil {
		s.part("DELETE FROM archive a USING written w WHERE w.unpacks AND a.table_id = w.id")
	}
	s.contents(contents)
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
