package clubs

import (
	"context"
	"errors"
	"slices"

	"ennead/internal/store"
	"ennead/internal/table"
)

// errSame says that an edit has changed nothing.
var errSame = errors.New("nothing to change")

// edit changes a club.
func (c *Clubs) edit(ctx context.Context, id string, change func(*store.Club) error) error {
	err := known(c.Store.EditClub(ctx, id, change))
	if errors.Is(err, errSame) {
		return nil
	}
	return err
}

// led changes a club on behalf of its owner, or of an organiser if they may.
func (c *Clubs) led(
	ctx context.Context, id string, by table.PersonID, organisers bool, change func(*store.Club) error,
) error {
	return c.edit(ctx, id, ledBy(by, organisers, change))
}

// ledBy returns a change that only the owner of a club may make, or an organiser if they may.
func ledBy(by table.PersonID, organisers bool, change func(*store.Club) error) func(*store.Club) error {
	return func(k *store.Club) error {
		at := memberOf(k, string(by))
		switch {
		case at < 0:
			return ErrNone
		case k.Members[at].Role != store.ClubOwner && !(organisers && leads(k.Members[at].Role)):
			return ErrMay
		}
		return change(k)
	}
}

// Join makes somebody a member who has the secret address of a club. Whoever keeps apart from the owner cannot join.
func (c *Clubs) Join(ctx context.Context, id, link string, person table.PersonID) error {
	p, err := c.account(ctx, person)
	if err != nil {
		return err
	}
	if _, err := c.Invited(ctx, id, link); err != nil {
		return err
	}
	apart, err := c.Store.Parted(ctx, p.ID)
	if err != nil {
		return err
	}
	now := c.Now().UnixMilli()
	return c.edit(ctx, id, func(k *store.Club) error {
		owner := slices.IndexFunc(k.Members, func(m Member) bool { return m.Role == store.ClubOwner })
		switch {
		case k.Link != link || owner >= 0 && slices.Contains(apart, k.Members[owner].Person):
			return ErrNone
		case memberOf(k, p.ID) >= 0:
			return errSame
		case len(k.Members) >= MostMembers:
			return ErrFull
		}
		k.Members = append(k.Members, Member{Person: p.ID, Role: store.ClubMember, Since: now})
		return nil
	})
}

// Leave takes somebody out of a club. What its owner leaves belongs to its oldest organiser, or else to its oldest
// member; a club without members is gone.
func (c *Clubs) Leave(ctx context.Context, id string, person table.PersonID) error {
	return c.edit(ctx, id, func(k *store.Club) error {
		if memberOf(k, string(person)) < 0 {
			return ErrNone
		}
		k.Leave(string(person))
		return nil
	})
}

// Appoint makes a member of that name an organiser or a plain member, on behalf of the owner. To make one the owner
// hands the club over, which needs an account that they may use and that owns fewer clubs than one may: [ErrOwns].
func (c *Clubs) Appoint(ctx context.Context, id string, by table.PersonID, name, role string) error {
	appoint := ledBy(by, false, func(k *store.Club) error {
		at := called(k, name)
		switch {
		case at < 0 || k.Members[at].Person == string(by):
			return ErrMember
		case !slices.Contains([]string{store.ClubOwner, store.ClubOrganiser, store.ClubMember}, role):
			return ErrMay
		case k.Members[at].Role == role:
			return errSame
		case role == store.ClubOwner && !k.Members[at].Account:
			return ErrMember
		case role == store.ClubOwner:
			k.Members[memberOf(k, string(by))].Role = store.ClubOrganiser
		}
		k.Members[at].Role = role
		return nil
	})
	if role != store.ClubOwner {
		return c.edit(ctx, id, appoint)
	}
	err := known(c.Store.HandOver(ctx, id, mostOwned, appoint))
	if errors.Is(err, store.ErrMany) {
		err = ErrOwns
	}
	return err
}

// Remove takes a plain member of that name out of the club, on behalf of the owner or an organiser; the owner may
// remove organisers, too.
func (c *Clubs) Remove(ctx context.Context, id string, by table.PersonID, name string) error {
	return c.led(ctx, id, by, true, func(k *store.Club) error {
		at, me := called(k, name), k.Members[memberOf(k, string(by))]
		switch {
		case at < 0 || k.Members[at].Person == me.Person:
			return ErrMember
		case leads(k.Members[at].Role) && me.Role != store.ClubOwner:
			return ErrMay
		}
		k.Members = slices.Delete(k.Members, at, at+1)
		return nil
	})
}

// called returns the index of the member who has that name, -1 if nobody does.
func called(k *store.Club, name string) int {
	return slices.IndexFunc(k.Members, func(m Member) bool { return name != "" && m.Name == name })
}

// Rename gives the club another name, on behalf of its owner.
func (c *Clubs) Rename(ctx context.Context, id string, by table.PersonID, name string) error {
	p, err := c.account(ctx, by)
	if err != nil {
		return err
	}
	if name, err = c.named(p, name); err != nil {
		return err
	}
	return c.led(ctx, id, by, false, func(k *store.Club) error {
		if k.Name == name {
			return errSame
		}
		k.Name = name
		return nil
	})
}

// Renew makes another secret address, on behalf of the owner or an organiser. The one before leads nowhere any more.
func (c *Clubs) Renew(ctx context.Context, id string, by table.PersonID) error {
	link := secret()
	return c.led(ctx, id, by, true, func(k *store.Club) error {
		k.Link = link
		return nil
	})
}

// Dissolve deletes the club, on behalf of its owner. Its contests stay, without it.
func (c *Clubs) Dissolve(ctx context.Context, id string, by table.PersonID) error {
	return c.led(ctx, id, by, false, func(k *store.Club) error {
		k.Members = nil
		return nil
	})
}
