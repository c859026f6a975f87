package notice

import (
	"context"
	"errors"
	"slices"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// What contests and moderators announce goes to devices and webhooks, never by mail: of what is decided about people
// there are letters already, which nobody has to ask for.

// kinds returns all kinds of notices.
func kinds() []table.NoticeKind { return slices.Concat(table.NoticeKinds(), table.Announcements()) }

// announces reports whether that is a kind of announcements.
func announces(kind table.NoticeKind) bool { return slices.Contains(table.Announcements(), kind) }

// wished returns the kind by which people say whether they want to hear of another.
func wished(kind table.NoticeKind) table.NoticeKind {
	if announces(kind) {
		return table.NoticeContest
	}
	return kind
}

// word returns what a person is told, as [House.Word] does for tables.
func (c *Courier) word(ctx context.Context, n store.Notice) (w *table.Word, again time.Time, err error) {
	if n.About != "" {
		w, err = c.announced(ctx, n)
		return w, again, err
	}
	return c.House.Word(ctx, table.ID(n.Table), table.PersonID(n.Person), table.NoticeKind(n.Kind))
}

// announced returns what an announcement says now: nothing that is no longer true, and of decisions about a person only
// that there is one.
func (c *Courier) announced(ctx context.Context, n store.Notice) (*table.Word, error) {
	var holds func(k store.Contest) bool
	switch table.NoticeKind(n.Kind) {
	case table.NoticeAnswer, table.NoticeSettled:
		return &table.Word{}, nil
	case table.NoticeBegun:
		holds = func(k store.Contest) bool { return k.State == store.ContestRunning }
	case table.NoticeEnded:
		holds = func(k store.Contest) bool { return k.State == store.ContestFinished }
	case table.NoticeOff:
		holds = func(k store.Contest) bool { return k.State == store.ContestCancelled }
	case table.NoticeUntitle:
		holds = func(k store.Contest) bool { return k.Title == "" }
	default:
		return nil, nil //nolint:nilnil // there is nothing to tell
	}
	k, err := c.Store.Contest(ctx, n.About)
	if errors.Is(err, store.ErrNotFound) || err == nil && !holds(k) {
		return nil, nil //nolint:nilnil // as above
	}
	return &table.Word{Contest: k.ID, Game: k.Game, Title: k.Title, Ruled: k.Ruled != ""}, err
}

// LookedAt forgets of what a person is to be told about a contest at which they look now.
func (c *Courier) LookedAt(ctx context.Context, person table.PersonID, contest string) error {
	return c.Store.DropAnnouncements(ctx, string(person), contest)
}
