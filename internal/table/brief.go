package table

import (
	"context"
	"errors"
	"sync"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// A person may want to be asked only for a short time. Then the table declines the window when the time is up, whatever
// the person holds and whether or not they are looking. The moment depends only on when they were asked, and on when
// they chose this: so a pass that nobody made tells nothing about a hand.

// Briefly is how long the table waits for the answer of somebody who has chosen [AskBrief].
const Briefly = 8 * time.Second

// Lapses returns when the table declines the reaction window in which that seat is asked now; false if it waits for an
// answer. Negotiation and settings of others do not delay it. Show it only to the seat itself.
func (t *Table) Lapses(seat game.Seat) (at time.Time, ok bool) {
	if !t.Owing().Has(seat) || int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person {
		return at, false
	}
	if _, guided := t.Lesson(); guided {
		return at, false
	}
	ask, _ := t.Asked(seat)
	if _, open := game.WindowOf(t.Match.State, seat); !open || ask != AskBrief {
		return at, false
	}
	asked := t.stirred
	if chose := t.Seats[seat].chose; chose.After(asked) { // in an open window the time begins with the wish
		asked = chose
	}
	return asked.Add(Briefly), true
}

// lapse declines the window whose time is up, as if the seat did not want to be asked, or begins a game whose time has
// come.
func (h *House) lapse(t *Table) error {
	if t.Status == Gathering {
		return h.keepAppointment(t)
	}
	for seat := range t.Owing().All() {
		if at, ok := t.Lapses(seat); ok && !h.now().Before(at) {
			if err := failed(t.Match.AutoPass(seat)); err != nil {
				return err
			}
			return t.settle()
		}
	}
	if at, seat, ok := t.firstOffer(); ok && !h.now().Before(at) {
		t.vacate(seat, Left, h.now())
		return nil
	}
	if late := t.overdue(h.now()); late != 0 {
		return t.timeIsUp(late, h.now())
	}
	if at, seat, ok := t.firstSilent(); ok && !h.now().Before(at) {
		t.steward(clock.Absent, Gone, seat, h.now())
		return nil
	}
	return errSame
}

// rings returns when the table first has something to do by itself; false if it has not.
func (t *Table) rings() (first time.Time, ok bool) {
	if at, ok := t.appointed(); ok {
		return at, true
	}
	for seat := range t.Owing().All() {
		if at, ok := t.Lapses(seat); ok && (first.IsZero() || at.Before(first)) {
			first = at
		}
	}
	if at, ok := t.firstDue(); ok && (first.IsZero() || at.Before(first)) {
		first = at
	}
	for _, next := range []func() (time.Time, game.Seat, bool){t.firstSilent, t.firstOffer} {
		if at, _, ok := next(); ok && (first.IsZero() || at.Before(first)) {
			first = at
		}
	}
	return first, !first.IsZero()
}

// briefs declines windows when their time is up, and begins games at theirs. It rings for a table, and the table as it
// is then says whether there is anything to do: an answer in time, undo or another setting need not stop it. It rings
// on the server that last changed the table; if that one has gone, another finds the job (see [dispatcher]).
type briefs struct {
	house  *House
	ctx    context.Context
	cancel context.CancelFunc
	all    sync.WaitGroup

	mu    sync.Mutex
	next  map[ID]time.Time // when it rings for a table
	ended bool
}

func newBriefs(h *House) *briefs {
	ctx, cancel := context.WithCancel(context.Background())
	return &briefs{house: h, ctx: ctx, cancel: cancel, next: map[ID]time.Time{}}
}

// close ends it and waits for what it is doing.
func (b *briefs) close() {
	b.mu.Lock()
	b.ended = true
	b.mu.Unlock()
	b.cancel()
	b.all.Wait()
}

// watch has it ring when the time of a window of that table is up.
func (b *briefs) watch(t *Table) {
	if at, ok := t.rings(); ok {
		b.set(t.ID, at)
	}
}

// set has it ring for a table at that moment, unless it does so before; then it looks again.
func (b *briefs) set(id ID, at time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if next, ok := b.next[id]; b.ended || !b.house.does(RoleJobs) || ok && !at.Before(next) {
		return
	}
	b.next[id] = at
	time.AfterFunc(at.Sub(b.house.clock()), func() {
		if b.rings(id, at) {
			defer b.all.Done()
			b.look(id)
		}
	})
}

// rings reports whether the house is open, and waits for what follows.
func (b *briefs) rings(id ID, at time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.next[id].Equal(at) {
		delete(b.next, id)
	}
	if b.ended {
		return false
	}
	b.all.Add(1)
	return true
}

// look declines a window of a table if its time is up; false if there is no such game any more.
func (b *briefs) look(id ID) bool {
	const later = 5 * time.Second
	t, err := b.house.edit(b.ctx, id, b.house.lapse)
	switch {
	case err == nil:
		b.watch(t)
	case errors.Is(err, ErrNoTable), errors.Is(err, ErrFrozen):
		return false
	case b.ctx.Err() != nil:
	case errors.Is(err, ErrElsewhere):
		b.house.jobs.leave(id)
	default:
		b.house.conf.Log.Error("cannot decline a window yet", "table", id, "retry_in", later, "error", err)
		b.set(id, b.house.clock().Add(later))
	}
	return true
}
