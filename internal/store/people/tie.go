package people

import (
	"context"

	"ennead/internal/store"
)

const tieColumns = "person, other, kind, since"

func tieRow(t *store.Tie) []any { return []any{&t.Person, &t.Other, &t.Kind, &t.Since} }

// Tie implements [store.People].
func (s Shelf) Tie(ctx context.Context, t store.Tie) error {
	if err := store.CheckText(t.Person, t.Other, t.Kind); err != nil {
		return err
	}
	return s.run(ctx, "store a tie", "INSERT INTO ties ("+tieColumns+") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
		t.Person, t.Other, t.Kind, t.Since)
}

// Untie implements [store.People].
func (s Shelf) Untie(ctx context.Context, person, other, kind string) error {
	return s.run(ctx, "delete a tie", "DELETE FROM ties WHERE person = $1 AND other = $2 AND kind = $3", person, other,
		kind)
}

// Ties implements [store.People].
func (s Shelf) Ties(ctx context.Context, person string) ([]store.Tie, error) {
	return list(ctx, s, "list ties", tieRow, "SELECT "+tieColumns+" FROM ties WHERE person = $1 ORDER BY other, kind",
		person)
}

// Tied implements [store.People].
func (s Shelf) Tied(ctx context.Context, person string) ([]store.Tie, error) {
	return list(ctx, s, "list ties", tieRow, "SELECT "+tieColumns+" FROM ties WHERE other = $1 ORDER BY person, kind",
		person)
}

// Between implements [store.People].
func (s Shelf) Between(ctx context.Context, one, other string) ([]store.Tie, error) {
	return list(ctx, s, "list the ties of two", tieRow, "SELECT "+tieColumns+` FROM ties
		WHERE person = $1 AND other = $2 OR person = $2 AND other = $1 ORDER BY person, kind`, one, other)
}

const (
	ownTies = "SELECT " + tieColumns + " FROM ties WHERE person = $1"
	// whatOthersWant are the ties by which others say what they want of a person. Whom they like or mute is no business
	// of that person.
	whatOthersWant = "SELECT " + tieColumns + " FROM ties WHERE other = $1 AND kind IN ('" + store.TieFriend + "', '" +
		store.TieBlock + "')"
)

// Circle implements [store.People].
func (s Shelf) Circle(ctx context.Context, id string) (ties []store.Tie, others []store.Person, err error) {
	err = s.read(ctx, "list a circle", func(ctx context.Context, tx Tx) error {
		ties, others = nil, nil
		if err := tx.Query(ctx, func(scan func(...any) error) error {
			var t store.Tie
			err := scan(tieRow(&t)...)
			ties = append(ties, t)
			return err
		}, ownTies+" UNION ALL "+whatOthersWant+" ORDER BY 4, 1, 2, 3", id); err != nil {
			return err
		}
		return tx.Query(ctx, func(scan func(...any) error) error {
			var row personRow
			if err := scan(row.columns()...); err != nil {
				return err
			}
			p, err := row.person()
			others = append(others, p)
			return err
		}, "SELECT "+personColumns+` FROM people p WHERE p.person IN (SELECT own.other FROM (`+ownTies+`) own
			UNION SELECT theirs.person FROM (`+whatOthersWant+`) theirs) ORDER BY p.person`, id)
	})
	return ties, others, err
}

// Parted implements [store.People].
func (s Shelf) Parted(ctx context.Context, person string) ([]string, error) {
	return list(ctx, s, "list who keeps apart", func(id *string) []any { return []any{id} },
		`SELECT other FROM ties WHERE person = $1 AND kind = '`+store.TieBlock+`'
		UNION SELECT person FROM ties WHERE other = $1 AND kind = '`+store.TieBlock+`' ORDER BY 1`, person)
}

// Inherit implements [store.People].
func (s Shelf) Inherit(ctx context.Context, from, to string) error {
	return s.write(ctx, "inherit ties", func(ctx context.Context, tx Tx) error {
		for _, text := range []string{
			"INSERT INTO ties (" + tieColumns + `) SELECT $2, other, kind, since FROM ties
				WHERE person = $1 AND other <> $2 ON CONFLICT DO NOTHING`,
			"INSERT INTO ties (" + tieColumns + `) SELECT person, $2, kind, since FROM ties
				WHERE other = $1 AND person <> $2 ON CONFLICT DO NOTHING`,
			"UPDATE reports SET person = $2 WHERE person = $1",
			"UPDATE reports SET about = $2 WHERE about = $1",
			"UPDATE measures SET person = $2 WHERE person = $1",
			"UPDATE remarks SET person = $2 WHERE person = $1",
			oneMute,
			`UPDATE people SET muted = (SELECT max(p.muted) FROM people p WHERE p.person IN ($1, $2))
				WHERE person = $2`,
		} {
			if _, err := tx.Exec(ctx, text, from, to); err != nil {
				return err
			}
		}
		return nil
	})
}

// oneMute lets only the longest mute of a person run on: each other that would still run ends when that one began, or
// at once. So whoever lifts it ends what it says.
const oneMute = `UPDATE measures SET until = (SELECT CASE WHEN l.made > measures.made THEN l.made ELSE measures.made END
		FROM measures l WHERE l.person = $2 AND l.kind = 'mute' AND l.lifted = 0 ORDER BY l.until DESC, l.id LIMIT 1)
	WHERE person = $2 AND person <> $1 AND kind = 'mute' AND lifted = 0 AND EXISTS (
		SELECT 1 FROM measures l WHERE l.person = $2 AND l.kind = 'mute' AND l.lifted = 0 AND l.made < measures.until
			AND (l.until > measures.until OR l.until = measures.until AND l.id < measures.id))`
