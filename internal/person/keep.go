package person

import (
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

// Free reports with [ErrName] if an account other than that of the person has a name that looks like this one, and
// returns the name as it would be stored.
func (p *People) Free(ctx context.Context, id, name string) (string, error) {
	name, err := p.Name(name)
	if err != nil {
		return "", err
	}
	holder, err := p.Store.Named(ctx, nickname.Skeleton(name))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return name, nil
	case err == nil && holder.ID != id:
		return "", ErrName
	}
	return name, err
}

// keep makes a guest an account of that name, with a number if somebody else has taken it meanwhile. An account keeps
// its name.
func (p *People) keep(ctx context.Context, id, name string) error {
	for n := 1; ; n++ {
		numbered := nickname.Numbered(name, n)
		err := p.Store.EditPerson(ctx, id, func(person *store.Person) error {
			if person.Kind != Account {
				person.Kind, person.Name, person.NameKey = Account, numbered, nickname.Skeleton(numbered)
				person.Signed = false
			}
			return nil
		})
		if !errors.Is(err, store.ErrExists) {
			return err
		}
	}
}

// Rename gives an account another name: [ErrName] if somebody has it, [ErrRenamed] if that was done twice within a
// year. Accents, capitals and the like may change at any time.
func (p *People) Rename(ctx context.Context, id, name string) error {
	name, err := p.Name(name)
	if err != nil {
		return err
	}
	err = p.Store.EditPerson(ctx, id, func(person *store.Person) error {
		if person.Kind != Account {
			return ErrStranger
		}
		key, now := nickname.Skeleton(name), p.now()
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
