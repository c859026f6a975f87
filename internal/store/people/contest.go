package people

import (
	"context"
	"encoding/json"
	"slices"

	"ennead/internal/store"
)

const (
	contestColumns = "c.id, c.version, c.organiser, c.club, c.kind, c.game, c.state, c.title, c.listed, c.spec, " +
		"c.seal, c.created, c.changed, c.due, c.ruled, c.follows"
	contestExtras = `coalesce((SELECT n.id FROM contests n WHERE n.follows = c.id AND n.state <> 'cancelled'), ''),
		coalesce((SELECT p.name FROM people p WHERE p.person = c.organiser AND p.name_key <> ''), ''),
		` + led + `,
		(SELECT count(*) FROM entries e WHERE e.contest = c.id),
		(SELECT coalesce(max(r.number), 0) FROM rounds r WHERE r.contest = c.id)`
	led = `EXISTS (SELECT 1 FROM people p WHERE p.person = c.organiser AND p.name_key <> '' AND p.closed = 0
		AND p.banned = 0)`
)

func contestRow(c *store.ContestRow) []any {
	return []any{&c.ID, &c.Version, &c.Organiser, &c.Club, &c.Kind, &c.Game, &c.State, &c.Title, &c.Listed, &c.Spec,
		&c.Seal, &c.Created, &c.Changed, &c.Due, &c.Ruled, &c.Follows, &c.Next,
		&c.Host, &c.Led, &c.Entered, &c.Round}
}

// CreateContest implements [store.Contests].
func (s Shelf) CreateContest(ctx context.Context, c store.Contest, most int) error {
	if err := checkContest(&c); err != nil {
		return err
	}
	return s.write(ctx, "store a contest", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "contests"); err != nil {
			return err
		}
		var there, running, next int
		if err := one(ctx, tx, []any{&there, &running, &next}, `SELECT (SELECT count(*) FROM contests WHERE id = $1),
			(SELECT count(*) FROM contests WHERE organiser = $2 AND state IN ($3, $4)),
			(SELECT count(*) FROM contests WHERE follows = $5 AND follows <> '' AND state <> $6)`, c.ID, c.Organiser,
			store.ContestOpen, store.ContestRunning, c.Follows, store.ContestCancelled); err != nil || there > 0 {
			return err
		}
		switch {
		case next > 0:
			return store.ErrExists
		case running >= most:
			return store.ErrMany
		}
		_, err := tx.Exec(ctx, `INSERT INTO contests (id, version, organiser, kind, game, state, title, listed, spec,
			seal, created, changed, due, seed, club, follows) VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
			$12, $13, $14, $15)`,
			c.ID, c.Organiser, c.Kind, c.Game, c.State, c.Title, c.Listed, c.Spec, c.Seal, c.Created, c.Changed, c.Due,
			c.Seed, c.Club, c.Follows)
		return err
	})
}

// checkContest checks all texts of a contest.
func checkContest(c *store.Contest) error {
	if err := store.CheckText(c.ID, c.Organiser, c.Club, c.Kind, c.Game, c.State, c.Title, c.Spec, c.Seal,
		c.Ruled, c.Follows); err != nil {
		return err
	}
	for _, e := range c.Entries {
		if err := store.CheckText(e.Person); err != nil {
			return err
		}
	}
	for _, r := range c.Rounds {
		for _, t := range r.Tables {
			if err := store.CheckText(t.Place); err != nil {
				return err
			}
		}
	}
	return nil
}

// Contest implements [store.Contests]. What it reads one after the other belongs together if the version is the same
// before and after.
func (s Shelf) Contest(ctx context.Context, id string) (c store.Contest, err error) {
	for {
		err = s.read(ctx, "read a contest", func(ctx context.Context, tx Tx) error {
			c, err = wholeContest(ctx, tx, id, "")
			return err
		})
		if err != nil {
			return c, err
		}
		var now int64
		err = s.read(ctx, "read a contest", func(ctx context.Context, tx Tx) error {
			return one(ctx, tx, []any{&now}, "SELECT version FROM contests WHERE id = $1", id)
		})
		if err != nil || now == c.Version {
			return c, err
		}
	}
}

