package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"time"

	"ennead/internal/store"
	"ennead/internal/store/people"
)

// Store is a [store.Store] in one file, for one process. The file must not be on a network drive.
type Store struct {
	people.Shelf
	path         string
	marker       *marker
	instanceLock *instanceLock
	writer       *sql.DB // one connection
	readers      *sql.DB
	ready        statements
	claims       claims
	nodes        nodes
	jobs         chan *job
	closing      chan struct{}
	once         sync.Once
	written      chan struct{} // closed when the writer has ended
}

const (
	readers  = 4
	patience = 5 * time.Second // for another program that reads the file, such as a backup
)

// Open opens the database file, creating it and its folder if necessary, and brings its schema up to date. If the house
// has moved elsewhere, the error is a [*store.Moved].
func Open(ctx context.Context, path string) (*Store, error) { return open(ctx, path, false) }

// OpenMoved is Open, also for a house that has moved elsewhere.
func OpenMoved(ctx context.Context, path string) (*Store, error) { return open(ctx, path, true) }

func open(ctx context.Context, path string, left bool) (*Store, error) {
	s, err := lockAndEnter(ctx, path, left)
	if err != nil {
		return nil, fmt.Errorf("open database %s: %w", path, named(err))
	}
	go s.commitAll()
	return s, nil
}

func lockAndEnter(ctx context.Context, path string, left bool) (*Store, error) {
	held, err := lockInstance(ctx, path)
	if err != nil {
		return nil, err
	}
	s := &Store{path: path, instanceLock: held, jobs: make(chan *job), closing: make(chan struct{}),
		written: make(chan struct{}), nodes: nodes{byID: map[string]store.Node{}}}
	s.Shelf = people.Shelf{Engine: &engine{Store: s}}
	if err := s.enter(ctx, left); err != nil {
		return nil, errors.Join(err, held.release())
	}
	return s, nil
}

// enter opens the files once nobody else has them; left says that the house may have moved elsewhere.
func (s *Store) enter(ctx context.Context, left bool) (err error) {
	if s.marker, err = readMarker(s.path); err != nil {
		return err
	}
	if s.marker != nil {
		if err := s.marker.missed(s.path); err != nil {
			return err
		}
	}
	if err := reserve(s.path); err != nil {
		return err
	}
	if err := s.look(ctx, left); err != nil {
		return err
	}
	return s.connect(ctx)
}

func (s *Store) connect(ctx context.Context) (err error) {
	// FULL: an acknowledged move survives a power cut. IMMEDIATE: a transaction that will write never has to wait,
	// half done, for another writer.
	if s.writer, err = connect(s.path, 1, patience, "_txlock", "immediate", "_pragma", "journal_mode(wal)",
		"_pragma", "synchronous(full)", "_pragma", "foreign_keys(on)"); err != nil {
		return err
	}
	if s.readers, err = connect(s.path, readers, patience, "_pragma", "query_only(on)"); err != nil {
		return errors.Join(err, s.writer.Close())
	}
	if err := s.begin(ctx); err != nil {
		return errors.Join(err, s.readers.Close(), s.writer.Close())
	}
	return nil
}

func (s *Store) begin(ctx context.Context) error {
	if err := migrate(ctx, s.writer, migrations); err != nil {
		return err
	}
	if err := s.prepare(ctx); err != nil {
		return err
	}
	return s.markOpen(ctx)
}

// reserve creates the file before SQLite does, readable only by its owner: it contains the keys of the house.
func reserve(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return fmt.Errorf("%w (%w)", store.ErrReadOnly, err)
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return fmt.Errorf("%w (%w)", store.ErrReadOnly, err)
	}
	return f.Close()
}

// connect opens a file with at most that many connections, each of which waits for other programs at most that long.
func connect(path string, most int, wait time.Duration, options ...string) (*sql.DB, error) {
	// first, since setting the journal mode may wait
	query := url.Values{"_pragma": {fmt.Sprintf("busy_timeout(%d)", wait.Milliseconds())}}
	for i := 0; i < len(options); i += 2 {
		query.Add(options[i], options[i+1])
	}
	name := url.URL{Scheme: "file", Opaque: (&url.URL{Path: filepath.ToSlash(path)}).EscapedPath(),
		RawQuery: query.Encode()}
	db, err := sql.Open("sqlite", name.String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(most)
	db.SetMaxIdleConns(most)
	return db, nil
}

// Close waits for pending writes and closes the file.
func (s *Store) Close() error {
	if s.instanceLock == nil { // nothing was ever written
		return errors.Join(s.readers.Close(), s.writer.Close())
	}
	s.once.Do(func() { close(s.closing) })
	<-s.written
	return errors.Join(s.markClosed(), s.readers.Close(), s.writer.Close(), s.instanceLock.release())
}
