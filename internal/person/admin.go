package person

import (
	"cmp"
	"context"
	"slices"

	"ennead/internal/store"
)

// What an account may do in the house beside playing.
const (
	Admin = "admin"
	Mod   = "mod"
)

// Accounts lists all accounts by name.
func (p *People) Accounts(ctx context.Context) ([]store.Person, error) {
	all, err := p.Store.OfKind(ctx, Account)
	slices.SortFunc(all, func(a, b store.Person) int { return cmp.Compare(a.NameKey, b.NameKey) })
	return all, err
}

// Called finds the account whose name looks like this one: [ErrNobody] if there is none.
func (p *People) Called(ctx context.Context, name string) (store.Person, error) {
	person, err := p.Store.Named(ctx, nameKey(name))
	if err == nil && (person.Kind != Account || p.left(person)) {
		err = ErrNobody
	}
	return person, known(err, ErrNobody)
}

// Grant gives an account a role in place of the one that it had; an empty one is none. It is written down.
func (p *People) Grant(ctx context.Context, by Moderator, id, role string) error {
	if !slices.Contains([]string{Admin, Mod, ""}, role) {
		return ErrRole
	}
	action := Granted
	if role == "" {
		action = Revoked
	}
	r, err := p.ruling(by, action, id, noted{Role: role})
	if err != nil {
		return err
	}
	r.Edit = func(person *store.Person, _ *store.Measure) error {
		if person.Kind != Account {
			return ErrNobody
		}
		person.Role = role
		return nil
	}
	return known(p.Store.Rule(ctx, r), ErrNobody)
}
