package table

import (
	"context"
	"errors"

	"ennead/internal/store"
)

// Dissolve deletes a table at which no game has begun, on behalf of the person who opened it.
func (h *House) Dissolve(ctx context.Context, id ID, person PersonID) error {
	for {
		t, err := h.Look(ctx, id)
		switch {
		case err != nil:
			return err
		case !h.Owns(t, person):
			return ErrNotOwner
		case t.Status != Gathering:
			return ErrBegun
		}
		if err := h.drop(ctx, id, t.Version); !errors.Is(err, store.ErrStale) {
			return missing(err)
		}
	}
}