// wholeContest reads a contest with all that belongs to it.
func wholeContest(ctx context.Context, tx Tx, id, lock string) (c store.Contest, err error) {
	if lock != "" { // on the row alone: other columns of the next query are no part of it
		if err := one(ctx, tx, []any{new(string)}, "SELECT id FROM contests WHERE id = $1"+lock, id); err != nil {
			return c, err
		}
	}
	if err := one(ctx, tx, append(contestRow(&c.ContestRow), &c.Seed), "SELECT "+contestColumns+", "+contestExtras+
		", c.seed FROM contests c WHERE c.id = $1", id); err != nil {
		return c, err
	}
	err = tx.Query(ctx, func(scan func(...any) error) error {
		var e store.ContestEntry
		err := scan(&e.Number, &e.Person, &e.Since, &e.Rating, &e.Waits, &e.Begins, &e.Instead, &e.Leaves, &e.Division,
			&e.Name, &e.Account)
		c.Entries = append(c.Entries, e)
		return err
	}, `SELECT e.number, e.person, e.since, e.rating, e.waits, e.begins, e.instead, e.leaves, e.division,
		coalesce(p.name, ''), coalesce(p.name_key <> '' AND p.closed = 0 AND p.banned = 0, FALSE)
		FROM entries e LEFT JOIN people p ON p.person = e.person WHERE e.contest = $1 ORDER BY e.number`, id)
	if err != nil {
		return c, err
	}
	err = tx.Query(ctx, func(scan func(...any) error) error {
		var r store.ContestRound
		err := scan(&r.Number, &r.Began, &r.Ends, listed{&r.Byes})
		c.Rounds = append(c.Rounds, r)
		return err
	}, "SELECT number, began, ends, byes FROM rounds WHERE contest = $1 ORDER BY number", id)
	if err != nil {
		return c, err
	}
	return c, tx.Query(ctx, func(scan func(...any) error) error {
		var round int
		var t store.ContestTable
		err := scan(&round, &t.Number, &t.Division, &t.Place, &t.Opened, listed{&t.Seats}, listed{&t.Ranks},
			listed{&t.Scores}, listed{&t.Absent})
		if at := slices.IndexFunc(c.Rounds, func(r store.ContestRound) bool { return r.Number == round }); at >= 0 {
			c.Rounds[at].Tables = append(c.Rounds[at].Tables, t)
		}
		return err
	}, `SELECT round, number, division, place, opened, seats, ranks, scores, absent FROM pairings WHERE contest = $1
		ORDER BY round, number`, id)
}

// listed reads a list of numbers that is stored as text.
type listed struct{ into *[]int }

// Scan implements [database/sql.Scanner].
func (l listed) Scan(value any) error {
	var text []byte
	switch value := value.(type) {
	case string:
		text = []byte(value)
	case []byte:
		text = value
	}
	if *l.into = nil; len(text) == 0 {
		return nil
	}
	return json.Unmarshal(text, l.into)
}

// numbers returns the text that listed reads.
func numbers(list []int) string {
	if len(list) == 0 {
		return ""
	}
	text, _ := json.Marshal(list) // numbers can always be encoded
	return string(text)
}

// EditContest implements [store.Contests].
func (s Shelf) EditContest(ctx context.Context, id string, edit func(*store.Contest) error) error {
	return s.write(ctx, "change a contest", func(ctx context.Context, tx Tx) error {
		c, err := wholeContest(ctx, tx, id, tx.Lock())
		if err != nil {
			return err
		}
		before := cloned(c)
		if err := edit(&c); err != nil {
			return err
		}
		if err := checkContest(&c); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, `UPDATE contests SET version = version + 1, organiser = $2, state = $3, title = $4,
			listed = $5, spec = $6, changed = $7, due = $8, ruled = $9 WHERE id = $1`, id, c.Organiser, c.State,
			c.Title, c.Listed, c.Spec, c.Changed, c.Due, c.Ruled); err != nil {
			return err
		}
		if err := putEntries(ctx, tx, id, before.Entries, c.Entries); err != nil {
			return err
		}
		if err := putRounds(ctx, tx, id, before.Rounds, c.Rounds); err != nil {
			return err
		}
		return announce(ctx, tx, c.Notices)
	})
}

