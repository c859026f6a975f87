package person

import (
	"context"
	"encoding/json"
	"slices"

	"ennead/internal/store"
)

// Recount says that the result of a table counts, or does not. The ratings of its game follow from that at once. The
// errors are [ErrReason] and [ErrNoResult]. It does not ask whose table it is: package moderation does.
func (p *People) Recount(ctx context.Context, by Moderator, table, reason string, counts bool) error {
	if !slices.Contains(Reasons(), reason) {
		return ErrReason
	}
	if _, err := p.Store.ResultOf(ctx, table); err != nil {
		return known(err, ErrNoResult)
	}
	action := Unrated
	if counts {
		action = Rated
	}
	r, err := p.ruling(by, action, "", noted{Table: table, Reason: reason})
	if err != nil {
		return err
	}
	r.Result, r.Counts = table, counts
	return known(p.Store.Rule(ctx, r), ErrNoResult)
}

// Counts reports whether a table has a result, and whether it counts.
func (p *People) Counts(ctx context.Context, table string) (there, counts bool, err error) {
	result, err := p.Store.ResultOf(ctx, table)
	if err != nil {
		return false, false, known(err, nil)
	}
	return true, result.Void == 0, nil
}

// Scored reports whether the result of a table names a person.
func (p *People) Scored(ctx context.Context, table, id string) (bool, error) {
	result, err := p.Store.ResultOf(ctx, table)
	return slices.ContainsFunc(result.Seats, func(s store.ResultSeat) bool { return s.Person == id }), known(err, nil)
}

// AboutTable writes down what a moderator does with a table: [ErrReason].
func (p *People) AboutTable(ctx context.Context, by Moderator, action, table, reason string) error {
	if action == Shut && !slices.Contains(Reasons(), reason) {
		return ErrReason
	}
	r, err := p.ruling(by, action, "", noted{Table: table, Reason: reason})
	if err != nil {
		return err
	}
	return p.Store.Rule(ctx, r)
}

// TableOf returns the table that a line of the audit is about, or an empty text.
func TableOf(l store.AuditLine) string {
	var n noted
	if json.Unmarshal([]byte(l.Data), &n) != nil {
		return "" // it is about none that this program knows of
	}
	return n.Table
}
