package table

import (
	"context"
	"errors"
	"fmt"
)

// Withdraw frees all seats of a person at tables that go on, as [House.Leave] does: whoever is banned plays no more.
// After an error the seats at the tables that it names are still theirs; another call frees them.
func (h *House) Withdraw(ctx context.Context, person PersonID) error {
	who, err := h.who(person)
	if err != nil {
		return err
	}
	ids, err := h.conf.Store.Traces(ctx, who)
	if err != nil {
		return err
	}
	var failed error
	for _, id := range ids {
		if err := h.withdrawFrom(ctx, ID(id), who); err != nil {
			failed = errors.Join(failed, fmt.Errorf("take a person from table %s: %w", id, err))
		}
	}
	return failed
}

func (h *House) withdrawFrom(ctx context.Context, id ID, who string) error {
	_, err := h.edit(ctx, id, func(t *Table) error {
		theirs := held(t.Seats, who)
		if t.Status == Over || theirs == 0 {
			return errSame
		}
		for seat := range theirs.All() {
			t.vacate(seat, Left, h.now())
		}
		return nil
	})
	if errors.Is(err, ErrFrozen) || errors.Is(err, ErrNoTable) {
		return nil
	}
	return err
}
