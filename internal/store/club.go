package store

import (
	"context"
	"slices"
)

// Clubs is what a store keeps of clubs. Every method is one transaction. A club always has one owner.
type Clubs interface {
	// CreateClub stores a club with its owner as the only member; [ErrMany] if they own that many. If there is a club
	// of that id, nothing happens.
	CreateClub(ctx context.Context, c Club, owner string, most int) error
	// Club reads a club; [ErrNotFound] if there is none.
	Club(ctx context.Context, id string) (Club, error)
	// EditClub changes a club, while nobody else changes it; its version grows. One without members is deleted, and its
	// contests are open to everybody from then on. The function may be called again.
	EditClub(ctx context.Context, id string, edit func(*Club) error) error
	// HandOver changes a club in the same way, unless somebody would own it who owns that many others: [ErrMany].
	// Nobody founds a club, or has one handed over, between the count and the change.
	HandOver(ctx context.Context, id string, most int, edit func(*Club) error) error
	// ClubsOf lists the clubs of a person, without members, by name.
	ClubsOf(ctx context.Context, person string) ([]Club, error)
	// MembershipsOf lists what a person is in which clubs, by the name of the club.
	MembershipsOf(ctx context.Context, person string) ([]Membership, error)
	// ClubRole reads what a person is in a club; [ErrNotFound] if they are no member.
	ClubRole(ctx context.Context, club, person string) (string, error)
	// ClubRatings lists the ratings of the members of a club.
	ClubRatings(ctx context.Context, club string) ([]Rating, error)
}

// What a member of a club may be.
const (
	ClubOwner     = "owner"
	ClubOrganiser = "organiser"
	ClubMember    = "member"
)

// Club is a number of people who play with each other.
type Club struct {
	ID      string
	Version int64
	Name    string
	Link    string // the secret of the address by which people join
	Founded int64  // milliseconds since 1970

	Members []Member // by since, then by person
}

// Member is somebody who belongs to a club.
type Member struct {
	Person string
	Role   string // one of those above
	Since  int64

	Name    string // of the person; a store fills it in
	Account bool   // the person has an account and may use it; a store fills it in
}

// Membership is what somebody is in a club.
type Membership struct {
	Club  string // its name
	Role  string
	Since int64
}

// Leave takes a person out of the club. If they owned it, its oldest organiser owns it from then on, or else its oldest
// member.
func (c *Club) Leave(person string) {
	owned := false
	c.Members = slices.DeleteFunc(c.Members, func(m Member) bool {
		owned = owned || m.Person == person && m.Role == ClubOwner
		return m.Person == person
	})
	if !owned || len(c.Members) == 0 {
		return
	}
	next := slices.IndexFunc(c.Members, func(m Member) bool { return m.Role == ClubOrganiser && m.Account })
	if next < 0 {
		next = max(0, slices.IndexFunc(c.Members, func(m Member) bool { return m.Account }))
	}
	c.Members[next].Role = ClubOwner
}
