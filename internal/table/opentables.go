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
}

// OpenTo lists the public tables at which a person may sit down, those that can begin soonest first: with the fewest
// free seats, the earliest appointment, opened first.
func (h *House) OpenTo(ctx context.Context, person PersonID) (list []OpenTable, err error) {
	all, err := h.Public(ctx, person)
	if err != nil {
		return nil, err
	}
	for _, one := range all {
		if one.Status != Gathering || held(one.Seats, string(person)) != 0 {
			continue
		}
		t, err := h.Look(ctx, one.ID)
		switch {
		case errors.Is(err, ErrNoTable), errors.Is(err, ErrElsewhere):
		case err != nil:
			return nil, err
		case t.Status == Gathering && t.Public && t.Free() != 0:
			list = append(list, OpenTable{t.summary(), t.Free(), t.Match.Record.Setup})
		}
	}
	slices.SortStableFunc(list, func(a, b OpenTable) int {
		return cmp.Or(a.May.Len()-b.May.Len(), cmp.Compare(a.Terms.Begins, b.Terms.Begins),
			a.Created.Compare(b.Created))
	})
	return list, nil
}
