package people

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ennead/internal/store"
)

// relation is where notices of some sort are kept. All have the same columns, but for the one that says what they are
// about.
type relation struct {
	name, about string
	into        func(n *store.Notice) *string // where a notice says what it is about
}

var (
	ofTables  = relation{"notices", "table_id", func(n *store.Notice) *string { return &n.Table }}
	announced = relation{"announcements", "about", func(n *store.Notice) *string { return &n.About }}
)

// relationOf returns where a notice is kept.
func relationOf(n store.Notice) relation {
	if n.About != "" {
		return announced
	}
	return ofTables
}

// columns are those of a notice n, as row reads them.
func (r relation) columns() string {
	return "n.person, n.kind, n." + r.about + ", n.mark, n.at, n.due, n.sent, n.again, n.ways, n.tries"
}

func (r relation) row(n *store.Notice) []any {
	return []any{&n.Person, &n.Kind, r.into(n), &n.Mark, &n.At, &n.Due, &n.Sent, &n.Again, &n.Ways, &n.Tries}
}

// this selects a notice by its key and by when it was taken, the arguments from $1 to $5 that key returns.
func (r relation) this() string {
	return " WHERE person = $1 AND kind = $2 AND " + r.about + " = $3 AND mark = $4 AND sent = $5"
}

func (r relation) key(n store.Notice, sent int64) []any {
	return []any{n.Person, n.Kind, *r.into(&n), n.Mark, sent}
}

// DueNotices implements [store.Notices].
func (s Shelf) DueNotices(ctx context.Context, now int64, persons int) ([]store.Notice, error) {
	due := func(n store.Notice) int64 { return n.Due }
	return everywhere(due, persons, func(r relation) ([]store.Notice, error) {
		return list(ctx, s, "list what people are to be told", r.row, "SELECT "+r.columns()+" FROM "+r.name+` n
			JOIN (SELECT person, min(due) AS first FROM `+r.name+` WHERE sent = 0 AND due <= $1 GROUP BY person
				ORDER BY min(due), person LIMIT CAST($2 AS BIGINT)) w ON w.person = n.person
			WHERE n.sent = 0 AND n.due <= $1 ORDER BY w.first, n.person, n.due, n.kind, n.`+r.about+", n.mark", now,
			persons)
	})
}

// DueRepeats implements [store.Notices].
func (s Shelf) DueRepeats(ctx context.Context, now int64, persons int) ([]store.Notice, error) {
	again := func(n store.Notice) int64 { return n.Again }
	return everywhere(again, persons, func(r relation) ([]store.Notice, error) {
		due := "n.again > 0 AND n.again <= $1 AND NOT EXISTS (SELECT 1 FROM " + r.name + ` o WHERE o.person = n.person
			AND o.kind = n.kind AND o.` + r.about + " = n." + r.about + " AND o.at > n.at)"
		return list(ctx, s, "list what people are to be told again", r.row, "SELECT "+r.columns()+" FROM "+r.name+` n
			JOIN (SELECT n.person, min(n.again) AS first FROM `+r.name+" n WHERE "+due+` GROUP BY n.person
				ORDER BY min(n.again), n.person LIMIT CAST($2 AS BIGINT)) w ON w.person = n.person
			WHERE `+due+" ORDER BY w.first, n.person, n.again, n.kind, n."+r.about+", n.mark", now, persons)
	})
}

// everywhere lists notices of all relations, each of whole persons: together of whole persons again, the one whose
// notice is due longest first, and of so many persons at most.
func everywhere(
	due func(store.Notice) int64, persons int, list func(relation) ([]store.Notice, error),
) ([]store.Notice, error) {
	all, err := list(ofTables)
	if err != nil {
		return nil, err
	}
	others, err := list(announced)
	if err != nil || len(others) == 0 {
		return all, err
	}
	all = append(all, others...)
	first := map[string]int64{}
	for _, n := range all {
		if was, ok := first[n.Person]; !ok || due(n) < was {
			first[n.Person] = due(n)
		}
	}
	slices.SortStableFunc(all, func(a, b store.Notice) int {
		return cmp.Or(cmp.Compare(first[a.Person], first[b.Person]), cmp.Compare(a.Person, b.Person))
	})
	for i := 1; i < len(all); i++ {
		if all[i].Person != all[i-1].Person {
			if persons--; persons == 0 {
				return all[:i], nil
			}
		}
	}
	return all, nil
}

// RepeatNotice implements [store.Notices].
func (s Shelf) RepeatNotice(ctx context.Context, n store.Notice, again int64) error {
	if err := store.CheckText(n.Ways); err != nil {
		return err
	}
	r := relationOf(n)
	return s.write(ctx, "store when to tell a person again", func(ctx context.Context, tx Tx) error {
		return hit(tx.Exec(ctx, "UPDATE "+r.name+" SET again = $7, ways = $8, tries = $9"+r.this()+" AND again = $6",
			append(r.key(n, n.Sent), n.Again, again, n.Ways, n.Tries)...))
	})
}

// TakeNotice implements [store.Notices].
func (s Shelf) TakeNotice(ctx context.Context, n store.Notice, now int64) error {
	r := relationOf(n)
	return s.write(ctx, "take what a person is to be told", func(ctx context.Context, tx Tx) error {
		return hit(tx.Exec(ctx, "UPDATE "+r.name+" SET sent = $6"+r.this(), append(r.key(n, 0), now)...))
	})
}

