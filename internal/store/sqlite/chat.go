package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"ennead/internal/store"
)

func (s *Store) Say(
	ctx context.Context, id string, l store.Line, most int, tell ...store.Notice,
) (number int64, err error) {
	if err := errors.Join(store.CheckText(l.Text, l.Phrase), store.CheckNotices(tell)); err != nil {
		return 0, fmt.Errorf("add a chat line at table %s: %w", id, err)
	}
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		err := tx.QueryRowContext(ctx, `INSERT INTO lines (table_id, number, seat, text, phrase, said)
			SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM lines WHERE table_id = $1), $2, $3, $4, $5
			FROM tables WHERE id = $1 AND ($6 = 0
				OR $6 = (SELECT coalesce(max(number), 0) + 1 FROM lines WHERE table_id = $1))
			RETURNING number`, id, l.Seat, l.Text, l.Phrase, l.Said, l.Expected).Scan(&number)
		if errors.Is(err, sql.ErrNoRows) && l.Expected != 0 {
			if err = tx.QueryRowContext(ctx, "SELECT 0 FROM tables WHERE id = $1", id).Scan(&number); err == nil {
				return store.ErrStale
			}
		}
		if err != nil {
			return found(err)
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM lines WHERE table_id = $1 AND number <= $2", id, number-int64(most))
		return errors.Join(err, s.putNotices(ctx, tx, id, tell))
	})
	if err != nil {
		return 0, fmt.Errorf("add a chat line at table %s: %w", id, err)
	}
	return number, nil
}

func (s *Store) Lines(ctx context.Context, id string, last int) ([]store.Line, error) {
	list, err := s.lines(ctx, id, last)
	if err != nil {
		return nil, fmt.Errorf("read the chat of table %s: %w", id, named(err))
	}
	slices.Reverse(list)
	return list, nil
}

// lines returns the last lines, newest first.
func (s *Store) lines(ctx context.Context, id string, last int) (list []store.Line, err error) {
	rows, err := s.ready.lines.QueryContext(ctx, id, last)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var l store.Line
		if err := rows.Scan(&l.Number, &l.Seat, &l.Text, &l.Phrase, &l.Said); err != nil {
			return nil, err
		}
		list = append(list, l)
	}
	return list, rows.Err()
}
