package table

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Ground is why somebody reports another.
type Ground string

// The grounds.
const (
	Insult   Ground = "insult"
	Spam     Ground = "spam"
	Cheating Ground = "cheating"
	Other    Ground = "other"
)

// Grounds returns all grounds, in the order in which they are offered.
func Grounds() []Ground { return []Ground{Insult, Spam, Cheating, Other} }

// MaxWords is how many characters a person may add to a report.
const MaxWords = MaxLine

const (
	mostReports        = 10 // of a person within a day
	mostReportsFromNet = 40 // of all from a network
	around             = 10 // lines that are kept before and after the one that is reported
)

// Complaint is what somebody says who reports another.
type Complaint struct {
	Ground Ground
	Words  string // or empty
}

// Report is what somebody reported, for those who look after the house.
type Report struct {
	ID     string    `json:"id"`
	Made   time.Time `json:"made"`
	Table  ID        `json:"table,omitempty"` // where it happened; empty if at none
	Ground Ground    `json:"ground"`
	Words  string    `json:"words,omitempty"`
	By     string    `json:"by"`               // the name of who reported it
	Name   string    `json:"name"`             // of whom it is about
	Seat   int       `json:"seat,omitempty"`   // theirs, from 1 on; 0 if it is not about a seat
	Line   *Quoted   `json:"line,omitempty"`   // what is reported; nil if it is the name, or the person
	Remark string    `json:"remark,omitempty"` // the id of the remark that Line quotes; empty if it is none

	Contest string   `json:"contest,omitempty"` // the contest that it is about, and nobody in particular
	Before  []Quoted `json:"before,omitempty"`
	After   []Quoted `json:"after,omitempty"`

	About   PersonID  `json:"-"` // whom it is about; empty for a table or a contest
	From    PersonID  `json:"-"` // who reported it
	Settled time.Time `json:"settled,omitzero"`
}

// Quoted is a chat line in a report.
type Quoted struct {
	Number int64     `json:"number"`
	Seat   int       `json:"seat"` // from 1 on
	Name   string    `json:"name"` // who sat there
	Said   time.Time `json:"said"`
	Text   string    `json:"text,omitempty"`
	Phrase string    `json:"phrase,omitempty"`
	Who    PersonID  `json:"who,omitempty"` // wrote it; only in the store
}

// ReportLine reports a chat line, with those around it. The answer is the same if it has been reported before.
func (h *House) ReportLine(ctx context.Context, id ID, number int64, by PersonID, why Complaint) error {
	t, err := h.Look(ctx, id)
	if err != nil {
		return err
	}
	lines, err := h.Said(ctx, id, 0)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(lines, func(l Line) bool { return l.Number == number })
	if at < 0 {
		return ErrNoLine
	}
	line := t.quote(lines[at])
	report := Report{Table: id, Name: line.Name, Seat: line.Seat, Line: &line}
	for _, l := range lines[max(0, at-around):at] {
		report.Before = append(report.Before, t.quote(l))
	}
	for _, l := range lines[at+1 : min(len(lines), at+1+around)] {
		report.After = append(report.After, t.quote(l))
	}
	if slices.Contains(t.writers(lines[at]), string(by)) {
		return ErrReport
	}
	return h.file(ctx, by, string(line.Who), strconv.FormatInt(number, 10), why, report)
}

// ReportSeat reports the person who sits on a seat, or their name.
func (h *House) ReportSeat(ctx context.Context, id ID, seat game.Seat, by PersonID, why Complaint) error {
	t, err := h.Look(ctx, id)
	if err != nil {
		return err
	}
	about, ok := t.Holder(seat)
	if !ok || t.Seats[seat].heldBy(string(by)) {
		return ErrReport
	}
	name := t.Seats[seat].Name
	return h.file(ctx, by, string(about), name, why, Report{Table: id, Name: name, Seat: int(seat) + 1})
}

// ReportName reports an account, or its name.
func (h *House) ReportName(ctx context.Context, about PersonID, name string, by PersonID, why Complaint) error {
	return h.file(ctx, by, string(about), name, why, Report{Name: name})
}

// Matter reports whether a report is about a table or a contest, and nobody in particular.
func (r Report) Matter() bool {
	return r.Contest != "" || r.Seat == 0 && r.Line == nil && r.Name == ""
}

// ReportTable reports a table: its game, its result, or what moderators have decided about them. What is decided anew
// can be reported anew.
func (h *House) ReportTable(ctx context.Context, id ID, by PersonID, why Complaint) error {
	t, err := h.Look(ctx, id)
	if err != nil {
		return err
	}
	what := "table " + string(t.Status)
	switch r, err := h.conf.Store.ResultOf(ctx, string(id)); {
	case err == nil:
		what += " " + strconv.FormatInt(r.Void, 10)
	case !errors.Is(err, store.ErrNotFound):
		return err
	}
	return h.lodge(ctx, by, "", what, why, Report{Table: id})
}

// ReportContest reports a contest: its title, or what moderators have decided about it. The state is that in which the
// reader saw it: what is decided anew can be reported anew.
func (h *House) ReportContest(ctx context.Context, contest, state string, by PersonID, why Complaint) error {
	return h.lodge(ctx, by, "", "contest "+contest+" "+state, why, Report{Contest: contest})
}

