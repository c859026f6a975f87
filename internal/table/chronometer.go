package table

import (
	"context"
	"sync"
	"time"
)

// chronometer measures how far the clock of the store is ahead of that of the house. Servers of one house go by it (see
// [House.clock]), and whoever runs them wants to know.
type chronometer struct {
	house  *House
	cancel context.CancelFunc
	all    sync.WaitGroup

	mu       sync.Mutex
	offset   time.Duration
	measured bool
}

const (
	measures = 30 * time.Second // between two measurements
	trips    = 5                // to the store, for one measurement; the fastest tells most
	tripTime = 5 * time.Second  // after which a trip tells nothing
)

// newChronometer begins to measure. Among several servers it returns only when the first measurement is done.
func newChronometer(opening context.Context, h *House) *chronometer {
	ctx, cancel := context.WithCancel(context.Background())
	c := &chronometer{house: h, cancel: cancel}
	if h.passing() {
		return c
	}
	if !h.alone() {
		c.look(opening)
	}
	c.all.Go(func() { c.walk(ctx) })
	return c
}

// close stops the chronometer and waits for it.
func (c *chronometer) close() {
	c.cancel()
	c.all.Wait()
}

func (c *chronometer) walk(ctx context.Context) {
	beat := time.NewTicker(measures)
	defer beat.Stop()
	for {
		c.look(ctx)
		select {
		case <-beat.C:
		case <-ctx.Done():
			return
		}
	}
}

func (c *chronometer) look(ctx context.Context) {
	if err := c.measure(ctx); err != nil && ctx.Err() == nil {
		c.house.conf.Log.WarnContext(ctx, "cannot ask the store for the time", "error", err)
	}
}

// measure asks for the time. If the store does not answer, what was measured before stays.
func (c *chronometer) measure(ctx context.Context) error {
	best, offset := time.Duration(-1), time.Duration(0)
	for range trips {
		trip, stop := context.WithTimeout(ctx, tripTime)
		began := c.house.conf.Now()
		there, err := c.house.conf.Store.Now(trip)
		took := c.house.since(began)
		stop()
		if err != nil {
			return err
		}
		if best < 0 || took < best {
			best, offset = took, there.Sub(began.Add(took/2))
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.offset, c.measured = offset, true
	return nil
}

// last returns what was measured last, if anything was.
func (c *chronometer) last() (offset time.Duration, measured bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.offset, c.measured
}
