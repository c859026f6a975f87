// Package store keeps tables durably: who sits where, the header of the record, and its moves, one row
// each. To it these are bytes and small numbers; it knows no game.
//
// Every change of a table carries the version that its writer saw ([Change.Seen]). If the stored version
// is another one nothing happens and the writer gets [ErrStale]; otherwise the version grows by one. It
// never goes back, not even when moves are taken back, so a version stands for one content for ever.
//
// A change is answered only after it is committed and synced to disk. One goroutine writes: while it
// syncs, other changes wait, and then all that wait are committed together.
package store
