package sqlite

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"ennead/internal/store"
)

// houseID is the name of the setting whose value is also in the marker beside the database.
const houseID = store.IDSetting

// look checks that the database is the one the marker was written for, and that the house has not moved elsewhere,
// unless it may have. It only reads: a connection that may write would remove the log when it closes, and that may be
// all there is.
func (s *Store) look(ctx context.Context, left bool) (err error) {
	if s.marker == nil && empty(s.path) {
		return nil
	}
	db, err := connect(s.path, 1, patience, "mode", "ro")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	var settings int
	if err := db.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema WHERE name = 'settings'").Scan(
		&settings); err != nil {
		return err
	}
	id := ""
	var gone *store.Moved
	if settings > 0 {
		if id, err = storedID(ctx, db); err != nil {
			return err
		}
		if gone, err = moved(ctx, db); err != nil {
			return err
		}
	}
	switch {
	case s.marker != nil && (id == "" || id != s.marker.id):
		return fmt.Errorf("%w: the database is a different one", store.ErrLost)
	case gone != nil && !left:
		return gone
	}
	return nil
}

// storedID returns the id in the database, empty if it has none.
func storedID(ctx context.Context, db *sql.DB) (id string, err error) {
	err = db.QueryRowContext(ctx, "SELECT value FROM settings WHERE name = $1", houseID).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return id, err
}

// markOpen records that the house is open. A new one gets its id and its marker; so does one that was restored into an
// empty folder, or was written by a program without markers.
func (s *Store) markOpen(ctx context.Context) error {
	if s.marker == nil {
		m := newMarker(s.path)
		if _, err := s.writer.ExecContext(ctx, "INSERT INTO settings (name, value) VALUES ($1, "+
			"$2) ON CONFLICT (name) DO NOTHING", houseID, []byte(m.id)); err != nil {
			return err
		}
		var err error
		if m.id, err = storedID(ctx, s.writer); err != nil {
			return err
		}
		// So that the id is in the database file itself, whatever happens to its write-ahead log.
		if _, err := s.writer.ExecContext(ctx, "PRAGMA wal_checkpoint(full)"); err != nil {
			return err
		}
		s.marker = m
	}
	// The log must contain something before the marker requires it: an empty file may vanish in a power cut.
	if _, err := s.writer.ExecContext(ctx, beat, pulse, []byte(rand.Text())); err != nil &&
		!errors.Is(named(err), store.ErrFull) {
		return err
	}
	s.marker.open = !empty(s.path + "-wal")
	return s.marker.write()
}

// markClosed records that the house was closed properly.
func (s *Store) markClosed() error {
	s.marker.open = false
	return s.marker.write()
}

const (
	pulse = store.PulseSetting
	beat  = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

// Now implements [store.Store]: the database is on this machine.
func (s *Store) Now(context.Context) (time.Time, error) { return time.Now(), nil }

// Awake implements [store.Store].
func (s *Store) Awake(ctx context.Context, within time.Duration) (outages []store.Outage, err error) {
	err = s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		var stored, text []byte
		err := tx.QueryRowContext(ctx, "SELECT value FROM settings WHERE name = $1", store.AwakeSetting).Scan(&stored)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		text, outages = store.Awake(stored, time.Now().UnixMilli(), within)
		_, err = tx.ExecContext(ctx, beat, store.AwakeSetting, text)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("write that the house is awake: %w", err)
	}
	return outages, nil
}

func (s *Store) Pulse(ctx context.Context, mark []byte) error {
	err := s.write(ctx, func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, beat, pulse, mark)
		return err
	})
	if err != nil {
		return fmt.Errorf("write to the store: %w", err)
	}
	var read []byte
	if err := s.readers.QueryRowContext(ctx, "SELECT value FROM settings WHERE name = $1",
		pulse).Scan(&read); err != nil {
		return fmt.Errorf("read from the store: %w", named(err))
	}
	if _, err := s.rows(ctx, "t.public", 1); err != nil {
		return fmt.Errorf("read from the store: %w", named(err))
	}
	return nil
}
