package table

import (
	"context"
	"errors"
	"slices"

	"ennead/internal/store"
)

// Adopt gives an account everything that a guest holds at these tables: seats, also as a further browser, and the
// tables that they opened. It returns those where the account has it now; others are refused, see [House.MayAdopt].
// After an error it may be called again, as often as one likes.
func (h *House) Adopt(ctx context.Context, from, to PersonID, ids []ID) (brought []ID, err error) {
	guest, err := h.guest(ctx, from, "")
	if err != nil {
		return nil, err
	}
	account, err := h.guest(ctx, to, "")
	if err != nil || guest.who == account.who {
		return nil, err
	}
	var elsewhere error
	for _, id := range ids {
		t, err := h.adoptAt(ctx, id, guest, account)
		switch {
		case errors.Is(err, ErrElsewhere):
			elsewhere = err
		case errors.Is(err, ErrNoTable), errors.Is(err, ErrSecond), errors.Is(err, ErrFrozen):
		case err != nil:
			return brought, err
		case t.owner == account.who || held(t.Seats, account.who) != 0:
			brought = append(brought, id)
		}
	}
	return brought, elsewhere
}

func (h *House) adoptAt(ctx context.Context, id ID, from, to guest) (*Table, error) {
	t, err := h.edit(ctx, id, func(t *Table) error {
		if t.rivals(from.who, to.who) {
			return ErrSecond
		}
		return t.adopt(from, to)
	})
	if err != nil {
		return nil, err
	}
	// Seats that the guest has lost are now those that the account has lost.
	lost := false
	err = h.conf.Store.EditHappened(ctx, string(id), func(list []store.Happening) {
		lost = false
		for i := range list {
			if list[i].Person == from.who {
				list[i].Person, lost = to.who, true
			}
		}
	})
	for err == nil && lost {
		if err = h.renew(ctx, string(id), from.who); !errors.Is(err, store.ErrStale) {
			break
		}
		err = nil
	}
	if err != nil {
		return nil, err
	}
	// Last, since the table now has another version: facts that somebody read before are here, or are read again.
	return t, h.conf.Store.HandFacts(ctx, string(id), from.who, to.who)
}

// MayAdopt returns nil if an account may have what a guest holds at the table. [ErrSecond] says that they play there
// against each other.
func (h *House) MayAdopt(t *Table, from, to PersonID) error {
	switch {
	case t.Status == Frozen:
		return ErrFrozen
	case t.rivals(string(from), string(to)):
		return ErrSecond
	}
	return nil
}

// rivals reports whether two persons hold seats of which nobody holds both already, or one of them has looked on with
// the eyes of another seat than theirs.
func (t *Table) rivals(one, other string) bool {
	looked := t.looked(one) | t.looked(other)
	if looked != 0 && (looked|held(t.Seats, one)|held(t.Seats, other)).Len() > 1 {
		return true
	}
	for a := range held(t.Seats, one).All() {
		for b := range held(t.Seats, other).All() {
			if !slices.ContainsFunc(t.Seats[a].holders(), t.Seats[b].heldBy) {
				return true
			}
		}
	}
	return false
}

// adopt gives an account what a guest holds. The name of the account comes with it where [House.Rename] would change
// that of the guest.
func (t *Table) adopt(from, to guest) error {
	theirs := held(t.Seats, from.who)
	if theirs == 0 && t.owner != from.who {
		return errSame
	}
	if t.owner == from.who {
		t.owner = to.who
	}
	renamed := false
	for seat := range theirs.All() {
		s := &t.Seats[seat]
		s.replace(from.who, to.who)
		if t.Status != Over && to.known != "" && (s.Name == "" || s.bears(from.known)) {
			t.giveWay(to.known)
			s.Name, s.Account, renamed = t.apart(seat, to.known), to.account, true
		}
	}
	if renamed {
		t.nameSeats()
	}
	return nil
}
