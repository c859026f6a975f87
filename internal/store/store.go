package store

import (
	"context"
	"time"
)

// Store is what the house needs of a store. The suite in storetest defines what each method promises.
type Store interface {
	Jobs
	People
	Lobby
	Notices
	Ratings
	Facts
	Boxes
	Moderation
	Signs
	Contests
	Clubs

	// Create stores a new table with version 1, whatever t.Version says; [ErrExists] if the id is in use.
	Create(ctx context.Context, t *Table) error
	// Change changes a table if its version is still the expected one: [ErrStale] otherwise.
	Change(ctx context.Context, c *Change) error
	// Load reads a table; [ErrNotFound] if there is none.
	Load(ctx context.Context, id string) (*Table, error)
	// Version reads only the version of a table.
	Version(ctx context.Context, id string) (int64, error)
	// Versions reads the versions of many tables; those that do not exist are left out.
	Versions(ctx context.Context, ids []string) (map[string]int64, error)

	// ByPerson lists tables that the person owns or sits at, Public those that are public and of that status; both
	// start with the most recently changed. A public list has at most each tables of one owner, and three times as
	// many of one network, so that nobody fills it. An error comes with the tables that could be read.
	ByPerson(ctx context.Context, person string, limit int) ([]Row, error)
	Public(ctx context.Context, status string, limit, each int) ([]Row, error)
	// Opened counts the tables of that status that have changed since then: those of the owner, and those opened from
	// the network. An empty owner or network has none.
	Opened(ctx context.Context, status, owner, network string, since int64) (byOwner, byNetwork int, err error)

	// Forget deletes the tables of that status that have not changed since before, with everything that belongs to
	// them, and returns how many there were.
	Forget(ctx context.Context, status string, before int64) (int, error)

	// Pack packs the moves of the tables of that status where nobody is to move and that have not changed since before,
	// and returns of how many. It is about room only: versions and what Load and All return stay the same, and whoever
	// changes such moves has them unpacked. An error comes with the number of those that could be packed.
	Pack(ctx context.Context, status string, before int64) (int, error)

	// Untouched lists the tables of that status that have not changed since before, without their seats; the oldest
	// change comes first.
	Untouched(ctx context.Context, status string, before int64) ([]Row, error)
	// Delete deletes a table and everything that belongs to it if its version is still the expected one: [ErrStale]
	// otherwise.
	Delete(ctx context.Context, id string, seen int64) error
	// All lists every table, most recently changed first. An error comes with those that could be read.
	All(ctx context.Context) ([]Entry, error)
	// IDs lists the ids of all tables. An error comes with those that could still be found.
	IDs(ctx context.Context) ([]string, error)
	// Pulse writes a meaningless mark, and reads: an error says why the store cannot work now.
	Pulse(ctx context.Context, mark []byte) error
	// Now returns the time by the clock of the machine that keeps the tables.
	Now(ctx context.Context) (time.Time, error)

	// Analysis reads the analysis of a finished game ([ErrNotFound] if there is none), SetAnalysis writes it
	// ([ErrNotFound] if there is no such table).
	Analysis(ctx context.Context, id string) ([]byte, error)
	SetAnalysis(ctx context.Context, id string, report []byte) error

	// Say stores a chat line of a table ([ErrNotFound] if there is no such table), with of what people are to be told,
	// see [Change], and drops the oldest lines above most of them. The table's version does not change. The result is
	// the number of the line, one more than the last. [ErrStale] says that this is not the expected one.
	Say(ctx context.Context, id string, l Line, most int, tell ...Notice) (number int64, err error)
	// Lines reads that many of the last lines of a table, oldest first.
	Lines(ctx context.Context, id string, last int) ([]Line, error)

	// Spend records that somebody does something now, unless they have done it that often within that time: then it is
	// false. It counts for all servers, by the time of the database.
	Spend(ctx context.Context, who string, most int, within time.Duration) (bool, error)
	// SpendOnce does that for an occasion: whoever asks again for the same one within that time, on any server, is
	// answered as the first was, and nothing is counted. Occasions and whoever does something have different names.
	SpendOnce(ctx context.Context, who, occasion string, most int, within time.Duration) (bool, error)

	// Setting reads a setting; if it does not exist, it is set to fresh.
	Setting(ctx context.Context, name string, fresh []byte) ([]byte, error)

	// Appear writes that a server is alive now, and forgets those that have not appeared for that long. Depart forgets
	// a server at once. Nodes lists those that have appeared within that time, by id. All times are by the clock of the
	// store.
	Appear(ctx context.Context, n Node, within time.Duration) error
	Depart(ctx context.Context, id string) error
	Nodes(ctx context.Context, within time.Duration) ([]Node, error)

	// Awake writes that a server of the house is awake now, and lists the times, the oldest first, in which none wrote
	// this for longer than within.
	Awake(ctx context.Context, within time.Duration) ([]Outage, error)

	// Close waits for pending writes and closes the store.
	Close() error
}

