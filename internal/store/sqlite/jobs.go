package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"ennead/internal/store"
)

// claims are the claims on jobs. They need not outlive the process, since no other has the file open.
type claims struct {
	mu   sync.Mutex
	held map[store.JobID]claim
}

// claim is who holds a job, and until when.
type claim struct {
	server string
	until  time.Time
}

// free reports whether that server may have the job. The caller holds the lock.
func (c *claims) free(id store.JobID, server string) bool {
	has, ok := c.held[id]
	return !ok || has.server == server || !time.Now().Before(has.until)
}

// hold gives the job to the server if it may have it.
func (c *claims) hold(id store.JobID, server string, d time.Duration) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.free(id, server) {
		return false
	}
	if c.held == nil {
		c.held = map[store.JobID]claim{}
	}
	c.held[id] = claim{server, time.Now().Add(d)}
	return true
}

// renew extends a claim that the server still has; with no time it ends it.
func (c *claims) renew(id store.JobID, server string, d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch has, ok := c.held[id]; {
	case !ok || has.server != server:
	case d <= 0:
		delete(c.held, id)
	default:
		c.held[id] = claim{server, time.Now().Add(d)}
	}
}

// has reports whether the server holds the job.
func (c *claims) has(id store.JobID, server string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	has, ok := c.held[id]
	return ok && has.server == server && time.Now().Before(has.until)
}

func (s *Store) PutJobs(ctx context.Context, jobs ...store.Job) error {
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		for _, j := range jobs {
			if err := s.putJob(ctx, tx, j); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("queue jobs: %w", err)
	}
	return nil
}

func (s *Store) putJob(ctx context.Context, tx *sql.Tx, j store.Job) error {
	put := tx.StmtContext(ctx, s.ready.queued)
	_, err := put.ExecContext(ctx, j.Kind, j.Key, j.Due, rand.Int64())
	return err
}

// changeJobs queues and ends the jobs of a changed table.
func (s *Store) changeJobs(ctx context.Context, tx *sql.Tx, id string, jobs []store.Job, ended []string) error {
	for _, j := range jobs {
		j.Key = id
		if err := s.putJob(ctx, tx, j); err != nil {
			return err
		}
	}
	for _, kind := range ended {
		end := tx.StmtContext(ctx, s.ready.ended)
		if _, err := end.ExecContext(ctx, kind, id); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) DueJobs(ctx context.Context, kinds []string, most int) (list []store.Job, next int64, err error) {
	wanted, err := json.Marshal(kinds)
	if err != nil {
		return nil, 0, err
	}
	now := time.Now().UnixMilli()
	if list, err = s.dueJobs(ctx, now, string(wanted), most); err == nil {
		err = s.readers.QueryRowContext(ctx, `SELECT coalesce(min(due), 0) FROM jobs
			WHERE due > $1 AND kind IN (SELECT value FROM json_each($2))`, now, string(wanted)).Scan(&next)
	}
	if err != nil {
		return nil, 0, fmt.Errorf("list jobs: %w", named(err))
	}
	return list, next, nil
}

func (s *Store) dueJobs(ctx context.Context, now int64, kinds string, most int) (list []store.Job, err error) {
	rows, err := s.readers.QueryContext(ctx, `SELECT kind, key, due, note FROM jobs
		WHERE due <= $1 AND kind IN (SELECT value FROM json_each($2)) ORDER BY due, kind, key`, now, kinds)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	s.claims.mu.Lock()
	defer s.claims.mu.Unlock()
	for len(list) < most && rows.Next() {
		var j store.Job
		if err := rows.Scan(&j.Kind, &j.Key, &j.Due, &j.Note); err != nil {
			return nil, err
		}
		if s.claims.free(j.JobID, "") {
			list = append(list, j)
		}
	}
	return list, rows.Err()
}

func (s *Store) ClaimJob(
	ctx context.Context, id store.JobID, server string, hold time.Duration,
) (c store.Claim, err error) {
	if !s.claims.hold(id, server, hold) {
		return c, nil
	}
	c.Held = true
	if err = s.ready.stamp.QueryRowContext(ctx, id.Kind, id.Key).Scan(&c.Stamp); errors.Is(err, sql.ErrNoRows) {
		return c, nil
	}
	if err != nil {
		return store.Claim{}, fmt.Errorf("claim a job: %w", named(err))
	}
	return c, nil
}

func (s *Store) RenewJobs(_ context.Context, server string, ids []store.JobID, hold time.Duration) error {
	for _, id := range ids {
		s.claims.renew(id, server, hold)
	}
	return nil
}

func (s *Store) NoteJob(ctx context.Context, id store.JobID, server string, note []byte) error {
	if !s.claims.has(id, server) {
		return nil
	}
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE jobs SET note = $3 WHERE kind = $1 AND key = $2", id.Kind, id.Key, note)
		return err
	})
	if err != nil {
		return fmt.Errorf("note the progress of a job: %w", err)
	}
	return nil
}

func (s *Store) EndJob(ctx context.Context, id store.JobID, server string, c store.Claim) (bool, error) {
	done, err := s.endJob(ctx, id, server, c)
	if err != nil {
		return false, fmt.Errorf("end a job: %w", err)
	}
	if done {
		s.claims.renew(id, server, 0)
	}
	return done, nil
}

func (s *Store) endJob(ctx context.Context, id store.JobID, server string, c store.Claim) (bool, error) {
	var stamp int64
	err := s.ready.stamp.QueryRowContext(ctx, id.Kind, id.Key).Scan(&stamp)
	switch {
	case errors.Is(err, sql.ErrNoRows), err == nil && !s.claims.has(id, server): // it has ended, or is another's
		return true, nil
	case err != nil, stamp != c.Stamp:
		return false, named(err)
	}
	done := true
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		gone, err := tx.ExecContext(ctx, "DELETE FROM jobs WHERE kind = $1 AND key = $2 AND stamp = $3", id.Kind,
			id.Key, c.Stamp)
		if err != nil {
			return err
		}
		n, err := gone.RowsAffected()
		if err != nil || n == 1 {
			return err
		}
		return tx.QueryRowContext(ctx, "SELECT count(*) = 0 FROM jobs WHERE kind = $1 AND key = $2", id.Kind,
			id.Key).Scan(&done)
	})
	return done, err
}

func (s *Store) Job(ctx context.Context, id store.JobID) (*store.Job, error) {
	j := &store.Job{JobID: id}
	err := s.readers.QueryRowContext(ctx, "SELECT due, note FROM jobs WHERE kind = $1 AND key = $2", id.Kind,
		id.Key).Scan(&j.Due, &j.Note)
	if err != nil {
		return nil, fmt.Errorf("read a job: %w", found(err))
	}
	return j, nil
}
