package store

import "context"

// Store is what the house needs. The suite in storetest says what each method promises.
type Store interface {
	// Create stores a new table with version 1, whatever t.Version says; [ErrExists] if the id is in use.
	Create(ctx context.Context, t *Table) error
	// Change changes a table under the condition that nobody else has: [ErrStale] otherwise.
	Change(ctx context.Context, c *Change) error
	// Load reads a table; [ErrNotFound] if there is none.
	Load(ctx context.Context, id string) (*Table, error)
	// Version reads the version of a table alone.
	Version(ctx context.Context, id string) (int64, error)

	// ByPerson lists tables that the person owns or sits at, Public those that are public and of that status; both
	// begin with the table that changed last. In a public list stand so many of each owner at most, and three
	// times as many of each network, so that nobody fills it. An error comes with the tables that
	// could be read.
	ByPerson(ctx context.Context, person string, limit int) ([]Row, error)
	Public(ctx context.Context, status string, limit, each int) ([]Row, error)
	// Opened counts the tables of that status that have changed since then: those of the owner, and those that were opened
	// from the network. Nobody and no network have none.
	Opened(ctx context.Context, status, owner, network string, since int64) (byOwner, byNetwork int, err error)
	// Awaiting lists the tables of that status where a seat of that kind owes a choice.
	Awaiting(ctx context.Context, status, kind string) ([]string, error)

	// Forget deletes the tables of that status that have not changed since before, all that belongs to them
	// included, and tells how many there were.
	Forget(ctx context.Context, status string, before int64) (int, error)

	// Untouched lists the tables of that status that have not changed since before, without their seats; the oldest change first.
	Untouched(ctx context.Context, status string, before int64) ([]Row, error)
	// Delete deletes a table and all that belongs to it, under the condition that nobody has changed it: [ErrStale] otherwise.
	Delete(ctx context.Context, id string, seen int64) error
	// All lists every table, the one that changed last first. An error comes with those that could be read.
	All(ctx context.Context) ([]Entry, error)
	// IDs names every table. An error comes with the names that could be found nevertheless.
	IDs(ctx context.Context) ([]string, error)
	// Pulse writes a mark that says nothing, and reads: an error tells why the store cannot do its work now.
	Pulse(ctx context.Context, mark []byte) error

	// Analysis reads what is known of a finished game ([ErrNotFound] if nothing is), SetAnalysis writes it
	// ([ErrNotFound] if there is no such table).
	Analysis(ctx context.Context, id string) ([]byte, error)
	SetAnalysis(ctx context.Context, id string, report []byte) error

	// Say keeps a line that was said at a table ([ErrNotFound] if there is none) and drops the oldest above most of them.
	// The table's version stays. The answer is the number of the line, one above the last.
	Say(ctx context.Context, id string, l Line, most int) (number int64, err error)
	// Lines reads so many of the last lines of a table, oldest first.
	Lines(ctx context.Context, id string, last int) ([]Line, error)

	// Setting reads a setting; if it does not exist it becomes what fresh says.
	Setting(ctx context.Context, name string, fresh []byte) ([]byte, error)
	// Name reads the name of a person ([ErrNotFound] if it has none), SetName writes it.
	Name(ctx context.Context, person string) (string, error)
	SetName(ctx context.Context, person, name string) error

	// Close waits for what is being written and closes the store.
	Close() error
}

// Row is a table without its record.
type Row struct {
	ID      string
	Version int64
	Game    string
	Status  string
	Reason  string // why the status is what it is
	Public  bool
	Owner   string // the person who opened it
	Owing   uint16 // bit set of the seats that owe a choice
	Created int64  // milliseconds since 1970
	Updated int64
	Moved   int64  // when the last move was made, what is dealt beside the turn left out
	Seats   []Seat // by number
}

// Seat is one place at a table.
type Seat struct {
	Kind    string
	Name    string
	Level   string
	Person  string   // empty while nobody sits there
	Devices []string // what else that person is known by, in order
	Ask     string   // when the seat wishes to be asked

	Link   int64  // the number of its link
	Offer  string // what the link is for, while somebody sits there
	Until  int64  // when that ends
	Agreed uint16 // bit set of the seats that agree to a plan for this one
	Plan   string // who is to play on it then, or empty
}

// Happening is what became of a seat while its table lived.
type Happening struct {
	Turns  int // of the record when it happened
	At     int64
	Kind   string
	Seat   uint8
	Name   string // who had the seat before, or empty
	Next   string // who has it since, or empty
	Person string // who lost it, or empty
}

// MostHappened is how many happenings of a table are kept: the last ones.
const MostHappened = 200

// Move is one line of a record.
type Move struct {
	Seat   uint8
	Text   string
	Note   string // what its author says to it
	Waived bool   // made by the table for a seat that did not wish to be asked
}

// Table is a table with its record.
type Table struct {
	Row
	Network string // from which it was opened, as the house writes it; Load leaves it out
	Header  string // of the record
	Secret  []byte // of its chance, if it has any
	Moves   []Move

	Happened []Happening // oldest first
}

// Change is what becomes of a table.
type Change struct {
	ID      string
	Seen    int64 // the version that the writer saw
	Status  string
	Reason  string
	Owing   uint16
	Updated int64
	Moved   int64
	Header  *string // nil if it stays
	Seats   []Seat  // nil if they stay
	From    int     // Moves replace the stored moves from this one on; it must not exceed their number
	Moves   []Move

	Happened []Happening // what has happened besides; added to what is stored
}
