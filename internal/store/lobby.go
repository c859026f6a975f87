package store

import "context"

// Lobby is what a store keeps so that people find each other. Every method is one transaction.
type Lobby interface {
	// Invite stores an invitation to a table in place of an earlier one of the same person, with of what people are to
	// be told, see [Change]; [ErrNotFound] if there is no such table or person. Uninvite deletes one, and what its
	// person was to be told about the table of these kinds.
	Invite(ctx context.Context, i Invite, tell ...Notice) error
	Uninvite(ctx context.Context, table, person string, untold ...string) error
	// Invites lists who is invited to a table, InvitedTo the tables to which somebody is invited; the earliest first.
	Invites(ctx context.Context, table string) ([]Invite, error)
	InvitedTo(ctx context.Context, person string) ([]Invite, error)

	// Wants lists who looks for a game, those who look longest first. EditWants replaces that list by what the function
	// returns, while nobody else changes it. The function may be called again.
	Wants(ctx context.Context) ([]Want, error)
	EditWants(ctx context.Context, edit func([]Want) ([]Want, error)) error
	// WantsApart lists the blocks ([TieBlock]) between people who look for a game.
	WantsApart(ctx context.Context) ([]Tie, error)

	// Report stores a report. Reports lists those that are not settled, the oldest first, ReportsBy those of a person.
	Report(ctx context.Context, r Report) error
	Reports(ctx context.Context) ([]Report, error)
	ReportsBy(ctx context.Context, person string) ([]Report, error)
	// EditReports changes the texts of all reports that mention something, which has neither % nor _. There may be
	// others among them. The function may be called again.
	EditReports(ctx context.Context, mention string, edit func([]Report)) error
}

// AnySeat stands in an [Invite] for whichever seat is free.
const AnySeat = -1

// Invite says that somebody may take a seat at a table.
type Invite struct {
	Table  string
	Person string // who is invited
	Seat   int    // which is kept for them, or [AnySeat]
	Host   string // who invites; empty if it is the table
	Since  int64  // milliseconds since 1970, like all times here
}

// Want says that somebody looks for a game.
type Want struct {
	Person string
	Since  int64
	Seen   int64  // when their browser was here last
	Text   string // what they want, as the house writes it
}

// Report is what somebody reported of another.
type Report struct {
	ID      string
	Person  string // who reported it
	About   string // whom it is about
	Place   string // the table where it happened
	Text    string // what happened there, as the house writes it
	Made    int64
	Settled int64 // when somebody dealt with it; 0 if nobody has
}
