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
