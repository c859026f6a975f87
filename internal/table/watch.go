package table

import (
	"sync"
	"time"
)

// watchers are who looks at which table now: bots of a table that somebody looks at think first, and a table of bots
// alone plays on only while somebody does.
type watchers struct {
	mu      sync.Mutex
	streams map[ID]int       // how many hold a stream of hints
	seen    map[ID]time.Time // when a page of it was fetched last
	now     func() time.Time
}

// glance is how long somebody who has fetched a page of a table looks at it.
const glance = 30 * time.Second

func newWatchers(now func() time.Time) *watchers {
	return &watchers{streams: map[ID]int{}, seen: map[ID]time.Time{}, now: now}
}

// Watch says that a person looks at a table until done is called.
func (h *House) Watch(id ID) (done func()) {
	w := h.watchers
	w.mu.Lock()
	w.streams[id]++
	w.mu.Unlock()
	h.bots.wake(id)
	return sync.OnceFunc(func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.streams[id]--; w.streams[id] == 0 {
			delete(w.streams, id)
			w.seen[id] = w.now()
		}
	})
}

// Glance says that a person has fetched a page of a table, and looks at it for a while.
func (h *House) Glance(id ID) {
	if h.watchers.glance(id) {
		h.bots.wake(id)
	}
}

// glance notes it, and tells whether nobody had looked at the table.
func (w *watchers) glance(id ID) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	news := !w.looks(id)
	w.seen[id] = w.now()
	return news
}

// look tells whether a person looks at the table.
func (w *watchers) look(id ID) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.looks(id)
}

func (w *watchers) looks(id ID) bool {
	seen, ok := w.seen[id]
	return w.streams[id] > 0 || ok && w.now().Sub(seen) < glance
}

// forget drops what was seen too long ago to matter.
func (w *watchers) forget() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for id, seen := range w.seen {
		if w.now().Sub(seen) >= glance {
			delete(w.seen, id)
		}
	}
}

// crowd tells whether bots play among themselves.
func (t *Table) crowd() bool {
	for _, s := range t.Seats {
		if s.Kind == Person {
			return false
		}
	}
	return true
}
