package table

import (
	"context"
	"slices"
	"sync"
	"time"

	"ennead/internal/clock"
	"ennead/internal/store"
)

// When no server can be reached, no clock runs. Each server writes now and then that it is awake; the store says when
// none did. So nothing needs to be written to tables: their clocks leave these times out, whoever looks at them.

const (
	wakes   = 10 * time.Second // between two signs
	silence = 30 * time.Second // without a sign is an outage
)

// outages are the times in which no server could be reached.
type outages struct {
	mu  sync.Mutex
	all []store.Outage
}

// list returns them, the oldest first. The list grows, but never changes.
func (o *outages) list() []store.Outage {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.all
}

// wake says that this server is awake, and learns of outages.
func (h *House) wake(ctx context.Context) error {
	all, err := h.conf.Store.Awake(ctx, silence)
	if err != nil {
		return err
	}
	h.outages.mu.Lock()
	defer h.outages.mu.Unlock()
	if len(all) > len(h.outages.all) {
		h.conf.Log.InfoContext(ctx, "no server could be reached for a while: the clocks of games stood",
			"outages", len(all))
	}
	h.outages.all = all
	return nil
}

// credits returns the outages since a game began, as events of its clocks.
func credits(all []store.Outage, start time.Time) (list []clock.Event) {
	for _, o := range all {
		from, to := time.UnixMilli(o.From), time.UnixMilli(o.To)
		if from.Before(start) {
			from = start
		}
		long := min(to.Sub(from), clock.MostPauseDays).Truncate(time.Second)
		if long > 0 {
			list = append(list, clock.Event{At: to, Kind: clock.Credit, For: long})
		}
	}
	return list
}

// all returns what happened to the clocks, outages included, in order.
func (w *times) all() []clock.Event {
	all := slices.Concat(w.credits, w.events)
	slices.SortStableFunc(all, func(a, b clock.Event) int { return a.At.Compare(b.At) })
	return all
}

// credit takes outages into account.
func (w *times) credit(all []store.Outage, rule clock.Rule) {
	w.known, w.credits = len(all), credits(all, w.start.At)
	w.fold(rule)
}

// current reports whether the clocks of a table take all outages into account.
func (t *Table) current(all []store.Outage) bool { return t.times == nil || t.times.known == len(all) }
