package people

import (
	"context"
	"math"

	"ennead/internal/store"
)

const noticeColumns = "n.person, n.kind, n.table_id, n.mark, n.at, n.due, n.sent, n.again, n.ways, n.tries"

func noticeRow(n *store.Notice) []any {
	return []any{&n.Person, &n.Kind, &n.Table, &n.Mark, &n.At, &n.Due, &n.Sent, &n.Again, &n.Ways, &n.Tries}
}

// thisNotice selects a notice by its key and by when it was taken.
const thisNotice = " WHERE person = $1 AND kind = $2 AND table_id = $3 AND mark = $4 AND sent = $5"

// DueNotices implements [store.Notices].
func (s Shelf) DueNotices(ctx context.Context, now int64, persons int) ([]store.Notice, error) {
	return list(ctx, s, "list what people are to be told", noticeRow, "SELECT "+noticeColumns+` FROM notices n
		JOIN (SELECT person, min(due) AS first FROM notices WHERE sent = 0 AND due <= $1 GROUP BY person
			ORDER BY min(due), person LIMIT CAST($2 AS BIGINT)) w ON w.person = n.person
		WHERE n.sent = 0 AND n.due <= $1 ORDER BY w.first, n.person, n.due, n.kind, n.table_id, n.mark`, now, persons)
}

// DueRepeats implements [store.Notices].
func (s Shelf) DueRepeats(ctx context.Context, now int64, persons int) ([]store.Notice, error) {
	const due = `n.again > 0 AND n.again <= $1 AND NOT EXISTS (SELECT 1 FROM notices o WHERE o.person = n.person
		AND o.kind = n.kind AND o.table_id = n.table_id AND o.at > n.at)`
	return list(ctx, s, "list what people are to be told again", noticeRow, "SELECT "+noticeColumns+` FROM notices n
		JOIN (SELECT n.person, min(n.again) AS first FROM notices n WHERE `+due+` GROUP BY n.person
			ORDER BY min(n.again), n.person LIMIT CAST($2 AS BIGINT)) w ON w.person = n.person
		WHERE `+due+" ORDER BY w.first, n.person, n.again, n.kind, n.table_id, n.mark", now, persons)
}

// RepeatNotice implements [store.Notices].
func (s Shelf) RepeatNotice(ctx context.Context, n store.Notice, again int64) error {
	if err := store.CheckText(n.Ways); err != nil {
		return err
	}
	return s.write(ctx, "store when to tell a person again", func(ctx context.Context, tx Tx) error {
		return hit(tx.Exec(ctx, "UPDATE notices SET again = $7, ways = $8, tries = $9"+thisNotice+" AND again = $6",
			n.Person, n.Kind, n.Table, n.Mark, n.Sent, n.Again, again, n.Ways, n.Tries))
	})
}

// TakeNotice implements [store.Notices].
func (s Shelf) TakeNotice(ctx context.Context, n store.Notice, now int64) error {
	return s.write(ctx, "take what a person is to be told", func(ctx context.Context, tx Tx) error {
		return hit(tx.Exec(ctx, "UPDATE notices SET sent = $6"+thisNotice, n.Person, n.Kind, n.Table, n.Mark, 0, now))
	})
}

// PutOffNotice implements [store.Notices].
func (s Shelf) PutOffNotice(ctx context.Context, n store.Notice) error {
	return s.write(ctx, "put off what a person is to be told", func(ctx context.Context, tx Tx) error {
		return hit(tx.Exec(ctx, "UPDATE notices SET due = $6, sent = 0"+thisNotice, n.Person, n.Kind, n.Table, n.Mark,
			n.Sent, n.Due))
	})
}

// DropNotice implements [store.Notices].
func (s Shelf) DropNotice(ctx context.Context, n store.Notice) error {
	return s.run(ctx, "forget what a person is to be told", "DELETE FROM notices"+thisNotice, n.Person, n.Kind, n.Table,
		n.Mark, 0)
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

// NoticesOf implements [store.Notices].
func (s Shelf) NoticesOf(ctx context.Context, person string) ([]store.Notice, error) {
	return list(ctx, s, "list what a person is told", noticeRow,
		"SELECT "+noticeColumns+" FROM notices n WHERE n.person = $1 ORDER BY n.at, n.kind, n.table_id, n.mark", person)
}

// SweepNotices implements [store.Notices].
func (s Shelf) SweepNotices(ctx context.Context, before int64) error {
	return s.run(ctx, "forget what people were told", "DELETE FROM notices WHERE sent > 0 AND sent < $1", before)
}

// Wishing implements [store.Notices].
func (s Shelf) Wishing(ctx context.Context, text, after string, most int) ([]store.Person, error) {
	return s.persons(ctx, "list who wants to hear of something", "p.person > $1 AND p.notices LIKE $2",
		"LIMIT CAST($3 AS BIGINT)", after, "%"+text+"%", most)
}
