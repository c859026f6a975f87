package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"ennead/internal/store"
	"ennead/internal/store/people"
)

// Peek opens the database file for reading only, while a house has it open or not. It changes nothing, not even the
// schema: one that is not current is [store.ErrOlder] or [store.ErrNewer]. Any write is refused.
func Peek(ctx context.Context, path string) (*Store, error) {
	s, err := peek(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("read database %s: %w", path, named(err))
	}
	return s, nil
}

func peek(ctx context.Context, path string) (*Store, error) {
	m, err := readMarker(path)
	if err != nil {
		return nil, err
	}
	if m != nil {
		if err := m.missed(path); err != nil {
			return nil, err
		}
	}
	if _, err := os.Stat(path); err != nil {
		return nil, err
	}
	s := &Store{path: path, marker: m, jobs: make(chan *job), closing: make(chan struct{}),
		written: make(chan struct{})}
	s.Shelf = people.Shelf{Engine: &engine{Store: s}}
	close(s.closing)
	close(s.written)
	// Both connections only read: if one could write, the last to close would remove the log that a killed house
	// needs.
	if s.writer, err = connect(path, 1, patience, "mode", "ro"); err != nil {
		return nil, err
	}
	if s.readers, err = connect(path, readers, patience, "mode", "ro"); err != nil {
		return nil, errors.Join(err, s.writer.Close())
	}
	if err := s.checkSchema(ctx); err != nil {
		return nil, errors.Join(err, s.readers.Close(), s.writer.Close())
	}
	return s, nil
}

// InUse reports whether the file is where a house uses it, or has used it; a backup is not.
func (s *Store) InUse() bool { return s.marker != nil }

// checkSchema checks that the schema is the one this program expects.
func (s *Store) checkSchema(ctx context.Context) error {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	var all, ours, version int
	err = s.readers.QueryRowContext(ctx,
		"SELECT count(*), coalesce(sum(name = 'migrations'), 0) FROM sqlite_schema").Scan(&all, &ours)
	if err != nil {
		return err
	}
	if ours == 0 {
		return store.ErrForeign
	}
	if err := s.readers.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM migrations").Scan(
		&version); err != nil {
		return err
	}
	switch {
	case version > len(names):
		return fmt.Errorf("%w: its tables have version %d, this program supports %d", store.ErrNewer, version,
			len(names))
	case version < len(names):
		return fmt.Errorf("%w: its tables have version %d, this program needs %d", store.ErrOlder, version, len(names))
	}
	return s.prepareReaders(ctx)
}

// Faults returns what SQLite finds wrong with the file, in its own words, at most that many; none if it is intact.
func (s *Store) Faults(ctx context.Context, most int) (list []string, err error) {
	err = s.each(ctx, fmt.Sprintf("PRAGMA integrity_check(%d)", most), func(line string) {
		if line != "ok" {
			list = append(list, line)
		}
	})
	if err != nil {
		return append(list, err.Error()), nil //nolint:nilerr // a check that breaks off has found something
	}
	return list, ctx.Err()
}

// CopyTo writes a consistent copy of the database into a file, which must be empty or missing. Others may continue to
// write.
func (s *Store) CopyTo(ctx context.Context, path string) error {
	if _, err := s.readers.ExecContext(ctx, "VACUUM INTO $1", path); err != nil {
		return fmt.Errorf("copy the database: %w", named(err))
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
