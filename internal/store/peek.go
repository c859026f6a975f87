package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Peek opens the database file to be read and no more, beside a house that is open or on its own. It changes nothing, not even
// the version of the tables: one that is not today's is [ErrOlder] or [ErrNewer]. Whatever would write is refused.
func Peek(ctx context.Context, path string) (*SQLite, error) {
	s, err := peek(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("read database %s: %w", path, named(err))
	}
	return s, nil
}

func peek(ctx context.Context, path string) (*SQLite, error) {
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
	s := &SQLite{path: path, jobs: make(chan *job), closing: make(chan struct{}), written: make(chan struct{})}
	close(s.closing)
	close(s.written)
	// Both do nothing but read: as one who may write, the last to leave would clear away the log that a killed house needs.
	if s.writer, err = connect(path, 1, patience, "mode", "ro"); err != nil {
		return nil, err
	}
	if s.readers, err = connect(path, readers, patience, "mode", "ro"); err != nil {
		return nil, errors.Join(err, s.writer.Close())
	}
	if err := s.today(ctx); err != nil {
		return nil, errors.Join(err, s.readers.Close(), s.writer.Close())
	}
	return s, nil
}

// today tells whether the tables are those of this program.
func (s *SQLite) today(ctx context.Context) error {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	var all, ours, version int
	err = s.readers.QueryRowContext(ctx, "SELECT count(*), coalesce(sum(name = 'migrations'), 0) FROM sqlite_schema").Scan(&all, &ours)
	if err != nil {
		return err
	}
	if ours == 0 {
		return ErrForeign
	}
	if err := s.readers.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM migrations").Scan(&version); err != nil {
		return err
	}
	switch {
	case version > len(names):
		return fmt.Errorf("%w: its tables have version %d, this program knows %d", ErrNewer, version, len(names))
	case version < len(names):
		return fmt.Errorf("%w: its tables have version %d, this program's %d", ErrOlder, version, len(names))
	}
	return s.prepareReaders(ctx)
}

// Faults are what SQLite finds wrong with the file, in its own words, so many of them at most; none if it is whole.
func (s *SQLite) Faults(ctx context.Context, most int) (list []string, err error) {
	err = s.each(ctx, fmt.Sprintf("PRAGMA integrity_check(%d)", most), func(line string) {
		if line != "ok" {
			list = append(list, line)
		}
	})
	if err != nil {
		return append(list, err.Error()), nil //nolint:nilerr // that the check breaks off is what it has found
	}
	return list, ctx.Err()
}

// CopyTo writes the database as it stands at one moment into a file, which must be empty or not there. Others may go on writing.
func (s *SQLite) CopyTo(ctx context.Context, path string) error {
	if _, err := s.readers.ExecContext(ctx, "VACUUM INTO $1", path); err != nil {
		return fmt.Errorf("copy the database: %w", named(err))
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
