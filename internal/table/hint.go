package table

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"ennead/analysis"
	"ennead/game"
)

// Hint is what the strongest bot would do in a seat's place, given only what the seat sees.
type Hint struct {
	*analysis.Advice
	version int64 // of the table for which it was made
}

// MayHint reports whether a seat may ask for hints: it is the only person in a game against bots and automata, so
// nobody else is at a disadvantage. A guided game has its guide. No game is rated yet; a rated one will not have hints.
func (t *Table) MayHint(seat game.Seat) bool {
	if _, guided := t.Lesson(); guided || t.Status != Playing || t.Match == nil || int(seat) >= len(t.Seats) {
		return false
	}
	persons := 0
	for _, s := range t.Seats {
		if s.Kind == Person {
			persons++
		}
	}
	return persons == 1 && t.Seats[seat].Kind == Person && t.Seats[seat].Taken
}

// GivesHints reports whether the house gives hints to a seat, see [Table.MayHint].
func (h *House) GivesHints(t *Table, seat game.Seat) bool {
	return h.conf.Advisor != nil && t.MayHint(seat)
}

// Hints may be asked for that often by one person. Each keeps a core busy for at most two seconds.
const (
	mostHints   = 40
	hintsWithin = 10 * time.Minute
	hintWait    = 15 * time.Second // until a worker is free
	hintsKept   = 64
)

// advisor makes hints, and keeps the latest of each table as long as the seat is asked the same question. Nothing of
// it is stored, and nobody is notified.
type advisor struct {
	mu       sync.Mutex
	thinking map[ID]*thought
	given    map[ID]*Hint
	order    []ID // of given, oldest first
	lately   pace
}

// thought is a hint in the making.
type thought struct {
	seat    game.Seat
	version int64
	cancel  context.CancelCauseFunc
}

func newAdvisor() *advisor { return &advisor{thinking: map[ID]*thought{}, given: map[ID]*Hint{}} }

// Hint makes a hint for a seat that saw the given version, to be read with [House.HintFor]. It waits until the bot has
// thought, which ends early if the seat is asked something else meanwhile: then the error is [ErrStale]. The table is
// not held up.
func (h *House) Hint(ctx context.Context, id ID, seat game.Seat, version int64) error {
	t, err := h.Look(ctx, id)
	switch {
	case err != nil:
		return err
	case t.Status == Frozen:
		return ErrFrozen
	case !t.MayHint(seat):
		return ErrNoHints
	case h.conf.Advisor == nil:
		return ErrNoAnalyst
	case !t.StillValid(seat, version):
		return ErrStale
	case !t.Owing().Has(seat):
		return ErrNotYours
	case h.HintFor(t, seat) != nil:
		return nil
	case !h.hints.lately.may(h.now(), share{t.Seats[seat].who, mostHints, hintsWithin}):
		return ErrManyHints
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	mine := &thought{seat, version, cancel}
	h.hints.begin(id, mine)
	defer h.hints.end(id, mine)
	if now, err := h.Look(ctx, id); err == nil && !now.StillValid(seat, version) { // it changed just before
		return ErrStale
	}
	advice, err := h.advise(ctx, t, seat)
	switch {
	case errors.Is(context.Cause(ctx), ErrStale):
		return ErrStale
	case errors.Is(err, analysis.ErrNoDecision):
		return ErrForced
	case errors.Is(err, context.DeadlineExceeded):
		return ErrBusy
	case err != nil:
		return fmt.Errorf("hint at table %s: %w", id, err)
	}
	h.hints.give(id, &Hint{advice, version})
	return nil
}

// advise thinks as the bots of the table do: as soon as a worker is free, and less in a busy house.
func (h *House) advise(ctx context.Context, t *Table, seat game.Seat) (advice *analysis.Advice, err error) {
	spec := h.conf.Advisor(t.Match.Game)
	waits, stop := context.WithTimeout(ctx, hintWait)
	defer stop()
	turn, err := h.bots.queue.enter(waits, t, spec.Limit)
	if err != nil {
		return nil, err
	}
	defer h.bots.queue.leave(turn)
	known := 0 // the turns that exist for the seat: what it knows nothing of must not decide the chance
	for range t.Match.Known(seat) {
		known++
	}
	spec = spec.At(known)
	spec.Iterations = max(spec.Iterations/turn.part, 1)
	spec.Limit /= time.Duration(turn.part)
	err = guarded(func() (err error) {
		advice, err = analysis.Advise(ctx, t.Match.View(seat), seat, spec)
		return err
	})
	return advice, err
}

// HintFor returns the hint that a seat has asked for, as long as it is about the question that the seat is asked; nil
// if there is none.
func (h *House) HintFor(t *Table, seat game.Seat) *Hint {
	h.hints.mu.Lock()
	defer h.hints.mu.Unlock()
	hint := h.hints.given[t.ID]
	if hint == nil || hint.Seat != seat || !t.MayHint(seat) || !t.StillValid(seat, hint.version) {
		return nil
	}
	return hint
}

// begin starts to think; another thought about the same table ends.
func (a *advisor) begin(id ID, mine *thought) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if other := a.thinking[id]; other != nil {
		other.cancel(ErrStale)
	}
	a.thinking[id] = mine
}

func (a *advisor) end(id ID, mine *thought) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.thinking[id] == mine {
		delete(a.thinking, id)
	}
}

// changed ends the thought about a table that now asks its seat something else.
func (a *advisor) changed(t *Table) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if now := a.thinking[t.ID]; now != nil && !t.StillValid(now.seat, now.version) {
		now.cancel(ErrStale)
	}
}

// give keeps a hint.
func (a *advisor) give(id ID, hint *Hint) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if _, ok := a.given[id]; !ok {
		a.order = append(a.order, id)
	}
	if a.given[id] = hint; len(a.order) > hintsKept {
		delete(a.given, a.order[0])
		a.order = a.order[1:]
	}
}
