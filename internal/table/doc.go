// Package table manages matches between people and bots: who sits where, whose turn it is, undo, and the sealed
// chance and its publication. It is the only package that combines people, time and rules, and the only writer of
// records.
//
// A [House] is a running server with its tables. [House.Look] returns a [Table], an immutable snapshot with a version.
// Every change ([House.Choose], [House.Undo], …) makes the next snapshot from a copy, stores the difference only if the
// stored version is still the expected one (optimistic locking), and then announces it. So no lock guards a table: of
// several writers with the same version exactly one succeeds, and the others get [ErrStale].
//
// In games with reactions, each seat says when it wants to be asked ([Ask]), and the table declines the other
// reaction windows for it. Secret simultaneous choices of others do not invalidate a click ([Table.StillValid]).
//
// Chat ([House.Say]) is separate from the game: it changes no version, and has notices of its own.
//
// A table is gathering (seats are taken, each seat adds bits to the sealed chance), playing, over (the secret is
// published in the record) or frozen (something is broken; the record is kept).
package table
