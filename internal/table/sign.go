package table

import (
	"context"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// Somebody whose time was up may only be slow. If they give no sign of themselves either, nobody waits until their time
// is up once more: they are absent, see [clock.Rule.Silence]. A sign is written only while somebody waits for one, so a
// table that is looked at all day is not written all day.

// Looked says that a person has opened or refreshed the page of a table themselves, and returns the table as it is
// then.
func (h *House) Looked(ctx context.Context, t *Table, person PersonID) (*Table, error) {
	if t.unheard()&h.Held(t, person) == 0 {
		return t, nil
	}
	return h.edit(ctx, t.ID, func(t *Table) error {
		seats := t.unheard() & h.Held(t, person)
		if seats == 0 {
			return errSame
		}
		for seat := range seats.All() {
			t.sign(seat)
		}
		return nil
	})
}

// sign says that the person of a seat has shown themselves.
func (t *Table) sign(seat game.Seat) {
	if t.unheard().Has(seat) {
		t.tick(clock.Sign, seat)
	}
}

// unheard returns the seats of whose persons a sign is waited for.
func (t *Table) unheard() game.Seats {
	if t.times == nil || t.Status != Playing {
		return 0
	}
	return t.times.state.Unheard(t.Updated) & t.persons()
}

// firstSilent returns when the first person is absent because they give no sign of themselves, and whose seat that is;
// false if nobody waits for one.
func (t *Table) firstSilent() (at time.Time, seat game.Seat, ok bool) {
	waits := t.unheard()
	if waits == 0 {
		return at, seat, false
	}
	due := t.times.state.Silent(t.Updated)
	for one := range waits.All() {
		if !due[one].IsZero() && (!ok || due[one].Before(at)) {
			at, seat, ok = due[one], one, true
		}
	}
	return at, seat, ok
}

// onlySigns reports whether nothing else happens to the clocks with the change that is being made. Nobody's page shows
// that somebody was there.
func (t *Table) onlySigns() bool {
	for _, e := range t.ticks {
		if e.Kind != clock.Sign {
			return false
		}
	}
	return len(t.ticks) > 0
}
