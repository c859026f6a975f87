package table

import (
	"context"
	"testing"
	"testing/synctest"

	"ennead/internal/store"
)

// prompt is a store that has something done as soon as a change is stored, before the house knows of it.
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

// promptly opens a house, inside of a bubble, where that is done between the first change after it is set and its being known.
func promptly(t *testing.T) (*house, *prompt) {
	p := &prompt{}
	h := open(t, func(c *Config) { p.Store, c.Store = c.Store, p })
	return h, p
}

// Two choose at the same time, each unseen by the other: neither click is stale, however close they come.
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
			synctest.Wait() // until it is through, or waits for its turn
		}
		_, err := h.Choose(t.Context(), id, 0, at.Version, parse(t, "hide left"))
		must(t, err)
		must(t, <-other)
	})
}

// Whoever looks between a change's being stored and its being known finds what those find who look later.
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
		if len(h.turnstile.way) != 0 {
			t.Error("the way to a table is kept although nobody is on it")
		}
	})
}

// Who waits for a table and goes away leaves nothing behind, and does not have it.
func TestGoingAwayAtTheTurnstile(t *testing.T) {
	s := newTurnstile()
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
		t.Errorf("%d ways are kept", len(s.way))
	}
}
