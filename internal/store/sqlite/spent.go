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
		now := time.Now().UnixMilli()
		if _, err := tx.ExecContext(ctx, "DELETE FROM spent WHERE until <= $1", now); err != nil {
			return err
		}
		var text string
		var times []int64
		err := tx.QueryRowContext(ctx, "SELECT times FROM spent WHERE who = $1", who).Scan(&text)
		if err == nil {
			err = json.Unmarshal([]byte(text), &times)
		}
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		times = slices.DeleteFunc(times, func(at int64) bool { return at <= now-within.Milliseconds() })
		if may = len(times) < most; !may {
			return nil
		}
		list, err := json.Marshal(append(times, now))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `INSERT INTO spent (who, times, until) VALUES ($1, $2, $3)
			ON CONFLICT (who) DO UPDATE SET times = excluded.times, until = excluded.until`,
			who, string(list), now+within.Milliseconds())
		return err
	})
	if err != nil {
		return false, fmt.Errorf("count what somebody does: %w", err)
	}
	return may, nil
}
