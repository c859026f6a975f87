package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"ennead/internal/store"
)

// draft is a [store.Draft]: a file that gets its name at the end. So it needs neither a journal nor to be synced
// before.
type draft struct {
	snapshot
	db         *sql.DB
	part, path string
	lock       *instanceLock // nil for a file that no house is to use where it is
}

// NewHouse begins a house at that path, where there must be none: [store.ErrTaken]. What one that was broken off has
// left is thrown away.
func NewHouse(ctx context.Context, path string) (store.Draft, error) {
	d, err := newHouse(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("make database %s: %w", path, named(err))
	}
	return d, nil
}

func newHouse(ctx context.Context, path string) (d *draft, err error) {
	lock, err := lockInstance(ctx, path)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, lock.release())
		}
	}()
	m, err := readMarker(path)
	switch {
	case err != nil:
		return nil, err
	case m != nil || !empty(path) || !empty(path+"-wal"):
		return nil, store.ErrTaken
	}
	d, err = newDraft(ctx, path+".part", path)
	if err != nil {
		return nil, err
	}
	d.lock = lock
	return d, nil
}

// NewFile begins a database in a file of its own, such as a backup. The file gets all it holds at the end.
func NewFile(ctx context.Context, path string) (store.Draft, error) {
	d, err := newDraft(ctx, path+".part", path)
	if err != nil {
		return nil, fmt.Errorf("make database %s: %w", path, named(err))
	}
	return d, nil
}

func newDraft(ctx context.Context, part, path string) (d *draft, err error) {
	if err := os.Remove(part); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err := reserve(part); err != nil {
		return nil, err
	}
	d = &draft{part: part, path: path}
	d.db, err = connect(part, 1, patience, "_pragma", "journal_mode(off)", "_pragma", "synchronous(off)")
	if err != nil {
		return nil, errors.Join(err, os.Remove(part))
	}
	if err = migrate(ctx, d.db, migrations); err == nil {
		d.tx, err = d.db.BeginTx(ctx, nil)
	}
	if err != nil {
		return nil, errors.Join(err, d.db.Close(), os.Remove(part))
	}
	return d, nil
}

// Write implements [store.Draft].
func (d *draft) Write(ctx context.Context, r store.Relation, rows iter.Seq2[store.Values, error]) (err error) {
	places := make([]string, len(r.Columns))
	for i := range places {
		places[i] = "$" + strconv.Itoa(i+1)
	}
	add, err := d.tx.PrepareContext(ctx, fmt.Sprintf("INSERT INTO %s (%s) VALUES (%s)", r.Name,
		strings.Join(r.Names(), ", "), strings.Join(places, ", ")))
	if err != nil {
		return named(err)
	}
	defer func() { err = errors.Join(err, add.Close()) }()
	for row, err := range rows {
		if err != nil {
			return err
		}
		if _, err := add.ExecContext(ctx, row...); err != nil {
			return named(err)
		}
	}
	return nil
}

// Commit implements [store.Draft].
func (d *draft) Commit(context.Context) error {
	err := errors.Join(d.tx.Commit(), d.db.Close())
	if err == nil {
		err = synced(d.part)
	}
	if err == nil {
		err = os.Rename(d.part, d.path)
	}
	if err != nil {
		return fmt.Errorf("make database %s: %w", d.path, named(err))
	}
	_ = synced(filepath.Dir(d.path)) // not every system can
	return nil
}

// synced waits until a file is on the disk.
func synced(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// Close implements [store.Draft].
func (d *draft) Close() error {
	err := errors.Join(ignoreDone(d.tx.Rollback()), d.db.Close())
	if failed := os.Remove(d.part); failed != nil && !errors.Is(failed, fs.ErrNotExist) {
		err = errors.Join(err, failed)
	}
	if d.lock != nil {
		err = errors.Join(err, d.lock.release())
	}
	return err
}
