package contests

import (
	"context"
	"slices"
	"time"

	"ennead/internal/store"
)

// Contests of older programs do not tell the time that was lent to them while they waited for an organiser from what
// was agreed: a round had an end of its own, and no contest said that its organiser begins it. That end would come
// although the organiser is back, and far too soon for games of days. So it is told apart when a contest is read, and
// the next change of the contest stores that.

// read reads a contest as programs of today write it.
func (c *Contests) read(ctx context.Context, id string) (store.Contest, error) {
	k, err := c.Store.Contest(ctx, id)
	if err == nil {
		err = heal(&k)
	}
	return k, err
}

// heal tells apart what was lent to a contest, unless that has been done.
func heal(k *store.Contest) error {
	terms, err := readTerms(k.Spec)
	if err != nil || terms.Apart || over(k) {
		return err
	}
	terms.Waits, terms.Apart = awaits(&k.ContestRow, terms), true
	k.Spec = terms.text()
	if len(k.Rounds) == 0 || terms.Hours > 0 {
		return nil
	}
	// No round of such a contest ends by itself. Its organiser ends one at once, so an end that was set for seven days
	// is lent.
	r := &k.Rounds[len(k.Rounds)-1]
	if r.Ends == k.Due && r.Ends-r.Began >= usualBegin.Milliseconds() {
		r.Ends = 0
	}
	return nil
}

// awaits reports whether a contest waits for its organiser to begin. One that does not begins as long after it was
// announced as the form offers.
func awaits(k *store.ContestRow, terms Terms) bool {
	if terms.Waits || terms.Apart {
		return terms.Waits
	}
	return k.Due == 0 || !slices.ContainsFunc(Ahead[1:], func(minutes int) bool {
		return k.Due-k.Created == (time.Duration(minutes) * time.Minute).Milliseconds()
	})
}
