package contests

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

const (
	looks = 5 * time.Second // between two looks at the contests
	holds = 6 * looks       // after which another server takes over from one that has died
	warns = 10 * time.Minute

	// see [Contests.orphaned]
	usualBegin = 7 * 24 * time.Hour
	usualRound = 30 * 24 * time.Hour
)

// errLeft says that only other servers can do what is left to do: they know the game, or its rules.
var errLeft = errors.New("left to another server")

// tending is never queued, only held: one server at a time does the next steps of contests.
var tending = store.JobID{Kind: "contest"}

// run looks after the contests every now and then.
func (c *Contests) run(ctx context.Context) {
	failing := false
	for {
		err := c.round(ctx)
		if ctx.Err() != nil {
			return
		}
		if err != nil && !failing {
			c.Log.Error("cannot look after contests", "error", err)
		}
		failing = err != nil
		select {
		case <-time.After(looks):
		case <-ctx.Done():
			return
		}
	}
}

// round does what is to be done for all contests now, unless another server does.
func (c *Contests) round(ctx context.Context) error {
	list, err := c.Store.Stirred(ctx, c.Now().UnixMilli(), string(table.Playing), string(table.Frozen))
	if err != nil || len(list) == 0 {
		return err
	}
	claim, err := c.Store.ClaimJob(ctx, tending, c.server, holds)
	if err != nil || !claim.Held {
		return err
	}
	var failed error
	left := false
	for _, id := range list {
		switch err := c.tend(ctx, id); {
		case errors.Is(err, errLeft):
			left = true
		case err != nil:
			failed = errors.Join(failed, fmt.Errorf("contest %s: %w", id, err))
		}
	}
	if left { // so that the next server to look can do it
		failed = errors.Join(failed, c.Store.RenewJobs(ctx, c.server, []store.JobID{tending}, 0))
	}
	return failed
}

// atOnce does the next steps of a contest now that somebody waits for them. If that fails, a server does it later.
func (c *Contests) atOnce(ctx context.Context, id string) {
	if err := c.tend(ctx, id); err != nil && !errors.Is(err, errLeft) && ctx.Err() == nil {
		c.Log.ErrorContext(ctx, "cannot do the next step of a contest yet", "contest", id, "error", err)
	}
}

