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
	By       string    `json:"by,omitempty"` // the name of the moderator; empty for the operator, or if they have none
	Who      Somebody  `json:"moderator"`
	About    Somebody  `json:"about"`
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
	By     string    `json:"by,omitempty"` // a name; empty for the operator, or if they have none
	Who    Somebody  `json:"moderator"`
	Action string    `json:"action"`
	On     string    `json:"on,omitempty"` // a name
	About  Somebody  `json:"about"`
	Data   string    `json:"data,omitempty"`
	Hash   string    `json:"hash"`
}

// Somebody says who a person is, even if they have no name.
type Somebody struct {
	ID   string `json:"id,omitempty"` // empty for the operator, and for nobody
	Kind string `json:"kind"`         // "operator", "guest", "account", "gone", or empty for nobody
	Name string `json:"name,omitempty"`
}

// operator is the kind of whoever runs the house.
const operator = "operator"

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
	by, about := l.moderator(ctx, m.Actor), l.somebody(ctx, m.Person)
	return Measure{ID: m.ID, Person: about.Name, About: about, Kind: m.Kind, Reason: m.Reason, Words: m.Words,
		By: by.Name, Who: by, Made: at(m.Made), Until: at(m.Until), Lifted: at(m.Lifted), Former: m.Former,
		Answer: m.Answer, Answered: at(m.Answered), Reply: m.Reply, Decided: at(m.Decided)}
}

// moderator says who has decided.
func (l local) moderator(ctx context.Context, id string) Somebody {
	if id == "" {
		return Somebody{Kind: operator}
	}
	return l.somebody(ctx, id)
}

// somebody says who a person is now.
func (l local) somebody(ctx context.Context, id string) Somebody {
	if id == "" {
		return Somebody{}
	}
	p, err := l.people.Store.Person(ctx, id)
	if err != nil || p.Kind == "" { // a guest of whom only their tables tell, and who has been tidied up
		p.Kind = person.Guest
	}
	return Somebody{ID: id, Kind: p.Kind, Name: p.Name}
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
	lines, err := l.people.Store.AuditEnd(ctx, "", 0, mostLines)
	a.Lines = make([]AuditLine, len(lines))
	for i, line := range lines {
		by, about := l.moderator(ctx, line.Actor), l.somebody(ctx, line.Subject)
		a.Lines[i] = AuditLine{Seq: line.Seq, At: at(line.At), By: by.Name, Who: by, Action: line.Action,
			On: about.Name, About: about, Data: line.Data, Hash: line.Hash}
	}
	return a, err
}
