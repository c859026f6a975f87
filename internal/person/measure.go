package person

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ennead/internal/store"
)

// What moderators do about somebody.
const (
	Warn   = "warn"
	Mute   = "mute"              // they cannot write for some days
	Rename = store.MeasureRename // an account has another name, and not the former one again
	Ban    = store.MeasureBan    // they are signed out, and cannot sign in
)

// Measures returns all that moderators do, mildest first.
func Measures() []string { return []string{Warn, Mute, Rename, Ban} }

// Reasons returns why moderators do something, in the order in which they are offered.
func Reasons() []string { return []string{"insult", "spam", "cheating", "name", "other"} }

// Lines of the audit beside those of [Measures].
const (
	Lifted   = "lift"    // a measure ends
	Kept     = "keep"    // a measure stays after an answer
	Answered = "answer"  // its person answers
	Settled  = "settle"  // a report needs no measure
	Dismiss  = "dismiss" // a case about two people needs none, or none any more
	Saw      = "see"     // a moderator reads what others do not
	Untitled = "untitle" // the title of a contest is taken away
	Ended    = "end"     // a contest ends, and counts as it stands
	Off      = "cancel"  // a contest is called off
	Granted  = "grant"
	Revoked  = "revoke"
	Linked   = "link"  // the operator makes a link by which somebody signs in
	Closed   = "close" // the operator closes an account

	Unrated  = "unrate" // the result of a table does not count
	Rated    = "rate"   // it counts again
	Shut     = "shut"   // a table is closed
	Reopened = "reopen" // it is open again
)

const (
	// MostWords is how many characters a moderator, or whoever answers one, may write.
	MostWords = 500
	// MostDays is for how many days somebody may be muted at most.
	MostDays = 365
)

const day = 24 * time.Hour

// Measure is something that was done about somebody, and Person is who somebody is, as the store keeps them.
type (
	Measure = store.Measure
	Person  = store.Person
)

// Moderator is who decides about others. [Operator] is whoever runs the house.
type Moderator struct{ ID, Role string }

// Operator decides at the command line, where no account is needed.
var Operator = Moderator{Role: Admin}

// Moderates returns the moderator that a visitor is, false if they are none.
func (v *Visitor) Moderates() (Moderator, bool) {
	if v == nil || !slices.Contains([]string{Admin, Mod}, v.Role) {
		return Moderator{}, false
	}
	return Moderator{v.ID, v.Role}, true
}

// Decision is what a moderator does about a person.
type Decision struct {
	Kind   string // one of [Measures]
	Reason string // one of [Reasons]
	Words  string // to the person
	Days   int    // only of [Mute]
	Name   string // only of [Rename]: the one that the account has from then on
	Report string // that it settles, or empty
}

// noted is what the audit says of a decision. There is nothing in it that must be erased with its subject: what was
// written is with the measure.
type noted struct {
	Measure string `json:"measure,omitempty"`
	Reason  string `json:"reason,omitempty"`
	Days    int    `json:"days,omitempty"`
	Report  string `json:"report,omitempty"`
	Role    string `json:"role,omitempty"`
	What    string `json:"what,omitempty"`
	Table   string `json:"table,omitempty"`
	Case    string `json:"case,omitempty"`
}

// ruling begins a decision.
func (p *People) ruling(by Moderator, action, subject string, n noted) (store.Ruling, error) {
	data, err := json.Marshal(n)
	return store.Ruling{ID: rand.Text(), At: p.now(), Actor: by.ID, Action: action, Subject: subject,
		Data: string(data)}, err
}

// cleanWords returns what a moderator writes, or whoever answers one: [ErrSaid].
func cleanWords(words string) (string, error) {
	if !utf8.ValidString(words) {
		return "", ErrSaid
	}
	words = strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f':
			return ' '
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co) && r != '\u200c' && r != '\u200d':
			return -1
		}
		return r
	}, words))
	if words == "" || utf8.RuneCountInString(words) > MostWords {
		return "", ErrSaid
	}
	return words, nil
}

