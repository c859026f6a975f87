package people

import (
	"context"

	"ennead/internal/store"
)

const remarkColumns = "table_id, id, person, turns, text, line, made, removed"

func remarkRow(r *store.Remark) []any {
	return []any{&r.Table, &r.ID, &r.Person, &r.Turns, &r.Text, &r.Line, &r.Made, &r.Removed}
}

// AddRemark implements [store.People].
func (s Shelf) AddRemark(ctx context.Context, r store.Remark, mostOfPerson, most int) error {
	if err := store.CheckText(r.Table, r.ID, r.Person, r.Text, r.Line); err != nil {
		return err
	}
	return s.write(ctx, "store a remark", func(ctx context.Context, tx Tx) error {
		var table string
		if err := one(ctx, tx, []any{&table}, "SELECT id FROM tables WHERE id = $1"+tx.Lock(), r.Table); err != nil {
			return err
		}
		var there, theirs, all int
		if err := tx.Query(ctx, func(scan func(...any) error) error { return scan(&there, &theirs, &all) },
			`SELECT count(CASE WHEN id = $2 THEN 1 END), count(CASE WHEN person = $3 THEN 1 END), count(*)
			FROM remarks WHERE table_id = $1`, r.Table, r.ID, r.Person); err != nil {
			return err
		}
		switch {
		case there > 0:
			return nil
		case theirs >= mostOfPerson || all >= most:
			return store.ErrMany
		}
		n, err := tx.Exec(ctx, `INSERT INTO remarks (table_id, id, person, turns, text, line, made)
			SELECT id, $2, $3, $4, $5, $6, $7 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING`,
			r.Table, r.ID, r.Person, int64(r.Turns), r.Text, r.Line, r.Made)
		if err == nil && n == 0 {
			return store.ErrNotFound
		}
		return err
	})
}

// DropRemark implements [store.People].
func (s Shelf) DropRemark(ctx context.Context, table, id, person string) error {
	return s.run(ctx, "delete a remark", "DELETE FROM remarks WHERE table_id = $1 AND id = $2 AND person = $3",
		table, id, person)
}

// Remarks implements [store.People].
func (s Shelf) Remarks(ctx context.Context, table string) ([]store.Remark, error) {
	return list(ctx, s, "list remarks", remarkRow, "SELECT "+remarkColumns+
		" FROM remarks WHERE table_id = $1 ORDER BY turns, made, id", table)
}

// RemarksBy implements [store.People].
func (s Shelf) RemarksBy(ctx context.Context, person string) ([]store.Remark, error) {
	return list(ctx, s, "list the remarks of a person", remarkRow, "SELECT "+remarkColumns+
		" FROM remarks WHERE person = $1 ORDER BY made, table_id, id", person)
}

// remove removes the remark of a decision, or lets everybody read those again that its measure has removed.
func remove(ctx context.Context, tx Tx, r store.Ruling) error {
	if r.Remark != nil {
		return hit(tx.Exec(ctx, `UPDATE remarks SET removed = $4
			WHERE table_id = $1 AND id = $2 AND person = $3 AND removed = ''`, r.Remark.Table, r.Remark.ID,
			r.Subject, r.ID))
	}
	if !r.Returns {
		return nil
	}
	_, err := tx.Exec(ctx, "UPDATE remarks SET removed = '' WHERE removed = $1", r.Measure)
	return err
}
