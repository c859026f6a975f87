package person

import (
	"context"
	"errors"
	"slices"

	"ennead/internal/store"
)

// Remove is the kind of the measure by which a moderator removes a remark on a finished game. It is about the remark,
// so it is none of [Measures].
const Remove = "remark"

// Remark is one that a moderator removes.
type Remark struct {
	Table, ID string
	By        string // who has said it
	Text      string // what its author reads again in the measure
}

// Remove removes a remark: nobody reads it until somebody lifts the measure. It returns the measure with the author as
// they were before; both are empty if the house knows nothing of them. The errors are [ErrReason], [ErrSaid], [ErrMay]
// and [ErrRemoved].
func (p *People) Remove(ctx context.Context, by Moderator, said Remark, d Decision) (
	m store.Measure, before store.Person, err error,
) {
	if !slices.Contains(Reasons(), d.Reason) {
		return m, before, ErrReason
	}
	if d.Words, err = cleanWords(d.Words); err != nil {
		return m, before, err
	}
	r, err := p.ruling(by, Remove, said.By, noted{Reason: d.Reason, Report: d.Report, What: said.Table + " " + said.ID})
	if err != nil {
		return m, before, err
	}
	r.Report, r.Remark = d.Report, &store.RemarkID{Table: said.Table, ID: said.ID}
	if err := p.settles(ctx, &r); err != nil {
		return m, before, err
	}
	switch before, err = p.Store.Person(ctx, said.By); {
	case errors.Is(err, store.ErrNotFound): // a guest who reads no measure
		if err := may(by, store.Person{ID: said.By}); err != nil {
			return m, before, err
		}
	case err != nil:
		return m, before, err
	default:
		r.Measure = r.ID
		r.Edit = func(person *store.Person, stored *store.Measure) error {
			before = *person
			if err := may(by, *person); err != nil {
				return err
			}
			m = store.Measure{ID: r.ID, Person: said.By, Kind: Remove, Reason: d.Reason, Words: d.Words,
				Actor: by.ID, Made: r.At, Former: said.Text}
			*stored = m
			return nil
		}
	}
	return m, before, known(p.Store.Rule(ctx, r), ErrRemoved)
}
