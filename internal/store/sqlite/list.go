package sqlite

import (
	"context"
	"errors"
	"fmt"

	"ennead/internal/store"
)

func (s *Store) ByPerson(ctx context.Context, person string, limit int) ([]store.Row, error) {
	if person == "" {
		return nil, nil // nobody
	}
	return s.list(ctx, `t.id IN (SELECT table_id FROM seats WHERE person = $1 AND person <> ''
		UNION SELECT table_id FROM devices WHERE person = $1
		UNION SELECT id FROM tables WHERE owner = $1)`, limit, person)
}

func (s *Store) list(ctx context.Context, where string, limit int, args ...any) ([]store.Row, error) {
	list, err := s.rows(ctx, where, limit, args...)
	if err != nil {
		return list, fmt.Errorf("list tables: %w", named(err))
	}
	return list, nil
}

func (s *Store) rows(ctx context.Context, where string, limit int, args ...any) (list []store.Row, err error) {
	rows, err := s.readers.QueryContext(ctx, fmt.Sprintf(`
		SELECT `+rowColumns+", "+seatColumns+`
		FROM (SELECT * FROM tables t WHERE %s ORDER BY updated DESC, id LIMIT %d) t
		LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN devices d ON d.table_id = s.table_id AND d.seat = s.seat
		ORDER BY t.updated DESC, t.id, s.seat, d.person`, where, limit), args...)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var r store.Row
		var seat store.SeatRow
		if err := rows.Scan(append(r.Columns(), seat.Columns()...)...); err != nil {
			return list, err
		}
		if n := len(list); n == 0 || list[n-1].ID != r.ID {
			list = append(list, r)
		}
		at := &list[len(list)-1]
		at.Seats = seat.AddTo(at.Seats)
	}
	return list, rows.Err()
}
