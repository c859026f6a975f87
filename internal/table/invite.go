package table

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ennead/game"
	"ennead/internal/nickname"
	"ennead/internal/store"
)

// mostInvited is how many people may be invited to one table by name.
const mostInvited = 20

// Invite invites the account with that name to the table, on behalf of the person who opened it: it may see the table,
// and take a free seat. Who has parted with the host is told nothing, and the host does not learn of it. The answer is
// [ErrUninvitable] if there is no such account.
func (h *House) Invite(ctx context.Context, id ID, person PersonID, name string) (*Table, error) {
	t, err := h.hosted(ctx, id, person)
	if err != nil {
		return nil, err
	}
	name, err = nickname.Clean(name)
	if err != nil {
		return nil, ErrUninvitable
	}
	guest, err := h.conf.Store.Named(ctx, cmp.Or(nickname.Skeleton(name), name))
	switch {
	case errors.Is(err, store.ErrNotFound) || err == nil && (guest.Closed > 0 || guest.BannedSince > 0):
		return nil, ErrUninvitable
	case err != nil:
		return nil, err
	case t.inside(guest.ID):
		return t, nil
	}
	all, err := h.conf.Store.Invites(ctx, string(id))
	switch {
	case err != nil:
		return nil, err
	case slices.ContainsFunc(all, func(i store.Invite) bool { return i.Person == guest.ID }):
		return t, nil
	case len(all) >= mostInvited:
		return nil, ErrManyInvited
	}
	return t, h.conf.Store.Invite(ctx, store.Invite{Table: string(id), Person: guest.ID, Seat: store.AnySeat,
		Host: t.owner, Since: h.now().UnixMilli()}, h.once(NoticeInvite, inviteWithin, guest.ID)...)
}

// Uninvite takes an invitation back, by the name that [House.Guests] returns.
func (h *House) Uninvite(ctx context.Context, id ID, person PersonID, name string) (*Table, error) {
	t, err := h.hosted(ctx, id, person)
	if err != nil {
		return nil, err
	}
	all, err := h.guests(ctx, t)
	for _, g := range all {
		if g.name == name && err == nil {
			err = h.conf.Store.Uninvite(ctx, string(id), g.invite.Person, string(NoticeInvite))
		}
	}
	return t, err
}

// Decline gives up an invitation on behalf of whoever has it.
func (h *House) Decline(ctx context.Context, id ID, person PersonID) error {
	return h.conf.Store.Uninvite(ctx, string(id), string(person), string(NoticeInvite))
}

// hosted returns a table where no game has begun, for the person who opened it.
func (h *House) hosted(ctx context.Context, id ID, person PersonID) (*Table, error) {
	t, err := h.Look(ctx, id)
	switch {
	case err != nil:
		return nil, err
	case !h.Owns(t, person):
		return nil, ErrNotOwner
	case t.Status != Gathering:
		return nil, ErrBegun
	}
	return t, nil
}

// Guests returns the names of those who are invited to a table and do not sit there, the earliest first.
func (h *House) Guests(ctx context.Context, t *Table) (names []string, err error) {
	all, err := h.guests(ctx, t)
	for _, g := range all {
		names = append(names, g.name)
	}
	return names, err
}

// expected is somebody who is invited.
type expected struct {
	invite store.Invite
	name   string
}

func (h *House) guests(ctx context.Context, t *Table) (list []expected, err error) {
	all, err := h.conf.Store.Invites(ctx, string(t.ID))
	for _, i := range all {
		if err != nil || t.inside(i.Person) {
			continue
		}
		var name string
		if name, err = h.conf.Store.Name(ctx, i.Person); err == nil && name != "" {
			list = append(list, expected{i, name})
		}
	}
	return list, err
}

// Kept returns the seats that are kept for people who are invited, with their names.
func (h *House) Kept(ctx context.Context, t *Table) (map[game.Seat]string, error) {
	list, err := h.guests(ctx, t)
	kept := map[game.Seat]string{}
	for _, g := range list {
		if g.invite.Seat != store.AnySeat && t.Free().Has(game.Seat(g.invite.Seat)) {
			kept[game.Seat(g.invite.Seat)] = g.name
		}
	}
	return kept, err
}

// MayJoin returns the free seats that a person may take without a link: none if they sit at the table already, or have
// parted with somebody there, none of a contest unless they are invited, and who has looked on with the eyes of a seat
// may take no other. Nobody is told which.
func (h *House) MayJoin(ctx context.Context, t *Table, person PersonID) (game.Seats, error) {
	who := string(person)
	if held(t.Seats, who) != 0 || h.Vacant(t) == 0 {
		return 0, nil
	}
	seats, err := h.joinable(ctx, t, who)
	if looked := t.looked(who); looked != 0 {
		seats &= looked
	}
	return seats, err
}

func (h *House) joinable(ctx context.Context, t *Table, who string) (game.Seats, error) {
	seats := game.Seats(0)
	invite, invited, err := h.invitation(ctx, t.ID, who)
	switch {
	case err != nil:
		return 0, err
	case invited && invite.Seat != store.AnySeat:
		seats = game.Seat(invite.Seat).Set() & h.Vacant(t)
	case invited || t.Public && t.Terms.Contest == "":
		seats = h.Vacant(t)
	}
	if seats == 0 || who == "" {
		return seats, nil
	}
	apart, err := h.parted(ctx, who, t.people()...)
	if err != nil || apart {
		return 0, err
	}
	return seats, nil
}

// bidden returns [ErrClosed] if a table belongs to a contest and somebody is not invited to it: the entries of the
// contest play there, and nobody else.
func (h *House) bidden(ctx context.Context, t *Table, who string) error {
	if t.Terms.Contest == "" {
		return nil
	}
	_, invited, err := h.invitation(ctx, t.ID, who)
	if err == nil && !invited {
		err = ErrClosed
	}
	return err
}

// InvitedTo lists the tables with a free seat to which a person is invited and does not sit, the latest first. Of more
// than a hundred invitations it looks at the last.
func (h *House) InvitedTo(ctx context.Context, person PersonID) ([]Summary, error) {
	invites, err := h.conf.Store.InvitedTo(ctx, string(person))
	if err != nil {
		return nil, err
	}
	var list []Summary
	for _, i := range slices.Backward(invites[max(0, len(invites)-listed):]) {
		t, err := h.Look(ctx, ID(i.Table))
		if err != nil {
			continue // it has gone meanwhile, or belongs to other servers
		}
		if may, err := h.MayJoin(ctx, t, person); err != nil {
			return nil, err
		} else if may != 0 {
			list = append(list, t.summary())
		}
	}
	return list, nil
}

// summary returns the table as lists show it.
func (t *Table) summary() Summary {
	return Summary{ID: t.ID, Version: t.Version, Status: t.Status, Game: t.Game, Public: t.Public, Terms: t.Terms,
		Seats: t.Seats, Owing: t.Owing(), Created: t.Created, Updated: t.Updated}
}
