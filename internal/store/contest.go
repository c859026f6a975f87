package store

import "context"

// Contests is what a store keeps of contests. Every method is one transaction.
type Contests interface {
	// CreateContest stores a contest, without entries and rounds; [ErrMany] if its organiser has that many which are
	// open or run, and [ErrExists] if what it follows has a next season already which is not cancelled. If there is a
	// contest of that id, nothing happens.
	CreateContest(ctx context.Context, c Contest, most int) error
	// Contest reads a contest; [ErrNotFound] if there is none.
	Contest(ctx context.Context, id string) (Contest, error)
	// EditContest changes a contest, while nobody else changes it; its version grows. What the function returns as an
	// error is the result, and nothing changes. The function may be called again.
	EditContest(ctx context.Context, id string, edit func(*Contest) error) error
	// Contests lists contests that are listed, and ContestsOf those that a person organises or has entered; those that
	// changed last come first. Both are without entries, rounds and seeds.
	Contests(ctx context.Context, most int) ([]ContestRow, error)
	ContestsOf(ctx context.Context, person string, most int) ([]ContestRow, error)
	// EntriesOf lists what a person has entered in which contests, by the id of the contest.
	EntriesOf(ctx context.Context, person string) (map[string]ContestEntry, error)
	// ContestsIn lists the contests of a club in the same way.
	ContestsIn(ctx context.Context, club string, most int) ([]ContestRow, error)
	// Stirred lists the contests for which there is something to do at that time: one whose time has come, and one
	// with a table that has no result yet and does not exist, or whose status is none of these; and one that waits for
	// an organiser who has no account any more, or may not use it.
	Stirred(ctx context.Context, now int64, playing, frozen string) ([]string, error)
}

// The states of a contest.
const (
	ContestOpen      = "open"      // for entries
	ContestRunning   = "running"   // its last round is played
	ContestFinished  = "finished"  // all rounds have been played
	ContestCancelled = "cancelled" // it was ended before
)

// ContestRow is a contest without its entries and rounds.
type ContestRow struct {
	ID        string
	Version   int64
	Organiser string
	Club      string // whose members alone may enter; empty if everybody may
	Kind      string
	Game      string
	State     string
	Title     string // as the organiser calls it; empty once they are erased
	Listed    bool   // everybody finds it; otherwise only who has its address
	Spec      string // what else was agreed, as the house writes it
	Seal      string // of the seed
	Created   int64  // milliseconds since 1970, like all times here
	Changed   int64
	Due       int64  // when it begins, or when its round ends; 0 if nobody has said
	Ruled     string // why a moderator has ended it or called it off, as the house writes it; empty if none has

	Follows string // the id of the contest of which it is the next season; empty if it is none

	Next    string // the id of its next season, unless that was cancelled; a store fills it in
	Host    string // the name of the organiser, empty if they have no account any more; a store fills it in
	Led     bool   // the organiser has an account and may use it; a store fills it in
	Entered int    // how many entries there are; a store fills it in
	Round   int    // the last round that has begun; a store fills it in
}

// Contest is a contest with all that belongs to it.
type Contest struct {
	ContestRow
	Seed    []byte
	Entries []ContestEntry // by number
	Rounds  []ContestRound // by number, from 1

	Notices []Notice // announcements that a change brings along; a store reads none
}

// ContestEntry is somebody who plays in a contest.
type ContestEntry struct {
	Number   int // its name in pairings
	Person   string
	Since    int64
	Rating   int
	Waits    bool // a reserve that nobody has called yet
	Begins   int  // the first round of a reserve; 0 for others
	Instead  int  // the number of the entry whose place a reserve takes
	Leaves   int  // the first round without it; 0 if it has not withdrawn
	Division int

	Name    string // of the person; a store fills it in
	Account bool   // the person has an account and may use it; a store fills it in
}

// ContestRound is a round of a contest.
type ContestRound struct {
	Number int
	Began  int64
	Ends   int64 // when its tables count as they stand; 0 if never
	Byes   []int
	Tables []ContestTable // by number
}

// ContestTable is who plays whom at a table of a round, and how it ended.
type ContestTable struct {
	Number   int
	Division int    // the group or division; 0 without any
	Place    string // the id of the table, which need not exist; empty if it no longer does
	Opened   bool   // it existed once
	Seats    []int  // numbers of entries
	Ranks    []int  // empty until there is a result
	Scores   []int
	Absent   []int // numbers of entries
}
