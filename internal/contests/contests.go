package contests

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"ennead/game"
	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// House is what contests need of the tables.
type House interface {
	Newest(game string) game.Game
	Look(ctx context.Context, id table.ID) (*table.Table, error)
	OpenFor(ctx context.Context, id table.ID, spec table.Spec, owner table.PersonID, people []table.Sitter) error
	CallTime(ctx context.Context, id table.ID) (*table.Table, error)
	Ratings(ctx context.Context, person table.PersonID) ([]table.Rating, error)
	Rateable(ctx context.Context, spec table.Spec) error
	Reliability(ctx context.Context, person table.PersonID) (table.Reliability, error)
	Quota(what string, person table.PersonID) string
	Time() time.Time
}

// Store is what contests need of the store.
type Store interface {
	store.Contests
	ClubRole(ctx context.Context, club, person string) (string, error)
	Person(ctx context.Context, id string) (store.Person, error)
	Parted(ctx context.Context, person string) ([]string, error)
	Spend(ctx context.Context, who string, most int, within time.Duration) (bool, error)
	ClaimJob(ctx context.Context, id store.JobID, server string, hold time.Duration) (store.Claim, error)
	RenewJobs(ctx context.Context, server string, ids []store.JobID, hold time.Duration) error
}

// Config configures contests.
type Config struct {
	Store Store
	House House
	Jobs  bool // this server opens tables, takes results and ends rounds; otherwise others do
	Log   *slog.Logger
	Now   func() time.Time // nil for that of the house
}

// Contests are all contests of a house.
type Contests struct {
	Config
	server string // names this server in its claims
	cancel context.CancelFunc
	all    sync.WaitGroup
}

// Open makes the contests known, and takes up those that wait for something.
func Open(c Config) *Contests {
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Now == nil {
		c.Now = c.House.Time
	}
	ctx, cancel := context.WithCancel(context.Background())
	all := &Contests{Config: c, server: rand.Text(), cancel: cancel}
	if c.Jobs {
		all.all.Go(func() { all.run(ctx) })
	}
	return all
}

// Close stops what a server does by itself, and waits for it.
func (c *Contests) Close() {
	c.cancel()
	c.all.Wait()
}

// Contest is a contest as somebody sees it.
type Contest struct {
	store.Contest // its seed is there only when it is over
	Terms         Terms
	Standings     []contest.Standing
	Kept          int    // the division of a next season that has not begun where a place is kept for who looks
	Mine          *Entry // the entry of who looks, nil without one
	Organised     bool   // who looks decides about it, see [Contests.organises]
}

// Over reports whether no further round follows.
func (c *Contest) Over() bool {
	return c.State == store.ContestFinished || c.State == store.ContestCancelled
}

// Open reports whether the contest has not begun.
func (c *Contest) Open() bool { return c.State == store.ContestOpen }

// CalledOff reports whether a contest in a list counts for nothing.
func CalledOff(k Row) bool { return k.State == store.ContestCancelled }

// Stage is 0 of a contest that is played, 1 of one that is open for entries, and 2 of one that is over or cancelled.
func Stage(k Row) int {
	switch k.State {
	case store.ContestRunning:
		return 0
	case store.ContestOpen:
		return 1
	}
	return 2
}

// Cancelled reports whether the contest was ended before its last round, and counts for nothing.
func (c *Contest) Cancelled() bool { return c.State == store.ContestCancelled }

// Running reports whether a round is played.
func (c *Contest) Running() bool { return c.State == store.ContestRunning }

// Entry returns the entry of a number; nil if there is none.
func (c *Contest) Entry(number int) *Entry {
	at := slices.IndexFunc(c.Entries, func(e Entry) bool { return e.Number == number })
	if at < 0 {
		return nil
	}
	return &c.Entries[at]
}

// Ranked returns the entry of a standing.
func (c *Contest) Ranked(s contest.Standing) *Entry {
	n, _ := strconv.Atoi(s.Entry) // as id writes it
	return c.Entry(n)
}

// Now returns the round that is played; nil if none is.
func (c *Contest) Now() *Round {
	if !c.Running() {
		return nil
	}
	return &c.Rounds[len(c.Rounds)-1]
}

// Seated returns the table of an entry in a round; nil if it has none.
func Seated(r *Round, number int) *Table {
	for i := range r.Tables {
		if slices.Contains(r.Tables[i].Seats, number) {
			return &r.Tables[i]
		}
	}
	return nil
}

// File returns the history of the contest and its seed, which is nil until the contest is over.
func (c *Contest) File() (*contest.History, *contest.Seed) {
	if !c.Over() {
		return history(&c.Contest, c.Terms), nil
	}
	return history(&c.Contest, c.Terms), seed(&c.Contest)
}

