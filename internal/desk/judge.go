package desk

import (
	"context"
	"errors"
	"time"

	"ennead/internal/moderation"
	"ennead/internal/person"
	"ennead/internal/store"
)

// Acts about people, and about what was done before.
const (
	Warn   Act = person.Warn
	Mute   Act = person.Mute
	Rename Act = person.Rename
	Ban    Act = person.Ban
	Lift   Act = person.Lifted // ends a measure; with words, as the reply to an answer
	Keep   Act = person.Kept   // keeps a measure after an answer
)

// Verdict is what is to be done about a person.
type Verdict struct {
	Act    Act    `json:"act"`
	On     string `json:"on"` // the name of the account; to lift or to keep a measure, its id
	Reason string `json:"reason,omitempty"`
	Words  string `json:"words,omitempty"`
	Days   int    `json:"days,omitempty"` // only to mute
	Name   string `json:"name,omitempty"` // only to rename
}

// Measure is something that was done about a person.
type Measure struct {
	ID       string    `json:"id"`
	Person   string    `json:"person,omitempty"` // the name that they have now
	Kind     string    `json:"kind"`
	Reason   string    `json:"reason"`
	Words    string    `json:"words"`
	By       string    `json:"by,omitempty"` // the name of the moderator; empty for the operator
	Made     time.Time `json:"made"`
	Until    time.Time `json:"until,omitzero"`
	Lifted   time.Time `json:"lifted,omitzero"`
	Former   string    `json:"former,omitempty"` // the name that was taken away
	Answer   string    `json:"answer,omitempty"`
	Answered time.Time `json:"answered,omitzero"`
	Reply    string    `json:"reply,omitempty"`
	Decided  time.Time `json:"decided,omitzero"`
}

// Audit is what is written down.
type Audit struct {
	Lines []AuditLine `json:"lines"` // the last ones, the latest first
	Seq   int64       `json:"seq"`   // of the last line that is as it was written
	// Hash is that of that line. Who keeps it can tell later whether any line up to it was changed.
	Hash  string `json:"hash"`
	Wrong int64  `json:"wrong,omitempty"` // the first line that was changed or is missing; 0 if there is none
}

// AuditLine is a line of it.
type AuditLine struct {
	Seq    int64     `json:"seq"`
	At     time.Time `json:"at"`
	By     string    `json:"by,omitempty"` // a name; empty for the operator
	Action string    `json:"action"`
	On     string    `json:"on,omitempty"` // a name
	Data   string    `json:"data,omitempty"`
}

// mostLines is how many lines of the audit are listed.
const mostLines = 100

func (l local) Judge(ctx context.Context, v Verdict) (Measure, error) {
	office := moderation.Office{House: l.house, People: l.people}
	var m store.Measure
	var err error
	switch {
	case v.Act == Keep:
		m, err = office.Decide(ctx, person.Operator, v.On, false, v.Words)
	case v.Act == Lift && v.Words != "":
		m, err = office.Decide(ctx, person.Operator, v.On, true, v.Words)
	case v.Act == Lift:
		m, err = office.Lift(ctx, person.Operator, v.On)
	default:
		var about store.Person
		if about, err = l.people.Called(ctx, v.On); err == nil {
			m, err = office.Act(ctx, person.Operator, about.ID, person.Decision{Kind: string(v.Act),
				Reason: v.Reason, Words: v.Words, Days: v.Days, Name: v.Name})
		}
	}
	if err != nil {
		return Measure{}, err
	}
	return l.measure(ctx, m), nil
}

func (l local) Measures(ctx context.Context, name string) ([]Measure, error) {
	about, err := l.people.Called(ctx, name)
	if err != nil {
		return nil, err
	}
	all, err := l.people.MeasuresAbout(ctx, about.ID)
	return l.measures(ctx, all), err
}

func (l local) Appeals(ctx context.Context) ([]Measure, error) {
	all, err := l.people.Store.Appeals(ctx)
	return l.measures(ctx, all), err
}

func (l local) measures(ctx context.Context, all []store.Measure) []Measure {
	list := make([]Measure, len(all))
	for i, m := range all {
		list[i] = l.measure(ctx, m)
	}
	return list
}

func (l local) measure(ctx context.Context, m store.Measure) Measure {
	return Measure{ID: m.ID, Person: l.name(ctx, m.Person), Kind: m.Kind, Reason: m.Reason, Words: m.Words,
		By: l.name(ctx, m.Actor), Made: at(m.Made), Until: at(m.Until), Lifted: at(m.Lifted), Former: m.Former,
		Answer: m.Answer, Answered: at(m.Answered), Reply: m.Reply, Decided: at(m.Decided)}
}

// name returns the name that a person has now, empty for the operator and for those who have gone.
func (l local) name(ctx context.Context, id string) string {
	if id == "" {
		return ""
	}
	name, err := l.people.Store.Name(ctx, id)
	if err != nil {
		return ""
	}
	return name
}

func (l local) Audit(ctx context.Context) (a Audit, err error) {
	last, err := store.CheckAudit(ctx, l.people.Store)
	var wrong *store.AuditError
	switch {
	case errors.As(err, &wrong):
		a.Wrong = wrong.Seq
	case err != nil:
		return a, err
	}
	a.Seq, a.Hash = last.Seq, last.Hash
	lines, err := l.people.Store.AuditEnd(ctx, "", mostLines)
	a.Lines = make([]AuditLine, len(lines))
	for i, line := range lines {
		a.Lines[i] = AuditLine{Seq: line.Seq, At: at(line.At), By: l.name(ctx, line.Actor), Action: line.Action,
			On: l.name(ctx, line.Subject), Data: line.Data}
	}
	return a, err
}
