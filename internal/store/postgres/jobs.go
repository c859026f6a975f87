package postgres

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// now is the time of the database in milliseconds since 1970.
const now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

// columnsOf returns the columns of jobs for unnest.
func columnsOf(jobs []store.Job) (kinds, keys []string, dues, stamps []int64) {
	for _, j := range jobs {
		kinds, keys = append(kinds, j.Kind), append(keys, j.Key)
		dues, stamps = append(dues, j.Due), append(stamps, rand.Int64())
	}
	return kinds, keys, dues, stamps
}

// requeued is what happens to a job that is queued already.
const requeued = " ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, stamp = excluded.stamp"

// jobs queues and ends jobs of tables.
func (s *statement) jobs(list []*store.Change) {
	var ids, kinds, ofEnded, ended []string
	var dues, stamps []int64
	for _, c := range list {
		for _, j := range c.Jobs {
			ids, kinds = append(ids, c.ID), append(kinds, j.Kind)
			dues, stamps = append(dues, j.Due), append(stamps, rand.Int64())
		}
		for _, kind := range c.Ended {
			ofEnded, ended = append(ofEnded, c.ID), append(ended, kind)
		}
	}
	if len(ids) > 0 {
		s.part(`INSERT INTO jobs (kind, key, due, stamp) SELECT n.kind, id, n.due, n.stamp FROM written w
			JOIN unnest(%s::text[], %s::text[], %s::bigint[], %s::bigint[]) AS n (id, kind, due, stamp) USING (id)
			ORDER BY n.kind, id`+requeued, s.arg(ids), s.arg(kinds), s.arg(dues), s.arg(stamps))
	}
	if len(ended) > 0 {
		s.part(`DELETE FROM jobs j USING written w JOIN unnest(%s::text[], %s::text[]) AS n (id, kind) USING (id)
			WHERE j.key = w.id AND j.kind = n.kind`, s.arg(ofEnded), s.arg(ended))
	}
}

// PutJobs implements [store.Jobs].
func (s *Store) PutJobs(ctx context.Context, jobs ...store.Job) error {
	kinds, keys, dues, stamps := columnsOf(jobs)
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		_, err := a.conn.Exec(ctx, `INSERT INTO jobs (kind, key, due, stamp)
			SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])`+requeued,
			kinds, keys, dues, stamps)
		return err
	})
	if err != nil {
		return fmt.Errorf("queue jobs: %w", err)
	}
	return nil
}

// DueJobs implements [store.Jobs].
func (s *Store) DueJobs(ctx context.Context, kinds []string, most int) (list []store.Job, next int64, err error) {
	err = s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		list = nil
		err := query(ctx, c, func(row pgx.Rows) error {
			var j store.Job
			err := row.Scan(&j.Kind, &j.Key, &j.Due, &j.Note)
			list = append(list, j)
			return err
		}, "SELECT kind, key, due, note FROM jobs WHERE due <= "+now+" AND held <= "+now+
			" AND kind = ANY($1::text[]) ORDER BY due, kind, key LIMIT $2", kinds, most)
		if err != nil {
			return err
		}
		return c.QueryRow(ctx, "SELECT coalesce(min(due), 0) FROM jobs WHERE due > "+now+" AND kind = ANY($1::text[])",
			kinds).Scan(&next)
	})
	if err != nil {
		return nil, 0, fmt.Errorf("list jobs: %w", err)
	}
	return list, next, nil
}

// wish is a claim that a server wants to have.
type wish struct {
	id     store.JobID
	server string
	hold   time.Duration
}

func (w wish) key() string { return w.id.Kind + " " + w.id.Key }

type claimCall = call[wish, store.Claim]

// ClaimJob implements [store.Jobs]. A job that is not queued is from now on, so that another server finds it if this
// one dies.
func (s *Store) ClaimJob(
	ctx context.Context, id store.JobID, server string, hold time.Duration,
) (c store.Claim, err error) {
	if c, err = s.claims.ask(ctx, wish{id, server, hold}); err != nil {
		return store.Claim{}, fmt.Errorf("claim a job: %w", err)
	}
	return c, nil
}

// claim answers those who want to have claims.
func (s *Store) claim(calls []*claimCall) {
	err := s.write(context.Background(), func(ctx context.Context, a attempt) error {
		held, err := claim(ctx, a, calls)
		if err == nil {
			for _, c := range calls {
				c.settle(held[c.ask.id], nil)
			}
		}
		return err
	})
	for _, c := range unsettled(calls) {
		c.err = err
	}
}

