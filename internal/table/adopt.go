package table

import (
	"context"
	"errors"
	"slices"

	"ennead/internal/store"
)

// Adopt gives an account everything that a guest holds at these tables: seats, also as a further browser, and the
// tables that they opened. It returns those where the account has it now; others are refused, see [House.MayAdopt].
// What the guest has seen at any table with the eyes of others, and which seats they have lost, counts as the account's
// from then on, wherever that was. After an error it may be called again, as often as one likes.
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
	rest, err := h.conf.Store.Traces(ctx, guest.who)
	if err != nil {
		return brought, err
	}
	for _, id := range rest {
		err := h.inheritAt(ctx, ID(id), guest.who, account.who)
		switch {
		case errors.Is(err, ErrElsewhere):
			elsewhere = err
		case errors.Is(err, ErrNoTable):
		case errors.Is(err, store.ErrDamaged):
			h.conf.Log.ErrorContext(ctx, "cannot tell a table that a guest has an account now", "table", id,
				"error", err)
		case err != nil:
			return brought, err
		}
	}
	return brought, elsewhere
}

// inheritAt has an account be who lost seats and looked on at a table where a guest did. Of two persons who were
// rivals neither looks on any more.
func (h *House) inheritAt(ctx context.Context, id ID, from, to string) error {
	if err := h.lookAwayAt(ctx, id, func(t *Table) []string {
		if t.rivals(from, to) {
			return []string{from, to}
		}
		return nil
	}); err != nil {
		return err
	}
	return h.handHappened(ctx, id, from, to)
}

// handHappened has an account be the person of all that has happened to a guest at a table.
func (h *House) handHappened(ctx context.Context, id ID, from, to string) error {
	return h.retell(ctx, id, func(one *store.Happening) {
		if one.Person == from {
			one.Person = to
		}
	})
}

// retell changes what a table tells of what has happened. If that changes anything, the table has another version.
func (h *House) retell(ctx context.Context, id ID, edit func(*store.Happening)) error {
	changed := false
	err := h.conf.Store.EditHappened(ctx, string(id), func(list []store.Happening) {
		changed = false
		for i, before := range list {
			edit(&list[i])
			changed = changed || list[i] != before
		}
	})
	for err == nil && changed {
		if err = h.renew(ctx, string(id), ""); !errors.Is(err, store.ErrStale) {
			break
		}
		err = nil
	}
	return err
}

// Knows returns the tables that know a person: where they hold or held a seat, that they opened, or where they looked
// on.
func (h *House) Knows(ctx context.Context, person PersonID) (ids []ID, err error) {
	who, err := h.who(person)
	if err != nil {
		return nil, err
	}
	all, err := h.conf.Store.Traces(ctx, who)
	for _, id := range all {
		ids = append(ids, ID(id))
	}
	return ids, err
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
	if err := h.handHappened(ctx, id, from.who, to.who); err != nil {
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

// rivals reports whether two persons hold seats of which nobody holds both already, or one of them has looked on and
// the two have seen the hands of two seats.
func (t *Table) rivals(one, other string) bool {
	looked := t.looked(one) | t.looked(other)
	if looked != 0 && (looked|t.played(one)|t.played(other)).Len() > 1 {
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
