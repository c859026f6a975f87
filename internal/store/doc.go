// Package store keeps tables durably: who sits where, the header of the record, and its moves, one row each. To the
// store these are bytes and small numbers; it knows no game.
//
// Every change of a table carries the version that its writer saw ([Change.Expected]). If the stored version is a
// different one, nothing happens and the writer gets [ErrStale]; otherwise the version grows by one. It never
// decreases, not even when moves are taken back, so a version always means the same content.
//
// A change is acknowledged only after it is committed and synced to disk.
package store
