package sqlite

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"ennead/internal/store"
)

// nodes are the servers that are alive. Only one process has the file, so it remembers them, and nothing is written
// every few seconds while nobody plays.
type nodes struct {
	mu   sync.Mutex
	byID map[string]store.Node
}

func (s *Store) Appear(_ context.Context, n store.Node, within time.Duration) error {
	err := store.CheckText(n.ID, n.Build, n.Rules)
	if err == nil && s.shut() {
		err = store.ErrClosed
	}
	if err != nil {
		return fmt.Errorf("note that a server is alive: %w", err)
	}
	s.nodes.mu.Lock()
	defer s.nodes.mu.Unlock()
	now := time.Now()
	maps.DeleteFunc(s.nodes.byID, func(_ string, other store.Node) bool {
		return other.Seen < now.Add(-within).UnixMilli()
	})
	n.Schema, n.Seen = schema, now.UnixMilli()
	s.nodes.byID[n.ID] = n
	return nil
}

func (s *Store) Depart(_ context.Context, id string) error {
	if s.shut() {
		return fmt.Errorf("note that a server is gone: %w", store.ErrClosed)
	}
	s.nodes.mu.Lock()
	defer s.nodes.mu.Unlock()
	delete(s.nodes.byID, id)
	return nil
}

func (s *Store) Nodes(_ context.Context, within time.Duration) (list []store.Node, err error) {
	s.nodes.mu.Lock()
	defer s.nodes.mu.Unlock()
	since := time.Now().Add(-within).UnixMilli()
	for _, n := range s.nodes.byID {
		if n.Seen >= since {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, func(a, b store.Node) int { return cmp.Compare(a.ID, b.ID) })
	return list, nil
}

// shut reports whether the store is closed, or only for reading.
func (s *Store) shut() bool {
	select {
	case <-s.closing:
		return true
	default:
		return false
	}
}
