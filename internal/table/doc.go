// Package table is one match between people and bots: who sits where, whose choice it is, undo, the
// sealed chance and its publication. It is the only package that knows people, time and rules, and the
// only writer of records.
//
// A [House] keeps all tables. [House.Look] gives a [Table], an immutable snapshot with a version; every
// change ([House.Choose], [House.Undo], …) makes the next snapshot from a copy, stores the difference
// under the condition that the stored version is still the one that was seen, and only then tells
// anybody. So no lock guards a table: of several writers with the same version exactly one wins, and
// the others get [ErrStale].
//
// Where a game lets anybody cut in, each seat says when it is asked ([Ask]); the table lets the other windows pass
// for it. What others choose in secret at the same time leaves a click as good as it was ([Table.Good]).
//
// What people say to each other ([House.Say]) stands beside the table: it changes no version, and hints tell of it apart.
//
// A table is gathering (seats are taken, each seat adds bits to the sealed chance), playing, over (the
// secret is published in the record) or frozen (something is broken; the record is kept).
package table
