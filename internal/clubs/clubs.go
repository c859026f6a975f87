package clubs

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"errors"
	"slices"
	"strings"
	"time"

	"ennead/internal/nickname"
	"ennead/internal/store"
	"ennead/internal/table"
)

// Bounds of clubs.
const (
	MostMembers = 100
	mostOwned   = 3  // clubs of one owner
	mostFounded = 5  // clubs that somebody founds within a day
	mostHeld    = 30 // contests of a club that are shown
)

// Store is what clubs need of the store.
type Store interface {
	store.Clubs
	ContestsIn(ctx context.Context, club string, most int) ([]store.ContestRow, error)
	Person(ctx context.Context, id string) (store.Person, error)
	Parted(ctx context.Context, person string) ([]string, error)
	Spend(ctx context.Context, who string, most int, within time.Duration) (bool, error)
}

// Clubs are all clubs of a house.
type Clubs struct {
	Store Store
	Now   func() time.Time
	Quota func(what string, person table.PersonID) string // names what somebody does, without who they are
}

// Member is somebody who belongs to a club.
type Member = store.Member

// Club is a club as one of its members sees it.
type Club struct {
	store.Club // its link is there only for who may give it away
	Mine       Member
	Contests   []store.ContestRow // the latest ones
	ratings    []store.Rating
}

// Leads reports whether who looks may organise in the club, and Owns whether the club is theirs.
func (c *Club) Leads() bool { return leads(c.Mine.Role) }

// Owns reports whether the club belongs to who looks.
func (c *Club) Owns() bool { return c.Mine.Role == store.ClubOwner }

func leads(role string) bool { return role == store.ClubOwner || role == store.ClubOrganiser }

// Ranked is a member in the list of the strongest of a club.
type Ranked struct {
	Member
	Rating      int // as people read it; 0 without one
	Provisional bool
	Games       int // that have counted
}

// Ranking lists the members by how strong they are at a game, those without a rating last, by name. Who may not use
// their account is left out.
func (c *Club) Ranking(game string) (list []Ranked) {
	for _, m := range c.Members {
		if !m.Account {
			continue
		}
		one := Ranked{Member: m}
		for _, r := range c.ratings {
			if r.Person == m.Person && r.Game == game {
				one.Rating, one.Provisional, one.Games = r.Shown(), r.Provisional(), r.Games
			}
		}
		list = append(list, one)
	}
	slices.SortStableFunc(list, func(a, b Ranked) int {
		return cmp.Or(cmp.Compare(b.Rating, a.Rating), cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)))
	})
	return list
}

// Date is when something happens in a contest of a club.
type Date struct {
	store.ContestRow
	At time.Time // when it begins, or its round ends
}

// Calendar lists what is to come, the next first.
func (c *Club) Calendar() (list []Date) {
	for _, k := range c.Contests {
		if k.Due > 0 && (k.State == store.ContestOpen || k.State == store.ContestRunning) {
			list = append(list, Date{k, time.UnixMilli(k.Due)})
		}
	}
	slices.SortStableFunc(list, func(a, b Date) int { return a.At.Compare(b.At) })
	return list
}

// Of returns the clubs of a person, by name.
func (c *Clubs) Of(ctx context.Context, person table.PersonID) ([]store.Club, error) {
	if person == "" {
		return nil, nil
	}
	return c.Store.ClubsOf(ctx, string(person))
}

// Memberships returns what a person is in which clubs.
func (c *Clubs) Memberships(ctx context.Context, person table.PersonID) ([]store.Membership, error) {
	return c.Store.MembershipsOf(ctx, string(person))
}

// Look returns a club to one of its members; to others there is none.
func (c *Clubs) Look(ctx context.Context, id string, person table.PersonID) (*Club, error) {
	stored, err := c.Store.Club(ctx, id)
	if err != nil {
		return nil, known(err)
	}
	club := &Club{Club: stored}
	at := memberOf(&stored, string(person))
	if at < 0 {
		return nil, ErrNone
	}
	if club.Mine = stored.Members[at]; !club.Leads() {
		club.Link = ""
	}
	if club.Contests, err = c.Store.ContestsIn(ctx, id, mostHeld); err != nil {
		return nil, err
	}
	club.ratings, err = c.Store.ClubRatings(ctx, id)
	return club, err
}

// Invited returns the club to which an address invites whoever has it.
func (c *Clubs) Invited(ctx context.Context, id, link string) (store.Club, error) {
	club, err := c.Store.Club(ctx, id)
	if err != nil {
		return club, known(err)
	}
	if subtle.ConstantTimeCompare([]byte(club.Link), []byte(link)) != 1 {
		return store.Club{}, ErrNone
	}
	return club, nil
}

func memberOf(c *store.Club, person string) int {
	return slices.IndexFunc(c.Members, func(m Member) bool { return person != "" && m.Person == person })
}

// known replaces the error of a club that is not stored.
func known(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return ErrNone
	}
	return err
}

// account returns a person who may belong to clubs, and [ErrAccount] for others.
func (c *Clubs) account(ctx context.Context, person table.PersonID) (store.Person, error) {
	p, err := c.Store.Person(ctx, string(person))
	if errors.Is(err, store.ErrNotFound) || err == nil && (p.NameKey == "" || p.Closed > 0 || p.BannedSince > 0) {
		return p, ErrAccount
	}
	return p, err
}

// Found founds a club, which belongs to who does so.
func (c *Clubs) Found(ctx context.Context, name string, owner table.PersonID) (id string, err error) {
	p, err := c.account(ctx, owner)
	if err != nil {
		return "", err
	}
	if name, err = c.named(p, name); err != nil {
		return "", err
	}
	if may, err := c.Store.Spend(ctx, c.Quota("clubs of", owner), mostFounded, 24*time.Hour); err != nil || !may {
		return "", errors.Join(err, ErrMany)
	}
	id = secret()
	err = c.Store.CreateClub(ctx, store.Club{ID: id, Name: name, Link: secret(), Founded: c.Now().UnixMilli()}, p.ID,
		mostOwned)
	if errors.Is(err, store.ErrMany) {
		err = ErrMany
	}
	return id, err
}

func secret() string { return strings.ToLower(rand.Text()) }

// named returns the name of a club as a person may give it.
func (c *Clubs) named(by store.Person, name string) (string, error) {
	if by.MutedTill > c.Now().UnixMilli() {
		return "", ErrMuted
	}
	name, err := nickname.Clean(name)
	if err != nil || name == "" {
		return "", ErrName
	}
	return name, nil
}