// file stores a report about a person.
func (h *House) file(ctx context.Context, by PersonID, about, what string, why Complaint, r Report) error {
	if about == "" {
		return ErrReport
	}
	return h.lodge(ctx, by, about, what, why, r)
}

// lodge stores a report. What is reported twice by the same person is stored once.
func (h *House) lodge(ctx context.Context, by PersonID, about, what string, why Complaint, r Report) (err error) {
	reporter, err := h.guest(ctx, by, "")
	if err != nil {
		return err
	}
	if !slices.Contains(Grounds(), why.Ground) || reporter.who == about {
		return ErrReport
	}
	r.Ground, r.By, r.Made = why.Ground, reporter.known, h.now()
	if why.Words != "" {
		if r.Words, err = cleanLine(why.Words); err != nil {
			return ErrReport
		}
	}
	if err := h.mayReport(ctx, reporter.who); err != nil {
		return err
	}
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return h.conf.Store.Report(ctx, store.Report{
		ID: h.mac("report", reporter.who, about, string(r.Table), what), Person: reporter.who, About: about,
		Place: string(r.Table), Text: string(text), Made: r.Made.UnixMilli(),
	})
}

// mayReport counts a report of a person. Those whom the house hardly knows count by their network, too.
func (h *House) mayReport(ctx context.Context, who string) error {
	for _, limit := range []struct {
		who  string
		most int
	}{{who, mostReports}, {h.network(ctx), mostReportsFromNet}} {
		if limit.who == "" {
			continue
		}
		may, err := h.conf.Store.Spend(ctx, "reports of "+h.mac("reports", limit.who), limit.most, 24*time.Hour)
		if err != nil {
			return err
		}
		if !may {
			return ErrManyReports
		}
	}
	return nil
}

// quote returns a line as it is kept in a report.
func (t *Table) quote(l Line) Quoted {
	name, former := t.Sitter(l.Seat, l.Said)
	if !former && int(l.Seat) < len(t.Seats) {
		name = t.Seats[l.Seat].Name
	}
	q := Quoted{Number: l.Number, Seat: int(l.Seat) + 1, Name: name, Said: l.Said.UTC(), Text: l.Text,
		Phrase: l.Phrase}
	if writers := t.writers(l); len(writers) > 0 {
		q.Who = PersonID(writers[0])
	}
	return q
}

// Reports returns the reports that nobody has settled, the oldest first.
func (h *House) Reports(ctx context.Context) ([]Report, error) {
	stored, err := h.conf.Store.Reports(ctx)
	if err != nil {
		return nil, err
	}
	return h.reports(ctx, stored), nil
}

// ReportedBy returns the reports that a person made, the oldest first.
func (h *House) ReportedBy(ctx context.Context, person PersonID) ([]Report, error) {
	stored, err := h.conf.Store.ReportsBy(ctx, string(person))
	if err != nil {
		return nil, err
	}
	return h.reports(ctx, stored), nil
}

func (h *House) reports(ctx context.Context, stored []store.Report) []Report {
	list := make([]Report, len(stored))
	for i, s := range stored {
		r := &list[i]
		if err := json.Unmarshal([]byte(s.Text), r); err != nil {
			h.conf.Log.ErrorContext(ctx, "cannot read all of a report", "report", s.ID, "error", err)
		}
		r.ID, r.Table, r.Made = s.ID, ID(s.Place), time.UnixMilli(s.Made).UTC()
		r.About, r.From = PersonID(s.About), PersonID(s.Person)
		if s.Settled > 0 {
			r.Settled = time.UnixMilli(s.Settled).UTC()
		}
		for _, quotes := range [][]Quoted{r.Before, r.After} {
			for q := range quotes {
				quotes[q].Who = ""
			}
		}
		if r.Line != nil {
			r.Line.Who = ""
		}
	}
	return list
}

// ReportOf returns a report, settled or not: [ErrNoReport] if there is none of that id.
func (h *House) ReportOf(ctx context.Context, id string) (Report, error) {
	stored, err := h.conf.Store.ReportOf(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return Report{}, ErrNoReport
	}
	if err != nil {
		return Report{}, err
	}
	return h.reports(ctx, []store.Report{stored})[0], nil
}

// ReportsAbout returns the reports about a person, settled or not, the latest first.
func (h *House) ReportsAbout(ctx context.Context, person PersonID) ([]Report, error) {
	stored, err := h.conf.Store.ReportsAbout(ctx, string(person))
	if err != nil {
		return nil, err
	}
	return h.reports(ctx, stored), nil
}

// unquote takes what a person said out of the reports about others, which quote it for what stands beside it.
func (h *House) unquote(ctx context.Context, who string) error {
	theirs := func(q Quoted) bool { return string(q.Who) == who }
	return h.conf.Store.EditReports(ctx, who, func(all []store.Report) {
		for i := range all {
			var r Report
			if json.Unmarshal([]byte(all[i].Text), &r) != nil {
				continue
			}
			r.Before, r.After = slices.DeleteFunc(r.Before, theirs), slices.DeleteFunc(r.After, theirs)
			if text, err := json.Marshal(r); err == nil {
				all[i].Text = string(text)
			}
		}
	})
}
