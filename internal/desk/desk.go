package desk

import (
	"cmp"
	"context"
	"time"

	"ennead/game"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/table"
)

// Desk is what an operator can do with tables and accounts. The errors are those of the house.
type Desk interface {
	// Tables lists every table, most recently changed first. If part of the store is damaged, an error comes with the
	// tables that can be read.
	Tables(ctx context.Context) ([]Table, error)
	// Do does one thing to a table; the seat is used only by acts on a seat.
	Do(ctx context.Context, a Act, id table.ID, seat game.Seat) error

	// Accounts lists every account by name.
	Accounts(ctx context.Context) ([]Account, error)
	// Manage does one thing to an account, and returns what it is then.
	Manage(ctx context.Context, e Errand) (Account, error)

	// Reports lists what people reported of others and nobody has settled, the oldest first. Settle settles one.
	Reports(ctx context.Context) ([]table.Report, error)
	Settle(ctx context.Context, report string) error
	// Cases lists the open cases about two people, the oldest first. Dismiss closes one.
	Cases(ctx context.Context) ([]Case, error)
	Dismiss(ctx context.Context, d Dismissal) error

	// Leaders lists the strongest players of a game. RebuildRatings works all ratings out anew.
	Leaders(ctx context.Context, game string) ([]table.Leader, error)
	RebuildRatings(ctx context.Context) (store.Rebuilt, error)
	// AddTrial stores a game of bots, which changes their ratings, unless it is stored already.
	AddTrial(ctx context.Context, t store.Trial) (added bool, err error)
	// RebuildFacts reads the facts of all finished games anew.
	RebuildFacts(ctx context.Context) (table.FactsRebuilt, error)
	// Judge does something about a person, or about what was done before, and returns it.
	Judge(ctx context.Context, v Verdict) (Measure, error)
	// Measures lists what was done about the account of that name, the latest first. Appeals lists the measures whose
	// person has answered and nobody has replied, the earliest answer first.
	Measures(ctx context.Context, name string) ([]Measure, error)
	Appeals(ctx context.Context) ([]Measure, error)
	// Audit checks the whole audit, and returns its last lines.
	Audit(ctx context.Context) (Audit, error)
}

// Act is what can be done to a table or to an account.
type Act string

// The acts.
const (
	Close  Act = "close"  // ends a game that has not begun or is in progress; or closes an account, as its person could
	Thaw   Act = "thaw"   // lets a frozen table continue
	Free   Act = "free"   // frees a seat, as its person could
	Delete Act = "delete" // deletes a table for good
	Grant  Act = "grant"  // gives an account a role
	Revoke Act = "revoke" // takes its role away
	Link   Act = "link"   // makes a link by which an account signs in once
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

// Account is one account of the list. Nobody who reads it can write to its person.
type Account struct {
	Name   string    `json:"name"`
	Role   string    `json:"role,omitempty"`
	Since  time.Time `json:"since,omitzero"` // zero if that is not known
	Seen   time.Time `json:"seen,omitzero"`
	Closed bool      `json:"closed,omitempty"`
	Muted  time.Time `json:"muted,omitzero"` // until then, by a moderator; zero if they are not
	Banned bool      `json:"banned,omitempty"`
	Link   string    `json:"link,omitempty"` // the one just made; without the address of the site if nobody knows that
	Until  time.Time `json:"until,omitzero"` // when the link expires
}

// Errand is what is to be done to an account.
type Errand struct {
	Act  Act    `json:"act"`
	Name string `json:"name"`           // any that looks like that of the account
	Role string `json:"role,omitempty"` // only to grant it
	Site string `json:"site,omitempty"` // only for a link: the address before it, if not the one that the server knows
}

// Local returns the desk of a house in this process, with the address of its site or an empty text.
func Local(h *table.House, p *person.People, site string) Desk { return local{h, p, site} }

type local struct {
	house  *table.House
	people *person.People
	site   string
}

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

func (l local) Accounts(ctx context.Context) ([]Account, error) {
	all, err := l.people.Accounts(ctx)
	list := make([]Account, len(all))
	for i, p := range all {
		list[i] = l.account(p)
	}
	return list, err
}

func (l local) Reports(ctx context.Context) ([]table.Report, error) { return l.house.Reports(ctx) }

func (l local) Settle(ctx context.Context, report string) error {
	return l.people.Settle(ctx, person.Operator, report)
}

func (l local) Leaders(ctx context.Context, game string) ([]table.Leader, error) {
	return l.house.Leaders(ctx, game)
}

func (l local) AddTrial(ctx context.Context, t store.Trial) (added bool, err error) {
	return l.house.AddTrial(ctx, t)
}

func (l local) RebuildRatings(ctx context.Context) (store.Rebuilt, error) {
	return l.house.RebuildRatings(ctx)
}

func (l local) RebuildFacts(ctx context.Context) (table.FactsRebuilt, error) {
	return l.house.RebuildFacts(ctx)
}

func (l local) Manage(ctx context.Context, e Errand) (a Account, err error) {
	p, err := l.people.Called(ctx, e.Name)
	if err != nil {
		return a, err
	}
	var token string
	var until time.Time
	switch {
	case e.Act == Grant:
		err = l.people.Grant(ctx, person.Operator, p.ID, e.Role)
	case e.Act == Revoke:
		err = l.people.Grant(ctx, person.Operator, p.ID, "")
	case e.Act == Link:
		if err = l.people.Managed(ctx, person.Linked, p.ID); err == nil {
			token, until, err = l.people.LinkFor(ctx, p.ID)
		}
	case e.Act != Close:
		err = errNoAct
	case p.Closed == 0: // who closes an account again does not lengthen the time in which its person may come back
		if err = l.people.Managed(ctx, person.Closed, p.ID); err == nil {
			err = l.people.Close(ctx, p.ID)
		}
	}
	if err != nil {
		return a, err
	}
	if p, err = l.people.Store.Person(ctx, p.ID); err != nil {
		return a, err
	}
	a = l.account(p)
	if token != "" {
		a.Link, a.Until = cmp.Or(e.Site, l.site)+"/in/"+token, until
	}
	return a, nil
}

func (l local) account(p store.Person) Account {
	a := Account{Name: p.Name, Role: p.Role, Since: at(p.Created), Seen: at(p.Seen), Closed: p.Closed > 0,
		Banned: p.BannedSince > 0}
	if p.MutedTill > l.people.Now().UnixMilli() {
		a.Muted = at(p.MutedTill)
	}
	return a
}

// at returns a stored moment, zero if it is not known.
func at(milliseconds int64) time.Time {
	if milliseconds == 0 {
		return time.Time{}
	}
	return time.UnixMilli(milliseconds)
}
