package store

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash"
	"iter"
	"math"
	"slices"
)

// Snapshot is a store as of one moment, read row by row.
type Snapshot interface {
	// Check returns [ErrSchema] if the store has relations that would not be copied.
	Check(ctx context.Context) error
	// Count returns how many rows a relation has.
	Count(ctx context.Context, r Relation) (int, error)
	// Rows lists the rows of a relation by key, texts in the order of their bytes. A row is valid until the next. One
	// list is read at a time.
	Rows(ctx context.Context, r Relation) iter.Seq2[Values, error]
	Close() error
}

// Draft is an empty store that is being filled. Until Commit nobody else sees anything of it, and after Close without
// Commit it is as empty as before.
type Draft interface {
	Snapshot
	// Write adds rows to a relation. Its error says which row cannot be stored.
	Write(ctx context.Context, r Relation, rows iter.Seq2[Values, error]) error
	Commit(ctx context.Context) error
}

// Copied describes what two stores have in common.
type Copied struct {
	Tables, Rows int
	Relations    []Sum // by relation
	Hash         [sha256.Size]byte
}

// Sum describes some rows: how many they are, and their content.
type Sum struct {
	Name string // of the relation
	Rows int
	Hash [sha256.Size]byte
}

// Difference is an error: two stores differ.
type Difference struct {
	Relation string
	Table    string // at which they differ, or empty
}

// Error implements error.
func (d *Difference) Error() string {
	if d.Table == "" {
		return "the stores differ in " + d.Relation
	}
	return fmt.Sprintf("the stores differ in %s of table %s", d.Relation, d.Table)
}

// Copy copies everything into an empty store, and compares both. show is told how many of so many steps are done. The
// caller commits.
func Copy(ctx context.Context, from Snapshot, to Draft, show func(done, all int)) (c Copied, err error) {
	all, err := length(ctx, from)
	if err != nil {
		return c, err
	}
	if err := to.Check(ctx); err != nil {
		return c, err
	}
	done := 0
	step := func() {
		if done++; done%shown == 0 {
			show(done, 2*all)
		}
	}
	for _, r := range Relations {
		if err := to.Write(ctx, r, counted(content(ctx, from, r), step)); err != nil {
			return c, fmt.Errorf("copy %s: %w", r.Name, err)
		}
	}
	return compare(ctx, from, to, step)
}

// shown is after how many rows the progress is shown.
const shown = 1000

// length returns how many rows are to be copied.
func length(ctx context.Context, from Snapshot) (all int, err error) {
	if err := from.Check(ctx); err != nil {
		return 0, err
	}
	for _, r := range Relations {
		n, err := from.Count(ctx, r)
		if err != nil {
			return 0, fmt.Errorf("count %s: %w", r.Name, err)
		}
		all += n
	}
	return all, nil
}

// Compare compares two stores row by row, in bounded memory: a [*Difference] says where they differ.
func Compare(ctx context.Context, a, b Snapshot) (Copied, error) {
	return compare(ctx, a, b, func() {})
}

func compare(ctx context.Context, a, b Snapshot, step func()) (c Copied, err error) {
	whole := sha256.New()
	for _, r := range Relations {
		s, tables, err := compareIn(ctx, a, b, r, step)
		if err != nil {
			return c, fmt.Errorf("compare %s: %w", r.Name, err)
		}
		if r.Name == "tables" {
			c.Tables = tables
		}
		c.Rows += s.Rows
		c.Relations = append(c.Relations, s)
		whole.Write(s.Hash[:])
	}
	whole.Sum(c.Hash[:0])
	return c, nil
}

// compareIn compares a relation table by table, and returns its sum and of how many tables it has rows.
func compareIn(ctx context.Context, a, b Snapshot, r Relation, step func()) (all Sum, tables int, err error) {
	all.Name = r.Name
	whole := sha256.New()
	next, stop := iter.Pull2(sums(content(ctx, b, r), r))
	defer stop()
	for s, err := range sums(counted(content(ctx, a, r), step), r) {
		if err != nil {
			return all, 0, err
		}
		other, err, ok := next()
		switch {
		case err != nil:
			return all, 0, err
		case !ok, s.Name < other.Name:
			return all, 0, &Difference{r.Name, s.Name}
		case s != other:
			return all, 0, &Difference{r.Name, other.Name}
		}
		tables++
		all.Rows += s.Rows
		whole.Write(s.Hash[:])
	}
	other, err, ok := next()
	if err == nil && ok {
		err = &Difference{r.Name, other.Name}
	}
	whole.Sum(all.Hash[:0])
	return all, tables, err
}

