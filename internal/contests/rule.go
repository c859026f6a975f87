package contests

import (
	"context"
	"errors"
	"time"

	"ennead/internal/store"
)

// MayJudge returns why moderators may not end the contest, or call it off: [ErrOver], and [ErrRound] for an end before
// the first round, since there is nothing yet that could count.
func (c *Contest) MayJudge(end bool) error { return mayJudge(&c.Contest, end) }

func mayJudge(k *store.Contest, end bool) error {
	switch {
	case over(k):
		return ErrOver
	case end && len(k.Rounds) == 0:
		return ErrRound
	}
	return nil
}

// End ends a contest that has begun, since a moderator has decided so for that reason: the tables of its round count as
// they stand, no further round follows, and the standings count as they are then.
func (c *Contests) End(ctx context.Context, id, reason string) error {
	now := c.Now().UnixMilli()
	if err := c.edit(ctx, id, func(k *store.Contest) error {
		if err := mayJudge(k, true); err != nil {
			return err
		}
		k.Ruled, k.Due, k.Changed = reason, now, now
		k.Rounds[len(k.Rounds)-1].Ends = now
		return nil
	}); err != nil {
		return err
	}
	c.atOnce(ctx, id)
	return nil
}

// CallOff cancels a contest, since a moderator has decided so for that reason. Its tables play on, and count for
// nothing.
func (c *Contests) CallOff(ctx context.Context, id, reason string) error {
	return c.edit(ctx, id, func(k *store.Contest) error {
		if err := mayJudge(k, false); err != nil {
			return err
		}
		k.Ruled, k.State, k.Due, k.Changed = reason, store.ContestCancelled, 0, c.Now().UnixMilli()
		return nil
	})
}

// orphaned gives a contest that waits for an organiser who has no account any more, or may not use it, the usual time:
// so long a round lasts at most, and after so long the first one begins. So no contest goes on for ever. That time is
// lent: see [lent].
func (c *Contests) orphaned(ctx context.Context, id string) error {
	return c.edit(ctx, id, func(k *store.Contest) error {
		if k.Due > 0 || k.Led || over(k) {
			return errSame
		}
		k.Due = c.Now().Add(usualTime(k)).UnixMilli()
		return nil
	})
}

// usualTime is how long a contest waits at most that nobody decides about. A round has longer than a beginning, so that
// games of days are played to their end.
func usualTime(k *store.Contest) time.Duration {
	if len(k.Rounds) > 0 {
		return usualRound
	}
	return usualBegin
}

// lent reports whether a contest has its time only since it waited for its organiser. Such a time counts for nothing
// once they decide again, see [Contests.lapse]. A round whose time is lent has no end of its own.
func lent(k *store.Contest, terms Terms) bool {
	switch {
	case k.Due == 0 || over(k):
		return false
	case len(k.Rounds) == 0:
		return terms.Waits
	}
	return k.Rounds[len(k.Rounds)-1].Ends == 0
}

// Unlend takes from a list of contests the times that were lent to them and whose organisers decide again.
func Unlend(list []Row) error {
	for i := range list {
		k := &list[i]
		terms, err := readTerms(k.Spec)
		if err != nil {
			return err
		}
		waits := k.State == store.ContestOpen && awaits(k, terms) || k.State == store.ContestRunning && terms.Hours == 0
		if k.Led && waits {
			k.Due = 0
		}
	}
	return nil
}

// lapse decides what a lent time means that is up: nothing if the organiser decides again, and not yet if they did
// meanwhile. Otherwise the first round begins, or a round ends. It reports whether the contest has changed.
func (c *Contests) lapse(ctx context.Context, k *store.Contest) (bool, error) {
	due := int64(0)
	if !k.Led {
		since, err := c.left(ctx, k.Organiser)
		if err != nil {
			return false, err
		}
		due = max(k.Due, since+usualTime(k).Milliseconds())
	}
	version := k.Version
	if due == k.Due && len(k.Rounds) == 0 {
		return false, nil
	}
	return true, c.edit(ctx, k.ID, func(k *store.Contest) error {
		if k.Version != version {
			return errSame
		}
		if n := len(k.Rounds); due == k.Due && n > 0 {
			k.Rounds[n-1].Ends = due
		}
		k.Due = due
		return nil
	})
}

// left returns since when somebody may not use their account; 0 if they have none any more.
func (c *Contests) left(ctx context.Context, person string) (int64, error) {
	p, err := c.Store.Person(ctx, person)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return 0, nil
	case err != nil || p.BannedSince == 0 || p.Closed == 0:
		return max(p.BannedSince, p.Closed), err
	}
	return min(p.BannedSince, p.Closed), nil
}
