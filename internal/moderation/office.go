package moderation

import (
	"context"

	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/table"
)

// Office carries out decisions.
type Office struct {
	House  *table.House
	People *person.People
	// Tell tells a person what was done about them elsewhere than on their own page; nil if the house sends no mail.
	Tell func(ctx context.Context, to store.Person, m store.Measure)
}

// Act does something about a person. An error after the decision itself leaves the decision as it is.
func (o Office) Act(ctx context.Context, by person.Moderator, id string, d person.Decision) (store.Measure, error) {
	m, before, err := o.People.Act(ctx, by, id, d)
	if err != nil {
		return m, err
	}
	return m, o.follow(ctx, m, before)
}

// Lift ends a measure.
func (o Office) Lift(ctx context.Context, by person.Moderator, measure string) (store.Measure, error) {
	m, before, err := o.People.Lift(ctx, by, measure)
	if err != nil {
		return m, err
	}
	return m, o.follow(ctx, m, before)
}

// Decide replies to what the person of a measure has answered, and lifts the measure or keeps it.
func (o Office) Decide(ctx context.Context, by person.Moderator, measure string, lift bool, words string) (
	store.Measure, error,
) {
	m, before, err := o.People.Decide(ctx, by, measure, lift, words)
	if err != nil {
		return m, err
	}
	return m, o.follow(ctx, m, before)
}

// follow brings a decision to the tables, and to its person, even if whoever decided does not wait for it.
func (o Office) follow(ctx context.Context, m store.Measure, before store.Person) error {
	ctx = context.WithoutCancel(ctx)
	if o.Tell != nil {
		o.Tell(ctx, before, m)
	}
	id := table.PersonID(m.Person)
	switch {
	case m.Kind == person.Rename:
		return o.House.Renamed(ctx, id, before.Name)
	case m.Kind == person.Ban && m.Lifted == 0 && m.Decided == 0:
		return o.House.Withdraw(ctx, id)
	}
	return nil
}
