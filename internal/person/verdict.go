package person

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

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
	r.Result, r.Counts, r.Why = table, counts, reason
	return known(p.Store.Rule(ctx, r), ErrNoResult)
}

// Verdict is what moderators have decided about the result of a table.
type Verdict struct {
	Result bool      // there is one of a rated game
	Void   time.Time // when they took it out of the ratings; zero if it counts
	Reason string    // why; empty if it counts, or if nobody has kept that
}

// Counts reports whether there is a result that counts.
func (v Verdict) Counts() bool { return v.Result && v.Void.IsZero() }

// VerdictOn returns what moderators have decided about the result of a table.
func (p *People) VerdictOn(ctx context.Context, table string) (Verdict, error) {
	r, err := p.Store.ResultOf(ctx, table)
	if err != nil {
		return Verdict{}, known(err, nil)
	}
	return verdictOf(r), nil
}

func verdictOf(r store.Result) Verdict {
	v := Verdict{Result: true, Reason: r.Why}
	if r.Void > 0 {
		v.Void = time.UnixMilli(r.Void)
	}
	return v
}

// TakenOut is a result that moderators have taken out of the ratings.
type TakenOut struct {
	Verdict
	Table, Game string
}

// TakenOut lists the results of a person that moderators have taken out of the ratings since then, the latest first.
func (p *People) TakenOut(ctx context.Context, id string, since time.Time) ([]TakenOut, error) {
	all, err := p.Store.TakenOut(ctx, id, since.UnixMilli())
	list := make([]TakenOut, len(all))
	for i, r := range all {
		list[i] = TakenOut{verdictOf(r), r.Table, r.Game}
	}
	slices.SortStableFunc(list, func(a, b TakenOut) int { return b.Void.Compare(a.Void) })
	return list, err
}

// Scorers lists those whom the result of a table names and who still have an account.
func (p *People) Scorers(ctx context.Context, table string) (all []Person, err error) {
	r, err := p.Store.ResultOf(ctx, table)
	if err != nil {
		return nil, known(err, ErrNoResult)
	}
	for _, seat := range r.Seats {
		switch one, err := p.Store.Person(ctx, seat.Person); {
		case errors.Is(err, store.ErrNotFound):
		case err != nil:
			return nil, err
		case one.Kind == Account:
			all = append(all, one)
		}
	}
	return all, nil
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

// Matter is what a line of the audit is about besides its subject: each is an id, or empty.
type Matter struct{ Table, Case, Report string }

// MatterOf returns what a line of the audit is about.
func MatterOf(l store.AuditLine) Matter {
	var n noted
	if json.Unmarshal([]byte(l.Data), &n) != nil {
		return Matter{} // it is about nothing that this program knows of
	}
	return Matter{n.Table, n.Case, n.Report}
}