// Look returns a contest as a person sees it; nobody in particular is empty.
func (c *Contests) Look(ctx context.Context, id string, person table.PersonID) (*Contest, error) {
	stored, err := c.read(ctx, id)
	if err != nil {
		return nil, known(err)
	}
	k := &Contest{Contest: stored}
	if k.Terms, err = readTerms(k.Spec); err != nil {
		return nil, err
	}
	if person != "" {
		may, err := c.organises(ctx, &stored, person)
		if err != nil {
			return nil, err
		}
		k.Organised = may(&stored)
	}
	if lent(&k.Contest, k.Terms) {
		if k.Led {
			k.Due = 0
		}
		if len(k.Rounds) > 0 {
			k.Rounds[len(k.Rounds)-1].Ends = k.Due
		}
	}
	if at := entryOf(&k.Contest, string(person)); at >= 0 {
		k.Mine = &k.Entries[at]
	}
	if !k.Over() {
		k.Seed = nil
	}
	if k.Open() && k.Follows != "" && person != "" {
		if k.Kept, err = c.kept(ctx, &stored, string(person)); err != nil {
			return nil, err
		}
	}
	if len(k.Rounds) > 0 {
		h, seed := k.File()
		if k.Standings, err = contest.Standings(h, seed); err != nil {
			return nil, err
		}
	}
	return k, nil
}

// entryOf returns the index of somebody's entry, -1 without one.
func entryOf(c *store.Contest, person string) int {
	return slices.IndexFunc(c.Entries, func(e store.ContestEntry) bool { return person != "" && e.Person == person })
}

const (
	mostListed = 50 // contests
	mostHeld   = 5  // contests of one organiser that are not over
	mostOpened = 10 // contests that somebody announces within a day
)

// Any reports whether there is a contest that everybody finds.
func (c *Contests) Any(ctx context.Context) (bool, error) {
	list, err := c.Store.Contests(ctx, 1)
	return len(list) > 0, err
}

// List returns the contests that everybody finds, and those of a person; what changed last comes first.
func (c *Contests) List(ctx context.Context, person table.PersonID) (all, mine []store.ContestRow, err error) {
	if all, err = c.Store.Contests(ctx, mostListed); err != nil || person == "" {
		return all, nil, err
	}
	mine, err = c.Of(ctx, person)
	return all, mine, err
}

// Of returns the contests that a person organises or has entered.
func (c *Contests) Of(ctx context.Context, person table.PersonID) ([]store.ContestRow, error) {
	return c.Store.ContestsOf(ctx, string(person), mostListed)
}

// All returns all contests that a person has ever organised or entered, however many they are.
func (c *Contests) All(ctx context.Context, person table.PersonID) ([]store.ContestRow, error) {
	return c.Store.ContestsOf(ctx, string(person), math.MaxInt32)
}

// Entries returns what a person has entered, by the id of the contest.
func (c *Contests) Entries(ctx context.Context, person table.PersonID) (map[string]Entry, error) {
	return c.Store.EntriesOf(ctx, string(person))
}

// account returns a person who may take part in contests, and [ErrAccount] for others.
func (c *Contests) account(ctx context.Context, person table.PersonID) (store.Person, error) {
	p, err := c.Store.Person(ctx, string(person))
	if errors.Is(err, store.ErrNotFound) ||
		err == nil && (p.NameKey == "" || p.Closed > 0 || p.BannedSince > 0) {
		return p, ErrAccount
	}
	return p, err
}

// Create announces a contest. Its seed is drawn now and sealed, so that nobody who enters can have chosen it.
func (c *Contests) Create(ctx context.Context, d Draft, organiser table.PersonID) (id string, err error) {
	p, err := c.account(ctx, organiser)
	if err != nil {
		return "", err
	}
	now := c.Now()
	if p.MutedTill > now.UnixMilli() {
		return "", ErrMuted
	}
	if err := d.settle(c.House.Newest(d.Game)); err != nil {
		return "", err
	}
	d.Waits, d.Apart = d.Begins == 0, true
	if d.Rated {
		if err := c.House.Rateable(ctx, d.spec(d.Game)); err != nil {
			return "", err
		}
	}
	if d.Club != "" {
		role, err := c.Store.ClubRole(ctx, d.Club, p.ID)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return "", err
		}
		if role != store.ClubOwner && role != store.ClubOrganiser {
			return "", ErrMembers
		}
	}
	if may, err := c.Store.Spend(ctx, c.House.Quota("contests of", organiser), mostOpened,
		24*time.Hour); err != nil || !may {
		return "", errors.Join(err, ErrMany)
	}
	var secret contest.Seed
	_, _ = rand.Read(secret[:]) // never fails
	k := store.Contest{Seed: secret[:], ContestRow: store.ContestRow{ID: strings.ToLower(rand.Text()),
		Organiser: p.ID, Club: d.Club, Kind: string(d.Kind), Game: d.Game, State: store.ContestOpen, Title: d.Title,
		Listed: d.Listed, Spec: d.Terms.text(), Seal: secret.Seal(), Created: now.UnixMilli(),
		Changed: now.UnixMilli()}}
	if d.Begins > 0 {
		k.Due = now.Add(time.Duration(d.Begins) * time.Minute).UnixMilli()
	}
	k.Follows = d.Follows
	err = c.Store.CreateContest(ctx, k, mostHeld)
	switch {
	case errors.Is(err, store.ErrMany):
		err = ErrMany
	case errors.Is(err, store.ErrExists):
		err = ErrSeason
	}
	return k.ID, err
}

// known replaces the error of a contest that is not stored.
func known(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return ErrNone
	}
	return err
}