// cloned copies what an edit may change in place.
func cloned(c store.Contest) store.Contest {
	c.Entries, c.Rounds = slices.Clone(c.Entries), slices.Clone(c.Rounds)
	for i := range c.Rounds {
		c.Rounds[i].Tables = slices.Clone(c.Rounds[i].Tables)
	}
	return c
}

// putEntries writes the entries that have changed, and deletes those that are no longer there.
func putEntries(ctx context.Context, tx Tx, id string, before, after []store.ContestEntry) error {
	for _, e := range before {
		if slices.ContainsFunc(after, func(o store.ContestEntry) bool { return o.Number == e.Number }) {
			continue
		}
		if _, err := tx.Exec(ctx, "DELETE FROM entries WHERE contest = $1 AND number = $2", id,
			int64(e.Number)); err != nil {
			return err
		}
	}
	for _, e := range after {
		if slices.Contains(before, e) {
			continue
		}
		if _, err := tx.Exec(ctx, `INSERT INTO entries (contest, number, person, since, rating, waits, begins, instead,
			leaves, division) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
			ON CONFLICT (contest, number) DO UPDATE SET person = excluded.person, since = excluded.since,
				rating = excluded.rating, waits = excluded.waits, begins = excluded.begins,
				instead = excluded.instead, leaves = excluded.leaves, division = excluded.division`, id,
			int64(e.Number), e.Person, e.Since, int64(e.Rating), e.Waits, int64(e.Begins), int64(e.Instead),
			int64(e.Leaves), int64(e.Division)); err != nil {
			return err
		}
	}
	return nil
}

// putRounds writes the rounds and tables that have changed. None is ever deleted.
func putRounds(ctx context.Context, tx Tx, id string, before, after []store.ContestRound) error {
	for i, r := range after {
		var was store.ContestRound
		if i < len(before) {
			was = before[i]
		}
		if was.Number != r.Number || was.Ends != r.Ends {
			if _, err := tx.Exec(ctx, `INSERT INTO rounds (contest, number, began, ends, byes)
				VALUES ($1, $2, $3, $4, $5) ON CONFLICT (contest, number) DO UPDATE SET ends = excluded.ends`, id,
				int64(r.Number), r.Began, r.Ends, numbers(r.Byes)); err != nil {
				return err
			}
		}
		for j, t := range r.Tables {
			if j < len(was.Tables) && sameTable(was.Tables[j], t) {
				continue
			}
			if _, err := tx.Exec(ctx, `INSERT INTO pairings (contest, round, number, division, place, opened, seats,
				ranks, scores, absent) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
				ON CONFLICT (contest, round, number) DO UPDATE SET place = excluded.place, opened = excluded.opened,
					ranks = excluded.ranks, scores = excluded.scores, absent = excluded.absent`, id, int64(r.Number),
				int64(t.Number), int64(t.Division), t.Place, t.Opened, numbers(t.Seats), numbers(t.Ranks),
				numbers(t.Scores), numbers(t.Absent)); err != nil {
				return err
			}
		}
	}
	return nil
}

// sameTable reports whether nothing of a table has changed that can change.
func sameTable(a, b store.ContestTable) bool {
	return a.Place == b.Place && a.Opened == b.Opened && slices.Equal(a.Ranks, b.Ranks) &&
		slices.Equal(a.Scores, b.Scores) && slices.Equal(a.Absent, b.Absent)
}

// Contests implements [store.Contests].
func (s Shelf) Contests(ctx context.Context, most int) ([]store.ContestRow, error) {
	return list(ctx, s, "list contests", contestRow, "SELECT "+contestColumns+", "+contestExtras+
		" FROM contests c WHERE c.listed ORDER BY c.changed DESC, c.id LIMIT CAST($1 AS BIGINT)", int64(most))
}

// ContestsOf implements [store.Contests].
func (s Shelf) ContestsOf(ctx context.Context, person string, most int) ([]store.ContestRow, error) {
	return list(ctx, s, "list the contests of a person", contestRow, "SELECT "+contestColumns+", "+contestExtras+
		` FROM contests c WHERE c.organiser = $1 OR c.id IN (SELECT e.contest FROM entries e WHERE e.person = $1)
		ORDER BY c.changed DESC, c.id LIMIT CAST($2 AS BIGINT)`, person, int64(most))
}

