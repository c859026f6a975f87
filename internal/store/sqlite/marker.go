package sqlite

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ennead/internal/store"
)

// marker is a small file beside the database, ennead.house beside ennead.db. It distinguishes a house that has lost
// its database from a new one: without it SQLite would create an empty database, and the house would open with no
// tables and new keys. It holds the id that is also in the database, and whether the house is open: one that was not
// closed properly needs its write-ahead log.
type marker struct {
	path, id string
	open     bool
}

// The words of the file. Those of the two states have the same length, so that the state can be changed on a full
// disk.
const (
	markerTitle = "This file tells a lost database from a new house; see docs/hosting.md, Backup and restore."
	markerOpen  = "open"
	markerShut  = "shut"
)

// markerOf returns the path of a database's marker.
func markerOf(path string) string { return strings.TrimSuffix(path, filepath.Ext(path)) + ".house" }

// newMarker returns a marker for a database that has none yet.
func newMarker(path string) *marker {
	return &marker{path: markerOf(path), id: strings.ToLower(rand.Text())}
}

// readMarker reads the marker of a database, nil if there is none. One that cannot be parsed has no id, and so fits
// no database.
func readMarker(path string) (*marker, error) {
	m := &marker{path: markerOf(path)}
	text, err := os.ReadFile(m.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%w (%w)", store.ErrReadOnly, err)
	}
	lines := strings.Split(string(text), "\n")
	if len(lines) == 4 && lines[0] == markerTitle {
		m.id, m.open = lines[1], lines[2] != markerShut
	}
	return m, nil
}

// missed returns an error if files that the marker belongs to are missing, as far as one can tell without opening
// them.
func (m *marker) missed(path string) error {
	if empty(path) {
		return fmt.Errorf("%w: there is no %s", store.ErrLost, filepath.Base(path))
	}
	if m.open && empty(path+"-wal") {
		return fmt.Errorf("%w: there is no %s-wal", store.ErrNoJournal, filepath.Base(path))
	}
	return nil
}

// empty reports whether there is no such file, or nothing in it.
func empty(path string) bool {
	info, err := os.Stat(path)
	return errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() == 0
}

// text returns the content of the file.
func (m *marker) text() []byte {
	state := markerShut
	if m.open {
		state = markerOpen
	}
	return []byte(markerTitle + "\n" + m.id + "\n" + state + "\n")
}

// write creates the file, or changes its state in place: that needs no room on the disk.
func (m *marker) write() (err error) {
	f, err := os.OpenFile(m.path, os.O_WRONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return m.create()
	}
	if err != nil {
		return fmt.Errorf("%w (%w)", store.ErrReadOnly, err)
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if _, err := f.WriteAt(m.text(), 0); err != nil {
		return err
	}
	return f.Sync()
}

// create creates the whole file or nothing.
func (m *marker) create() error {
	f, err := os.CreateTemp(filepath.Dir(m.path), filepath.Base(m.path)+".*")
	if err != nil {
		return fmt.Errorf("%w (%w)", store.ErrReadOnly, err)
	}
	_, err = f.Write(m.text())
	err = errors.Join(err, f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), m.path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}
