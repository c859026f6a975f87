package table

import (
	"context"
	"slices"

	"ennead/internal/store"
)

// parted reports whether one of two people has blocked the other. Nobody is told which, or that it is so.
func (h *House) parted(ctx context.Context, who string, others ...string) (bool, error) {
	for _, list := range []struct {
		read  func(context.Context, string) ([]store.Tie, error)
		other func(store.Tie) string
	}{
		{h.conf.Store.Ties, func(t store.Tie) string { return t.Other }},
		{h.conf.Store.Tied, func(t store.Tie) string { return t.Person }},
	} {
		ties, err := list.read(ctx, who)
		if err != nil {
			return false, err
		}
		for _, t := range ties {
			if t.Kind == store.TieBlock && slices.Contains(others, list.other(t)) {
				return true, nil
			}
		}
	}
	return false, nil
}

// people returns those who hold seats at the table, and who opened it.
func (t *Table) people() (all []string) {
	for _, s := range t.Seats {
		all = append(all, s.holders()...)
	}
	if t.owner != "" && !slices.Contains(all, t.owner) {
		all = append(all, t.owner)
	}
	return all
}
