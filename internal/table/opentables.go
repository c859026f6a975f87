package table

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ennead/game"
)

// OpenTable is a table that waits for people.
type OpenTable struct {
	Summary
	May   game.Seats // the seats that the person who asked may take
	Setup game.Setup
	Round int // of a game under way: how many have begun; 0 if that is not known to everybody
}

// OpenTo lists the public tables at which a person may sit down, those that can begin soonest first: with the fewest
// free seats, the earliest appointment, opened first.
func (h *House) OpenTo(ctx context.Context, person PersonID) ([]OpenTable, error) {
	list, err := h.openTo(ctx, person, Gathering, func(t *Table) (game.Seats, error) { return t.Free(), nil })
	slices.SortStableFunc(list, func(a, b OpenTable) int {
		return cmp.Or(a.May.Len()-b.May.Len(), cmp.Compare(a.Terms.Begins, b.Terms.Begins),
			a.Created.Compare(b.Created))
	})
	return list, err
}

// Underway lists the public games under way with a seat that a person may take over, since whoever had it has left or
// must go. Tables where nobody may look on are left out: who comes sees what is played before they sit down.
func (h *House) Underway(ctx context.Context, person PersonID) ([]OpenTable, error) {
	return h.openTo(ctx, person, Playing, func(t *Table) (game.Seats, error) {
		if t.Terms.Watch != WatchAll {
			return 0, nil
		}
		return h.MayJoin(ctx, t, person)
	})
}

// openTo lists the public tables of a status where a person does not sit and may take seats.
func (h *House) openTo(
	ctx context.Context, person PersonID, status Status, may func(t *Table) (game.Seats, error),
) (list []OpenTable, err error) {
	all, err := h.publicOf(ctx, person, status)
	if err != nil {
		return nil, err
	}
	for _, one := range all {
		if held(one.Seats, string(person)) != 0 || !one.lacks() {
			continue
		}
		t, err := h.Look(ctx, one.ID)
		switch {
		case errors.Is(err, ErrNoTable), errors.Is(err, ErrElsewhere):
			continue
		case err != nil:
			return nil, err
		case t.Status != status || !t.Public:
			continue
		}
		seats, err := may(t)
		if err != nil {
			return nil, err
		}
		if seats != 0 {
			list = append(list, OpenTable{t.summary(), seats, t.Match.Record.Setup, t.round()})
		}
	}
	return list, nil
}

// lacks reports whether a seat of a table may be free or offered.
func (s Summary) lacks() bool {
	return slices.ContainsFunc(s.Seats, func(s Seat) bool {
		return s.Kind == Person && (!s.Taken || s.link.use == Invites)
	})
}

// round returns how many rounds of a game under way have begun, as everybody may know it.
func (t *Table) round() int {
	if rounded, ok := t.Match.State.(game.Rounded); ok && t.Status == Playing && t.Terms.Delay == 0 {
		return rounded.Rounds()
	}
	return 0
}
