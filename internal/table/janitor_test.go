package table

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ennead/internal/store"
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
		h := &House{conf: Config{Now: time.Now, Roles: []Role{}}, cache: newCache(9, time.Now),
			watchers: newWatchers(time.Now)}
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

// The janitor erases who closed their account two weeks ago, unless another server is about to, and forgets guests of
// whom nothing is left.
func TestJanitorErases(t *testing.T) {
	w := newWatch()
	eachHouse(t, func(t *testing.T, h *House) {
		ctx, db := t.Context(), h.conf.Store
		h.janitor.close()
		id := opened(t, h, []string{"Annie", "Bekki", "Cemal"}, ann, bek, cem)
		for _, who := range []PersonID{ann, bek, dan} {
			must(t, db.Arrive(ctx, store.Person{ID: string(who), Kind: "guest"},
				store.Session{Hash: string(who), Used: w.now().UnixMilli()}))
		}
		close := func(who PersonID, at time.Time) {
			must(t, db.EditPerson(ctx, string(who), func(p *store.Person) error {
				p.Closed = 0
				if !at.IsZero() {
					p.Closed = at.UnixMilli()
				}
				return nil
			}))
		}
		close(bek, w.now())
		close(cem, w.now())
		taken := func(want ...bool) {
			t.Helper()
			for i, s := range looked(t, h, id).Seats {
				if s.Taken != want[i] {
					t.Errorf("seat %d is taken: %v", i, s.Taken)
				}
			}
		}
		w.pass(regret - time.Hour)
		h.janitor.tidy(ctx)
		taken(true, true, true)
		close(cem, time.Time{}) // who has thought better of it
		w.pass(2 * time.Hour)
		job := store.JobID{Kind: peopleJob}
		claim, err := db.ClaimJob(ctx, job, "another server", time.Hour)
		must(t, err)
		if !claim.Held {
			t.Fatal("the last round still holds the job")
		}
		h.janitor.tidy(ctx)
		taken(true, true, true)
		must(t, db.RenewJobs(ctx, "another server", []store.JobID{job}, 0))
		w.pass(2 * time.Hour)
		h.janitor.tidy(ctx)
		taken(true, false, true)
		if p, err := db.Person(ctx, string(bek)); err != nil || p.Kind != gone {
			t.Errorf("%+v, %v", p, err)
		}
		if _, err := db.Person(ctx, string(dan)); err != nil {
			t.Error(err)
		}
		w.pass(sessions)
		h.janitor.tidy(ctx)
		_, err = db.Person(ctx, string(dan))
		wants(t, err, store.ErrNotFound)
		_, err = db.Person(ctx, string(ann)) // who sits there
		must(t, err)
	}, w.timed)
}
