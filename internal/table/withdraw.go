package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// settling is for how long after a ban a request may still be under way that began before it. What follows from a ban
// is done again then: it finds whoever has sat down meanwhile.
const settling = time.Minute

// Follow does at the tables what must follow from a measure of moderators, and again later if it fails. The job to do
// so was queued with the measure, so another server does it if this one dies.
func (h *House) Follow(ctx context.Context, measure string) {
	h.jobs.follow(ctx, store.JobID{Kind: store.FollowJob, Key: measure})
}

// follow does what must follow from a measure, and ends the job to do so unless it is to be done again.
func (d *dispatcher) follow(ctx context.Context, job store.JobID) {
	claim, err := d.claim(job)
	if err == nil && claim.Held {
		err = d.followClaimed(ctx, job, claim)
	}
	if err != nil && d.ctx.Err() == nil {
		d.house.conf.Log.ErrorContext(ctx, "a measure of moderators is not carried out at all tables yet", "measure",
			job.Key, "error", err)
		d.leave(ID(job.Key))
		_ = d.release(job) // otherwise the claim ends by itself
		d.followAfter(job, leaves)
	}
}

func (d *dispatcher) followClaimed(ctx context.Context, job store.JobID, claim store.Claim) error {
	again, err := d.house.carryOut(ctx, job.Key)
	if err != nil {
		return err
	}
	if wait := again.Sub(d.house.now()); wait > 0 {
		if err := d.house.conf.Store.PutJobs(ctx, store.Job{JobID: job, Due: again.UnixMilli()}); err != nil {
			return err
		}
		d.followAfter(job, wait)
		return d.release(job)
	}
	_, err = d.end(job, claim)
	return err
}

// followAfter takes up the job after a while. If this server has closed by then, another one or the next one does.
func (d *dispatcher) followAfter(job store.JobID, wait time.Duration) {
	time.AfterFunc(wait, func() {
		if d.ctx.Err() == nil {
			d.follow(d.ctx, job)
		}
	})
}

// carryOut does at the tables what follows from a measure. The result is when to do it once more; zero if that is not
// needed.
func (h *House) carryOut(ctx context.Context, measure string) (again time.Time, err error) {
	m, err := h.conf.Store.Measure(ctx, measure)
	if errors.Is(err, store.ErrNotFound) { // its person has been erased
		return again, nil
	}
	if err != nil {
		return again, err
	}
	p, err := h.conf.Store.Person(ctx, m.Person)
	switch {
	case err != nil:
		return again, err
	case m.Kind == store.MeasureRename:
		return again, h.bearName(ctx, p, m.Former, m.Name)
	case m.Kind == store.MeasureBan && p.BannedSince > 0:
		return time.UnixMilli(m.Made).Add(settling), h.Withdraw(ctx, PersonID(p.ID))
	}
	return again, nil
}

// bearName gives the seats of a person that have one of these names the one that the person has now.
func (h *House) bearName(ctx context.Context, p store.Person, names ...string) error {
	for _, name := range names {
		if name == p.Name {
			continue
		}
		g := guest{who: p.ID, name: p.Name, known: name, account: p.NameKey != ""}
		if err := h.renameSeats(ctx, g, func(id ID) error {
			return h.reseat(ctx, id, func(t *Table) error { return t.rename(g) },
				func(s *store.Table, _ time.Time) *store.Change { return g.renamedAt(s) })
		}); err != nil {
			return err
		}
	}
	return h.nameOnlooker(ctx, p, names)
}

// nameOnlooker gives a person the name that they have now where a table tells under one of these that they looked on.
func (h *House) nameOnlooker(ctx context.Context, p store.Person, names []string) error {
	ids, err := h.conf.Store.HappenedTo(ctx, p.ID, string(LooksOn))
	if err != nil {
		return err
	}
	for _, id := range ids {
		s, err := h.conf.Store.Load(ctx, id)
		switch {
		case errors.Is(err, store.ErrNotFound):
			continue
		case errors.Is(err, store.ErrDamaged):
			h.conf.Log.ErrorContext(ctx, "cannot rename who looked on at a table that cannot be read", "table", id,
				"error", err)
			continue
		case err != nil:
			return err
		}
		t := Table{Seats: seats(s.Seats)}
		name := t.apart(game.Spectator, p.Name)
		if err := h.retell(ctx, ID(id), func(one *store.Happening) {
			bears := func(former string) bool { return former != p.Name && (Seat{Name: one.Next}).bears(former) }
			if one.Person == p.ID && What(one.Kind).looks() && slices.ContainsFunc(names, bears) {
				one.Next = name
			}
		}); err != nil {
			return err
		}
	}
	return nil
}

// Withdraw frees all seats of a person at tables that are not over, as [House.Leave] does, and takes what they want out
// of the lobby: whoever is banned plays no more, nor at a frozen table that goes on later. Where they only lent the
// person of a seat one more browser, that browser loses the seat, and the person keeps it. They look on with the eyes
// of nobody any more. After an error the seats at
// the tables that it names are still theirs; another call frees them.
func (h *House) Withdraw(ctx context.Context, person PersonID) error {
	who, err := h.who(person)
	if err != nil {
		return err
	}
	if err := h.conf.Store.Withdraw(ctx, who); err != nil {
		return err
	}
	ids, err := h.conf.Store.Traces(ctx, who)
	if err != nil {
		return err
	}
	var failed error
	for _, id := range ids {
		err := h.withdrawFrom(ctx, ID(id), who)
		if errors.Is(err, store.ErrDamaged) {
			h.conf.Log.ErrorContext(ctx, "cannot take a person from a table that cannot be read", "table", id, "error",
				err)
			continue
		}
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("take a person from table %s: %w", id, err))
		}
	}
	return failed
}

func (h *House) withdrawFrom(ctx context.Context, id ID, who string) error {
	err := h.reseat(ctx, id, func(t *Table) error {
		theirs, looking := held(t.Seats, who), t.looking(who)
		if t.Status == Over || theirs|looking == 0 {
			return errSame
		}
		for seat := range looking.All() {
			t.lookAway(seat, h.now())
		}
		for seat := range theirs.All() {
			if s := &t.Seats[seat]; s.who != who {
				s.also = s.also.without(who)
				s.link = s.link.fresh("", 0)
				continue
			}
			t.vacate(seat, Left, h.now())
		}
		return nil
	}, func(s *store.Table, now time.Time) *store.Change { return withdrawn(s, who, now) })
	if errors.Is(err, ErrNoTable) {
		return nil
	}
	return err
}
