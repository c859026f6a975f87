package table

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"ennead/internal/clock"
)

// Terms say how a table is played, and who may see it. They are public to all who may see the table.
type Terms struct {
	Private   bool   `json:"private,omitempty"`   // nobody else may see it than those who play or are invited
	Watch     Watch  `json:"watch,omitempty"`     // who may look on
	Delay     int    `json:"delay,omitempty"`     // so many turns of the record are held back from who looks on
	Begins    int64  `json:"begins,omitempty"`    // in milliseconds since 1970; 0 as soon as all are ready
	Language  string `json:"language,omitempty"`  // in which the players want to talk; empty for any
	Newcomers bool   `json:"newcomers,omitempty"` // people who play the game for the first time are welcome
	Clock     string `json:"clock,omitempty"`     // a [clock.Rule] as text; empty for no clocks
	Rated     bool   `json:"rated,omitempty"`     // the game changes the ratings of those who play it
	Reliable  int    `json:"reliable,omitempty"`  // the reliability of those who sit down, at least; see [Reliability]
	From      int    `json:"from,omitempty"`      // the rating of those who sit down at a rated table, at least
	To        int    `json:"to,omitempty"`        // and at most; 0 for any
	Next      ID     `json:"next,omitempty"`      // where the same people play again
	Unrated   string `json:"unrated,omitempty"`   // why the next game of those who played a rated one is not rated
	Contest   string `json:"contest,omitempty"`   // the id of the contest to whose round it belongs

	// Within sets From and To so many points around the rating of who opens the table, or changes its terms.
	Within int `json:"-"`
}

// Why a rematch of a rated game is not rated, as [Terms.Unrated].
const (
	UnratedBots  = "bots"  // a bot has played on for somebody
	UnratedSetup = "setup" // its components or options are no longer those with which games are rated
)

// Watch says who may look on at a table.
type Watch string

// Who may look on.
const (
	WatchAll     Watch = ""        // whoever may see the table
	WatchFriends Watch = "friends" // friends of those who play
	WatchNobody  Watch = "nobody"
)

// MaxDelay is the greatest [Terms.Delay].
const MaxDelay = 20

// text returns the terms as they are stored.
func (t Terms) text() string {
	if t == (Terms{}) {
		return ""
	}
	text, _ := json.Marshal(t) // texts and numbers can always be encoded
	return string(text)
}

// parseTerms reads what text writes.
func parseTerms(text string) (t Terms, err error) {
	if text != "" {
		err = json.Unmarshal([]byte(text), &t)
	}
	return t, err
}

// BeginsAt returns when the table begins; zero if it does as soon as all are ready.
func (t Terms) BeginsAt() time.Time {
	if t.Begins == 0 {
		return time.Time{}
	}
	return time.UnixMilli(t.Begins)
}

// valid returns [ErrTerms] unless a table may have these terms now.
func (t Terms) valid(public bool, now time.Time) error {
	begins := t.BeginsAt()
	switch {
	case t.Private && public, t.Delay < 0 || t.Delay > MaxDelay,
		!slices.Contains([]Watch{WatchAll, WatchFriends, WatchNobody}, t.Watch),
		!slices.Contains([]string{"", "en", "fr"}, t.Language), t.Reliable < 0 || t.Reliable > MostReliable,
		!begins.IsZero() && (begins.Before(now) || begins.Sub(now) > mostAhead):
		return ErrTerms
	}
	if !t.window() {
		return ErrWindow
	}
	if _, err := clock.ParseRule(t.Clock); t.Clock != "" && err != nil {
		return ErrTerms
	}
	return nil
}

// mostAhead is how long before its time a table may be opened.
const mostAhead = 31 * 24 * time.Hour

// SetTerms changes the terms of a table that has not begun, on behalf of the person who opened it: whether it is
// public, and the rest.
func (h *House) SetTerms(ctx context.Context, id ID, person PersonID, public bool, terms Terms) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		switch {
		case !h.Owns(t, person):
			return ErrNotOwner
		case t.Status != Gathering:
			return ErrBegun
		}
		terms.Next, terms.Contest = "", t.Terms.Contest
		if terms.Unrated = t.Terms.Unrated; terms.Rated {
			terms.Unrated = ""
		}
		if err := h.around(ctx, &terms, t.Game, person); err != nil {
			return err
		}
		if err := terms.valid(public, h.now()); err != nil {
			return err
		}
		if t.Public == public && t.Terms == terms {
			return errSame
		}
		was := t.Terms
		t.Public, t.Terms = public, terms
		if err := h.mayRate(ctx, t, was.Rated, person); err != nil {
			return err
		}
		if err := h.mayAsk(ctx, t, was, person); err != nil {
			return err
		}
		return t.beginIfReady()
	})
}
