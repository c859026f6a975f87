package sqlite

import (
	"errors"
	"fmt"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ennead/internal/store"
)

// causes maps SQLite's codes to the errors that an operator can do something about.
var causes = map[int]error{
	sqlite3.SQLITE_CORRUPT:  store.ErrDamaged,
	sqlite3.SQLITE_NOTADB:   store.ErrDamaged,
	sqlite3.SQLITE_FULL:     store.ErrFull,
	sqlite3.SQLITE_READONLY: store.ErrReadOnly,
	sqlite3.SQLITE_CANTOPEN: store.ErrReadOnly,
	sqlite3.SQLITE_PERM:     store.ErrReadOnly,
	sqlite3.SQLITE_BUSY:     store.ErrBusy,
	sqlite3.SQLITE_LOCKED:   store.ErrBusy,
	sqlite3.SQLITE_IOERR:    store.ErrDisk,
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
