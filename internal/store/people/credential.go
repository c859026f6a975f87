package people

import (
	"context"

	"ennead/internal/store"
)

const keyColumns = "c.id, c.person, c.label, c.created, c.used, c.data"

func credentialRow(c *store.Credential) []any {
	return []any{&c.ID, &c.Person, &c.Label, &c.Created, &c.Used, &c.Data}
}

// AddCredential implements [store.People].
func (s Shelf) AddCredential(ctx context.Context, c store.Credential) error {
	if err := store.CheckText(c.ID, c.Label); err != nil {
		return err
	}
	return s.write(ctx, "store a credential", func(ctx context.Context, tx Tx) error {
		changed, err := tx.Exec(ctx, `INSERT INTO credentials (id, person, label, created, used, data)
			VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`, c.ID, c.Person, c.Label, c.Created, c.Used, c.Data)
		if err != nil || changed > 0 {
			return err
		}
		// It is the same one if this is written again.
		changed, err = tx.Exec(ctx, `UPDATE credentials SET label = label
			WHERE id = $1 AND person = $2 AND created = $3`, c.ID, c.Person, c.Created)
		if err == nil && changed == 0 {
			return store.ErrExists
		}
		return err
	})
}

// SetCredential implements [store.People].
func (s Shelf) SetCredential(ctx context.Context, c store.Credential, expected []byte) error {
	return s.write(ctx, "use a credential", func(ctx context.Context, tx Tx) error {
		changed, err := tx.Exec(ctx, "UPDATE credentials SET data = $2, used = $3 WHERE id = $1 AND data = $4", c.ID,
			c.Data, c.Used, expected)
		if err == nil && changed == 0 {
			return store.ErrStale
		}
		return err
	})
}

// Credential implements [store.People].
func (s Shelf) Credential(ctx context.Context, id string) (c store.Credential, err error) {
	err = s.read(ctx, "read a credential", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, credentialRow(&c), "SELECT "+keyColumns+" FROM credentials c WHERE c.id = $1", id)
	})
	return c, err
}

// Credentials implements [store.People].
func (s Shelf) Credentials(ctx context.Context, person string) ([]store.Credential, error) {
	return list(ctx, s, "list credentials", credentialRow,
		"SELECT "+keyColumns+" FROM credentials c WHERE c.person = $1 ORDER BY c.created, c.id", person)
}

// DropCredential implements [store.People].
func (s Shelf) DropCredential(ctx context.Context, person, id string) error {
	return s.drop(ctx, person, "DELETE FROM credentials WHERE person = $1 AND id = $2", person, id)
}

// drop deletes a way to sign in, unless it is the last. The person is locked: of two that go at once one may be the
// last.
func (s Shelf) drop(ctx context.Context, id, text string, args ...any) error {
	return s.write(ctx, "delete a way to sign in", func(ctx context.Context, tx Tx) error {
		if _, err := person(ctx, tx, "p.person = $1"+tx.Lock(), id); err != nil {
			return err
		}
		var ways int
		if err := one(ctx, tx, []any{&ways}, `SELECT (SELECT count(*) FROM credentials WHERE person = $1)
			+ (SELECT count(*) FROM mails WHERE person = $1)`, id); err != nil {
			return err
		}
		if ways == 1 {
			return store.ErrLast
		}
		return hit(tx.Exec(ctx, text, args...))
	})
}
