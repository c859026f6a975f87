package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Moderation is what a store keeps of what moderators do. Every method is one transaction.
type Moderation interface {
	// Rule makes a decision and writes its line at the end of the audit: both or neither. [ErrNotFound] if its subject,
	// its report or its case does not exist, or that is settled, or the case has another text; [ErrExists] if somebody
	// else has the name that it gives.
	Rule(ctx context.Context, r Ruling) error

	// Withdraw takes from the lobby what a person wants there: they look for no game, and neither invite nor are
	// invited.
	Withdraw(ctx context.Context, person string) error

	// Measures lists what was done about a person, the latest first. Measure reads one of it: [ErrNotFound].
	Measures(ctx context.Context, person string) ([]Measure, error)
	Measure(ctx context.Context, id string) (Measure, error)
	// Appeals lists the measures that nobody has lifted, whose person has answered and to whom nobody has
	// replied, the earliest answer first.
	Appeals(ctx context.Context) ([]Measure, error)

	// ReportOf reads a report: [ErrNotFound]. ReportsAbout lists those about a person, the latest first.
	ReportOf(ctx context.Context, id string) (Report, error)
	ReportsAbout(ctx context.Context, person string) ([]Report, error)

	// Audit lists that many lines of the audit after one of them, by number. AuditEnd lists the last ones, the latest
	// first, of those before one of them, unless that is 0; with a subject, those about it.
	Audit(ctx context.Context, after int64, most int) ([]AuditLine, error)
	AuditEnd(ctx context.Context, subject string, before int64, most int) ([]AuditLine, error)
}

// What must follow at the tables from some kinds of measures. The house writes other kinds, too.
const (
	MeasureRename = "rename" // the seats of the person have the new name
	MeasureBan    = "ban"    // the person leaves all tables

	// FollowJob is the kind of the job that does so. Its key is the id of the measure.
	FollowJob = "follow"
)

// Measure is what moderators did about somebody.
type Measure struct {
	ID       string
	Person   string
	Kind     string // as the house writes it, like the reason
	Reason   string
	Words    string
	Actor    string // who did it; empty for the operator
	Made     int64  // milliseconds since 1970, like all times here
	Until    int64  // when it ends; 0 if it does not end by itself
	Lifted   int64  // when somebody lifted it; 0 if nobody has
	Former   string // the name that it took away, and the one that it gave instead
	Name     string
	Answer   string // of its person
	Answered int64  // 0 if they have not
	Reply    string
	Decided  int64 // when somebody replied; 0 if nobody has
}

// Ruling is a decision of a moderator, or what somebody answers to one.
type Ruling struct {
	ID      string // a random text; sent again, it has no second effect
	At      int64
	Actor   string // who decides; empty for the operator
	Action  string
	Subject string // about whom, or empty
	Data    string // what more the audit says; nothing that must be erased some day

	// Edit changes the subject and a measure; nil if neither changes. It may be called again.
	Edit    func(p *Person, m *Measure) error
	Measure string   // the id of the measure, which Edit finds empty if there is none yet; empty for none
	Report  string   // the report that it settles, or empty
	Case    string   // the case that it settles, or empty
	Found   string   // the text of that case, as it was read
	Ends    bool     // all sessions of the subject end, and what they want in the lobby, see [Moderation.Withdraw]
	Jobs    []Job    // that are queued with the decision
	Notices []Notice // announcements that it brings along

	// Remark is what the subject said of a finished game, which nobody reads from now on: [ErrNotFound] if there is
	// none, or that is so already. Nil for none. Returns lets everybody read again what Measure has removed.
	Remark  *RemarkID
	Returns bool

	// Result is the table whose result counts from now on, or no longer: the ratings of its game are folded anew.
	// [ErrNotFound] if there is none, or that is so already.
	Result string
	Counts bool
	Why    string // the reason, which stays with a result that does not count
}

// RemarkID names a remark.
type RemarkID struct{ Table, ID string }

// AuditLine is a line of the audit.
type AuditLine struct {
	Seq     int64
	ID      string
	At      int64
	Actor   string
	Action  string
	Subject string
	Data    string
	Hash    string // of the line, and so of all before it
}

// Sum returns the hash that a line must have after one of that hash.
func (l AuditLine) Sum(before string) string {
	sum := sha256.New()
	Values{before, l.Seq, l.ID, l.At, l.Actor, l.Action, l.Subject, l.Data}.hash(sum)
	return hex.EncodeToString(sum.Sum(nil))
}

// AuditError is an error: a line of the audit is not the one that was written, or is missing.
type AuditError struct{ Seq int64 }

// Error implements error.
func (e *AuditError) Error() string {
	return fmt.Sprintf("line %d of the audit is missing, or is not the one that was written", e.Seq)
}

// auditPage is how many lines of the audit are read at once.
const auditPage = 500

// CheckAudit reads the whole audit and returns its last line. Numbers may have gaps: each line has the hash of the one
// before it, so one that is missing shows by the next. A [*AuditError] names the first line that has been
// changed or is missing. Lines missing at its end show only if somebody has kept the hash of a later line.
func CheckAudit(ctx context.Context, s Moderation) (last AuditLine, err error) {
	for {
		lines, err := s.Audit(ctx, last.Seq, auditPage)
		if err != nil {
			return last, err
		}
		for _, l := range lines {
			if l.Seq <= last.Seq || l.Hash != l.Sum(last.Hash) {
				return last, &AuditError{last.Seq + 1}
			}
			last = l
		}
		if len(lines) < auditPage {
			return last, nil
		}
	}
}
