// Package sqlite keeps tables in one file with SQLite.
//
// One goroutine writes: while it syncs, other changes wait, and then all waiting changes are committed together.
package sqlite
