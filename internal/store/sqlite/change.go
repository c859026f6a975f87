package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ennead/internal/store"
)

func (s *Store) Create(ctx context.Context, t *store.Table) error {
	if err := t.CheckText(); err != nil {
		return fmt.Errorf("create table %s: %w", t.ID, err)
	}
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO tables
			(id, version, game, status, reason, public, terms, owner, owing, created, updated, moved)
			VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
			t.ID, t.Game, t.Status, t.Reason, t.Public, t.Terms, t.Owner, t.Owing, t.Created, t.Updated, t.Moved)
		if doubled(err) {
			return store.ErrExists
		}
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO secrets (table_id, secret) VALUES ($1, $2)", t.ID,
			t.Secret); err != nil {
			return err
		}
		if err := putOrigin(ctx, tx, t.ID, t.Network); err != nil {
			return err
		}
		if err := putHeader(ctx, tx, t.ID, t.Header); err != nil {
			return err
		}
		if err := putSeats(ctx, tx, t.ID, t.Seats); err != nil {
			return err
		}
		if err := addHappened(ctx, tx, t.ID, t.Happened); err != nil {
			return err
		}
		if err := s.changeJobs(ctx, tx, t.ID, t.Jobs, nil); err != nil {
			return err
		}
		return s.putMoves(ctx, tx, t.ID, 0, t.Moves)
	})
	if err != nil {
		return fmt.Errorf("create table %s: %w", t.ID, err)
	}
	return nil
}

func doubled(err error) bool {
	var e *sqlite.Error
	return errors.As(err, &e) && e.Code() == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
}

func (s *Store) Change(ctx context.Context, c *store.Change) error {
	if err := c.CheckText(); err != nil {
		return fmt.Errorf("change table %s: %w", c.ID, err)
	}
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		if err := s.guard(ctx, tx, c); err != nil {
			return err
		}
		if c.Owner != nil || c.Public != nil || c.Terms != nil {
			if _, err := tx.ExecContext(ctx, `UPDATE tables SET owner = coalesce($2, owner),
				public = coalesce($3, public), terms = coalesce($4, terms) WHERE id = $1`,
				c.ID, c.Owner, c.Public, c.Terms); err != nil {
				return err
			}
		}
		if c.Header != nil {
			if err := putHeader(ctx, tx, c.ID, *c.Header); err != nil {
				return err
			}
		}
		if err := putSeats(ctx, tx, c.ID, c.Seats); err != nil {
			return err
		}
		if err := addHappened(ctx, tx, c.ID, c.Happened); err != nil {
			return err
		}
		if err := s.changeJobs(ctx, tx, c.ID, c.Jobs, c.Ended); err != nil {
			return err
		}
		if err := s.putNotices(ctx, tx, c.ID, c.Notices); err != nil {
			return err
		}
		if err := s.cut(ctx, tx, c.ID, c.From, len(c.Moves)); err != nil {
			return err
		}
		return s.putMoves(ctx, tx, c.ID, c.From, c.Moves)
	})
	if err != nil {
		return fmt.Errorf("change table %s: %w", c.ID, err)
	}
	return nil
}

// guard writes the row if its version is the expected one.
func (s *Store) guard(ctx context.Context, tx *sql.Tx, c *store.Change) error {
	done, err := tx.StmtContext(ctx, s.ready.guard).ExecContext(ctx, c.ID, c.Expected, c.Status, c.Reason, c.Owing,
		c.Updated, c.Moved, c.Marks)
	if err != nil {
		return err
	}
	switch n, err := done.RowsAffected(); {
	case err != nil:
		return err
	case n == 1:
		return nil
	}
	var version int64
	err = tx.QueryRowContext(ctx, "SELECT version FROM tables WHERE id = $1", c.ID).Scan(&version)
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrNotFound
	}
	if err != nil {
		return err
	}
	return fmt.Errorf("%w: version %d, not %d", store.ErrStale, version, c.Expected)
}

// cut drops the moves from that one on, and refuses to leave a gap before it; so many are to follow.
func (s *Store) cut(ctx context.Context, tx *sql.Tx, id string, from, follow int) error {
	var packed bool
	var stored int
	err := tx.StmtContext(ctx, s.ready.stored).QueryRowContext(ctx, id).Scan(&packed, &stored)
	if err != nil || stored == from && (!packed || follow == 0) {
		return err
	}
	if stored < from || from < 0 {
		return fmt.Errorf("%w: %d are stored, the next would be %d", store.ErrGap, stored, from)
	}
	if packed {
		return s.unpack(ctx, tx, id, from)
	}
	_, err = tx.ExecContext(ctx, "DELETE FROM moves WHERE table_id = $1 AND seq >= $2", id, from)
	return err
}

func (s *Store) putMoves(ctx context.Context, tx *sql.Tx, id string, from int, moves []store.Move) error {
	if len(moves) == 0 {
		return nil
	}
	add := tx.StmtContext(ctx, s.ready.added)
	for i, m := range moves {
		if _, err := add.ExecContext(ctx, id, from+i, m.Seat, m.Text, m.Note, m.Waived, m.At); err != nil {
			return err
		}
	}
	return nil
}

func putHeader(ctx context.Context, tx *sql.Tx, id, header string) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO headers (table_id, header) VALUES ($1, $2)
		ON CONFLICT (table_id) DO UPDATE SET header = excluded.header`, id, header)
	return err
}

func (s *Store) Forget(ctx context.Context, status string, before int64) (n int, err error) {
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		done, err := tx.ExecContext(ctx, "DELETE FROM tables WHERE status = $1 AND updated < $2", status, before)
		if err != nil {
			return err
		}
		deleted, err := done.RowsAffected()
		n = int(deleted)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("forget tables: %w", err)
	}
	return n, nil
}
