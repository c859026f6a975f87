package table

import (
	"context"
	"errors"
	"time"

	"ennead/internal/store"
)

// result returns how a rated game ended; false if it does not count, or there is no table.
func (t *Table) result() (r store.Result, ok bool) {
	if t == nil || !t.Terms.Rated {
		return r, false
	}
	r.Table, r.Game, r.Finished = string(t.ID), t.Game, t.lastMade().UnixMilli()
	seen := map[string]bool{}
	for _, rank := range Ranks(t) {
		who := rank.who
		if who == gone {
			who = "" // they have been erased since
		}
		if !rank.Rated || who != "" && seen[who] {
			return r, false
		}
		seen[who] = true
		r.Seats = append(r.Seats, store.ResultSeat{Person: who, Rank: rank.Place})
	}
	return r, len(r.Seats) > 1
}

// lastMade returns when the last turn of the record was made. What happens at the table later does not move a game into
// another season.
func (t *Table) lastMade() time.Time {
	if n := len(t.Match.Record.Turns); n > 0 {
		if at := t.Made(n - 1); !at.IsZero() {
			return at
		}
	}
	return t.Updated
}

// endsRated reports whether a rated game has ended since.
func (t *Table) endsRated(old *Table) bool {
	return t.Terms.Rated && t.Status == Over && old.Status != Over
}

// rate stores the result of a rated game that has ended, and what moderators should look at. A result counts once. From
// which networks people played is deleted, whether it counts or not.
func (d *dispatcher) rate(ctx context.Context, id ID) {
	d.after(ctx, id, rateJob, func(t *Table) error {
		r, counts := t.result()
		if !counts {
			return d.house.conf.Store.AddSigns(ctx, string(id), nil)
		}
		if err := d.house.conf.Store.AddResult(ctx, r); err != nil {
			return err
		}
		return d.house.watch(ctx, t)
	})
}

// facts stores how the people of a game that has ended came off, and what it tells of bots.
func (d *dispatcher) facts(ctx context.Context, id ID) {
	d.after(ctx, id, factsJob, func(t *Table) error {
		if err := d.house.storeFacts(ctx, t); err != nil {
			return err
		}
		return d.house.tryBots(ctx, t)
	})
}

// after does what follows once from the end of a game, and ends the job to do so. If that fails, it tries again after a
// while; if the server dies before, another one does it.
func (d *dispatcher) after(ctx context.Context, id ID, kind string, do func(*Table) error) {
	job := jobOf(kind, id)
	err := func() error {
		claim, err := d.claim(job)
		if err != nil || !claim.Held {
			return err
		}
		t, err := d.house.Look(ctx, id)
		if err != nil && !errors.Is(err, ErrNoTable) { // from a table that the operator has deleted nothing follows
			return err
		}
		if t != nil && t.Status == Frozen { // it may be repaired
			return ErrFrozen
		}
		if err := do(t); err != nil {
			return err
		}
		_, err = d.end(job, claim)
		return err
	}()
	if err != nil && d.ctx.Err() == nil {
		d.house.conf.Log.ErrorContext(ctx, "what follows from the end of a game is not stored yet", "job", kind,
			"table", id, "error", err)
		d.leave(id)
		_ = d.release(job) // otherwise the claim ends by itself
		time.AfterFunc(leaves, func() {
			if d.ctx.Err() == nil {
				d.after(d.ctx, id, kind, do)
			}
		})
	}
}
