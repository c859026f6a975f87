package table

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"ennead/game"
)

// Claim sits a person down by the link of a seat. The same link works again later: losing the browser
// does not lose the seat. An empty name keeps the name that the seat or the person has.
func (h *House) Claim(ctx context.Context, id ID, key string, person PersonID, name string) (game.Seat, error) {
	seat := game.Spectator
	guest, err := h.guest(ctx, person, name)
	if err != nil {
		return seat, err
	}
	_, err = h.edit(ctx, id, func(t *Table) (err error) {
		if seat, err = h.seatOf(t, key); err != nil {
			return err
		}
		return t.sit(seat, guest)
	})
	if err != nil {
		return game.Spectator, err
	}
	return seat, h.remember(ctx, guest)
}

// Join sits a person down on a free seat of a public table, without a link.
func (h *House) Join(ctx context.Context, id ID, seat game.Seat, person PersonID, name string) error {
	guest, err := h.guest(ctx, person, name)
	if err != nil {
		return err
	}
	_, err = h.edit(ctx, id, func(t *Table) error {
		switch {
		case int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person:
			return ErrNoSeat
		case !t.Public:
			return ErrClosed
		case t.Seats[seat].who == guest.who:
			return errSame
		case t.Seats[seat].Taken:
			return ErrTaken
		case t.Status != Gathering:
			return ErrBegun
		}
		return t.sit(seat, guest)
	})
	if err != nil {
		return err
	}
	return h.remember(ctx, guest)
}

// sit puts a person on a seat. A finished record keeps its names.
func (t *Table) sit(seat game.Seat, g guest) error {
	s := t.Seats[seat]
	s.Taken, s.who = true, g.who
	if t.Status != Over {
		s.Name = t.apart(seat, cmp.Or(g.name, s.Name, g.known))
	}
	if s == t.Seats[seat] {
		return errSame
	}
	if s.Name == "" {
		return ErrName
	}
	t.Seats[seat] = s
	t.nameSeats()
	return nil
}

// nameSeats writes into the record who sits where.
func (t *Table) nameSeats() {
	names := make([]string, len(t.Seats))
	for i, s := range t.Seats {
		if names[i] = s.Name; s.Name == "" {
			names[i] = s.Level
		}
	}
	t.Match.Record.Names = names
}

// Ready adds the bits of a seat to the chance of the game, once. When the last person is ready the game begins.
func (h *House) Ready(ctx context.Context, id ID, seat game.Seat, bits [16]byte) error {
	_, err := h.edit(ctx, id, func(t *Table) error {
		switch {
		case int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person:
			return ErrNoSeat
		case t.Seats[seat].Ready:
			return errSame // what is added stays
		case t.Status != Gathering:
			return ErrBegun
		case !t.Seats[seat].Taken:
			return ErrEmpty
		}
		all := maps.Clone(t.Match.Record.Bits)
		if all == nil {
			all = map[game.Seat][16]byte{}
		}
		all[seat] = bits
		t.Match.Record.Bits = all
		t.Seats[seat].Ready = true
		return t.beginIfReady()
	})
	return err
}

// ready tells whether no person is missing.
func (t *Table) ready() bool {
	return !slices.ContainsFunc(t.Seats, func(s Seat) bool { return s.Kind == Person && !s.Ready })
}

// beginIfReady begins the game unless a person is missing.
func (t *Table) beginIfReady() error {
	if !t.ready() {
		return nil
	}
	t.Status = Playing
	return t.settle()
}
