package table

import (
	"context"
	"time"

	"ennead/game"
)

// DateKind says what happens on a [Date].
type DateKind string

// The kinds of dates.
const (
	DateDue    DateKind = "due"    // the time of a person who is to move is up
	DateBegins DateKind = "begins" // a game begins
)

// Date is a time that is set for somebody at a table: nothing but what everybody knows who may look on.
type Date struct {
	Kind   DateKind
	Table  ID
	Game   string
	Others []string // the names of those who play with them
	At     time.Time
	Known  time.Time // since when it is so
}

// Dates returns the times that are set for a person at the tables where they sit, as things stand.
func (h *House) Dates(ctx context.Context, person PersonID) (all []Date, err error) {
	mine, err := h.Mine(ctx, person)
	if err != nil {
		return nil, err
	}
	for _, s := range mine {
		if at := s.Terms.BeginsAt(); s.Mine != 0 && s.Status == Gathering && at.After(h.now()) {
			all = append(all, Date{DateBegins, s.ID, s.Game, others(s.Seats, s.Mine), at, s.Updated})
		}
		if s.Terms.Clock == "" || s.Owing&s.Mine == 0 {
			continue
		}
		t, err := h.Look(ctx, s.ID)
		if unseen(err) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if d, ok := t.due(s.Mine); ok {
			all = append(all, d)
		}
	}
	return all, nil
}

// due returns when the time of those is up who hold some seats; false if it is not running, or they are not to move.
func (t *Table) due(theirs game.Seats) (d Date, ok bool) {
	w, _ := t.told(theirs, NoticeTurn, t.Updated)
	if w == nil || w.Due.IsZero() {
		return d, false
	}
	return Date{DateDue, t.ID, t.Game, w.Others, w.Due, t.Updated}, true
}
