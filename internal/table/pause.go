package table

import (
	"context"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// mostPauses is how often a live game may be paused.
const mostPauses = 3

// Pausing is a pause that players want, or the end of one.
type Pausing struct {
	Agreed game.Seats
	For    time.Duration
	Ends   bool // a pause that goes on is to end
}

// Pausing returns which pause players want now, with those who agree; nobody if none is wanted.
func (t *Table) Pausing() Pausing { return t.pausing }

// Paused returns until when the clocks stand because the players paused the game; false if they do not.
func (h *House) Paused(t *Table) (until time.Time, ok bool) {
	if t.times == nil || t.Status != Playing {
		return until, false
	}
	return t.times.state.Paused(h.nowAfter(t))
}

// Present returns the seats whose people decide about a pause: those who play themselves.
func (t *Table) Present() game.Seats {
	seats := t.persons() &^ t.Handed()
	for seat := range seats.All() {
		if !t.Seats[seat].Taken {
			seats &^= seat.Set()
		}
	}
	return seats
}

// Pause agrees to a pause of that length, or starts the vote about another length anew. The pause begins once all
// who play themselves have agreed. A live game may be paused three times, for at most a quarter of an hour; one
// over days for whole days.
func (h *House) Pause(ctx context.Context, id ID, seat game.Seat, person PersonID, long time.Duration) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		rule, timed := t.Clock()
		event := clock.Event{Kind: clock.Pause, For: long}
		switch _, paused := h.Paused(t); {
		case !timed || t.times == nil, paused, long <= 0, event.Valid(rule) != nil:
			return ErrPause
		case !rule.Quiet && t.times.state.Pauses() >= mostPauses:
			return ErrPauses
		}
		return t.wants(h.Held(t, person), Pausing{For: long})
	})
}

// Resume agrees to the end of a pause. It ends once all who play themselves have agreed.
func (h *House) Resume(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if _, paused := h.Paused(t); !paused {
			return ErrPause
		}
		return t.wants(h.Held(t, person), Pausing{Ends: true})
	})
}

// wants adds the agreement of seats to a pause or its end, and carries it out when all agree.
func (t *Table) wants(seats game.Seats, p Pausing) error {
	if t.pausing.For == p.For && t.pausing.Ends == p.Ends {
		p.Agreed = t.pausing.Agreed
	}
	if p.Agreed |= seats & t.Present(); t.Present()&^p.Agreed != 0 {
		if p == t.pausing {
			return errSame
		}
		t.pausing = p
		return nil
	}
	t.pausing = Pausing{}
	if p.Ends {
		t.tick(clock.Resume, 0)
		return nil
	}
	t.ticks = append(t.ticks, clock.Event{Kind: clock.Pause, For: p.For})
	return nil
}

// NoPause withdraws what somebody has agreed to.
func (h *House) NoPause(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		p := t.pausing
		if p.Agreed &^= h.Held(t, person); p.Agreed == 0 {
			p = Pausing{}
		}
		if p == t.pausing {
			return errSame
		}
		t.pausing = p
		return nil
	})
}

// NoMore says that a seat adds nothing more to the choice that is kept open, so that the clock need not stand for it.
func (h *House) NoMore(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if !h.Adds(t).Has(seat) {
			return errSame
		}
		t.tick(clock.NoMore, seat)
		return nil
	})
}

// Adds returns the seats for which the clock of whoever is to move stands now, until they say [House.NoMore].
func (h *House) Adds(t *Table) game.Seats {
	if t.times == nil || t.Status != Playing {
		return 0
	}
	return t.times.state.Waits(h.nowAfter(t)) & t.persons()
}
