package contests

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// next begins the next round of a contest, or ends the contest, unless a table of the last round has no result. Before
// the first round it is [ErrFew] if the entries fill no tables or groups; later such a contest ends. Only for a round
// that follows are reserves called, and those without an account withdrawn. None follows if a moderator ends the
// contest. Who is barred is not called.
func next(c *store.Contest, now time.Time, barred map[string]bool) error {
	if n := len(c.Rounds); n > 0 && slices.ContainsFunc(c.Rounds[n-1].Tables, lacksResult) {
		return nil
	}
	if c.Ruled != "" {
		finish(c, now)
		return nil
	}
	terms, err := readTerms(c.Spec)
	if err != nil {
		return err
	}
	number, before := len(c.Rounds)+1, slices.Clone(c.Entries)
	retire(c, number)
	call(c, terms, number, barred)
	round, err := contest.Pair(history(c, terms), seed(c))
	switch {
	case err == nil:
	case number == 1:
		return fmt.Errorf("%w: %w", ErrFew, err)
	case errors.Is(err, contest.ErrOver), errors.Is(err, contest.ErrFew):
		c.Entries = before // nobody is called or withdrawn for a round that does not follow
		finish(c, now)
		return nil
	default:
		return fmt.Errorf("pair round %d: %w", number, err)
	}
	r := store.ContestRound{Number: number, Began: now.UnixMilli(), Ends: terms.ends(now), Byes: numbered(round.Byes)}
	for _, p := range round.Tables {
		r.Tables = append(r.Tables, store.ContestTable{Number: p.Table, Division: p.Group,
			Place: string(table.NewID()), Seats: numbered(p.Seats)})
	}
	c.Rounds = append(c.Rounds, r)
	c.State, c.Due, c.Changed = store.ContestRunning, r.Ends, r.Began
	return nil
}

// finish ends a contest whose rounds have been played.
func finish(c *store.Contest, now time.Time) {
	c.State, c.Due, c.Changed = store.ContestFinished, 0, now.UnixMilli()
}

func lacksResult(t store.ContestTable) bool { return len(t.Ranks) == 0 }

// retire withdraws the entries of those who have no account any more, or may not use it.
func retire(c *store.Contest, round int) {
	c.Entries = slices.DeleteFunc(c.Entries, func(e store.ContestEntry) bool {
		return !e.Account && (e.Waits || round == 1)
	})
	for i := range c.Entries {
		if e := &c.Entries[i]; !e.Account && e.Leaves == 0 {
			e.Leaves = round
		}
	}
}

// call has reserves take the places of those who have withdrawn, in the order in which they came, but for people who
// are barred: these wait on. In a knockout a place
// is free only if its entry would have gone on to this round.
func call(c *store.Contest, terms Terms, round int, barred map[string]bool) {
	var free []int
	for _, e := range c.Entries {
		if e.Leaves > 0 && !replaced(c, e) {
			free = append(free, e.Number)
		}
	}
	if contest.Kind(c.Kind) == contest.Knockout && len(free) > 0 {
		on := goOn(c, terms, round)
		free = slices.DeleteFunc(free, func(n int) bool { return !slices.Contains(on, id(n)) })
	}
	for i := range c.Entries {
		if e := &c.Entries[i]; e.Waits && !barred[e.Person] && len(free) > 0 {
			e.Waits, e.Begins, e.Instead = false, round, free[0]
			for _, left := range c.Entries {
				if left.Number == e.Instead {
					e.Division = left.Division // of a league that has seasons
				}
			}
			free = free[1:]
		}
	}
}

// replaced reports whether a reserve has taken the place of an entry.
func replaced(c *store.Contest, e store.ContestEntry) bool {
	return slices.ContainsFunc(c.Entries, func(o store.ContestEntry) bool { return o.Instead == e.Number })
}

// calls reports whether reserves may be called now: the last round has all its results, another one may follow, and a
// place is free.
func calls(c *store.Contest, terms Terms) bool {
	n := len(c.Rounds)
	if c.Ruled != "" || n == terms.Length || slices.ContainsFunc(c.Rounds[n-1].Tables, lacksResult) {
		return false
	}
	return slices.ContainsFunc(c.Entries, func(e store.ContestEntry) bool {
		return !e.Waits && (e.Leaves > 0 || !e.Account) && !replaced(c, e)
	})
}

// goOn returns who would play in a round if nobody had withdrawn from it.
func goOn(c *store.Contest, terms Terms, round int) (on []string) {
	h := history(c, terms)
	for i := range h.Entries {
		if h.Entries[i].Out == round {
			h.Entries[i].Out = 0
		}
	}
	r, err := contest.Pair(h, seed(c))
	if err != nil {
		return nil
	}
	for _, t := range r.Tables {
		on = append(on, t.Seats...)
	}
	return append(on, r.Byes...)
}