// Act does something about a person, and returns it with the person as they were before.
func (p *People) Act(ctx context.Context, by Moderator, id string, d Decision) (
	m store.Measure, before store.Person, err error,
) {
	if d, err = p.checked(ctx, id, d); err != nil {
		return m, before, err
	}
	r, err := p.ruling(by, d.Kind, id, noted{Reason: d.Reason, Days: d.Days, Report: d.Report})
	if err != nil {
		return m, before, err
	}
	r.Measure, r.Report, r.Ends = r.ID, d.Report, d.Kind == Ban
	if err := p.settles(ctx, &r); err != nil {
		return m, before, err
	}
	if d.Kind == Ban || d.Kind == Rename {
		r.Jobs = []store.Job{follows(r.ID, r.At)}
	}
	r.Edit = func(person *store.Person, stored *store.Measure) error {
		before = *person
		if err := may(by, *person); err != nil {
			return err
		}
		m = store.Measure{ID: r.ID, Person: id, Kind: d.Kind, Reason: d.Reason, Words: d.Words, Actor: by.ID,
			Made: r.At}
		if err := p.measure(person, &m, d); err != nil {
			return err
		}
		*stored = m
		return nil
	}
	err = p.Store.Rule(ctx, r)
	if errors.Is(err, store.ErrExists) {
		err = ErrName
	}
	if err == nil && d.Kind == Ban {
		err = p.endDevice(ctx, id)
	}
	return m, before, p.missed(err, d.Report)
}

// follows returns the job that brings a measure to the tables.
func follows(measure string, now int64) store.Job {
	return store.Job{JobID: store.JobID{Kind: store.FollowJob, Key: measure}, Due: now}
}

// missed says what a decision is about that does not exist.
func (p *People) missed(err error, report string) error {
	if report != "" {
		return known(err, ErrSettled)
	}
	return known(err, ErrNobody)
}

// checked returns a decision as it is stored.
func (p *People) checked(ctx context.Context, id string, d Decision) (Decision, error) {
	var err error
	switch {
	case !slices.Contains(Measures(), d.Kind):
		return d, ErrMeasure
	case !slices.Contains(Reasons(), d.Reason):
		return d, ErrReason
	case d.Kind == Mute && (d.Days < 1 || d.Days > MostDays):
		return d, ErrDays
	}
	if d.Kind != Mute {
		d.Days = 0
	}
	if d.Words, err = cleanWords(d.Words); err == nil && d.Kind == Rename {
		d.Name, err = p.Free(ctx, id, d.Name)
	}
	return d, err
}

// may returns nil if somebody may decide about a person: nobody about themselves, and only an admin about moderators.
func may(by Moderator, about store.Person) error {
	switch {
	case about.Kind == Gone:
		return ErrNobody
	case by.ID == about.ID || about.Role != "" && by.Role != Admin:
		return ErrMay
	}
	return nil
}

// measure changes a person as a decision says. There is one mute and one ban at a time, so that to lift it says what
// it ends.
func (p *People) measure(person *store.Person, m *store.Measure, d Decision) error {
	switch d.Kind {
	case Mute:
		if person.MutedTill > m.Made {
			return ErrAlready
		}
		m.Until = m.Made + int64(d.Days)*day.Milliseconds()
		person.MutedTill = m.Until
	case Ban:
		if person.BannedSince > 0 {
			return ErrAlready
		}
		person.BannedSince, person.Signed = m.Made, false
	case Rename:
		switch {
		case person.Kind != Account:
			return ErrUnnamed
		case person.NameKey == nameKey(d.Name):
			return ErrAlready
		}
		m.Former, m.Name = person.Name, d.Name
		person.Name, person.NameKey = d.Name, nameKey(d.Name)
	}
	return nil
}

