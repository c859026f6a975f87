package table

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// watch is a clock that the test sets while the house reads it.
type watch struct{ at atomic.Int64 }

func newWatch() *watch {
	w := &watch{}
	w.pass(time.Duration(time.Now().UnixNano()))
	return w
}

func (w *watch) now() time.Time       { return time.Unix(0, w.at.Load()) }
func (w *watch) pass(d time.Duration) { w.at.Add(int64(d)) }

// A table at which no game has begun is deleted once it has not changed for long enough; any other stays for ever.
func TestForget(t *testing.T) {
	w := newWatch()
	h := open(t, func(c *Config) { c.Forget, c.Now = 30*24*time.Hour, w.now })
	create := func() ID {
		id, err := h.Create(t.Context(), people(2), ann, 0)
		must(t, err)
		return id
	}
	empty, begun, finished := create(), h.begun(people(2)), h.begun(people(2))
	h.finish(finished)
	w.pass(29 * 24 * time.Hour)
	late := create()
	h.janitor.tidy(t.Context())
	for _, id := range []ID{empty, begun, finished, late} {
		h.look(id)
	}
	w.pass(2 * 24 * time.Hour)
	h.janitor.tidy(t.Context())
	for _, id := range []ID{begun, finished, late} {
		h.look(id)
	}
	_, err := h.Look(t.Context(), empty)
	wants(t, err, ErrNoTable)
	_, err = h.Claim(t.Context(), empty, h.linkKey(empty, 0, 1), ann, "Ann")
	wants(t, err, ErrNoTable)
}

// A table that nobody looks at takes no memory, and is back for its next visitor.
func TestIdleTablesLeaveMemory(t *testing.T) {
	w := newWatch()
	h := open(t, func(c *Config) { c.Now = w.now })
	idle, busy := h.begun(people(2)), h.begun(people(2))
	before := h.look(idle)
	for range 3 {
		w.pass(unused / 2)
		h.look(busy)
		h.janitor.tidy(t.Context())
	}
	if n, m := h.cache.recent.Len(), len(h.cache.byID); n != 1 || m != 1 || h.cache.byID[busy] == nil {
		t.Errorf("%d and %d tables are kept, want only the one that somebody is looking at", n, m)
	}
	if after := h.look(idle); after == before || !after.Match.State.Equal(before.Match.State) {
		t.Error("an idle table does not come back as it was")
	}
}

// the janitor does its rounds by itself.
func TestRounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &House{conf: Config{Now: time.Now}, cache: newCache(9, time.Now), watchers: newWatchers(time.Now)}
		h.bots = newRunner(h)
		h.cache.put(&Table{ID: "a"})
		k := newJanitor(h)
		defer k.close()
		time.Sleep(unused + 2*rounds)
		synctest.Wait()
		if h.cache.recent.Len() != 0 {
			t.Error("the janitor does not run")
		}
	})
}