// PutOffNotice implements [store.Notices].
func (s Shelf) PutOffNotice(ctx context.Context, n store.Notice) error {
	r := relationOf(n)
	return s.write(ctx, "put off what a person is to be told", func(ctx context.Context, tx Tx) error {
		return hit(tx.Exec(ctx, "UPDATE "+r.name+" SET due = $6, sent = 0"+r.this(),
			append(r.key(n, n.Sent), n.Due)...))
	})
}

// DropNotice implements [store.Notices].
func (s Shelf) DropNotice(ctx context.Context, n store.Notice) error {
	r := relationOf(n)
	return s.run(ctx, "forget what a person is to be told", "DELETE FROM "+r.name+r.this(), r.key(n, 0)...)
}

// DropAnnouncements implements [store.Notices].
func (s Shelf) DropAnnouncements(ctx context.Context, person, about string) error {
	return s.write(ctx, "forget what a person has seen", func(ctx context.Context, tx Tx) error {
		for _, text := range []string{
			"DELETE FROM announcements WHERE person = $1 AND about = $2 AND sent = 0",
			"UPDATE announcements SET again = 0 WHERE person = $1 AND about = $2 AND again > 0",
		} {
			if _, err := tx.Exec(ctx, text, person, about); err != nil {
				return err
			}
		}
		return nil
	})
}

// DropNotices implements [store.Notices].
func (s Shelf) DropNotices(ctx context.Context, person, table string, kinds ...string) error {
	return s.write(ctx, "forget what a person has seen", func(ctx context.Context, tx Tx) error {
		return dropNotices(ctx, tx, person, table, kinds, 0)
	})
}

// ForgetNotices implements [store.Notices].
func (s Shelf) ForgetNotices(ctx context.Context, person, table string, kinds ...string) error {
	return s.write(ctx, "forget what a person was told", func(ctx context.Context, tx Tx) error {
		return dropNotices(ctx, tx, person, table, kinds, math.MaxInt64)
	})
}

// dropNotices deletes those of a person about a table that are of these kinds and were taken by then, or by nobody.
// The others are not brought again.
func dropNotices(ctx context.Context, tx Tx, person, table string, kinds []string, taken int64) error {
	for _, kind := range kinds {
		if _, err := tx.Exec(ctx, `DELETE FROM notices WHERE person = $1 AND kind = $2 AND table_id = $3
			AND sent <= $4`, person, kind, table, taken); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, `UPDATE notices SET again = 0 WHERE person = $1 AND kind = $2 AND table_id = $3
			AND again > 0`, person, kind, table); err != nil {
			return err
		}
	}
	return nil
}

// note stores that somebody is to be told of something at a table, if they want to hear of anything and were not told
// of that mark.
func note(ctx context.Context, tx Tx, table string, n store.Notice) error {
	_, err := tx.Exec(ctx, `INSERT INTO notices (person, kind, table_id, mark, at, due, sent)
		SELECT p.person, $2, t.id, $4, $5, $6, 0 FROM people p, tables t
		WHERE p.person = $1 AND p.notices <> '' AND t.id = $3 ON CONFLICT DO NOTHING`, n.Person, n.Kind, table, n.Mark,
		n.At, n.Due)
	return err
}

// announce stores that people are to be told of something that is about no table, if they want to hear of anything and
// were not told of that mark.
func announce(ctx context.Context, tx Tx, all []store.Notice) error {
	for _, n := range all {
		if err := store.CheckText(n.Person, n.Kind, n.About); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, `INSERT INTO announcements (person, kind, about, mark, at, due, sent)
			SELECT p.person, $2, $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), 0 FROM people p
			WHERE p.person = $1 AND p.notices <> '' ON CONFLICT DO NOTHING`, n.Person, n.Kind, n.About, n.Mark, n.At,
			n.Due); err != nil {
			return err
		}
	}
	return nil
}

// NoticesOf implements [store.Notices].
func (s Shelf) NoticesOf(ctx context.Context, person string) (all []store.Notice, err error) {
	for _, r := range []relation{ofTables, announced} {
		some, err := list(ctx, s, "list what a person is told", r.row, "SELECT "+r.columns()+" FROM "+r.name+
			" n WHERE n.person = $1 ORDER BY n.at, n.kind, n."+r.about+", n.mark", person)
		if err != nil {
			return nil, err
		}
		all = append(all, some...)
	}
	slices.SortStableFunc(all, func(a, b store.Notice) int { return cmp.Compare(a.At, b.At) })
	return all, nil
}

// SweepNotices implements [store.Notices].
func (s Shelf) SweepNotices(ctx context.Context, before int64) error {
	return s.write(ctx, "forget what people were told", func(ctx context.Context, tx Tx) error {
		for _, r := range []relation{ofTables, announced} {
			if _, err := tx.Exec(ctx, "DELETE FROM "+r.name+" WHERE sent > 0 AND sent < $1", before); err != nil {
				return err
			}
		}
		return nil
	})
}

// Wishing implements [store.Notices].
func (s Shelf) Wishing(ctx context.Context, text, after string, most int) ([]store.Person, error) {
	return s.persons(ctx, "list who wants to hear of something", "p.person > $1 AND p.notices LIKE $2",
		"LIMIT CAST($3 AS BIGINT)", after, "%"+text+"%", most)
}
