package store_test

import (
	"context"
	"errors"
	"iter"
	"runtime"
	"slices"
	"strconv"
	"testing"

	"ennead/internal/store"
)

// made is a store whose rows are made while they are read.
type made struct {
	tables, moves int
	odd           int // the table whose last move is different
	read          func()
}

func (m *made) Check(context.Context) error                        { return nil }
func (m *made) Count(context.Context, store.Relation) (int, error) { return m.tables * m.moves, nil }
func (m *made) Close() error                                       { return nil }
func (m *made) Commit(context.Context) error                       { return nil }

func (m *made) Rows(_ context.Context, r store.Relation) iter.Seq2[store.Values, error] {
	return func(yield func(store.Values, error) bool) {
		for i := range m.tables {
			id := strconv.Itoa(1_000_000 + i)
			if r.Name != "moves" {
				continue
			}
			for n := range int64(m.moves) {
				m.read()
				at := n
				if i == m.odd && n == int64(m.moves)-1 {
					at = -1
				}
				if !yield(store.Values{id, n, int64(1), "a move", "", false, at}, nil) {
					return
				}
			}
		}
	}
}

func (m *made) Write(_ context.Context, _ store.Relation, rows iter.Seq2[store.Values, error]) error {
	for _, err := range rows {
		if err != nil {
			return err
		}
	}
	return nil
}

// A million rows are copied and compared in the memory of a few.
func TestCopyInLittleMemory(t *testing.T) {
	n, most := 0, uint64(0)
	read := func() {
		if n++; n%500_000 == 0 {
			runtime.GC()
			var now runtime.MemStats
			runtime.ReadMemStats(&now)
			most = max(most, now.HeapAlloc)
		}
	}
	from := &made{tables: 1000, moves: 1000, odd: -1, read: read}
	shown := 0
	c, err := store.Copy(t.Context(), from, from, func(done, _ int) { shown = done })
	if err != nil || c.Rows != 1_000_000 || shown != 2_000_000 {
		t.Errorf("%d rows, %d steps, %v", c.Rows, shown, err)
	}
	if most == 0 || most > 16<<20 {
		t.Errorf("%d bytes are in use", most)
	}
}

// Two stores that differ in one value or row do so at one table.
func TestCompareFindsTheTable(t *testing.T) {
	read := func() {}
	same := &made{tables: 5, moves: 4, odd: -1, read: read}
	for name, other := range map[string]*made{
		"another value":  {tables: 5, moves: 4, odd: 3, read: read},
		"a table less":   {tables: 3, moves: 4, odd: -1, read: read},
		"moves are more": {tables: 5, moves: 5, odd: -1, read: read},
	} {
		want := "1000003"
		if name == "moves are more" {
			want = "1000000"
		}
		for _, pair := range [][2]*made{{same, other}, {other, same}} {
			_, err := store.Compare(t.Context(), pair[0], pair[1])
			var d *store.Difference
			if !errors.As(err, &d) || *d != (store.Difference{Relation: "moves", Table: want}) {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// Every relation says what it is sorted by, and by which table its rows are compared.
func TestRelations(t *testing.T) {
	schema := map[string][]string{"migrations": {"number"}}
	for _, r := range store.Relations {
		if r.Key < 1 || r.Key > len(r.Columns) {
			t.Errorf("%s has a key of %d columns", r.Name, r.Key)
		}
		schema[r.Name] = r.Names()
	}
	if err := store.CheckSchema(schema); err != nil {
		t.Error(err)
	}
	schema["moves"] = append(slices.Clone(schema["moves"]), "mine")
	if err := store.CheckSchema(schema, "moves.mine"); err != nil {
		t.Error(err)
	}
	for _, own := range [][]string{nil, {"lines.mine"}} {
		if err := store.CheckSchema(schema, own...); !errors.Is(err, store.ErrSchema) {
			t.Errorf("an unknown column: %v", err)
		}
	}
	delete(schema, "moves")
	if err := store.CheckSchema(schema); !errors.Is(err, store.ErrSchema) {
		t.Errorf("a relation that is missing: %v", err)
	}
}
