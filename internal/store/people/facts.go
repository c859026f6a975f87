package people

import (
	"context"
	"errors"

	"ennead/internal/store"
)

// factColumns are those of a fact. A game is rated as long as no moderator has taken its result out of the ratings.
const factColumns = `f.table_id, f.seat, f.person, f.game, f.finished, f.players, f.bots,
	f.rated AND NOT ` + takenOut + `, f.pace, f.rank, f.firsts, f.points, f.place, f.went, f.deeds, f.stints, f.strikes,
	f.announced`

// takenOut is true of facts about a game whose result does not count.
const takenOut = "EXISTS (SELECT 1 FROM results v WHERE v.table_id = f.table_id AND v.void > 0)"

func factRow(f *store.Fact) []any {
	return []any{&f.Table, &f.Seat, &f.Person, &f.Game, &f.Finished, &f.Players, &f.Bots, &f.Rated, &f.Pace, &f.Rank,
		&f.Firsts, &f.Points, &f.Place, &f.Went, &f.Deeds, &f.Stints, &f.Strikes, &f.Announced}
}

// SetFacts implements [store.Facts]. Nobody is erased meanwhile: whom the table still knows then is erased later, also
// here.
func (s Shelf) SetFacts(ctx context.Context, table string, version int64, all []store.Fact) error {
	for _, f := range all {
		if err := store.CheckText(f.Person, f.Game, f.Pace, f.Deeds, f.Stints); err != nil {
			return err
		}
	}
	return s.write(ctx, "store the facts of a game", func(ctx context.Context, tx Tx) error {
		var now int64 // the table does not change before the facts are there: who takes over seats takes them along
		switch err := one(ctx, tx, []any{&now}, "SELECT version FROM tables WHERE id = $1"+tx.Lock(), table); {
		case errors.Is(err, store.ErrNotFound):
			return nil
		case err != nil:
			return err
		case now != version:
			return store.ErrStale
		}
		if err := tx.Alone(ctx, "facts"); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "DELETE FROM facts WHERE table_id = $1", table); err != nil {
			return err
		}
		for _, f := range all {
			known, err := knows(ctx, tx, table, f.Person)
			if err != nil {
				return err
			}
			if !known {
				f.Person, f.Stints = "", ""
			}
			if _, err := tx.Exec(ctx, `INSERT INTO facts (table_id, seat, person, game, finished, players, bots, rated,
					pace, rank, firsts, points, place, went, deeds, stints, strikes, announced)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
				table, int64(f.Seat), f.Person, f.Game, f.Finished, int64(f.Players), int64(f.Bots), f.Rated, f.Pace,
				int64(f.Rank), int64(f.Firsts), int64(f.Points), int64(f.Place), f.Went, f.Deeds,
				f.Stints, int64(f.Strikes), f.Announced); err != nil {
				return err
			}
		}
		return nil
	})
}

// knows reports whether a table knows a person.
func knows(ctx context.Context, tx Tx, table, person string) (bool, error) {
	var n int64
	err := one(ctx, tx, []any{&n}, `SELECT (SELECT count(*) FROM seats WHERE table_id = $1 AND person = $2)
		+ (SELECT count(*) FROM happenings WHERE table_id = $1 AND person = $2)`, table, person)
	return n > 0 && person != "", err
}

// HandFacts implements [store.Facts].
func (s Shelf) HandFacts(ctx context.Context, table, from, to string) error {
	if from == "" {
		return nil // nobody
	}
	return s.run(ctx, "give facts to another",
		"UPDATE facts SET person = $3 WHERE table_id = $1 AND person = $2", table, from, to)
}

// FactsOf implements [store.Facts].
func (s Shelf) FactsOf(ctx context.Context, person string, public bool, most int) ([]store.SeatFact, error) {
	if person == "" {
		return nil, nil // nobody
	}
	return list(ctx, s, "list the games of a person", func(f *store.SeatFact) []any {
		return append(factRow(&f.Fact), &f.Public, &f.Kind, &f.Name, &f.Level, &f.Same, &f.Known, &f.Void)
	}, `SELECT f.table_id, f.seat, f.person, f.game, f.finished, f.players, f.bots, f.rated AND v.number IS NULL,
			f.pace, f.rank, f.firsts, f.points, f.place, f.went, f.deeds, f.stints, f.strikes, f.announced, l.public,
			s.kind, s.name, s.level, s.person = f.person AND f.person <> '',
			CASE WHEN p.name_key <> '' AND p.closed = 0 AND p.banned = 0 THEN p.name ELSE '' END, v.number IS NOT NULL
		FROM (SELECT DISTINCT m.table_id, m.finished, n.public FROM facts m JOIN tables n ON n.id = m.table_id
			WHERE m.person = $1 AND (n.public OR NOT $2) ORDER BY m.finished DESC, m.table_id
			LIMIT CAST($3 AS BIGINT)) l
		LEFT JOIN results v ON v.table_id = l.table_id AND v.void > 0
		JOIN facts f ON f.table_id = l.table_id
		JOIN seats s ON s.table_id = f.table_id AND s.seat = f.seat
		LEFT JOIN people p ON p.person = f.person AND f.person <> ''
		ORDER BY f.finished DESC, f.table_id, f.seat`, person, public, int64(most))
}

// ListFacts implements [store.Facts].
func (s Shelf) ListFacts(ctx context.Context, q store.FactQuery) ([]store.Fact, error) {
	which, who := `m.rated AND n.public AND $6 = ''
		AND NOT EXISTS (SELECT 1 FROM results v WHERE v.table_id = m.table_id AND v.void > 0)`, ""
	if q.Person != "" {
		which, who = "m.person = $6", q.Person
	}
	return list(ctx, s, "list finished games", factRow, "SELECT "+factColumns+`
		FROM (SELECT DISTINCT m.table_id, m.finished FROM facts m JOIN tables n ON n.id = m.table_id
			WHERE `+which+` AND (m.game = $1 OR $1 = '') AND m.finished >= $2 AND m.finished < $3
				AND (m.finished > $2 OR m.table_id > $4) ORDER BY m.finished, m.table_id LIMIT CAST($5 AS BIGINT)) l
		JOIN facts f ON f.table_id = l.table_id ORDER BY f.finished, f.table_id, f.seat`,
		q.Game, q.From, q.Before, q.After, int64(q.Most), who)
}
