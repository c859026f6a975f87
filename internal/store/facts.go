package store

import "context"

// Facts is what a store keeps of how finished games came off, for statistics. It is read from the records, and may be
// read again. Every method is one transaction.
type Facts interface {
	// SetFacts stores the facts of a table, as they were read from that version of it, in place of those that it had;
	// nothing if there is no such table. [ErrStale] if it has another version: then somebody else may have the seats
	// now. Who is no longer known at the table is nobody.
	SetFacts(ctx context.Context, table string, version int64, all []Fact) error
	// HandFacts gives a person the facts of another at a table.
	HandFacts(ctx context.Context, table, from, to string) error
	// FactsOf lists all seats of the last games of a person, those that ended last first, at public tables only or at
	// all; those of one game by seat.
	FactsOf(ctx context.Context, person string, public bool, most int) ([]SeatFact, error)
	// ListFacts lists the seats of games, those that ended first first, and those of one game by seat. A game is never
	// listed in part.
	ListFacts(ctx context.Context, q FactQuery) ([]Fact, error)
}

// Fact is how one seat came off in a game that is over.
type Fact struct {
	Table    string
	Seat     uint8
	Person   string // or empty
	Game     string
	Finished int64 // milliseconds since 1970
	Players  int
	Bots     int    // seats that bots and automata have had from the beginning
	Rated    bool   // false as long as a moderator's decision keeps the result from counting
	Pace     string // as the house writes it, or empty
	Rank     int    // among all seats, from 1, shared in a tie
	Firsts   int    // how many share the first place
	Points   int
	Place    int    // in the order of first turns, from 1; 0 if that is not known
	Went     bool   // its person left, or was absent to the end
	Deeds    string // what was done there, as the house writes it
	Stints   string // how long its person thought, as the house writes it

	Strikes   int  // how often the time of its person was up
	Announced bool // who left offered the seat first
}

// SeatFact is a fact with who it is about.
type SeatFact struct {
	Fact
	Public bool   // whether the table is
	Kind   string // of the seat
	Name   string // of who sits there
	Level  string // of a bot
	Same   bool   // whether the person of the fact sits there
	Known  string // the name of the account that the person has now; empty if they have none, or it is closed
	Void   bool   // a moderator has taken the result of the game out of the ratings
}

// FactQuery says which games are listed: those of a person, or the rated ones at public tables.
type FactQuery struct {
	Person string // or empty
	Game   string // empty for any
	From   int64  // games that ended then or later
	Before int64  // and before that
	After  string // and of those that ended at From, the tables after this one
	Most   int    // games
}
