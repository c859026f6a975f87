package contests

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// errSame says that an edit has changed nothing.
var errSame = errors.New("nothing to change")

// edit changes a contest.
func (c *Contests) edit(ctx context.Context, id string, change func(*store.Contest) error) error {
	return c.editBy(ctx, id, "", change)
}

// editBy is like edit, on behalf of a person, who is told nothing of it.
func (c *Contests) editBy(
	ctx context.Context, id string, by table.PersonID, change func(*store.Contest) error,
) error {
	err := known(c.Store.EditContest(ctx, id, func(k *store.Contest) error {
		if err := heal(k); err != nil {
			return err
		}
		was := k.ContestRow
		if err := change(k); err != nil {
			return err
		}
		k.Notices = announced(was, k, string(by), c.Now())
		return nil
	}))
	if errors.Is(err, errSame) {
		return nil
	}
	return err
}

// over reports whether no further round follows. One that moderators end is over although the tables of its last round
// have no results yet.
func over(c *store.Contest) bool {
	return c.Ruled != "" || c.State == store.ContestFinished || c.State == store.ContestCancelled
}

// organises returns whether somebody decides about a contest that is as it was read now: its organiser does, and if
// they have no account any more or may not use it, the owner of its club.
func (c *Contests) organises(
	ctx context.Context, k *store.Contest, person table.PersonID,
) (may func(*store.Contest) bool, err error) {
	club := ""
	if !k.Led && k.Club != "" {
		switch role, err := c.Store.ClubRole(ctx, k.Club, string(person)); {
		case err == nil && role == store.ClubOwner:
			club = k.Club
		case err != nil && !errors.Is(err, store.ErrNotFound):
			return nil, err
		}
	}
	return func(k *store.Contest) bool {
		return k.Organiser == string(person) || !k.Led && club != "" && k.Club == club
	}, nil
}

// organised changes a contest on behalf of who organises it: [ErrOrganiser] for others.
func (c *Contests) organised(
	ctx context.Context, id string, by table.PersonID, change func(*store.Contest) error,
) error {
	k, err := c.Store.Contest(ctx, id)
	if err != nil {
		return known(err)
	}
	may, err := c.organises(ctx, &k, by)
	if err != nil {
		return err
	}
	return c.editBy(ctx, id, by, func(k *store.Contest) error {
		if !may(k) {
			return ErrOrganiser
		}
		return change(k)
	})
}

// Enter enters somebody who has an account. Once the contest has begun they are a reserve, who takes the place of the
// next entry that withdraws. Who has withdrawn does not come back.
func (c *Contests) Enter(ctx context.Context, id string, person table.PersonID) error {
	p, err := c.account(ctx, person)
	if err != nil {
		return err
	}
	apart, err := c.Store.Parted(ctx, p.ID)
	if err != nil {
		return err
	}
	ratings, err := c.House.Ratings(ctx, person)
	if err != nil {
		return err
	}
	stored, err := c.Store.Contest(ctx, id)
	if err != nil {
		return known(err)
	}
	member := ""
	if stored.Club != "" {
		switch _, err := c.Store.ClubRole(ctx, stored.Club, p.ID); {
		case err == nil:
			member = stored.Club
		case !errors.Is(err, store.ErrNotFound):
			return err
		}
	}
	if err := c.steady(ctx, &stored, person); err != nil {
		return err
	}
	now := c.Now().UnixMilli()
	return c.edit(ctx, id, func(k *store.Contest) error {
		switch {
		case over(k):
			return ErrOver
		case k.Club != "" && k.Club != member:
			return ErrMembers
		case slices.Contains(apart, k.Organiser):
			return ErrParted
		case entryOf(k, p.ID) >= 0:
			return errSame
		case len(k.Entries) >= contest.MaxEntries:
			return ErrFull
		}
		e := store.ContestEntry{Number: 1, Person: p.ID, Since: now, Waits: len(k.Rounds) > 0}
		for _, other := range k.Entries {
			e.Number = max(e.Number, other.Number+1)
		}
		for _, r := range ratings {
			if r.Game == k.Game {
				e.Rating = r.Rating
			}
		}
		k.Entries = append(k.Entries, e)
		return nil
	})
}

// steady returns why somebody may not play in a contest by how reliable they are now: [ErrUnsteady], or
// [table.ErrRatedLeft] if it is rated.
func (c *Contests) steady(ctx context.Context, k *store.Contest, person table.PersonID) error {
	terms, err := readTerms(k.Spec)
	if err != nil || !terms.Rated && terms.Reliable == 0 {
		return err
	}
	r, err := c.House.Reliability(ctx, person)
	switch {
	case err != nil:
		return err
	case r.Points < terms.Reliable:
		return ErrUnsteady
	case terms.Rated && !r.Rateable():
		return table.ErrRatedLeft
	}
	return nil
}

