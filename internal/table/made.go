package table

import (
	"slices"
	"time"

	"ennead/internal/store"
)

// Made returns when a turn of the record was played; zero if that is not known. People are shown only on which day.
func (t *Table) Made(turn int) time.Time {
	if turn >= len(t.made) || t.made[turn] == 0 {
		return time.Time{}
	}
	return time.UnixMilli(t.made[turn])
}

// madeAfter returns when the moves of the table were made after a change of it, which has been stored: nobody else
// appends to the same moves.
func (t *Table) madeAfter(c *store.Change) []int64 {
	made := t.made
	if c.From < len(made) {
		made = slices.Clip(made[:c.From])
	}
	for len(made) < c.From {
		made = append(made, 0)
	}
	for _, m := range c.Moves {
		made = append(made, m.At)
	}
	return made
}