// Lift ends a measure, and returns it with the person as they were before. An account has its former name again if it
// still bears the one that it was given and nobody else has taken the former one.
func (p *People) Lift(ctx context.Context, by Moderator, measure string) (store.Measure, store.Person, error) {
	return p.rule(ctx, by, Lifted, measure, func(m *store.Measure) error {
		if m.Lifted > 0 {
			return ErrLifted
		}
		return nil
	})
}

// Decide replies to what somebody has answered, once, and lifts the measure or keeps it.
func (p *People) Decide(ctx context.Context, by Moderator, measure string, lift bool, words string) (
	m store.Measure, before store.Person, err error,
) {
	if words, err = cleanWords(words); err != nil {
		return m, before, err
	}
	action := Kept
	if lift {
		action = Lifted
	}
	return p.rule(ctx, by, action, measure, func(m *store.Measure) error {
		if m.Answered == 0 || m.Decided > 0 {
			return ErrDecided
		}
		m.Reply, m.Decided = words, p.now()
		return nil
	})
}

// rule decides about a measure, and lifts it if that is the action.
func (p *People) rule(ctx context.Context, by Moderator, action, measure string, edit func(*store.Measure) error) (
	m store.Measure, before store.Person, err error,
) {
	if m, err = p.Store.Measure(ctx, measure); err != nil {
		return m, before, known(err, ErrNoMeasure)
	}
	r, err := p.ruling(by, action, m.Person, noted{Measure: measure})
	if err != nil {
		return m, before, err
	}
	restore := true
	r.Measure = measure
	if m.Answered > 0 {
		tells(&r, m.Person, store.NoticeAnswer, measure)
	}
	if action == Lifted && m.Kind == Rename {
		r.Jobs = []store.Job{follows(measure, r.At)}
	}
	r.Returns = action == Lifted && m.Kind == Remove
	r.Edit = func(person *store.Person, stored *store.Measure) error {
		before = *person
		if stored.Made == 0 {
			return ErrNoMeasure
		}
		if err := cmp.Or(may(by, *person), edit(stored)); err != nil {
			return err
		}
		if action == Lifted && stored.Lifted == 0 {
			stored.Lifted = r.At
			lift(person, *stored, restore)
		}
		m = *stored
		return nil
	}
	err = p.Store.Rule(ctx, r)
	if errors.Is(err, store.ErrExists) { // somebody else has the former name
		restore = false
		err = p.Store.Rule(ctx, r)
	}
	return m, before, known(err, ErrNoMeasure)
}

// lift changes a person back.
func lift(person *store.Person, m store.Measure, restore bool) {
	switch {
	case m.Kind == Mute && person.MutedTill == m.Until:
		person.MutedTill = 0
	case m.Kind == Ban:
		person.BannedSince = 0
	case m.Kind == Rename && restore && person.NameKey == nameKey(m.Name):
		person.Name, person.NameKey = m.Former, nameKey(m.Former)
	}
}

// AnswerTo stores what the person of a measure answers to it. They may do so once.
func (p *People) AnswerTo(ctx context.Context, id, measure, words string) error {
	words, err := cleanWords(words)
	if err != nil {
		return err
	}
	r, err := p.ruling(Moderator{ID: id}, Answered, id, noted{Measure: measure})
	if err != nil {
		return err
	}
	r.Measure = measure
	r.Edit = func(_ *store.Person, m *store.Measure) error {
		switch {
		case m.Made == 0:
			return ErrNoMeasure
		case m.Answered > 0 || m.Lifted > 0:
			return ErrAnswered
		}
		m.Answer, m.Answered = words, r.At
		return nil
	}
	return known(p.Store.Rule(ctx, r), ErrNobody)
}

// Settle says that a report needs no measure, or that somebody has dealt with it otherwise: [ErrSettled]. Nobody
// settles what is reported of themselves: [ErrMay].
func (p *People) Settle(ctx context.Context, by Moderator, report string) error {
	stored, err := p.Store.ReportOf(ctx, report)
	if err != nil {
		return known(err, ErrSettled)
	}
	if err := p.MaySettle(ctx, by, stored.About); err != nil {
		return err
	}
	r, err := p.ruling(by, Settled, stored.About, noted{Report: report})
	if err != nil {
		return err
	}
	r.Report = report
	if err := p.settles(ctx, &r); err != nil {
		return err
	}
	return known(p.Store.Rule(ctx, r), ErrSettled)
}

