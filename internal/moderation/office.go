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

// Act does something about a person.
func (o Office) Act(ctx context.Context, by person.Moderator, id string, d person.Decision) (store.Measure, error) {
	m, before, err := o.People.Act(ctx, by, id, d)
	if err == nil {
		o.follow(ctx, m, before)
	}
	return m, err
}

// Remove removes a remark on a finished game, and tells its author.
func (o Office) Remove(ctx context.Context, by person.Moderator, r person.Remark, d person.Decision) error {
	m, before, err := o.People.Remove(ctx, by, r, d)
	if err == nil && m.ID != "" {
		o.follow(ctx, m, before)
	}
	return err
}

// Lift ends a measure.
func (o Office) Lift(ctx context.Context, by person.Moderator, measure string) (store.Measure, error) {
	m, before, err := o.People.Lift(ctx, by, measure)
	if err == nil {
		o.follow(ctx, m, before)
	}
	return m, err
}

// Decide replies to what the person of a measure has answered, and lifts the measure or keeps it.
func (o Office) Decide(ctx context.Context, by person.Moderator, measure string, lift bool, words string) (
	store.Measure, error,
) {
	m, before, err := o.People.Decide(ctx, by, measure, lift, words)
	if err == nil {
		o.follow(ctx, m, before)
	}
	return m, err
}

// follow tells a decision to its person, and brings it to the tables, even if whoever decided does not wait for it.
// What fails at the tables is done again until it is done: a job was queued with the decision.
func (o Office) follow(ctx context.Context, m store.Measure, before store.Person) {
	ctx = context.WithoutCancel(ctx)
	if o.Tell != nil {
		o.Tell(ctx, before, m)
	}
	if m.Kind == person.Ban || m.Kind == person.Rename {
		o.House.Follow(ctx, m.ID)
	}
}

// Shut closes a table for moderators, and says there why. The line of the audit comes first, so that nothing is done
// without one. Nobody decides about a table of their own: [person.ErrMay].
func (o Office) Shut(ctx context.Context, by person.Moderator, t *table.Table, reason string) error {
	if err := o.May(ctx, by, t); err != nil {
		return err
	}
	switch t.Status {
	case table.Frozen:
		return table.ErrFrozen
	case table.Over:
		return table.ErrOver
	}
	if err := o.People.AboutTable(ctx, by, person.Shut, string(t.ID), reason); err != nil {
		return err
	}
	return o.House.Shut(ctx, t.ID, reason)
}

// Reopen lets a table go on that moderators have closed, unless it is one of their own: [person.ErrMay].
func (o Office) Reopen(ctx context.Context, by person.Moderator, t *table.Table) error {
	if err := o.May(ctx, by, t); err != nil {
		return err
	}
	if !t.Shut() {
		return table.ErrNotFrozen
	}
	if err := o.People.AboutTable(ctx, by, person.Reopened, string(t.ID), ""); err != nil {
		return err
	}
	return o.House.Thaw(ctx, t.ID)
}

// Recount says that the result of a table counts, or does not, unless it is a table of their own: [person.ErrMay].
func (o Office) Recount(ctx context.Context, by person.Moderator, t *table.Table, reason string, counts bool) error {
	if err := o.May(ctx, by, t); err != nil {
		return err
	}
	return o.People.Recount(ctx, by, string(t.ID), reason, counts)
}

// May returns [person.ErrMay] for a moderator who opened a table, holds or held a seat there, or is in its result. The
// result also names those of whom the table has forgotten that they sat there.
func (o Office) May(ctx context.Context, by person.Moderator, t *table.Table) error {
	if by.ID == "" { // the operator
		return nil
	}
	if o.House.TookPart(t, table.PersonID(by.ID)) {
		return person.ErrMay
	}
	scored, err := o.People.Scored(ctx, string(t.ID), by.ID)
	if err == nil && scored {
		err = person.ErrMay
	}
	return err
}
