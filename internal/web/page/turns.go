package page

import (
	"ennead/game"
	"ennead/internal/table"
)

// Turns returns how many turns exist for the reader.
func (t *Play) Turns() int { return len(t.known) }

// Raw returns how many turns of the record had been played after the first n that exist for the reader.
func (t *Play) Raw(n int) int {
	if n == 0 {
		return 0
	}
	return t.known[n-1].at + 1
}

// Upto returns how many turns that exist for the reader are among the first turns of the record.
func (t *Play) Upto(turns int) (n int) {
	for n < len(t.known) && t.known[n].at < turns {
		n++
	}
	return n
}

// Events returns the events of the n-th turn that exists for the reader, counted from 0.
func (t *Play) Events(n int) []game.Event { return t.Table.Match.Events(t.known[n].at, t.Reader.Log) }

// version returns the version of the table, as the reader sees it.
func (t *Play) version() int64 { return VersionOf(t.Table, t.Reader.Sees()) }

// VersionOf returns the version of a table as somebody sees it who sees what those seats see.
func VersionOf(t *table.Table, seen game.Seats) (version int64) {
	if seen == 0 {
		return t.VersionFor(game.Spectator)
	}
	for seat := range seen.All() {
		version = max(version, t.VersionFor(seat))
	}
	return version
}