// tellWithin is how long somebody may find out by themselves what moderators have decided, before they are told.
const tellWithin = time.Minute

// tells has a decision tell somebody that it was made, and nothing of it.
func tells(r *store.Ruling, who, kind, about string) {
	r.Notices = append(r.Notices, store.Notice{Person: who, Kind: kind, About: about, Mark: r.At, At: r.At,
		Due: r.At + tellWithin.Milliseconds()})
}

// settles has a decision that settles a report tell whoever reported it.
func (p *People) settles(ctx context.Context, r *store.Ruling) error {
	if r.Report == "" {
		return nil
	}
	stored, err := p.Store.ReportOf(ctx, r.Report)
	switch {
	case errors.Is(err, store.ErrNotFound): // the decision will find none either
		return nil
	case err == nil && stored.Person != r.Actor:
		tells(r, stored.Person, store.NoticeSettled, r.Report)
	}
	return err
}

// DismissCase says that a case about two people needs no measure, or that somebody has dealt with it: [ErrSettled].
// The mark is that of the case as it was read; if more has been found since, it stays open: [ErrRenewed]. Nobody
// dismisses what is about themselves, and only an admin what is about moderators: [ErrMay].
func (p *People) DismissCase(ctx context.Context, by Moderator, id, mark string) error {
	for {
		stored, err := p.Store.CaseOf(ctx, id)
		if err != nil {
			return known(err, ErrSettled)
		}
		if err := p.MaySettle(ctx, by, stored.Person, stored.Other); err != nil {
			return err
		}
		switch {
		case stored.Settled > 0:
			return ErrSettled
		case stored.Mark() != mark:
			return ErrRenewed
		}
		r, err := p.ruling(by, Dismiss, "", noted{Case: id})
		if err != nil {
			return err
		}
		r.Case, r.Found = id, stored.Text
		if err = p.Store.Rule(ctx, r); !errors.Is(err, store.ErrNotFound) { // otherwise it has changed meanwhile
			return err
		}
	}
}

// MaySettle returns nil if somebody may settle a report or dismiss a case about these people: [ErrMay].
func (p *People) MaySettle(ctx context.Context, by Moderator, people ...string) error {
	for _, who := range people {
		about, err := p.Store.Person(ctx, who)
		switch {
		case errors.Is(err, store.ErrNotFound):
		case err != nil:
			return err
		case errors.Is(may(by, about), ErrMay):
			return ErrMay
		}
	}
	return nil
}

// seenAgain is for how long one line says that a moderator reads the same thing.
const seenAgain = time.Hour

// Seen writes down that a moderator reads something about a person, unless the last lines about them say so already.
func (p *People) Seen(ctx context.Context, by Moderator, about string, s Sight) error {
	r, err := p.ruling(by, Saw, about, noted{What: s.What, Report: s.Report, Measure: s.Measure,
		Table: s.Table, Case: s.Case})
	if err != nil {
		return err
	}
	lines, err := p.Store.AuditEnd(ctx, about, 0, mostSeen)
	if err != nil {
		return err
	}
	for _, l := range lines {
		if l.Actor == by.ID && l.Action == Saw && l.Data == r.Data && r.At-l.At < seenAgain.Milliseconds() {
			return nil
		}
	}
	return p.Store.Rule(ctx, r)
}

// mostSeen is how many lines of the audit are looked at for what a moderator has read.
const mostSeen = 40

// Sight is what a moderator reads about a person.
type Sight struct {
	What    string
	Report  string // the report that it is, or empty
	Measure string // the measure that it is, or empty
	Table   string // the table that it is, or empty: then it is about nobody
	Case    string // the case that it is, or empty: about nobody, since it is about two
}

