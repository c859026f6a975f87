package postgres

import (
	"context"
	"fmt"
	"math"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// ByPerson implements [store.Store].
func (s *Store) ByPerson(ctx context.Context, person string, limit int) ([]store.Row, error) {
	if person == "" {
		return nil, nil // nobody
	}
	return s.list(ctx, `t.id IN (SELECT table_id FROM seats WHERE person = $2 AND person <> ''
		UNION SELECT table_id FROM devices WHERE person = $2
		UNION SELECT id FROM tables WHERE owner = $2)`, limit, person)
}

// recent limits how many public tables are searched for those of different people.
const recent = 2000

// Public implements [store.Store].
func (s *Store) Public(ctx context.Context, status string, limit, each int) ([]store.Row, error) {
	return s.list(ctx, fmt.Sprintf(`t.id IN (SELECT id FROM (SELECT id,
		row_number() OVER (PARTITION BY coalesce(nullif(owner, ''), id) ORDER BY updated DESC, id) AS of_owner,
		row_number() OVER (PARTITION BY coalesce(network, id) ORDER BY updated DESC, id) AS of_network
		FROM (SELECT p.id, p.owner, p.updated, o.network FROM tables p LEFT JOIN origins o ON o.table_id = p.id
			WHERE p.public AND p.status = $2 ORDER BY p.updated DESC, p.id LIMIT %d) AS late) AS counted
		WHERE of_owner <= $3 AND of_network <= $4)`, recent), limit, status, each, 3*each)
}

// Opened implements [store.Store].
func (s *Store) Opened(
	ctx context.Context, status, owner, network string, since int64,
) (byOwner, byNetwork int, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		return c.QueryRow(ctx, `SELECT
			(SELECT count(*) FROM tables WHERE owner = $2 AND owner <> '' AND status = $1 AND updated >= $4),
			(SELECT count(*) FROM origins o JOIN tables t ON t.id = o.table_id
				WHERE o.network = $3 AND t.status = $1 AND t.updated >= $4)`,
			status, owner, network, since).Scan(&byOwner, &byNetwork)
	})
	if err != nil {
		return 0, 0, fmt.Errorf("count opened tables: %w", err)
	}
	return byOwner, byNetwork, nil
}

// every is a limit that lists are never cut at.
const every = math.MaxInt32

func (s *Store) list(ctx context.Context, where string, limit int, args ...any) (list []store.Row, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		list, err = rows(ctx, c, where, limit, args...)
		return err
	})
	if err != nil {
		return list, fmt.Errorf("list tables: %w", err)
	}
	return list, nil
}

// rows lists tables; the arguments of the condition begin with $2.
func rows(ctx context.Context, c *pgx.Conn, where string, limit int, args ...any) (list []store.Row, err error) {
	err = query(ctx, c, func(row pgx.Rows) error {
		var r store.Row
		var seat store.SeatRow
		if err := row.Scan(append(r.Columns(), seat.Columns()...)...); err != nil {
			return err
		}
		if n := len(list); n == 0 || list[n-1].ID != r.ID {
			list = append(list, r)
		}
		at := &list[len(list)-1]
		at.Seats = seat.AddTo(at.Seats)
		return nil
	}, "SELECT "+rowColumns+", "+seatColumns+`
		FROM (SELECT * FROM tables t WHERE `+where+` ORDER BY updated DESC, id LIMIT $1) t
		LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN devices d ON d.table_id = s.table_id AND d.seat = s.seat
		ORDER BY t.updated DESC, t.id, s.seat, d.person`, append([]any{limit}, args...)...)
	return list, err
}

// texts lists the texts that a query finds.
func (s *Store) texts(ctx context.Context, text string, args ...any) (list []string, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		list = nil
		return query(ctx, c, func(row pgx.Rows) error {
			var one string
			err := row.Scan(&one)
			list = append(list, one)
			return err
		}, text, args...)
	})
	return list, err
}

// Untouched implements [store.Store].
func (s *Store) Untouched(ctx context.Context, status string, before int64) (list []store.Row, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		list = nil
		return query(ctx, c, func(row pgx.Rows) error {
			var r store.Row
			err := row.Scan(r.Columns()...)
			list = append(list, r)
			return err
		}, "SELECT "+rowColumns+" FROM tables t WHERE t.status = $1 AND t.updated < $2 ORDER BY t.updated", status,
			before)
	})
	if err != nil {
		return nil, fmt.Errorf("list untouched tables: %w", err)
	}
	return list, nil
}

// All implements [store.Store].
func (s *Store) All(ctx context.Context) (list []store.Entry, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		list, err = all(ctx, c)
		return err
	})
	if err != nil {
		return list, fmt.Errorf("list all tables: %w", err)
	}
	return list, nil
}

func all(ctx context.Context, c *pgx.Conn) (list []store.Entry, err error) {
	tables, err := rows(ctx, c, "TRUE", every)
	at := map[string]int{}
	for i, r := range tables {
		list, at[r.ID] = append(list, store.Entry{Row: r}), i
	}
	if err != nil {
		return list, err
	}
	return list, query(ctx, c, func(row pgx.Rows) error {
		var id string
		var moves int
		var header, text int64
		err := row.Scan(&id, &header, &moves, &text)
		if i, ok := at[id]; ok {
			list[i].Moves, list[i].Size = moves, header+text
		}
		return err
	}, `SELECT h.table_id, octet_length(h.header),
		count(m.seq) + coalesce(max(a.moves), 0),
		coalesce(sum(octet_length(m.text) + octet_length(m.note) + 3), 0)::bigint + coalesce(max(a.size), 0)
		FROM headers h LEFT JOIN moves m ON m.table_id = h.table_id LEFT JOIN archive a ON a.table_id = h.table_id
		GROUP BY h.table_id`)
}

// IDs implements [store.Store].
func (s *Store) IDs(ctx context.Context) ([]string, error) {
	list, err := s.texts(ctx, "SELECT id FROM tables ORDER BY id")
	if err != nil {
		return list, fmt.Errorf("list all tables: %w", err)
	}
	return list, nil
}
