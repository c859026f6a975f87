package person

import (
	"cmp"
	"context"
	"errors"
	"time"

	"ennead/internal/nickname"
	"ennead/internal/store"
)

const (
	year        = 365 * 24 * time.Hour
	mostRenames = 2 // of an account within a year
)

// nameKey is how names are compared: one of nothing but marks, as it is written.
func nameKey(name string) string { return cmp.Or(nickname.Skeleton(name), name) }

// Free reports with [ErrName] if an account other than that of the person has a name that looks like this one, and
// returns the name as it would be stored.
func (p *People) Free(ctx context.Context, id, name string) (string, error) {
	name, err := p.Name(name)
	if err != nil {
		return "", err
	}
	holder, err := p.Store.Named(ctx, nameKey(name))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return name, nil
	case err == nil && holder.ID != id:
		return "", ErrName
	}
	return name, err
}

// settle stores a visitor for whom there is no more than the signed cookie of an older program.
func (p *People) settle(ctx context.Context, v *Visitor) error {
	if v.Session.Hash != "" {
		return nil
	}
	return p.Store.EditPerson(ctx, v.ID, func(*store.Person) error { return nil })
}

// keep makes a guest an account of that name, with a number if somebody else has taken it meanwhile. All sessions but
// one end: whoever has lent the guest to somebody does not lend the account. An account keeps its name and sessions.
func (p *People) keep(ctx context.Context, id, name, but string) error {
	begun := false
	for n := 1; ; n++ {
		numbered := nickname.Numbered(name, n)
		err := p.Store.EditPerson(ctx, id, func(person *store.Person) error {
			if person.Kind != Account {
				begun = true
				person.Kind, person.Name, person.NameKey = Account, numbered, nameKey(numbered)
				person.Signed = false
			}
			return nil
		})
		switch {
		case errors.Is(err, store.ErrExists):
		case err == nil && begun:
			return p.endOthers(ctx, id, but)
		default:
			return err
		}
	}
}

// Rename gives an account another name: [ErrName] if somebody has it, [ErrTaken] if a moderator has taken it away,
// [ErrRenamed] if that was done twice within a year. Accents, capitals and the like may change at any time.
func (p *People) Rename(ctx context.Context, id, name string) error {
	name, err := p.Name(name)
	if err != nil {
		return err
	}
	taken, err := p.takenAway(ctx, id, nameKey(name))
	if err != nil {
		return err
	}
	err = p.Store.EditPerson(ctx, id, func(person *store.Person) error {
		switch {
		case person.Kind != Account:
			return ErrStranger
		case taken:
			return ErrTaken
		}
		key, now := nameKey(name), p.now()
		if key != person.NameKey {
			person.Renamed = append(person.Renamed, now)
			if n := len(person.Renamed); n > mostRenames {
				if now-person.Renamed[n-1-mostRenames] < year.Milliseconds() {
					return ErrRenamed
				}
				person.Renamed = person.Renamed[n-mostRenames:]
			}
		}
		person.Name, person.NameKey = name, key
		return nil
	})
	if errors.Is(err, store.ErrExists) {
		return ErrName
	}
	return err
}

// MayRename returns how often an account may still change its name now.
func (p *People) MayRename(person store.Person) int {
	left := mostRenames
	for _, at := range person.Renamed {
		if p.now()-at < year.Milliseconds() {
			left--
		}
	}
	return max(0, left)
}
