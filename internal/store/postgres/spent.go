package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
)

// Spend implements [store.Store]. What no longer counts is deleted now and then, by whoever comes by; a write that is
// sent again may count twice.
func (s *Store) Spend(ctx context.Context, who string, most int, within time.Duration) (may bool, err error) {
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		may = false
		if _, err := a.conn.Exec(ctx, "DELETE FROM spent WHERE who IN (SELECT who FROM spent WHERE until <= "+now+
			" AND who <> $1 LIMIT 10 FOR UPDATE SKIP LOCKED)", who); err != nil {
			return err
		}
		return query(ctx, a.conn, func(row pgx.Rows) error {
			may = true
			return nil
		}, `INSERT INTO spent AS s (who, times, until) VALUES ($1, ARRAY[`+now+`], `+now+` + $3::bigint)
			ON CONFLICT (who) DO UPDATE SET until = excluded.until, times = excluded.times ||
				ARRAY(SELECT t FROM unnest(s.times) t WHERE t > `+now+` - $3::bigint)
			WHERE (SELECT count(*) FROM unnest(s.times) t WHERE t > `+now+` - $3::bigint) < $2 RETURNING who`,
			who, most, within.Milliseconds())
	})
	if err != nil {
		return false, fmt.Errorf("count what somebody does: %w", err)
	}
	return may, nil
}
