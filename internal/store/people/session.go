package people

import (
	"context"

	"ennead/internal/store"
)

const sessionColumns = "s.hash, s.person, s.created, s.used, s.agent"

func sessionRow(s *store.Session) []any {
	return []any{&s.Hash, &s.Person, &s.Created, &s.Used, &s.Agent}
}

// Arrive implements [store.People].
func (s Shelf) Arrive(ctx context.Context, p store.Person, session store.Session) error {
	if err := store.CheckText(p.ID, p.Kind, session.Agent); err != nil {
		return err
	}
	return s.write(ctx, "begin a session", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, `INSERT INTO people (person, name, kind, created, seen, signed)
			VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
			p.ID, p.Name, p.Kind, p.Created, p.Seen, p.Signed); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `INSERT INTO sessions (hash, person, created, used, agent) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT DO NOTHING`, session.Hash, p.ID, session.Created, session.Used, session.Agent)
		return err
	})
}

// Session implements [store.People].
func (s Shelf) Session(ctx context.Context, hash string) (found store.Session, p store.Person, err error) {
	err = s.read(ctx, "read a session", func(ctx context.Context, tx Tx) error {
		var row personRow
		if err := one(ctx, tx, append(sessionRow(&found), row.columns()...), "SELECT "+sessionColumns+", "+
			personColumns+" FROM sessions s JOIN people p ON p.person = s.person WHERE s.hash = $1", hash); err != nil {
			return err
		}
		p, err = row.person()
		return err
	})
	return found, p, err
}

// Sessions implements [store.People].
func (s Shelf) Sessions(ctx context.Context, person string) ([]store.Session, error) {
	return list(ctx, s, "list sessions", sessionRow,
		"SELECT "+sessionColumns+" FROM sessions s WHERE s.person = $1 ORDER BY s.used DESC, s.hash", person)
}

// Use implements [store.People].
func (s Shelf) Use(ctx context.Context, hash string, now int64) error {
	return s.write(ctx, "use a session", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, "UPDATE sessions SET used = $2 WHERE hash = $1", hash, now); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `UPDATE people SET seen = $2
			WHERE person = (SELECT person FROM sessions WHERE hash = $1)`, hash, now)
		return err
	})
}

// End implements [store.People].
func (s Shelf) End(ctx context.Context, person, hash string) error {
	return s.write(ctx, "end a session", func(ctx context.Context, tx Tx) error {
		return hit(tx.Exec(ctx, "DELETE FROM sessions WHERE person = $1 AND hash = $2", person, hash))
	})
}

// EndOthers implements [store.People].
func (s Shelf) EndOthers(ctx context.Context, person, but string) error {
	return s.write(ctx, "end sessions", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, "DELETE FROM sessions WHERE person = $1 AND hash <> $2", person, but); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "UPDATE people SET signed = FALSE WHERE person = $1", person)
		return err
	})
}
