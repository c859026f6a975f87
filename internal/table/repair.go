package table

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"ennead/internal/bus"
)

// repairer makes up for lost notices of other servers: it asks the store for the versions of the tables that somebody
// reads here, more often while notices are lost.
type repairer struct {
	house  *House
	cancel context.CancelFunc
	all    sync.WaitGroup
	lost   bool      // notices were lost when it last looked
	looked time.Time // when that was

	repaired atomic.Uint64

	mu    sync.Mutex
	since time.Time // when notices began to be lost; zero if they arrive
}

const (
	repairs = 25 * time.Second
	// Between two looks while notices are lost. It takes two seconds to find out that they are (see the bus), so that a
	// page which then fetches the change in vain once or twice still shows it within five seconds.
	hurry = time.Second
)

func newRepairer(h *House) *repairer {
	ctx, cancel := context.WithCancel(context.Background())
	r := &repairer{house: h, cancel: cancel}
	if !h.alone() {
		r.all.Go(func() { r.walk(ctx) })
	}
	return r
}

// close stops the repairer and waits for it.
func (r *repairer) close() {
	r.cancel()
	r.all.Wait()
}

func (r *repairer) walk(ctx context.Context) {
	beat := time.NewTicker(hurry)
	defer beat.Stop()
	for {
		select {
		case <-beat.C:
			if err := r.look(ctx); err != nil && ctx.Err() == nil {
				r.house.conf.Log.Warn("cannot make up for lost notices", "error", err)
			}
		case <-ctx.Done():
			return
		}
	}
}

// look sends readers a notice of each table that has changed unheard. What is said at a table and the progress of an
// analysis raise no version: once notices are no longer lost, every reader looks for these.
func (r *repairer) look(ctx context.Context) error {
	h, now := r.house, r.house.now()
	lost := h.conf.Bus.Lost()
	r.note(lost, now)
	over := r.lost && !lost
	if !lost && !over && now.Sub(r.looked) < repairs {
		return nil
	}
	watched := h.conf.Bus.Watched()
	ids := make([]string, 0, len(watched))
	for id := range watched {
		ids = append(ids, id)
	}
	versions, err := h.conf.Store.Versions(ctx, ids)
	if err != nil {
		return err
	}
	r.lost, r.looked = lost, now
	for id, version := range versions {
		if over || version > watched[id] {
			r.repaired.Add(1)
			h.conf.Bus.Find(bus.Notice{Table: id, Version: version})
		}
	}
	return nil
}

// note remembers since when notices have been lost.
func (r *repairer) note(lost bool, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case !lost:
		r.since = time.Time{}
	case r.since.IsZero():
		r.since = now
	}
}

// figures returns how many notices were made up for, and for how long they may have been lost.
func (r *repairer) figures() (repaired uint64, lost time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.since.IsZero() {
		lost = max(r.house.now().Sub(r.since), time.Millisecond)
	}
	return r.repaired.Load(), lost
}