// tend does the next steps of a contest. Any server may do it at any time, and several at once. It is [errLeft] if
// there is nothing else to do than what other servers can.
func (c *Contests) tend(ctx context.Context, id string) error {
	for {
		k, err := c.read(ctx, id)
		if err != nil {
			return err
		}
		terms, err := readTerms(k.Spec)
		if err != nil {
			return err
		}
		late := k.Due > 0 && k.Due <= c.Now().UnixMilli()
		if late && lent(&k, terms) {
			var again bool
			if again, err = c.lapse(ctx, &k); err != nil {
				return err
			} else if again {
				continue
			}
		}
		switch {
		case k.Due == 0 && !k.Led && !over(&k):
			err = c.orphaned(ctx, id)
		case k.State == store.ContestOpen && late:
			err = c.beginAtTime(ctx, id)
		case k.State == store.ContestRunning:
			var done results
			if done, err = c.gather(ctx, &k, late); err == nil && done.none() {
				return done.left
			}
			err = errors.Join(err, c.take(ctx, &k, done))
		default:
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// beginAtTime begins a contest whose time has come; with too few entries it is cancelled.
func (c *Contests) beginAtTime(ctx context.Context, id string) error {
	season, err := c.season(ctx, id)
	if err != nil {
		return err
	}
	return c.edit(ctx, id, func(k *store.Contest) error {
		now := c.Now()
		if k.State != store.ContestOpen {
			return errSame
		}
		err := begin(k, now, season)
		if errors.Is(err, ErrFew) {
			k.State, k.Due, k.Changed = store.ContestCancelled, 0, now.UnixMilli()
			return nil
		}
		return err
	})
}

// results are what has become of the tables of a round, by number.
type results struct {
	round  int
	opened map[int]bool
	by     map[int]result
	left   error // errLeft if other servers have to open or read a table
}

// result is how a table ended.
type result struct {
	contest.Outcome
	lost bool // there is no table any more
}

func (r results) none() bool { return len(r.opened) == 0 && len(r.by) == 0 }

// gather opens the tables of the last round that nobody has opened, and reads the results of those that have ended. If
// the time is up, it ends the others.
func (c *Contests) gather(ctx context.Context, k *store.Contest, late bool) (results, error) {
	round := &k.Rounds[len(k.Rounds)-1]
	done := results{round: round.Number, opened: map[int]bool{}, by: map[int]result{}}
	terms, err := readTerms(k.Spec)
	if err != nil {
		return done, err
	}
	var failed error
	for i := range round.Tables {
		at := &round.Tables[i]
		if !lacksResult(*at) {
			continue
		}
		out, err := c.play(ctx, k, terms, round, at, late)
		if errors.Is(err, errLeft) {
			done.left = errLeft
			continue
		}
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("table %s: %w", at.Place, err))
			continue
		}
		if out != nil {
			done.by[at.Number] = *out
		}
		if !at.Opened {
			done.opened[at.Number] = true
		}
	}
	return done, failed
}

// play opens a table unless it is there, and returns its result, nil if there is none yet. It is [errLeft] if this
// server does not know the game or the rules of the table, as when the servers of a house are replaced one by one. A
// table that nobody has opened when its round ends is a draw all the same.
func (c *Contests) play(
	ctx context.Context, k *store.Contest, terms Terms, round *store.ContestRound, at *store.ContestTable, late bool,
) (*result, error) {
	id := table.ID(at.Place)
	if !at.Opened {
		err := c.open(ctx, k, terms, round, at)
		var refused *table.Problem
		switch {
		case errors.Is(err, table.ErrElsewhere), errors.Is(err, table.ErrNoGame) && !late:
			return nil, errLeft
		case errors.As(err, &refused): // as it would be the next time
			c.Log.ErrorContext(ctx, "cannot open a table of a contest", "contest", k.ID, "table", id, "error", err)
			return &result{drawn(at), true}, nil
		case err != nil:
			return nil, err
		}
	}
	t, err := c.House.Look(ctx, id)
	switch {
	case errors.Is(err, table.ErrNoTable): // it has been deleted
		return &result{drawn(at), true}, nil
	case errors.Is(err, table.ErrElsewhere):
		return nil, errLeft
	case err != nil:
		return nil, err
	}
	missed := t.Status == table.Gathering && t.Terms.BeginsAt().IsZero() // too few came
	switch {
	case t.Status == table.Frozen && late:
		return &result{drawn(at), false}, nil
	case t.Status == table.Over:
	case late || missed:
		if t, err = c.House.CallTime(ctx, id); err != nil {
			return nil, err
		}
	default:
		return nil, nil //nolint:nilnil // it goes on
	}
	return &result{outcome(k, at, table.Places(t)), t.Status == table.Gathering}, nil
}

// open opens a table of a round. Whoever may not play any more, since the round was paired, has an empty seat.
func (c *Contests) open(
	ctx context.Context, k *store.Contest, terms Terms, round *store.ContestRound, at *store.ContestTable,
) error {
	begins := time.UnixMilli(round.Began).Add(warns)
	if soon := c.House.Time().Add(time.Minute); begins.Before(soon) {
		begins = soon
	}
	terms.Table = len(at.Seats)
	spec := terms.spec(k.Game)
	spec.Public, spec.Terms.Begins, spec.Terms.Contest = k.Listed, begins.UnixMilli(), k.ID
	people := make([]table.Sitter, len(at.Seats))
	for i, number := range at.Seats {
		if e := slices.IndexFunc(k.Entries, func(e store.ContestEntry) bool { return e.Number == number }); e >= 0 &&
			k.Entries[e].Account {
			people[i] = table.Sitter{Person: table.PersonID(k.Entries[e].Person), Name: k.Entries[e].Name}
		}
	}
	return c.House.OpenFor(ctx, table.ID(at.Place), spec, "", people)
}

// drawn is the result of a table that nobody can read: all share the first place.
func drawn(at *store.ContestTable) (out contest.Outcome) {
	for range at.Seats {
		out.Ranks = append(out.Ranks, 1)
	}
	return out
}

// mostScore is the most that package contest counts.
const mostScore = 1_000_000

// outcome returns the result of a table. Whoever was seated and is not there at the end was absent.
func outcome(k *store.Contest, at *store.ContestTable, places []table.Placed) (out contest.Outcome) {
	if len(places) != len(at.Seats) {
		return drawn(at)
	}
	for i, number := range at.Seats {
		p := places[i]
		out.Ranks, out.Scores = append(out.Ranks, p.Rank), append(out.Scores, p.Score)
		if e := slices.IndexFunc(k.Entries, func(e store.ContestEntry) bool { return e.Number == number }); e < 0 ||
			k.Entries[e].Person != string(p.Person) {
			out.Absent = append(out.Absent, id(number))
		}
	}
	if slices.ContainsFunc(out.Scores, func(n int) bool { return n < 0 || n > mostScore }) {
		out.Scores = nil
	}
	return out
}

// take notes results, each once, and begins the next round if the last of them is in. It asks before how reliable the
// reserves are, if some may be called: whoever enters meanwhile was asked just now.
func (c *Contests) take(ctx context.Context, k *store.Contest, done results) error {
	if done.none() {
		return nil
	}
	terms, err := readTerms(k.Spec)
	if err != nil {
		return err
	}
	done.note(k) // as it was read
	var barred map[string]bool
	asked := calls(k, terms)
	if asked {
		if barred, err = c.unsteady(ctx, k); err != nil {
			return err
		}
	}
	return c.edit(ctx, k.ID, func(k *store.Contest) error {
		if k.State != store.ContestRunning || len(k.Rounds) != done.round || !done.note(k) ||
			!asked && calls(k, terms) {
			return errSame // others were faster
		}
		return next(k, c.Now(), barred)
	})
}

// note writes results into a contest, and reports whether that changes it.
func (r results) note(k *store.Contest) (changed bool) {
	tables := k.Rounds[r.round-1].Tables
	for i := range tables {
		at := &tables[i]
		if r.opened[at.Number] && !at.Opened {
			at.Opened, changed = true, true
		}
		if out, ok := r.by[at.Number]; ok && lacksResult(*at) {
			at.Ranks, at.Scores, at.Absent, changed = out.Ranks, out.Scores, numbered(out.Absent), true
			if out.lost {
				at.Place = ""
			}
		}
	}
	return changed
}
