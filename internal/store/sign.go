package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"ennead/internal/rating"
)

// Signs is what a store keeps so that moderators see which two people may play together against the others. Every
// method is one transaction. Two people are named in the order of their ids.
type Signs interface {
	// Sat stores from which network somebody plays at a table; nothing if there is no such table, it has the status of
	// those that have ended, or that is known.
	Sat(ctx context.Context, s Sitting, ended string) error
	// Sittings lists from which networks people have played at a table.
	Sittings(ctx context.Context, table string) ([]Sitting, error)
	// SittingsOf lists from which networks a person has played, by table.
	SittingsOf(ctx context.Context, person string) ([]Sitting, error)
	// Before returns what was known of people at a game before a result, by person; those without a result before are
	// left out.
	Before(ctx context.Context, r Result) (map[string]rating.Skill, error)
	// AddSigns stores what a rated game says of its people, unless that is stored already, and deletes from which
	// networks they played, also if the game says nothing. Those who have been erased are left out.
	AddSigns(ctx context.Context, table string, all []Sign) error
	// SignsOf lists what the last games say of two people that ended after that time, the latest first. Games whose
	// result does not count are left out.
	SignsOf(ctx context.Context, person, other string, after int64, most int) ([]Sign, error)
	// SignsAbout lists what the last games say of a person and anybody else, the latest first, also of games whose
	// result does not count.
	SignsAbout(ctx context.Context, person string, most int) ([]Sign, error)

	// OpenCase stores a case about two people. If one is open, it gets the text of this one instead. It does nothing if
	// a case about them was settled after that time: the house has judged games that moderators have judged since.
	OpenCase(ctx context.Context, c Case, judged int64) error
	// Cases lists the open cases, the oldest first. CaseOf reads one: [ErrNotFound]. CasesOf lists those about two
	// people, the latest first. [Moderation.Rule] settles them.
	Cases(ctx context.Context) ([]Case, error)
	CaseOf(ctx context.Context, id string) (Case, error)
	CasesOf(ctx context.Context, person, other string) ([]Case, error)

	// ForgetSigns deletes networks that are known since before the first time, and what games say that ended before the
	// second.
	ForgetSigns(ctx context.Context, sat, finished int64) error
}

// Sitting says from which network somebody plays at a table.
type Sitting struct {
	Table   string
	Person  string
	Network string // as the house writes it
	At      int64  // milliseconds since 1970, like all times here
}

// Sign is what a rated game says of two of its people.
type Sign struct {
	Person, Other string // in this order
	Table         string
	Finished      int64   // when the game said so, after its end: its last move may be long past
	Ahead         int     // 1 if the person came off better, -1 if the other did, 0 if neither
	Expected      float64 // how likely the person was to come off better, by the ratings before
	Shared        bool    // both sat in one network
	Gave, Got     int     // pieces that the person gave the other for nothing, and got
}

// Case is what moderators should look at: the rated games of two people.
type Case struct {
	ID            string
	Person, Other string // in this order
	Text          string // what was found, as the house writes it
	Made          int64
	Settled       int64 // when somebody settled it; 0 if it is open
}

// Mark names what was found: a case that is renewed has another one.
func (c Case) Mark() string {
	sum := sha256.Sum256([]byte(c.Text))
	return hex.EncodeToString(sum[:8])
}
