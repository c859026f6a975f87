package postgres

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"ennead/internal/store"
)

// How long a write may take, so that a server can restart, and the pauses between its attempts.
const (
	longest    = 30 * time.Second
	firstPause = 10 * time.Millisecond
	mostPause  = 500 * time.Millisecond
)

// attempt is one attempt at a write.
type attempt struct {
	conn   *pgx.Conn
	writer int64 // the random number of the write, the same for all its attempts
	again  bool  // an earlier attempt may have succeeded, or may still
}

// read calls do with a connection, and again if the connection turns out to be lost: one for each that the pool may
// still hold from before a restart of the server.
func (s *Store) read(ctx context.Context, do func(context.Context, *pgx.Conn) error) error {
	leave, err := s.enter()
	if err != nil {
		return err
	}
	defer leave()
	for tries := 0; ; tries++ {
		lost := false
		err := s.pool.AcquireFunc(ctx, func(c *pgxpool.Conn) error {
			err := do(ctx, c.Conn())
			lost = err != nil && c.Conn().IsClosed()
			return err
		})
		switch {
		case err == nil:
			return nil
		case ctx.Err() != nil:
			return fmt.Errorf("%w (%w)", ctx.Err(), err)
		case !lost:
			return named(err)
		case tries > s.most:
			return fmt.Errorf("%w (%w)", store.ErrUnreachable, err)
		}
	}
}

// write makes a change. Until it has a connection the context may end it, and nothing has happened; from then on its
// answer is certain. If the connection is lost, the server may have committed, or may still be about to: then the
// change is sent again over another connection. So do must be such that its second effect is none, even if the first
// comes later: changes need the version that they saw, and lines have a number of their writer. If the server does not
// come back, the error is [store.ErrUnknown].
func (s *Store) write(ctx context.Context, do func(context.Context, attempt) error) error {
	leave, err := s.enter()
	if err != nil {
		return err
	}
	defer leave()
	if s.only {
		return store.ErrClosed
	}
	a := attempt{writer: rand.Int64()}
	certain, stop := context.WithTimeout(context.WithoutCancel(ctx), s.wait)
	defer stop()
	for pause := firstPause; ; pause = min(2*pause, mostPause) {
		if a.again {
			ctx = certain
		}
		again, err := s.try(ctx, certain, a, do)
		switch {
		case !again && !(a.again && unsure(err)):
			return named(err)
		case certain.Err() != nil:
			return fmt.Errorf("%w (%w)", store.ErrUnknown, err)
		}
		a.again = true
		timer := time.NewTimer(pause)
		select {
		case <-timer.C:
		case <-certain.Done():
			timer.Stop()
		}
	}
}

// try makes one attempt, and reports whether another must follow.
func (s *Store) try(
	ctx, certain context.Context, a attempt, do func(context.Context, attempt) error,
) (again bool, err error) {
	c, err := s.pool.Acquire(ctx)
	if err != nil {
		return false, err
	}
	defer c.Release()
	if err := ctx.Err(); err != nil {
		return false, err
	}
	a.conn = c.Conn()
	err = do(certain, a)
	return a.lost(err), err
}

// lost reports whether after that error the same must be sent again: the connection is lost, or the server asks for it.
func (a attempt) lost(err error) bool {
	return err != nil && (a.conn.IsClosed() || coded(err, serialization, deadlock))
}

// unsure reports whether an error of a later attempt leaves open what became of the first.
func unsure(err error) bool {
	for _, answer := range []error{store.ErrStale, store.ErrNotFound, store.ErrGap, store.ErrExists,
		store.ErrUnknown} {
		if errors.Is(err, answer) {
			return false
		}
	}
	return err != nil
}

// enter lets a call begin, unless the store is closed. Close waits until all have left.
func (s *Store) enter() (leave func(), err error) {
	s.using.RLock()
	if s.closed {
		s.using.RUnlock()
		return nil, store.ErrClosed
	}
	return s.using.RUnlock, nil
}
