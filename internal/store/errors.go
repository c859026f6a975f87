package store

import (
	"errors"
	"fmt"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// Errors of a store.
var (
	ErrNotFound = errors.New("not stored")
	ErrExists   = errors.New("already stored")
	ErrStale    = errors.New("changed by somebody else since it was read")
	ErrGap      = errors.New("moves would be missing in between")
	ErrClosed   = errors.New("the store is closed")

	ErrNewer    = errors.New("the database was written by a newer version of ennead")
	ErrForeign  = errors.New("the database belongs to another program")
	ErrDamaged  = errors.New("the database file is damaged, or not a database")
	ErrFull     = errors.New("the disk is full")
	ErrReadOnly = errors.New("the database or its folder cannot be written")
	ErrBusy     = errors.New("another program has the database open")
	ErrDisk     = errors.New("the disk failed to read or write")

	ErrLost      = errors.New("the database that belongs in this folder is missing")
	ErrNoJournal = errors.New("the server was not shut down properly, and the write-ahead log it needs is missing")
	ErrOlder     = errors.New("the database was written by an older version of ennead, and has not been opened since")
)

// causes maps SQLite's codes to the errors that an operator can do something about.
var causes = map[int]error{
	sqlite3.SQLITE_CORRUPT:  ErrDamaged,
	sqlite3.SQLITE_NOTADB:   ErrDamaged,
	sqlite3.SQLITE_FULL:     ErrFull,
	sqlite3.SQLITE_READONLY: ErrReadOnly,
	sqlite3.SQLITE_CANTOPEN: ErrReadOnly,
	sqlite3.SQLITE_PERM:     ErrReadOnly,
	sqlite3.SQLITE_BUSY:     ErrBusy,
	sqlite3.SQLITE_LOCKED:   ErrBusy,
	sqlite3.SQLITE_IOERR:    ErrDisk,
}

// named adds the cause to an error of the driver.
func named(err error) error {
	var e *sqlite.Error
	if errors.As(err, &e) {
		if cause := causes[e.Code()&0xff]; cause != nil {
			return fmt.Errorf("%w (%w)", cause, err)
		}
	}
	return err
}
