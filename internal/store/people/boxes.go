package people

import (
	"context"
	"fmt"

	"ennead/internal/store"
)

const boxColumns = "b.hash, b.game, b.name, b.maker, b.created"

func boxRow(b *store.Box) []any { return []any{&b.Hash, &b.Game, &b.Name, &b.Maker, &b.Created} }

// AddBox implements [store.Boxes].
func (s Shelf) AddBox(ctx context.Context, b store.Box, most int) error {
	if err := store.CheckText(b.Hash, b.Game, b.Name, b.Text, b.Maker); err != nil {
		return fmt.Errorf("store components: %w", err)
	}
	return s.write(ctx, "store components", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "components"); err != nil {
			return err
		}
		var same, of int64
		if err := one(ctx, tx, []any{&same, &of}, `SELECT
			(SELECT count(*) FROM components WHERE hash = $1 AND maker <> ''),
			(SELECT count(*) FROM components WHERE maker = $2)`, b.Hash, b.Maker); err != nil || same > 0 {
			return err
		}
		if of >= int64(most) {
			return store.ErrMany
		}
		_, err := tx.Exec(ctx, `INSERT INTO components (hash, game, name, text, maker, created)
			VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (hash)
			DO UPDATE SET maker = excluded.maker, name = excluded.name`,
			b.Hash, b.Game, b.Name, b.Text, b.Maker, b.Created)
		return err
	})
}

// Box implements [store.Boxes].
func (s Shelf) Box(ctx context.Context, hash string) (b store.Box, err error) {
	err = s.read(ctx, "read components", func(ctx context.Context, tx Tx) error {
		found := false
		err := tx.Query(ctx, func(scan func(...any) error) error {
			found = true
			return scan(append(boxRow(&b), &b.Text)...)
		}, "SELECT "+boxColumns+", b.text FROM components b WHERE b.hash = $1", hash)
		if err == nil && !found {
			err = store.ErrNotFound
		}
		return err
	})
	return b, err
}

// BoxesOf implements [store.Boxes].
func (s Shelf) BoxesOf(ctx context.Context, person string) ([]store.Box, error) {
	return list(ctx, s, "list the components of a person", boxRow, "SELECT "+boxColumns+
		" FROM components b WHERE b.maker = $1 ORDER BY b.created DESC, b.hash", person)
}

// LeaveBox implements [store.Boxes].
func (s Shelf) LeaveBox(ctx context.Context, hash, person string) error {
	return s.run(ctx, "leave components", "UPDATE components SET maker = '' WHERE hash = $1 AND maker = $2",
		hash, person)
}
