package contests

import (
	"context"

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
// so long a round lasts at most, and after so long the first one begins. So no contest goes on for ever.
func (c *Contests) orphaned(ctx context.Context, id string) error {
	return c.edit(ctx, id, func(k *store.Contest) error {
		if k.Due > 0 || k.Led || over(k) {
			return errSame
		}
		k.Due = c.Now().Add(usualTime).UnixMilli()
		if n := len(k.Rounds); n > 0 {
			k.Rounds[n-1].Ends = k.Due
		}
		return nil
	})
}