// sums returns one sum for the rows of each table, under its id; if rows belong to no table, one for all of them.
func sums(rows iter.Seq2[Values, error], r Relation) iter.Seq2[Sum, error] {
	return func(yield func(Sum, error) bool) {
		var s Sum
		sum := sha256.New()
		for row, err := range rows {
			if err != nil {
				yield(s, err)
				return
			}
			if id, _ := row[0].(string); r.Owned() && id != s.Name {
				sum.Sum(s.Hash[:0])
				if s.Rows > 0 && !yield(s, nil) {
					return
				}
				s = Sum{Name: id}
				sum.Reset()
			}
			s.Rows++
			row.hash(sum)
		}
		sum.Sum(s.Hash[:0])
		if s.Rows > 0 {
			yield(s, nil)
		}
	}
}

// hash adds a row to a hash, so that no other row has the same bytes.
func (v Values) hash(to hash.Hash) {
	var b []byte
	for _, value := range v {
		switch v := value.(type) {
		case string:
			b = append(binary.AppendUvarint(append(b, byte(Text)), uint64(len(v))), v...)
		case int64:
			b = binary.AppendVarint(append(b, byte(Number)), v)
		case bool:
			b = append(b, byte(Truth))
			if v {
				b[len(b)-1] |= 0x80
			}
		case float64:
			b = binary.BigEndian.AppendUint64(append(b, byte(Real)), math.Float64bits(v))
		case []byte:
			b = append(binary.AppendUvarint(append(b, byte(Bytes)), uint64(len(v))), v...)
		default:
			b = append(b, 0)
		}
	}
	to.Write(b)
}

// ofPlace are the settings that are not copied.
var ofPlace = []any{MovedSetting, IDSetting, PulseSetting}

// content lists the rows of a relation that are copied and compared, each with the values that its columns demand.
func content(ctx context.Context, from Snapshot, r Relation) iter.Seq2[Values, error] {
	return func(yield func(Values, error) bool) {
		for row, err := range from.Rows(ctx, r) {
			if err == nil {
				err = ctx.Err()
			}
			if err == nil && r.Name == "settings" && slices.Contains(ofPlace, row[0]) {
				continue
			}
			if err == nil {
				err = r.fit(row)
			}
			if !yield(row, err) || err != nil {
				return
			}
		}
	}
}

// fit returns an error if a value is not of its column's kind. A file of SQLite may hold anything anywhere.
func (r Relation) fit(row Values) error {
	for i, c := range r.Columns {
		ok := false
		switch v := row[i].(type) {
		case string:
			ok = c.Kind == Text
		case int64:
			ok = c.Kind == Number
		case bool:
			ok = c.Kind == Truth
		case float64:
			ok = c.Kind == Real
		case []byte:
			ok = c.Kind == Bytes && v != nil
		case nil:
			ok = c.Kind == Bytes
		}
		if !ok {
			return &Misfit{r.place(row, c), ErrDamaged}
		}
	}
	return nil
}

// CheckText returns [ErrText] if a row has a text that not every engine can store.
func (r Relation) CheckText(row Values) error {
	for i, c := range r.Columns {
		if text, ok := row[i].(string); ok {
			if err := CheckText(text); err != nil {
				return &Misfit{r.place(row, c), err}
			}
		}
	}
	return nil
}

// place names a value, for people to find it.
func (r Relation) place(row Values, c Column) string {
	var place bytes.Buffer
	fmt.Fprintf(&place, "%s.%s", r.Name, c.Name)
	for i := range r.Key {
		fmt.Fprintf(&place, " %.40q", fmt.Sprint(row[i]))
	}
	return place.String()
}

// counted calls step with every row.
func counted(rows iter.Seq2[Values, error], step func()) iter.Seq2[Values, error] {
	return func(yield func(Values, error) bool) {
		for row, err := range rows {
			step()
			if !yield(row, err) {
				return
			}
		}
	}
}