// Managed writes down what the operator does with an account beside measures and roles.
func (p *People) Managed(ctx context.Context, action, about string) error {
	r, err := p.ruling(Operator, action, about, noted{})
	if err != nil {
		return err
	}
	return p.Store.Rule(ctx, r)
}

// Untitle writes down that a moderator takes away the title that a person has given a contest: [ErrMay].
func (p *People) Untitle(ctx context.Context, by Moderator, organiser, contest string) error {
	return p.aboutContest(ctx, by, organiser, Untitled, noted{What: contest})
}

// AboutContest writes down that a moderator ends the contest of a person or calls it off: [ErrMeasure], [ErrReason],
// [ErrMay].
func (p *People) AboutContest(ctx context.Context, by Moderator, action, organiser, contest, reason string) error {
	switch {
	case action != Ended && action != Off:
		return ErrMeasure
	case !slices.Contains(Reasons(), reason):
		return ErrReason
	}
	return p.aboutContest(ctx, by, organiser, action, noted{What: contest, Reason: reason})
}

func (p *People) aboutContest(ctx context.Context, by Moderator, organiser, action string, n noted) error {
	about, err := p.Store.Person(ctx, organiser)
	if err == nil {
		err = may(by, about)
	}
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	r, err := p.ruling(by, action, organiser, n)
	if err != nil {
		return err
	}
	return p.Store.Rule(ctx, r)
}

// MeasuresAbout lists what moderators did about a person, the latest first.
func (p *People) MeasuresAbout(ctx context.Context, id string) ([]store.Measure, error) {
	return p.Store.Measures(ctx, id)
}

// Measure returns one of them: [ErrNoMeasure].
func (p *People) Measure(ctx context.Context, id string) (Measure, error) {
	m, err := p.Store.Measure(ctx, id)
	return m, known(err, ErrNoMeasure)
}

// Person returns who has that id: [ErrNobody].
func (p *People) Person(ctx context.Context, id string) (Person, error) {
	person, err := p.Store.Person(ctx, id)
	return person, known(err, ErrNobody)
}

// takenAway reports whether a moderator has taken a name away from a person.
func (p *People) takenAway(ctx context.Context, id, key string) (bool, error) {
	all, err := p.Store.Measures(ctx, id)
	return slices.ContainsFunc(all, func(m store.Measure) bool {
		return m.Kind == Rename && m.Lifted == 0 && nameKey(m.Former) == key
	}), err
}

// appealLife is how long somebody who is banned may read why and answer, after they have shown who they are.
const appealLife = time.Hour

// Banned is the error of somebody who may not sign in.
type Banned struct{ id string }

// Error implements error.
func (*Banned) Error() string { return "a moderator has banned the person" }

// AppealOf returns the token of a page where somebody who wanted to sign in reads why they may not, and answers.
func (p *People) AppealOf(ctx context.Context, b *Banned) (token string, err error) {
	token, hash := secret()
	return token, p.put(ctx, hash, appeal, b.id, nil, appealLife)
}

// Appeals returns the person whose page of that kind has a token: [ErrTicket].
func (p *People) Appeals(ctx context.Context, token string) (store.Person, error) {
	t, err := p.look(ctx, hashed(token), appeal)
	if err != nil {
		return store.Person{}, err
	}
	person, err := p.Store.Person(ctx, t.Person)
	if err == nil && p.left(person) {
		err = ErrTicket
	}
	return person, known(err, ErrTicket)
}

// Barred returns who is banned and has the token of that page: they may have all that the house keeps of them, and
// close their account. It is good for nothing else, and for nothing once the ban is lifted: [ErrTicket].
func (p *People) Barred(ctx context.Context, token string) (*Visitor, error) {
	person, err := p.Appeals(ctx, token)
	if err == nil && person.BannedSince == 0 {
		err = ErrTicket
	}
	if err != nil {
		return nil, err
	}
	return &Visitor{Person: person}, nil
}
