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
	rows, err := h.conf.Store.Public(ctx, string(Gathering), listed, 2)
	if err = h.readable(err); err != nil {
		return nil, err
	}
	for _, row := range rows {
		t, err := h.Look(ctx, ID(row.ID))
		if errors.Is(err, ErrNoTable) || errors.Is(err, ErrElsewhere) {
			continue
		}
		if err != nil {
			return nil, err
		}
		may, err := h.MayJoin(ctx, t, person)
		if err != nil {
			return nil, err
		}
		if may != 0 && t.Status == Gathering && t.Public {
			list = append(list, OpenTable{t.summary(), may, t.Match.Record.Setup})
		}
	}
	slices.SortStableFunc(list, func(a, b OpenTable) int {
		return cmp.Or(a.May.Len()-b.May.Len(), cmp.Compare(a.Terms.Begins, b.Terms.Begins),
			a.Created.Compare(b.Created))
	})
	return list, nil
}
