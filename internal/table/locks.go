package table

import (
	"context"
	"sync"
)

// tableLocks is a lock per table, held while the table is read from the store or changed there. So nobody reads from
// the store what this house has not announced yet, since part of what is known about a table exists only in memory:
// which clicks are still valid, which seats have been notified of what, and how often bots have negotiated.
type tableLocks struct {
	mu  sync.Mutex
	way map[ID]*way
}

// way is the lock of one table while anybody holds it or waits for it.
type way struct {
	inside chan struct{} // full while it is held
	people int           // holding and waiting
}

func newTableLocks() *tableLocks { return &tableLocks{way: map[ID]*way{}} }

// pass waits until nobody else holds the lock.
func (s *tableLocks) pass(ctx context.Context, id ID) (leave func(), err error) {
	w := s.arrive(id)
	select {
	case w.inside <- struct{}{}:
		return func() { <-w.inside; s.depart(id) }, nil
	case <-ctx.Done():
		s.depart(id)
		return nil, ctx.Err()
	}
}

func (s *tableLocks) arrive(id ID) *way {
	s.mu.Lock()
	defer s.mu.Unlock()
	w := s.way[id]
	if w == nil {
		w = &way{inside: make(chan struct{}, 1)}
		s.way[id] = w
	}
	w.people++
	return w
}

func (s *tableLocks) depart(id ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if w := s.way[id]; w.people > 1 {
		w.people--
	} else {
		delete(s.way, id)
	}
}
