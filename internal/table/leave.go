package table

import (
	"context"
	"maps"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// Leave frees a seat on behalf of its holder: somebody else may take it at once, and then sees its hand.
func (h *House) Leave(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if t.Status == Over {
			return ErrOver
		}
		t.vacate(seat, Left, h.now())
		return nil
	})
}

// Dismiss frees a seat before the game begins, on behalf of the person who opened the table.
func (h *House) Dismiss(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		switch {
		case !h.Owns(t, person):
			return ErrNotOwner
		case t.Status != Gathering:
			return ErrBegun
		}
		return t.free(seat, Dismissed, h.now())
	})
}

// FreeSeat frees a seat, before or during the game, for the operator. A table that is over or frozen stays as it is.
func (h *House) FreeSeat(ctx context.Context, id ID, seat game.Seat) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		if t.Status == Over {
			return ErrOver
		}
		return t.free(seat, ByHost, h.now())
	})
}

// free makes a taken seat free.
func (t *Table) free(seat game.Seat, what What, now time.Time) error {
	switch {
	case int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person:
		return ErrNoSeat
	case !t.Seats[seat].Taken:
		return ErrEmpty
	}
	t.vacate(seat, what, now)
	return nil
}

// vacate takes a seat from its person, and records why.
func (t *Table) vacate(seat game.Seat, what What, now time.Time) {
	s := t.Seats[seat]
	t.happen(Happening{At: now, What: what, Seat: seat, Name: s.Name, who: s.who})
	t.Seats[seat] = Seat{Kind: Person, link: s.link.fresh("", 0)}
	t.unsettle(seat)
	t.nameSeats()
	t.tick(clock.Absent, seat) // the game goes on
}

// unsettle undoes what a person has done for a seat apart from moves: agreements to plans for others, and, before the
// game, its bits. The next person adds their own bits.
func (t *Table) unsettle(seat game.Seat) {
	for i := range t.Seats {
		t.Seats[i].vote.agreed &^= seat.Set()
	}
	if t.Status != Gathering {
		return
	}
	bits := maps.Clone(t.Match.Record.Bits)
	delete(bits, seat)
	t.Match.Record.Bits = bits
	t.Seats[seat].Ready = false
}
