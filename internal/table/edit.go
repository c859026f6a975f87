package table

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"ennead/internal/bus"
	"ennead/internal/clock"
	"ennead/internal/store"
	"ennead/internal/trace"
)

var (
	// errBroken wraps a panic in the rules.
	errBroken = errors.New("the rules panicked")
	// errSame says that the change has already been made.
	errSame = errors.New("nothing to change")
)

// panicked is a panic in the rules or in a bot, as an error.
type panicked struct {
	what  any
	stack []byte
}

func (p *panicked) Error() string   { return fmt.Sprintf("%v: %v", errBroken, p.what) }
func (p *panicked) Is(e error) bool { return e == errBroken }

// guarded turns a panic into an error.
func guarded(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &panicked{p, debug.Stack()}
		}
	}()
	return do()
}

// stackOf returns the stack of the panic in an error, if there was one.
func stackOf(err error) string {
	var p *panicked
	if errors.As(err, &p) {
		return string(p.stack)
	}
	return ""
}

// edit makes every change: change works on a copy, the difference is stored if the stored version is still the same,
// and only then the change is announced. After a version conflict, change is called again.
func (h *House) edit(ctx context.Context, id ID, change func(t *Table) error) (*Table, error) {
	for {
		old, err := h.Look(ctx, id)
		if err != nil {
			return nil, err
		}
		if old.Status == Frozen {
			return nil, ErrFrozen
		}
		next := old.copy()
		err = h.tryEdit(ctx, old, next, change)
		h.conf.Meter.Changed(outcomeOf(err))
		switch {
		case errors.Is(err, store.ErrStale):
			continue
		case errors.Is(err, errSame):
			return old, nil
		case errors.Is(err, ErrLong):
			if err := h.freeze(ctx, old, ReasonFull); err != nil {
				return nil, err
			}
			return nil, ErrFrozen
		case errors.Is(err, errBroken):
			h.conf.Log.ErrorContext(ctx, "the rules panicked", "table", id, "version", old.Version, "error", err,
				"stack", stackOf(err))
			if err := h.freeze(ctx, old, ReasonRules); err != nil {
				return nil, err
			}
			return nil, ErrFrozen
		case err != nil:
			return nil, err
		}
		h.tell(ctx, next)
		if next.endsRated(old) {
			h.jobs.rate(context.WithoutCancel(ctx), id)
		}
		if next.endsPlayed(old) {
			h.jobs.facts(context.WithoutCancel(ctx), id)
		}
		return next, nil
	}
}

func (h *House) tryEdit(ctx context.Context, old, next *Table, change func(t *Table) error) error {
	var c *store.Change
	if err := guarded(func() error {
		if err := change(next); err != nil {
			return err
		}
		if err := next.regain(); err != nil {
			return err
		}
		if err := h.arrives(ctx, old, next); err != nil {
			return err
		}
		next.Updated = h.nowAfter(old)
		if old.Status != next.Status || !standsStill(old, next) {
			next.goOn(next.Updated)
		}
		c = difference(old, next)
		return h.retime(old, next, c)
	}); err != nil {
		return err
	}
	return h.commit(ctx, c, old, next)
}

// commit stores the difference, and keeps the new table in memory with what the store does not know about it.
func (h *House) commit(ctx context.Context, c *store.Change, old, next *Table) error {
	next.Version = old.Version + 1
	next.since, next.unaffected = changedSince(old, next), unaffectedBy(old, next)
	next.seen = versionsFor(old, next)
	if next.stirred = next.Updated; old.Status == next.Status && old.Match != nil && onlyNegotiated(old, next) {
		next.stirred = old.stirred
	}
	leave, err := h.locks.pass(ctx, old.ID)
	if err != nil {
		return err
	}
	defer leave()
	c.Marks = next.marks()
	c.Jobs, c.Ended = changedJobs(old, next)
	c.Notices = h.notices(old, next)
	within, end := trace.Begin(ctx, "store a change")
	err = h.conf.Store.Change(within, c)
	end(err)
	if err != nil {
		return missing(err) // it may have been deleted meanwhile
	}
	next.made = old.madeAfter(c)
	h.cache.put(next)
	return nil
}

// tell announces a stored table.
func (h *House) tell(ctx context.Context, t *Table) {
	h.hints.changed(t)
	h.conf.Bus.Publish(bus.Notice{Table: string(t.ID), Version: t.Version, Unaffected: uint16(t.unaffected)})
	h.briefs.watch(t)
	if t.wantsBots() {
		h.bots.wake(ctx, t.ID)
	}
}

// freeze stops a table in its current state. If the table has changed in the meantime, there is no reason to; an
// error is the store's.
func (h *House) freeze(ctx context.Context, t *Table, reason Reason) error {
	next := *t
	next.Status, next.Reason, next.Updated = Frozen, reason, h.nowAfter(t)
	c := &store.Change{
		ID: string(t.ID), Expected: t.Version, Status: string(Frozen), Reason: string(reason),
		Updated: next.Updated.UnixMilli(), Moved: next.Moved.UnixMilli(), From: len(t.Match.Record.Turns),
	}
	next.ticks = nil
	next.tick(clock.Pause, 0) // until Thaw
	if err := h.retime(t, &next, c); err != nil {
		h.conf.Log.ErrorContext(ctx, "the clocks of a frozen table run on", "table", t.ID, "error", err)
	}
	err := h.commit(ctx, c, t, &next)
	switch {
	case errors.Is(err, store.ErrStale):
		return nil
	case err != nil:
		h.conf.Log.ErrorContext(ctx, "cannot freeze table", "table", t.ID, "error", err)
		return err
	}
	h.tell(ctx, &next)
	return nil
}

// Thaw lets a frozen table continue once the reason is gone. It is for the operator.
func (h *House) Thaw(ctx context.Context, id ID) error {
	t, err := h.Look(ctx, id)
	if err != nil {
		return err
	}
	if t.Status != Frozen || t.Match == nil || (t.Reason != ReasonBot && t.Reason != ReasonRules &&
		t.Reason != ReasonHost && !t.Shut()) || t.Match.Over() {
		return ErrNotFrozen
	}
	next := t.copy()
	next.Status, next.Reason = Playing, ""
	if len(t.Match.Record.Turns) == 0 && !t.ready() {
		next.Status = Gathering
	}
	if err := h.tryEdit(ctx, t, next, func(t *Table) error {
		t.tick(clock.Resume, 0)
		return nil
	}); err != nil {
		return fmt.Errorf("thaw table %s: %w", id, err)
	}
	h.tell(ctx, next)
	return nil
}
