package table

import (
	"context"
	"sync"
)

// turnstile lets one at a time, for each table, bring it from the store or change it there. So nobody finds in the store
// what this house has not made known yet, since part of what is known of a table stands nowhere else: who may still
// click on what he saw, what whom was told, how much bots have said.
type turnstile struct {
	mu  sync.Mutex
	way map[ID]*way
}

// way is the way to one table, while anybody is on it.
type way struct {
	inside chan struct{} // full while somebody is
	people int           // inside and waiting
}

func newTurnstile() *turnstile { return &turnstile{way: map[ID]*way{}} }

// pass waits until nobody else is inside.
func (s *turnstile) pass(ctx context.Context, id ID) (leave func(), err error) {
	w := s.arrive(id)
	select {
	case w.inside <- struct{}{}:
		return func() { <-w.inside; s.depart(id) }, nil
	case <-ctx.Done():
		s.depart(id)
		return nil, ctx.Err()
	}
}

func (s *turnstile) arrive(id ID) *way {
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

func (s *turnstile) depart(id ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if w := s.way[id]; w.people > 1 {
		w.people--
	} else {
		delete(s.way, id)
	}
}