// unsteady returns the reserves of a contest who may not be called now, by how reliable they are.
func (c *Contests) unsteady(ctx context.Context, k *store.Contest) (map[string]bool, error) {
	barred := map[string]bool{}
	for _, e := range k.Entries {
		if !e.Waits {
			continue
		}
		switch err := c.steady(ctx, k, table.PersonID(e.Person)); {
		case errors.Is(err, ErrUnsteady), errors.Is(err, table.ErrRatedLeft):
			barred[e.Person] = true
		case err != nil:
			return nil, err
		}
	}
	return barred, nil
}

// Withdraw withdraws somebody. Their table of this round goes on; from the next round on they play no more.
func (c *Contests) Withdraw(ctx context.Context, id string, person table.PersonID) error {
	return c.edit(ctx, id, func(k *store.Contest) error { return leave(k, entryOf(k, string(person))) })
}

// Remove withdraws an entry on behalf of the organiser.
func (c *Contests) Remove(ctx context.Context, id string, organiser table.PersonID, number int) error {
	return c.organised(ctx, id, organiser, func(k *store.Contest) error {
		return leave(k, slices.IndexFunc(k.Entries, func(e store.ContestEntry) bool { return e.Number == number }))
	})
}

// leave takes the entry at an index out of the contest.
func leave(k *store.Contest, at int) error {
	switch {
	case over(k):
		return ErrOver
	case at < 0:
		return ErrEntry
	case len(k.Rounds) == 0 || k.Entries[at].Waits:
		k.Entries = slices.Delete(k.Entries, at, at+1)
		return nil
	case k.Entries[at].Leaves > 0:
		return errSame
	}
	k.Entries[at].Leaves = len(k.Rounds) + 1
	return nil
}

// Start begins the first round on behalf of the organiser.
func (c *Contests) Start(ctx context.Context, id string, organiser table.PersonID) error {
	season, err := c.season(ctx, id)
	if err != nil {
		return err
	}
	if err := c.organised(ctx, id, organiser, func(k *store.Contest) error {
		switch {
		case over(k):
			return ErrOver
		case len(k.Rounds) > 0:
			return errSame
		}
		return begin(k, c.Now(), season)
	}); err != nil {
		return err
	}
	c.atOnce(ctx, id)
	return nil
}

// Cancel ends a contest on behalf of the organiser. Its tables play on, and count for nothing.
func (c *Contests) Cancel(ctx context.Context, id string, organiser table.PersonID) error {
	return c.organised(ctx, id, organiser, func(k *store.Contest) error {
		switch {
		case k.State == store.ContestCancelled:
			return errSame
		case over(k):
			return ErrOver
		}
		k.State, k.Due, k.Changed = store.ContestCancelled, 0, c.Now().UnixMilli()
		return nil
	})
}

// Untitle takes the title of a contest away, since a moderator has decided so.
func (c *Contests) Untitle(ctx context.Context, id string) error {
	return c.edit(ctx, id, func(k *store.Contest) error {
		if k.Title == "" {
			return errSame
		}
		k.Title = ""
		return nil
	})
}

// EndRound ends a round on behalf of the organiser, as if its time were up: its tables count as they stand. It is
// [ErrRound] if another round is played now, and [ErrPlays] if the contest is rated and they play in that round: nobody
// stops their own rated game when it suits them.
func (c *Contests) EndRound(ctx context.Context, id string, organiser table.PersonID, round int) error {
	now := c.Now().UnixMilli()
	if err := c.organised(ctx, id, organiser, func(k *store.Contest) error {
		switch {
		case over(k):
			return ErrOver
		case round < 1 || round != len(k.Rounds):
			return ErrRound
		}
		if plays, err := ratedPlayer(k, string(organiser)); err != nil || plays {
			return cmp.Or(err, ErrPlays)
		}
		k.Rounds[round-1].Ends, k.Due = now, now
		return nil
	}); err != nil {
		return err
	}
	c.atOnce(ctx, id)
	return nil
}

// ratedPlayer reports whether somebody has a table in the last round of a contest that is rated.
func ratedPlayer(k *store.Contest, person string) (bool, error) {
	terms, err := readTerms(k.Spec)
	at := entryOf(k, person)
	return err == nil && terms.Rated && at >= 0 && Seated(&k.Rounds[len(k.Rounds)-1], k.Entries[at].Number) != nil, err
}
