package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"
)

func (s *Store) Spend(ctx context.Context, who string, most int, within time.Duration) (may bool, err error) {
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		now := time.Now()
		if err := forgetSpent(ctx, tx, now); err != nil {
			return err
		}
		may, err = spend(ctx, tx, who, most, within, now)
		return err
	})
	if err != nil {
		return false, fmt.Errorf("count what somebody does: %w", err)
	}
	return may, nil
}

// SpendOnce implements [store.Store]. What was answered is a row of the occasion: with a time if it was yes.
func (s *Store) SpendOnce(
	ctx context.Context, who, occasion string, most int, within time.Duration,
) (may bool, err error) {
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		now := time.Now()
		if err := forgetSpent(ctx, tx, now); err != nil {
			return err
		}
		times, known, err := spentTimes(ctx, tx, occasion)
		if err != nil {
			return err
		}
		if known {
			may = len(times) > 0
			return nil
		}
		if may, err = spend(ctx, tx, who, most, within, now); err != nil {
			return err
		}
		if may {
			times = []int64{now.UnixMilli()}
		}
		return putSpent(ctx, tx, occasion, times, within, now)
	})
	if err != nil {
		return false, fmt.Errorf("count what somebody does once: %w", err)
	}
	return may, nil
}

// forgetSpent deletes what no longer counts.
func forgetSpent(ctx context.Context, tx *sql.Tx, now time.Time) error {
	_, err := tx.ExecContext(ctx, "DELETE FROM spent WHERE until <= $1", now.UnixMilli())
	return err
}

// spend counts that somebody does something, unless they have done it too often.
func spend(
	ctx context.Context, tx *sql.Tx, who string, most int, within time.Duration, now time.Time,
) (may bool, err error) {
	times, _, err := spentTimes(ctx, tx, who)
	if err != nil {
		return false, err
	}
	since := now.UnixMilli() - within.Milliseconds()
	times = slices.DeleteFunc(times, func(at int64) bool { return at <= since })
	if len(times) >= most {
		return false, nil
	}
	return true, putSpent(ctx, tx, who, append(times, now.UnixMilli()), within, now)
}

// spentTimes returns when somebody did something, and whether anything is stored of them.
func spentTimes(ctx context.Context, tx *sql.Tx, who string) (times []int64, known bool, err error) {
	var text string
	err = tx.QueryRowContext(ctx, "SELECT times FROM spent WHERE who = $1", who).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, false, nil
	}
	if err == nil {
		err = json.Unmarshal([]byte(text), &times)
	}
	return times, true, err
}

func putSpent(
	ctx context.Context, tx *sql.Tx, who string, times []int64, within time.Duration, now time.Time,
) error {
	list, err := json.Marshal(times)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO spent (who, times, until) VALUES ($1, $2, $3)
		ON CONFLICT (who) DO UPDATE SET times = excluded.times, until = excluded.until`,
		who, string(list), now.Add(within).UnixMilli())
	return err
}