// Pooled is a store that shares a pool of connections among its callers.
type Pooled interface {
	Pool() Pool
}

// Pool says how a pool of connections is used.
type Pool struct {
	Busy, Idle, Most int           // connections
	Waits            uint64        // calls so far that found none free
	Waited           time.Duration // how long these waited in all
}

// Row is a table without its record.
type Row struct {
	ID      string
	Version int64
	Game    string
	Status  string
	Reason  string // why the status is what it is
	Public  bool
	Terms   string // how it is played and who may see it, as the house writes it
	Owner   string // the person who opened it
	Owing   uint16 // bit set of the seats to move
	Created int64  // milliseconds since 1970
	Updated int64
	Moved   int64  // when the last move was made, not counting negotiation
	Seats   []Seat // by number
}

// Seat is one place at a table.
type Seat struct {
	Kind    string
	Name    string
	Level   string
	Person  string   // empty while nobody sits there
	Account bool     // the person has an account
	Devices []string // the person's other browsers, in order
	Ask     string   // when the seat wants to be asked for reactions
	Orders  string   // what the table is to do for it by itself, as the house writes it

	Link   int64  // the number of its link
	Offer  string // what the link is for, while somebody sits there
	Until  int64  // when the link expires
	Agreed uint16 // bit set of the seats that agree to a plan for this one
	Plan   string // the bot that is to take over then, or empty
}

// Happening records what became of a seat while its table lived.
type Happening struct {
	Turns  int // length of the record when it happened
	At     int64
	Kind   string
	Seat   uint8
	Name   string // who had the seat before, or empty
	Next   string // who has it since, or empty
	Person string // who lost the seat, or empty

	Doubtful bool // who has it since may have been at the table already
}

// MostHappened is how many happenings are kept per table, the latest ones.
const MostHappened = 200

// Move is one line of a record.
type Move struct {
	Seat   uint8
	Text   string
	Note   string // the author's note on it
	Waived bool   // made by the table for a seat that did not want to be asked
	At     int64  // when it was made; 0 if that is not known
}

// Table is a table with its record.
type Table struct {
	Row
	Network string // from which it was opened, as the house writes it; Load does not fill it in
	Jobs    []Job  // queued with it, whatever their keys say; Load does not fill it in
	Header  string // of the record
	Secret  []byte // of its chance, if there is one
	Marks   []byte // what the house knows of it beside its record; nil until a change has written some
	Moves   []Move

	Happened []Happening // oldest first
}

// Change is a change of a table.
type Change struct {
	ID       string
	Expected int64 // the expected version
	Status   string
	Reason   string
	Owing    uint16
	Updated  int64
	Moved    int64
	Owner    *string // nil to keep them
	Public   *bool   // nil to keep it
	Terms    *string // nil to keep them
	Header   *string // nil to keep it
	Seats    []Seat  // nil to keep them
	Marks    []byte  // replace the stored ones
	From     int     // Moves replace the stored moves from this one on; it must not exceed their number
	Moves    []Move

	Happened []Happening // what else has happened; added to what is stored

	Jobs  []Job    // queued with the change; their key is the table, whatever they say
	Ended []string // kinds of jobs of this table that end with it

	// Of what people are to be told; Table and Sent do not count. Each is stored if its person wants to hear of
	// anything and was not told of that mark, and replaces those of its kind that nobody has taken yet.
	Notices []Notice
}

// Node is a server that has the store open.
type Node struct {
	ID     string
	Build  string // the version of its program
	Rules  string // which rules it knows, as the house writes it
	Schema int    // the version of the tables that it knows; filled in by the store
	Seen   int64  // when it appeared last, in milliseconds since 1970; filled in by the store
}

// Line is a chat line at a table.
type Line struct {
	Number int64 // from 1 on; assigned by the store
	Seat   uint8
	Text   string
	Phrase string // the key of a sentence that every reader has in their language, instead of a text; or empty
	Said   int64  // milliseconds since 1970

	Expected int64 // the number that a line must have which is to be stored; 0 for any. A store reads none
}

// Entry is a table in the list of all.
type Entry struct {
	Row
	Moves int
	Size  int64 // bytes of its record
}
