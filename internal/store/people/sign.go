package people

import (
	"context"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// Sat implements [store.Signs].
func (s Shelf) Sat(ctx context.Context, at store.Sitting, ended string) error {
	if err := store.CheckText(at.Table, at.Person, at.Network, ended); err != nil {
		return err
	}
	return s.write(ctx, "store from where somebody plays", func(ctx context.Context, tx Tx) error {
		// The table is locked, so that it ends either before this, or after: then what follows from its end deletes it.
		_, err := tx.Exec(ctx, `INSERT INTO sittings (table_id, person, network, at)
			SELECT id, $2, $3, $4 FROM tables WHERE id = $1 AND status <> $5`+tx.Lock()+" ON CONFLICT DO NOTHING",
			at.Table, at.Person, at.Network, at.At, ended)
		return err
	})
}

// Sittings implements [store.Signs].
func (s Shelf) Sittings(ctx context.Context, table string) ([]store.Sitting, error) {
	return s.sittings(ctx, "WHERE table_id = $1 ORDER BY person, network", table)
}

// SittingsOf implements [store.Signs].
func (s Shelf) SittingsOf(ctx context.Context, person string) ([]store.Sitting, error) {
	return s.sittings(ctx, "WHERE person = $1 ORDER BY table_id, network", person)
}

func (s Shelf) sittings(ctx context.Context, which, id string) ([]store.Sitting, error) {
	return list(ctx, s, "list from where people play", func(at *store.Sitting) []any {
		return []any{&at.Table, &at.Person, &at.Network, &at.At}
	}, "SELECT table_id, person, network, at FROM sittings "+which, id)
}

// Before implements [store.Signs].
func (s Shelf) Before(ctx context.Context, r store.Result) (known map[string]rating.Skill, err error) {
	err = s.read(ctx, "read what was known of people", func(ctx context.Context, tx Tx) error {
		known = map[string]rating.Skill{}
		return tx.Query(ctx, func(scan func(...any) error) error {
			var person string
			var skill rating.Skill
			err := scan(&person, &skill.Mu, &skill.Sigma)
			known[person] = skill
			return err
		}, `SELECT s.person, s.mu, s.sigma FROM result_seats n
			JOIN result_seats s ON s.person = n.person AND s.number < n.number AND s.sigma > 0
			JOIN results e ON e.number = s.number AND e.game = $2
			WHERE n.number = $1 ORDER BY s.number`, r.Number, r.Game)
	})
	return known, err
}

const signColumns = "s.person, s.other, s.place, s.finished, s.ahead, s.expected, s.shared, s.gave, s.got"

func signRow(s *store.Sign) []any {
	return []any{&s.Person, &s.Other, &s.Table, &s.Finished, &s.Ahead, &s.Expected, &s.Shared, &s.Gave, &s.Got}
}

// AddSigns implements [store.Signs].
func (s Shelf) AddSigns(ctx context.Context, table string, all []store.Sign) error {
	for _, sign := range all {
		if err := store.CheckText(sign.Person, sign.Other, table); err != nil {
			return err
		}
	}
	return s.write(ctx, "store what a game says of its people", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "signs"); err != nil {
			return err
		}
		for _, sign := range all {
			here, err := bothHere(ctx, tx, sign.Person, sign.Other)
			if err != nil {
				return err
			}
			if !here {
				continue
			}
			if _, err := tx.Exec(ctx, `INSERT INTO signs (person, other, place, finished, ahead, expected, shared, gave,
					got)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
				sign.Person, sign.Other, table, sign.Finished, int64(sign.Ahead), sign.Expected, sign.Shared,
				int64(sign.Gave), int64(sign.Got)); err != nil {
				return err
			}
		}
		_, err := tx.Exec(ctx, "DELETE FROM sittings WHERE table_id = $1", table)
		return err
	})
}

// bothHere reports whether neither of two people has been erased.
func bothHere(ctx context.Context, tx Tx, person, other string) (bool, error) {
	for _, id := range []string{person, other} {
		if erased, err := isErased(ctx, tx, id); err != nil || erased {
			return false, err
		}
	}
	return true, nil
}

// SignsOf implements [store.Signs].
func (s Shelf) SignsOf(ctx context.Context, person, other string, after int64, most int) ([]store.Sign, error) {
	return list(ctx, s, "list what games say of two people", signRow, "SELECT "+signColumns+` FROM signs s
		WHERE s.person = $1 AND s.other = $2 AND s.finished > $3
			AND NOT EXISTS (SELECT 1 FROM results e WHERE e.table_id = s.place AND e.void <> 0)
		ORDER BY s.finished DESC, s.place LIMIT CAST($4 AS BIGINT)`, person, other, after, int64(most))
}

// SignsAbout implements [store.Signs].
func (s Shelf) SignsAbout(ctx context.Context, person string, most int) ([]store.Sign, error) {
	return list(ctx, s, "list what games say of a person", signRow, "SELECT "+signColumns+` FROM signs s
		WHERE s.person = $1 OR s.other = $1 ORDER BY s.finished DESC, s.place, s.person, s.other
		LIMIT CAST($2 AS BIGINT)`,
		person, int64(most))
}

const caseColumns = "id, person, other, text, made, settled"

func caseRow(c *store.Case) []any {
	return []any{&c.ID, &c.Person, &c.Other, &c.Text, &c.Made, &c.Settled}
}

// OpenCase implements [store.Signs].
func (s Shelf) OpenCase(ctx context.Context, c store.Case, judged int64) error {
	if err := store.CheckText(c.ID, c.Person, c.Other, c.Text); err != nil {
		return err
	}
	return s.write(ctx, "open a case", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "signs"); err != nil { // so that nobody is erased meanwhile
			return err
		}
		if here, err := bothHere(ctx, tx, c.Person, c.Other); err != nil || !here {
			return err
		}
		var settled int64
		if err := tx.Query(ctx, func(scan func(...any) error) error {
			var at int64
			err := scan(&at)
			settled = max(settled, at)
			return err
		}, "SELECT settled FROM cases WHERE person = $1 AND other = $2"+tx.Lock(), c.Person, c.Other); err != nil ||
			settled > judged {
			return err
		}
		changed, err := tx.Exec(ctx, "UPDATE cases SET text = $3 WHERE person = $1 AND other = $2 AND settled = 0",
			c.Person, c.Other, c.Text)
		if err != nil || changed > 0 {
			return err
		}
		_, err = tx.Exec(ctx, "INSERT INTO cases ("+caseColumns+`) VALUES ($1, $2, $3, $4, $5, 0)
			ON CONFLICT DO NOTHING`, c.ID, c.Person, c.Other, c.Text, c.Made)
		return err
	})
}

// Cases implements [store.Signs].
func (s Shelf) Cases(ctx context.Context) ([]store.Case, error) {
	return list(ctx, s, "list cases", caseRow,
		"SELECT "+caseColumns+" FROM cases WHERE settled = 0 ORDER BY made, id")
}

// CaseOf implements [store.Signs].
func (s Shelf) CaseOf(ctx context.Context, id string) (c store.Case, err error) {
	err = s.read(ctx, "read a case", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, caseRow(&c), "SELECT "+caseColumns+" FROM cases WHERE id = $1", id)
	})
	return c, err
}

// CasesOf implements [store.Signs].
func (s Shelf) CasesOf(ctx context.Context, person, other string) ([]store.Case, error) {
	return list(ctx, s, "list the cases about two people", caseRow, "SELECT "+caseColumns+
		" FROM cases WHERE person = $1 AND other = $2 ORDER BY made DESC, id", person, other)
}

// ForgetSigns implements [store.Signs].
func (s Shelf) ForgetSigns(ctx context.Context, sat, finished int64) error {
	return s.write(ctx, "forget what games say of people", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, "DELETE FROM sittings WHERE at < $1", sat); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "DELETE FROM signs WHERE finished < $1", finished)
		return err
	})
}