// EntriesOf implements [store.Contests].
func (s Shelf) EntriesOf(ctx context.Context, person string) (map[string]store.ContestEntry, error) {
	type entered struct {
		contest string
		store.ContestEntry
	}
	all, err := list(ctx, s, "list what a person has entered", func(e *entered) []any {
		return []any{&e.contest, &e.Number, &e.Person, &e.Since, &e.Rating, &e.Waits, &e.Begins, &e.Instead, &e.Leaves,
			&e.Division}
	}, `SELECT e.contest, e.number, e.person, e.since, e.rating, e.waits, e.begins, e.instead, e.leaves, e.division
		FROM entries e WHERE e.person = $1`, person)
	by := map[string]store.ContestEntry{}
	for _, e := range all {
		by[e.contest] = e.ContestEntry
	}
	return by, err
}

// ContestsIn implements [store.Contests].
func (s Shelf) ContestsIn(ctx context.Context, club string, most int) ([]store.ContestRow, error) {
	return list(ctx, s, "list the contests of a club", contestRow, "SELECT "+contestColumns+", "+contestExtras+
		" FROM contests c WHERE c.club = $1 AND c.club <> '' ORDER BY c.changed DESC, c.id LIMIT CAST($2 AS BIGINT)",
		club, int64(most))
}

// Stirred implements [store.Contests].
func (s Shelf) Stirred(ctx context.Context, now int64, playing, frozen string) ([]string, error) {
	return list(ctx, s, "list contests for which there is something to do", func(id *string) []any {
		return []any{id}
	}, `SELECT c.id FROM contests c WHERE c.state IN ($1, $2) AND (c.due > 0 AND c.due <= $3
		OR c.due = 0 AND NOT `+led+` OR EXISTS (
			SELECT 1 FROM pairings p LEFT JOIN tables t ON t.id = p.place
			WHERE p.contest = c.id AND p.ranks = '' AND (t.id IS NULL OR t.status NOT IN ($4, $5))))
		ORDER BY c.id`, store.ContestOpen, store.ContestRunning, now, playing, frozen)
}

// leaveContests takes somebody who is erased out of the contests that have not begun: those that they organise are
// cancelled, unless they belong to a club, whose owner goes on with them. Where they play, they will have withdrawn.
func leaveContests(ctx context.Context, tx Tx, person string, cancelled []store.Notice) error {
	if _, err := tx.Exec(ctx, `UPDATE contests SET version = version + 1 WHERE id IN (SELECT e.contest FROM entries e
		WHERE e.person = $1)`, person); err != nil {
		return err
	}
	if _, err := tx.Exec(ctx, `DELETE FROM entries WHERE person = $1 AND (waits OR contest IN (
		SELECT c.id FROM contests c WHERE c.state = $2))`, person, store.ContestOpen); err != nil {
		return err
	}
	var theirs []string
	if err := tx.Query(ctx, func(scan func(...any) error) error {
		var id string
		err := scan(&id)
		theirs = append(theirs, id)
		return err
	}, "SELECT id FROM contests WHERE organiser = $1 AND state = $2 AND club = '' ORDER BY id"+tx.Lock(), person,
		store.ContestOpen); err != nil {
		return err
	}
	for _, id := range theirs {
		if err := abandon(ctx, tx, id, cancelled); err != nil {
			return err
		}
	}
	return nil
}

// abandon cancels a contest that nobody organises any more, and has all be told so who have entered it.
func abandon(ctx context.Context, tx Tx, id string, cancelled []store.Notice) error {
	k, err := wholeContest(ctx, tx, id, "")
	if err != nil {
		return err
	}
	if _, err := tx.Exec(ctx, "UPDATE contests SET state = $2, due = 0 WHERE id = $1", id,
		store.ContestCancelled); err != nil {
		return err
	}
	var all []store.Notice
	for _, e := range k.Entries {
		for _, n := range cancelled {
			n.Person, n.About = e.Person, id
			if e.Account {
				all = append(all, n)
			}
		}
	}
	return announce(ctx, tx, all)
}
