package desk

import (
	"context"
	"time"

	"ennead/game"
	"ennead/internal/table"
)

// Desk is what an operator can do with tables. The errors are those of the house.
type Desk interface {
	// Tables lists every table, most recently changed first. If part of the store is damaged, an error comes with the
	// tables that can be read.
	Tables(ctx context.Context) ([]Table, error)
	// Do does one thing to a table; the seat is used only by acts on a seat.
	Do(ctx context.Context, a Act, id table.ID, seat game.Seat) error
}

// Act is what can be done to a table.
type Act string

// The acts.
const (
	Close  Act = "close"  // ends a game that has not begun or is in progress
	Thaw   Act = "thaw"   // lets a frozen table continue
	Free   Act = "free"   // frees a seat, as its person could
	Delete Act = "delete" // deletes a table for good
)

// Table is one table of the list. It reveals nothing that is hidden there, and no link of a seat.
type Table struct {
	ID      table.ID     `json:"id"`
	Game    string       `json:"game"`
	Status  table.Status `json:"status"`
	Reason  table.Reason `json:"reason,omitempty"`
	Public  bool         `json:"public"`
	Seats   []Seat       `json:"seats"`
	Created time.Time    `json:"created"`
	Updated time.Time    `json:"updated"`
	Moves   int          `json:"moves"`
	Size    int64        `json:"size"`
}

// Seat is one place of a table.
type Seat struct {
	Kind  table.Kind `json:"kind"`
	Name  string     `json:"name,omitempty"`
	Level string     `json:"level,omitempty"`
	Taken bool       `json:"taken"`
}

// Local returns the desk of a house in this process.
func Local(h *table.House) Desk { return local{h} }

type local struct{ house *table.House }

func (l local) Tables(ctx context.Context) ([]Table, error) {
	listings, err := l.house.All(ctx)
	list := make([]Table, len(listings))
	for i, t := range listings {
		list[i] = Table{
			ID: t.ID, Game: t.Game, Status: t.Status, Reason: t.Reason, Public: t.Public, Seats: []Seat{},
			Created: t.Created, Updated: t.Updated, Moves: t.Moves, Size: t.Size,
		}
		for _, s := range t.Seats {
			list[i].Seats = append(list[i].Seats, Seat{s.Kind, s.Name, s.Level, s.Taken})
		}
	}
	return list, err
}

func (l local) Do(ctx context.Context, a Act, id table.ID, seat game.Seat) error {
	switch a {
	case Close:
		return l.house.CloseTable(ctx, id)
	case Thaw:
		return l.house.Thaw(ctx, id)
	case Free:
		_, err := l.house.FreeSeat(ctx, id, seat)
		return err
	case Delete:
		return l.house.Delete(ctx, id)
	}
	return errNoAct
}
