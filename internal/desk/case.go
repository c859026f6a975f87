package desk

import (
	"context"
	"time"

	"ennead/internal/collusion"
	"ennead/internal/person"
)

// Case is what moderators should look at: the rated games of two people.
type Case struct {
	ID       string              `json:"id"`
	Mark     string              `json:"mark"` // names the findings: a case that is renewed has another one
	Made     time.Time           `json:"made"`
	About    [2]Somebody         `json:"about"`
	Findings []collusion.Finding `json:"findings"`
}

// Dismissal says which case needs nothing more, with the mark of what was read.
type Dismissal struct {
	Case string `json:"case"`
	Mark string `json:"mark"`
}

func (l local) Cases(ctx context.Context) (all []Case, err error) {
	open, err := l.house.Cases(ctx)
	for _, c := range open {
		all = append(all, Case{c.ID, c.Mark, c.Made, [2]Somebody{l.somebody(ctx, string(c.People[0])),
			l.somebody(ctx, string(c.People[1]))}, c.Findings})
	}
	return all, err
}

func (l local) Dismiss(ctx context.Context, d Dismissal) error {
	return l.people.DismissCase(ctx, person.Operator, d.Case, d.Mark)
}
