package table

import (
	"context"

	"ennead/internal/rating"
)

// What a table asks of those who sit down before its game begins: that they play their games to the end, and at a rated
// table that they are about as strong as whoever opened it wants. Who takes over a seat later is asked nothing, since a
// bot would play otherwise, and neither is who plays the rounds of a contest.

// The bounds of what a table may ask for.
const (
	MostReliable = mostPoints
	MostRating   = 4000
	MostWithin   = 1000 // points around the rating of who asks
)

// suits returns why somebody may not sit at a table that has not begun.
func (h *House) suits(ctx context.Context, t *Table, who string) error {
	if t.Status != Gathering || t.Terms.Contest != "" || !t.Terms.Rated && t.Terms.Reliable == 0 {
		return nil
	}
	r, err := h.Reliability(ctx, PersonID(who))
	if err != nil {
		return err
	}
	shown := 0
	if t.Terms.From != 0 || t.Terms.To != 0 {
		if shown, err = h.RatingAt(ctx, PersonID(who), t.Game); err != nil {
			return err
		}
	}
	return t.Terms.refuses(r, shown)
}

// refuses returns why somebody who is so reliable, and rated so at the game, lacks what a table with these terms asks.
func (t Terms) refuses(r Reliability, shown int) error {
	switch {
	case t.Rated && !r.Rateable():
		return ErrRatedLeft
	case r.Points < t.Reliable:
		return ErrUnreliable
	case t.From == 0 && t.To == 0:
		return nil
	case shown < t.From || t.To > 0 && shown > t.To:
		return ErrOutside
	}
	return nil
}

// RatingAt returns how strong somebody is at a game, as people read it; who has not played it counts as anybody does at
// first.
func (h *House) RatingAt(ctx context.Context, person PersonID, game string) (int, error) {
	list, err := h.conf.Store.RatingsOf(ctx, string(person))
	for _, r := range list {
		if r.Game == game {
			return r.Shown(), err
		}
	}
	return FreshRating(), err
}

// FreshRating returns what people read of the rating of somebody who has not played.
func FreshRating() int { return rating.Fresh().Shown() }

// around sets the bounds of ratings around that of who asks, if they want that.
func (h *House) around(ctx context.Context, t *Terms, game string, person PersonID) error {
	if t.Within == 0 {
		return nil
	}
	if t.Within < 0 || t.Within > MostWithin {
		return ErrWindow
	}
	shown, err := h.RatingAt(ctx, person, game)
	t.From, t.To, t.Within = min(MostRating, max(1, shown-t.Within)), min(MostRating, max(1, shown+t.Within)), 0
	return err
}

// window reports whether the bounds of ratings are some that a table may have.
func (t Terms) window() bool {
	if t.From == 0 && t.To == 0 {
		return true
	}
	return t.Rated && 0 <= t.From && t.From <= MostRating && 0 <= t.To && t.To <= MostRating &&
		(t.To == 0 || t.From <= t.To)
}

// asksMore reports whether a table with these terms asks more of those who sit there than with others.
func (t Terms) asksMore(than Terms) bool {
	return t.Reliable > than.Reliable || t.From > than.From || t.To > 0 && (than.To == 0 || t.To < than.To)
}

// mayAsk returns why the host may not ask for what the terms now say and did not before: of others who have sat down
// nobody finds out later that they do not belong there, and the host asks no more of others than of themselves.
func (h *House) mayAsk(ctx context.Context, t *Table, was Terms, host PersonID) error {
	if !t.Terms.asksMore(was) {
		return nil
	}
	for _, s := range t.Seats {
		if s.Taken && !s.heldBy(string(host)) {
			return ErrAsksLate
		}
	}
	if held(t.Seats, string(host)) == 0 {
		return nil
	}
	return h.suits(ctx, t, string(host))
}
