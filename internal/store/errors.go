package store

import "errors"

// Errors of a store.
var (
	ErrNotFound  = errors.New("not stored")
	ErrExists    = errors.New("already stored")
	ErrStale     = errors.New("changed by somebody else since it was read")
	ErrGap       = errors.New("moves would be missing in between")
	ErrLast      = errors.New("the last way to sign in")
	ErrResult    = errors.New("a result has at least two people, each of them once")
	ErrManyBoxes = errors.New("so many components of a person are stored")
	ErrText      = errors.New("a text holds NUL, or bytes that are no UTF-8")
	ErrClosed    = errors.New("the store is closed")

	ErrNewer    = errors.New("the database was written by a newer version of ennead")
	ErrForeign  = errors.New("the database belongs to another program")
	ErrDamaged  = errors.New("the database file is damaged, or not a database")
	ErrFull     = errors.New("the disk is full")
	ErrReadOnly = errors.New("the database or its folder cannot be written")
	ErrBusy     = errors.New("another program has the database open")
	ErrDisk     = errors.New("the disk failed to read or write")

	ErrUnreachable = errors.New("the database server cannot be reached")
	ErrRefused     = errors.New("the database server does not let the program in")
	ErrUnknown     = errors.New("the connection to the database was lost, and whether the change was made is not known")
	ErrAddress     = errors.New("the address of the database cannot be understood")

	ErrLost      = errors.New("the database that belongs in this folder is missing")
	ErrNoJournal = errors.New("the server was not shut down properly, and the write-ahead log it needs is missing")
	ErrOlder     = errors.New("the database was written by an older version of ennead, and has not been opened since")

	ErrTaken  = errors.New("there is something already where the house is to move")
	ErrSchema = errors.New("the schema is not the one that is copied")
)
