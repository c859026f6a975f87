package table

import (
	"context"
	"sync"
	"time"
)

// watchers records who is looking at which table: bots of a watched table think first, and a table with only bots
// continues only while somebody is watching.
type watchers struct {
	mu      sync.Mutex
	streams map[ID]int       // number of open event streams
	seen    map[ID]time.Time // when a page of it was last fetched
	now     func() time.Time
}

// viewTTL is how long a person who has fetched a page counts as looking at the table.
const viewTTL = 30 * time.Second

func newWatchers(now func() time.Time) *watchers {
	return &watchers{streams: map[ID]int{}, seen: map[ID]time.Time{}, now: now}
}

// Watch records that a person is looking at a table until done is called.
func (h *House) Watch(id ID) (done func()) {
	w := h.watchers
	w.mu.Lock()
	w.streams[id]++
	w.mu.Unlock()
	h.bots.wake(context.Background(), id)
	return sync.OnceFunc(func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.streams[id]--; w.streams[id] == 0 {
			delete(w.streams, id)
			w.seen[id] = w.now()
		}
	})
}

// Viewed records that a person has fetched a page of a table, and so looks at it for a while.
func (h *House) Viewed(id ID) {
	if h.watchers.view(id) {
		h.bots.wake(context.Background(), id)
	}
}

// view records it, and reports whether nobody had been looking at the table.
func (w *watchers) view(id ID) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	news := !w.looks(id)
	w.seen[id] = w.now()
	return news
}

// look reports whether a person is looking at the table.
func (w *watchers) look(id ID) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.looks(id)
}

func (w *watchers) looks(id ID) bool {
	seen, ok := w.seen[id]
	return w.streams[id] > 0 || ok && w.now().Sub(seen) < viewTTL
}

// forget drops entries too old to matter.
func (w *watchers) forget() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for id, seen := range w.seen {
		if w.now().Sub(seen) >= viewTTL {
			delete(w.seen, id)
		}
	}
}

// crowd reports whether only bots play.
func (t *Table) crowd() bool {
	for _, s := range t.Seats {
		if s.Kind == Person {
			return false
		}
	}
	return true
}
