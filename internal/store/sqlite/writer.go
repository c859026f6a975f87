package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"ennead/internal/store"
)

// job is one change that waits for the writer.
type job struct {
	ctx  context.Context
	do   func(context.Context, *sql.Tx) error
	err  error
	done chan struct{}
}

const maxBatch = 256

// write hands the writer a job and waits until it is on disk. Once the writer has started on it, the result is
// certain, even if the context ends.
func (s *Store) write(ctx context.Context, do func(context.Context, *sql.Tx) error) error {
	j := &job{ctx: context.WithoutCancel(ctx), do: do, done: make(chan struct{})}
	select {
	case <-s.closing:
		return store.ErrClosed
	default:
	}
	select {
	case s.jobs <- j:
		<-j.done
		return j.err
	case <-ctx.Done():
		return ctx.Err()
	case <-s.closing:
		return store.ErrClosed
	}
}

// commitAll is the writer: it commits all waiting jobs in one transaction.
func (s *Store) commitAll() {
	defer close(s.written)
	for {
		select {
		case j := <-s.jobs:
			s.commit(s.waiting(j))
		case <-s.closing:
			return
		}
	}
}

func (s *Store) waiting(first *job) []*job {
	batch := []*job{first}
	for len(batch) < maxBatch {
		select {
		case j := <-s.jobs:
			batch = append(batch, j)
		default:
			return batch
		}
	}
	return batch
}

// commit runs the jobs of a batch and answers each. A job that fails leaves no trace and does not affect the others;
// if the transaction fails, none has happened.
func (s *Store) commit(batch []*job) {
	err := s.transact(batch)
	for _, j := range batch {
		if err != nil {
			j.err = err
		}
		close(j.done)
	}
}

func (s *Store) transact(batch []*job) (err error) {
	ctx := context.Background() // no caller may cancel the others' transaction
	tx, err := s.writer.BeginTx(ctx, nil)
	if err != nil {
		return named(err)
	}
	defer func() {
		if err != nil {
			err = named(errors.Join(err, ignoreDone(tx.Rollback())))
		}
	}()
	for _, j := range batch {
		if err := s.attempt(tx, j); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// attempt runs one job inside a savepoint. An error is one of the whole transaction.
func (s *Store) attempt(tx *sql.Tx, j *job) error {
	if _, err := tx.StmtContext(j.ctx, s.ready.mark).ExecContext(j.ctx); err != nil {
		return err
	}
	if j.err = named(j.do(j.ctx, tx)); j.err != nil {
		// A full disk may have ended the transaction already; then rolling back to the savepoint fails, and so do all
		// jobs.
		if _, err := tx.ExecContext(j.ctx, "ROLLBACK TO job"); err != nil {
			return fmt.Errorf("%w (%w)", j.err, err)
		}
	}
	_, err := tx.StmtContext(j.ctx, s.ready.keep).ExecContext(j.ctx)
	return err
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) {
		return nil
	}
	return err
}
