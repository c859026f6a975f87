package store

import (
	"context"
	"encoding/json"
	"fmt"
)

// Moved says that a house has moved to another place, or is about to. It stands in the place that is left, which is
// then opened by nobody: so a table is played in one place only.
type Moved struct {
	To   string `json:"to"` // as people call the place; without a password
	At   int64  `json:"at"` // milliseconds since 1970
	Done bool   `json:"done"`
}

// The settings that belong to a place, and not to the house in it. They are never copied.
const (
	MovedSetting = "moved"    // holds a [Moved]
	IDSetting    = "house id" // tells a database from others
	PulseSetting = "pulse"    // without meaning; written to see whether writing works
)

// Error implements error.
func (m *Moved) Error() string {
	if m.Done {
		return "the house has moved to " + m.To
	}
	return "the house is about to move to " + m.To
}

// Text returns what the setting holds.
func (m *Moved) Text() []byte {
	text, _ := json.Marshal(m) // never fails with such fields
	return text
}

// ParseMoved reads the setting; nil means that there is none.
func ParseMoved(text []byte) (*Moved, error) {
	if text == nil {
		return nil, nil
	}
	m := &Moved{}
	if err := json.Unmarshal(text, m); err != nil {
		return nil, fmt.Errorf("%w: the setting %q: %w", ErrDamaged, MovedSetting, err)
	}
	return m, nil
}

// Movable is a store that a house can leave.
type Movable interface {
	Store
	// Moved returns what [Movable.SetMoved] has stored, nil if it is nothing.
	Moved(ctx context.Context) (*Moved, error)
	// SetMoved stores that the house moves, or with nil that it stays. While it is stored nobody can change anything
	// else, not even a server that has the store open already.
	SetMoved(ctx context.Context, m *Moved) error
	// Users returns how many other programs have the store open.
	Users(ctx context.Context) (int, error)
	// Snapshot opens the store as of now, for reading row by row.
	Snapshot(ctx context.Context) (Snapshot, error)
}
