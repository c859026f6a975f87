package table

import (
	"context"
	"slices"

	"ennead/game"
	"ennead/internal/store"
)

// apart returns those with whom a person has nothing to do, since one of the two has blocked the other. Nobody is told
// which, or that it is so.
func (h *House) apart(ctx context.Context, who string) ([]string, error) {
	if who == "" {
		return nil, nil
	}
	return h.conf.Store.Parted(ctx, who)
}

// parted reports whether a person keeps apart from any of these.
func (h *House) parted(ctx context.Context, who string, others ...string) (bool, error) {
	apart, err := h.apart(ctx, who)
	return err == nil && meet(apart, others), err
}

// meet reports whether two lists have somebody in common.
func meet(some, others []string) bool {
	return slices.ContainsFunc(some, func(one string) bool { return slices.Contains(others, one) })
}

// people returns those who hold seats at the table, and who opened it.
func (t *Table) people() []string { return present(t.Seats, t.owner) }

func present(seats []Seat, owner string) (all []string) {
	for _, s := range seats {
		if s.Taken {
			all = append(all, s.holders()...)
		}
	}
	if owner != "" && !slices.Contains(all, owner) {
		all = append(all, owner)
	}
	return all
}

// givers returns those who may have given away the current link of a seat: whoever opened the table, and in a game all
// who play. Other links are made by the person of the seat.
func (t *Table) givers(seat game.Seat, use Purpose) []string {
	switch {
	case use != Invites:
		return t.Seats[seat].holders()
	case t.Status == Playing:
		return t.people()
	}
	return present(nil, t.owner)
}

// Holder returns the person who sits on a seat; false if nobody does, or they have been erased. What is done to that
// person holds at every table.
func (t *Table) Holder(seat game.Seat) (PersonID, bool) {
	if int(seat) >= len(t.Seats) {
		return "", false
	}
	s := &t.Seats[seat]
	return PersonID(s.who), s.Kind == Person && s.Taken && !s.Gone() && s.who != ""
}

// Silence are those whose lines a reader does not want to read.
type Silence struct{ muted, blocked []string }

// Silence returns whom a reader has muted or blocked; nobody for a stranger.
func (h *House) Silence(ctx context.Context, reader PersonID) (s Silence, err error) {
	who, err := h.who(reader)
	if err != nil {
		return s, nil //nolint:nilerr // a stranger has silenced nobody
	}
	ties, err := h.conf.Store.Ties(ctx, who)
	for _, t := range ties {
		switch t.Kind {
		case store.TieMute:
			s.muted = append(s.muted, t.Other)
		case store.TieBlock:
			s.blocked = append(s.blocked, t.Other)
		}
	}
	return s, err
}

// Hides reports whether a line at the table was said by one of them.
func (s Silence) Hides(t *Table, l Line) bool {
	if len(s.muted)+len(s.blocked) == 0 {
		return false
	}
	writers := t.writers(l)
	return meet(s.muted, writers) || meet(s.blocked, writers)
}

// At returns the seats of the table on which they sit: those who are muted, and those who are blocked.
func (s Silence) At(t *Table) (muted, blocked game.Seats) {
	for i := range t.Seats {
		holders := t.Seats[i].holders()
		if meet(s.muted, holders) {
			muted = muted.With(game.Seat(i))
		}
		if meet(s.blocked, holders) {
			blocked = blocked.With(game.Seat(i))
		}
	}
	return muted, blocked
}

// writers returns who held a seat when a line was said for it.
func (t *Table) writers(l Line) []string {
	for _, h := range t.Happened {
		if h.Seat == l.Seat && h.lost() && h.At.After(l.Said) {
			return []string{h.who}
		}
	}
	if int(l.Seat) >= len(t.Seats) {
		return nil
	}
	return t.Seats[l.Seat].holders()
}