// claim returns the claims that are granted.
func claim(ctx context.Context, a attempt, calls []*claimCall) (map[store.JobID]store.Claim, error) {
	var kinds, keys, servers []string
	var stamps, holds []int64
	for _, c := range calls {
		kinds, keys, servers = append(kinds, c.ask.id.Kind), append(keys, c.ask.id.Key), append(servers, c.ask.server)
		stamps, holds = append(stamps, rand.Int64()), append(holds, c.ask.hold.Milliseconds())
	}
	held := make(map[store.JobID]store.Claim, len(calls))
	return held, query(ctx, a.conn, func(row pgx.Rows) error {
		var id store.JobID
		c := store.Claim{Held: true}
		err := row.Scan(&id.Kind, &id.Key, &c.Stamp)
		held[id] = c
		return err
	}, `INSERT INTO jobs AS j (kind, key, due, stamp, server, held)
		SELECT n.kind, n.key, `+now+`, n.stamp, n.server, `+now+` + n.hold
		FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[])
			AS n (kind, key, stamp, server, hold)
		ORDER BY n.kind, n.key
		ON CONFLICT (kind, key) DO UPDATE SET server = excluded.server, held = excluded.held
		WHERE j.server = excluded.server OR j.held <= `+now+` RETURNING kind, key, stamp`,
		kinds, keys, stamps, servers, holds)
}

// RenewJobs implements [store.Jobs].
func (s *Store) RenewJobs(ctx context.Context, server string, ids []store.JobID, hold time.Duration) error {
	// In order, as changes and claims are, so that they seldom wait for each other in a circle.
	ids = slices.SortedFunc(slices.Values(ids), func(a, b store.JobID) int {
		return cmp.Or(strings.Compare(a.Kind, b.Kind), strings.Compare(a.Key, b.Key))
	})
	kinds, keys := make([]string, len(ids)), make([]string, len(ids))
	for i, id := range ids {
		kinds[i], keys[i] = id.Kind, id.Key
	}
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		_, err := a.conn.Exec(ctx, "UPDATE jobs j SET held = "+now+` + $2::bigint
			FROM unnest($3::text[], $4::text[]) AS n (kind, key)
			WHERE j.server = $1 AND j.kind = n.kind AND j.key = n.key`,
			server, hold.Milliseconds(), kinds, keys)
		return err
	})
	if err != nil {
		return fmt.Errorf("renew claims: %w", err)
	}
	return nil
}

// NoteJob implements [store.Jobs].
func (s *Store) NoteJob(ctx context.Context, id store.JobID, server string, note []byte) error {
	err := s.write(ctx, func(ctx context.Context, a attempt) error {
		_, err := a.conn.Exec(ctx, "UPDATE jobs SET note = $4 WHERE kind = $1 AND key = $2 AND server = $3", id.Kind,
			id.Key, server, note)
		return err
	})
	if err != nil {
		return fmt.Errorf("note the progress of a job: %w", err)
	}
	return nil
}

// EndJob implements [store.Jobs].
func (s *Store) EndJob(ctx context.Context, id store.JobID, server string, c store.Claim) (done bool, err error) {
	err = s.write(ctx, func(ctx context.Context, a attempt) error {
		gone, err := a.conn.Exec(ctx, "DELETE FROM jobs WHERE kind = $1 AND key = $2 AND server = $3 AND stamp = $4",
			id.Kind, id.Key, server, c.Stamp)
		if done = err == nil && gone.RowsAffected() == 1; done || err != nil {
			return err
		}
		// A statement of its own sees a job that was queued while the first waited.
		return a.conn.QueryRow(ctx, "SELECT NOT EXISTS (SELECT FROM jobs WHERE kind = $1 AND key = $2 AND server = $3)",
			id.Kind, id.Key, server).Scan(&done)
	})
	if err != nil {
		return false, fmt.Errorf("end a job: %w", err)
	}
	return done, nil
}

// Job implements [store.Jobs].
func (s *Store) Job(ctx context.Context, id store.JobID) (*store.Job, error) {
	j := &store.Job{JobID: id}
	err := s.read(ctx, func(ctx context.Context, c *pgx.Conn) error {
		return found(c.QueryRow(ctx, "SELECT due, note FROM jobs WHERE kind = $1 AND key = $2", id.Kind,
			id.Key).Scan(&j.Due, &j.Note))
	})
	if err != nil {
		return nil, fmt.Errorf("read a job: %w", err)
	}
	return j, nil
}
