package page

import (
	"ennead/game"
	"ennead/internal/table"
)

// turn is one that exists for the reader: its number in the record, from 0, and what was written beside it.
type turn struct {
	at   int
	note string
}

// Reads says through whose eyes the chronicle is read. Pages number the turns that exist for that reader, one after
// the other ([game.Match.Known]): numbers that jump would tell it that others deal. At is the last of them.
func (t *Play) Reads(reader game.Seat) {
	t.Reader, t.known, t.At = reader, nil, 0
	if t.Table.Match == nil {
		return
	}
	for at, played := range t.Table.Match.Known(reader) {
		t.known = append(t.known, turn{at, played.Note})
	}
	t.At = t.Turns()
}

// Turns is how many turns exist for the reader.
func (t Play) Turns() int { return len(t.known) }

// Raw is how many turns of the record had been played after the first n that exist for the reader.
func (t Play) Raw(n int) int {
	if n == 0 {
		return 0
	}
	return t.known[n-1].at + 1
}

// Events are what the reader is told of the n-th turn that exists for it, counted from 0.
func (t Play) Events(n int) []game.Event { return t.Table.Match.Events(t.known[n].at, t.Reader) }

// version is that of the table, as the reader's seats see it.
func (t Play) version() int64 { return VersionOf(t.Table, t.Held) }

// VersionOf is the version of a table as somebody sees it who holds those seats.
func VersionOf(t *table.Table, held game.Seats) (version int64) {
	if held == 0 {
		return t.Seen(game.Spectator)
	}
	for seat := range held.All() {
		version = max(version, t.Seen(seat))
	}
	return version
}
