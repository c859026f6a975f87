package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// Say implements [store.Store].
func (s *Store) Say(
	ctx context.Context, id string, l store.Line, most int, tell ...store.Notice,
) (number int64, err error) {
	err = errors.Join(store.CheckText(l.Text, l.Phrase), store.CheckNotices(tell))
	if err == nil {
		err = s.write(ctx, func(ctx context.Context, a attempt) error {
			number, err = say(ctx, a, id, l, most, tell)
			return err
		})
	}
	if err != nil {
		return 0, fmt.Errorf("add a chat line at table %s: %w", id, err)
	}
	return number, nil
}

// say takes the row of the table first: whoever speaks waits for whoever speaks there, so that the next statement sees
// all numbers. A line that an earlier attempt has already said keeps its number. Of one that is not said nobody hears.
func say(
	ctx context.Context, a attempt, id string, l store.Line, most int, tell []store.Notice,
) (number int64, err error) {
	err = store.ErrNotFound
	var b pgx.Batch
	b.Queue("BEGIN")
	queue(&b, func(pgx.Rows) error {
		err = store.ErrStale // unless the line has the number that it must have
		return nil
	}, "SELECT FROM tables WHERE id = $1 FOR UPDATE", id)
	queue(&b, func(row pgx.Rows) error {
		err = nil
		return row.Scan(&number)
	}, `WITH said AS (SELECT number FROM lines WHERE table_id = $1 AND writer = $5),
		added AS (INSERT INTO lines (table_id, number, seat, text, said, writer, phrase)
			SELECT t.id, (SELECT coalesce(max(number), 0) + 1 FROM lines WHERE table_id = $1), $2, $3, $4, $5, $6
			FROM tables t WHERE t.id = $1 AND NOT EXISTS (SELECT FROM said) AND ($7::bigint = 0
				OR $7::bigint = (SELECT coalesce(max(number), 0) + 1 FROM lines WHERE table_id = $1))
			RETURNING number)
		SELECT number FROM said UNION ALL SELECT number FROM added`, id, int64(l.Seat), l.Text, l.Said, a.writer,
		l.Phrase, l.Expected)
	b.Queue(`DELETE FROM lines WHERE table_id = $1
		AND number <= (SELECT max(number) FROM lines WHERE table_id = $1) - $2::bigint`, id, int64(most))
	for _, n := range tell {
		b.Queue(`INSERT INTO notices (person, kind, table_id, mark, at, due, sent)
			SELECT p.person, $3, t.id, $4, $5, $6, 0 FROM tables t, people p
			WHERE t.id = $1 AND p.person = $2 AND p.notices <> ''
				AND EXISTS (SELECT FROM lines WHERE table_id = $1 AND writer = $7)
			ON CONFLICT DO NOTHING`, id, n.Person, n.Kind, n.Mark, n.At, n.Due, a.writer)
	}
	b.Queue("COMMIT")
	if failed := a.conn.SendBatch(ctx, &b).Close(); failed != nil {
		return 0, found(failed)
	}
	return number, err
}

// Lines implements [store.Store].
func (s *Store) Lines(ctx context.Context, id string, last int) (list []store.Line, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		list = nil
		return query(ctx, c, func(row pgx.Rows) error {
			var l store.Line
			err := row.Scan(&l.Number, &l.Seat, &l.Text, &l.Phrase, &l.Said)
			list = append(list, l)
			return err
		}, `SELECT number, seat, text, phrase, said FROM lines WHERE table_id = $1
			ORDER BY number DESC LIMIT $2`, id, last)
	})
	if err = found(err); err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, fmt.Errorf("read the chat of table %s: %w", id, err)
	}
	slices.Reverse(list)
	return list, nil
}
