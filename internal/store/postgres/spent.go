package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Spend implements [store.Store]. A write that is sent again may count twice.
func (s *Store) Spend(ctx context.Context, who string, most int, within time.Duration) (may bool, err error) {
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		err := forgetSpent(ctx, a, who)
		if err == nil {
			may, err = spend(ctx, a.conn, who, most, within)
		}
		return err
	})
	if err != nil {
		return false, fmt.Errorf("count what somebody does: %w", err)
	}
	return may, nil
}

// SpendOnce implements [store.Store]. What was answered is a row of the occasion: with a time if it was yes. Of two who
// come at once, the second waits until the first has written it.
func (s *Store) SpendOnce(
	ctx context.Context, who, occasion string, most int, within time.Duration,
) (may bool, err error) {
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		if err := forgetSpent(ctx, a, who, occasion); err != nil {
			return err
		}
		return pgx.BeginFunc(ctx, a.conn, func(tx pgx.Tx) (err error) {
			may, err = spendOnce(ctx, tx, who, occasion, most, within)
			return err
		})
	})
	if err != nil {
		return false, fmt.Errorf("count what somebody does once: %w", err)
	}
	return may, nil
}

func spendOnce(
	ctx context.Context, tx pgx.Tx, who, occasion string, most int, within time.Duration,
) (may bool, err error) {
	first, err := tx.Exec(ctx, `INSERT INTO spent AS s (who, times, until) VALUES ($1, '{}', `+now+` + $2::bigint)
		ON CONFLICT (who) DO UPDATE SET until = excluded.until, times = '{}' WHERE s.until <= `+now,
		occasion, within.Milliseconds())
	if err != nil {
		return false, err
	}
	if first.RowsAffected() == 0 {
		err := tx.QueryRow(ctx, "SELECT cardinality(times) > 0 FROM spent WHERE who = $1", occasion).Scan(&may)
		return may, err
	}
	if may, err = spend(ctx, tx, who, most, within); err != nil || !may {
		return false, err
	}
	_, err = tx.Exec(ctx, "UPDATE spent SET times = ARRAY["+now+"] WHERE who = $1", occasion)
	return true, err
}

// forgetSpent deletes some of what no longer counts, but not the rows that the writer is about to change: so whoever
// comes by tidies up a little.
func forgetSpent(ctx context.Context, a attempt, but ...string) error {
	_, err := a.conn.Exec(ctx, "DELETE FROM spent WHERE who IN (SELECT who FROM spent WHERE until <= "+now+
		" AND who <> ALL ($1::text[]) LIMIT 10 FOR UPDATE SKIP LOCKED)", but)
	return err
}

// spend counts that somebody does something, unless they have done it too often.
func spend(ctx context.Context, c spender, who string, most int, within time.Duration) (may bool, err error) {
	done, err := c.Exec(ctx, `INSERT INTO spent AS s (who, times, until)
		VALUES ($1, ARRAY[`+now+`], `+now+` + $3::bigint)
		ON CONFLICT (who) DO UPDATE SET until = excluded.until, times = excluded.times ||
			ARRAY(SELECT t FROM unnest(s.times) t WHERE t > `+now+` - $3::bigint)
		WHERE (SELECT count(*) FROM unnest(s.times) t WHERE t > `+now+` - $3::bigint) < $2`,
		who, most, within.Milliseconds())
	return err == nil && done.RowsAffected() > 0, err
}

// spender is a connection, or a transaction.
type spender interface {
	Exec(ctx context.Context, text string, args ...any) (pgconn.CommandTag, error)
}
