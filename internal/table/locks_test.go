package table

import (
	"context"
	"testing"
	"testing/synctest"

	"ennead/internal/store"
)

// prompt is a store that calls a function as soon as a change is stored, before the house knows of it.
type prompt struct {
	store.Store
	stored func()
}

func (p *prompt) Change(ctx context.Context, c *store.Change) error {
	err := p.Store.Change(ctx, c)
	if do := p.stored; err == nil && do != nil {
		p.stored = nil
		do()
	}
	return err
}

// promptly opens a house, inside a bubble, that calls the function between storing the first change after it is set
// and announcing it.
func promptly(t *testing.T) (*house, *prompt) {
	p := &prompt{}
	h := open(t, func(c *Config) { p.Store, c.Store = c.Store, p })
	return h, p
}

// Two seats choose simultaneously, each hidden from the other: neither click is stale, however close together they
// come.
func TestNobodyIsLateForWhatIsNotKnownYet(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, disk := promptly(t)
		defer h.shut()
		id := h.begun(people(2))
		at := h.look(id)
		other := make(chan error)
		disk.stored = func() {
			go func() {
				_, err := h.Choose(t.Context(), id, 1, at.Version, parse(t, "hide left"))
				other <- err
			}()
			synctest.Wait() // until it is done, or waits for the lock
		}
		_, err := h.Choose(t.Context(), id, 0, at.Version, parse(t, "hide left"))
		must(t, err)
		must(t, <-other)
	})
}

// A visitor who looks between the storing and the announcing of a change finds the same as later visitors.
func TestLookingBetween(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, disk := promptly(t)
		defer h.shut()
		id := h.begun(people(2))
		early := make(chan *Table)
		disk.stored = func() {
			go func() { early <- h.look(id) }()
			synctest.Wait()
		}
		made := h.move(id, 0, "hide left")
		if got := <-early; got != made || h.look(id) != made {
			t.Errorf("since %v and seen %v instead of %v and %v", got.since, got.seen, made.since, made.seen)
		}
		if len(h.locks.way) != 0 {
			t.Error("the lock of a table is kept although nobody uses it")
		}
	})
}

// A visitor who waits for a table and goes away leaves nothing behind, and does not hold the lock.
func TestGoingAwayAtTheTurnstile(t *testing.T) {
	s := newTableLocks()
	leave, err := s.pass(t.Context(), "one")
	must(t, err)
	leaveOther, err := s.pass(t.Context(), "two")
	must(t, err)
	leaveOther()
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = s.pass(gone, "one")
	wants(t, err, context.Canceled)
	leave()
	leave, err = s.pass(t.Context(), "one")
	must(t, err)
	leave()
	if len(s.way) != 0 {
		t.Errorf("%d locks are kept", len(s.way))
	}
}
