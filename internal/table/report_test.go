package table

import (
	"context"
	"encoding/json"
	"fmt"
	"net/netip"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// talk3 opens a table of three with that many lines, which ann, bek and cem say by turns.
func (h *house) talk3(w *watch, lines int) ID {
	h.t.Helper()
	id := h.pair3()
	_, err := h.Claim(h.t.Context(), id, h.key(id, 2), cem, "Cem")
	must(h.t, err)
	for i := range lines {
		w.pass(time.Minute)
		who := []PersonID{ann, bek, cem}[i%3]
		must(h.t, h.Say(h.t.Context(), id, who, game.Seat(i%3), fmt.Sprintf("line %d", i+1)))
	}
	return id
}

// reports returns what nobody has settled.
func (h *house) reports() []Report {
	h.t.Helper()
	list, err := h.Reports(h.t.Context())
	must(h.t, err)
	for _, r := range list {
		text, err := json.Marshal(r)
		must(h.t, err)
		for _, id := range []PersonID{ann, bek, cem, dan} {
			if strings.Contains(string(text), string(id)) {
				h.t.Errorf("a report shows a person: %s", text)
			}
		}
	}
	return list
}

// numbers returns the numbers of the first and the last of some lines, and how many they are.
func numbers(lines []Quoted) (n int, first, last int64) {
	if len(lines) == 0 {
		return 0, 0, 0
	}
	return len(lines), lines[0].Number, lines[len(lines)-1].Number
}

// Somebody reports a line: it is kept with those around it, and whoever said it is told nothing.
func TestReportLine(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	id := h.talk3(w, 40)
	h.acquainted(ann, dan)
	version := h.look(id).Version
	why := Complaint{Insult, "  This   is\nrude. "}
	for range 2 { // the second time changes nothing
		must(t, h.ReportLine(ctx, id, 20, ann, why))
	}
	must(t, h.ReportLine(ctx, id, 20, dan, Complaint{Spam, ""})) // who only looks on
	if h.look(id).Version != version {
		t.Error("a report has changed the table")
	}
	list := h.reports()
	if len(list) != 2 {
		t.Fatalf("%d reports", len(list))
	}
	r := list[0]
	if r.By == "Dan" {
		r = list[1]
	}
	if r.Ground != Insult || r.Words != "This is rude." || r.By != "Ann" || r.Name != "Bek" || r.Seat != 2 ||
		r.Table != id || !r.Made.Equal(w.now().Truncate(time.Millisecond)) {
		t.Errorf("the report is %+v", r)
	}
	if r.Line == nil || r.Line.Number != 20 || r.Line.Text != "line 20" || r.Line.Name != "Bek" || r.Line.Seat != 2 {
		t.Errorf("the line is %+v", r.Line)
	}
	if n, first, last := numbers(r.Before); n != 10 || first != 10 || last != 19 {
		t.Errorf("before it are %d lines, %d to %d", n, first, last)
	}
	if n, first, last := numbers(r.After); n != 10 || first != 21 || last != 30 {
		t.Errorf("after it are %d lines, %d to %d", n, first, last)
	}
	must(t, h.ReportLine(ctx, id, 1, bek, why))
	must(t, h.ReportLine(ctx, id, 40, bek, why))
	for _, r := range h.reports() {
		before, _, _ := numbers(r.Before)
		after, _, _ := numbers(r.After)
		if r.Line.Number == 1 && (before != 0 || after != 10) || r.Line.Number == 40 && (before != 10 || after != 0) {
			t.Errorf("around line %d are %d and %d lines", r.Line.Number, before, after)
		}
	}

	must(t, h.conf.Store.Rule(ctx, store.Ruling{ID: "settles", At: w.now().UnixMilli(), Report: list[0].ID}))
	settled, err := h.ReportOf(ctx, list[0].ID)
	must(t, err)
	if settled.Settled.IsZero() || settled.About != bek || settled.From != list[0].From || settled.Line.Who != "" {
		t.Errorf("the settled report is %+v", settled)
	}
	_, err = h.ReportOf(ctx, "none")
	wants(t, err, ErrNoReport)
	about, err := h.ReportsAbout(ctx, bek)
	must(t, err)
	if len(about) != 2 {
		t.Errorf("%d reports are about Bek", len(about))
	}
	if n := len(h.reports()); n != 3 {
		t.Errorf("%d reports are left", n)
	}
}

// What cannot be reported: one's own lines and oneself, what does not exist, and without a reason.
func TestWhatCannotBeReported(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	id := h.talk3(w, 3)
	why := Complaint{Ground: Spam}
	for _, c := range []struct{ got, want error }{
		{h.ReportLine(ctx, id, 1, ann, why), ErrReport},
		{h.ReportLine(ctx, id, 4, ann, why), ErrNoLine},
		{h.ReportLine(ctx, id, 0, ann, why), ErrNoLine},
		{h.ReportLine(ctx, "aaaaaaaaaaaaaaaa", 1, ann, why), ErrNoTable},
		{h.ReportLine(ctx, id, 2, "", why), ErrPerson},
		{h.ReportLine(ctx, id, 2, ann, Complaint{}), ErrReport},
		{h.ReportLine(ctx, id, 2, ann, Complaint{"rude", ""}), ErrReport},
		{h.ReportLine(ctx, id, 2, ann, Complaint{Spam, strings.Repeat("é", MaxWords+1)}), ErrReport},
		{h.ReportLine(ctx, id, 2, ann, Complaint{Spam, "\xff"}), ErrReport},
		{h.ReportSeat(ctx, id, 0, ann, why), ErrReport},
		{h.ReportSeat(ctx, id, 9, ann, why), ErrReport},
		{h.ReportSeat(ctx, id, game.Spectator, ann, why), ErrReport},
		{h.ReportName(ctx, ann, "Ann", ann, why), ErrReport},
		{h.ReportName(ctx, "", "Ann", bek, why), ErrReport},
	} {
		wants(t, c.got, c.want)
	}
	if n := len(h.reports()); n != 0 {
		t.Errorf("%d reports", n)
	}
	_, err := h.Leave(ctx, id, 0, ann)
	must(t, err)
	wants(t, h.ReportLine(ctx, id, 1, ann, why), ErrReport) // still her own
}

// A person is reported for their name, at a table or as an account.
func TestReportNames(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	id := h.pair()
	why := Complaint{Other, "The name."}
	for range 2 {
		must(t, h.ReportSeat(ctx, id, 1, ann, why))
		must(t, h.ReportName(ctx, bek, "Bek", ann, why))
	}
	must(t, h.Rename(ctx, bek, "Bekbek"))
	must(t, h.ReportSeat(ctx, id, 1, ann, why)) // another name
	list := h.reports()
	if len(list) != 3 {
		t.Fatalf("the reports are %+v", list)
	}
	for _, r := range list {
		if at := r.Table == id; r.Line != nil || at != (r.Seat == 2) || !strings.HasPrefix(r.Name, "Bek") {
			t.Errorf("the report is %+v", r)
		}
	}
}

// A person reports ten things a day, and all from a network forty.
func TestReportsAreBounded(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id := h.talk3(w, 3)
	why := Complaint{Ground: Spam}
	ctx := From(t.Context(), netip.MustParsePrefix("192.0.2.0/24"))
	for range mostReports {
		must(t, h.ReportLine(ctx, id, 2, ann, why))
	}
	wants(t, h.ReportLine(ctx, id, 2, ann, why), ErrManyReports)
	wants(t, h.ReportSeat(ctx, id, 1, ann, why), ErrManyReports)
	must(t, h.ReportLine(ctx, id, 2, cem, why))
	refused := 0
	for i := range mostReportsFromNet {
		if h.ReportName(ctx, bek, "Bek", PersonID(fmt.Sprintf("somebody-without-end-%d", i)), why) != nil {
			refused++
		}
	}
	if refused != mostReports+1 {
		t.Errorf("%d reports from one network were refused", refused)
	}
	must(t, h.ReportName(context.WithoutCancel(t.Context()), bek, "Bek", dan, why))
}

// Of somebody who is erased nothing stays in reports: neither those by and about them, nor what they said beside a line
// of another.
func TestReportsOfTheErased(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	h.acquainted(ann, bek, cem)
	id := h.talk3(w, 9)
	must(t, h.ReportLine(ctx, id, 5, ann, Complaint{Ground: Spam})) // bek's
	must(t, h.ReportLine(ctx, id, 4, bek, Complaint{Ground: Spam})) // ann's
	must(t, h.Delete(ctx, id))                                      // the table may have gone first
	must(t, h.Erase(ctx, cem))
	list := h.reports()
	if len(list) != 2 {
		t.Fatalf("%d reports", len(list))
	}
	for _, r := range list {
		for _, q := range append(r.Before, r.After...) {
			if q.Name == "Cem" || q.Number%3 == 0 {
				t.Errorf("the report quotes %+v", q)
			}
		}
		if n := len(r.Before) + len(r.After); n != 5 || r.Line == nil || r.Made.IsZero() {
			t.Errorf("the report is %+v", r)
		}
	}
	must(t, h.Erase(ctx, bek))
	if n := len(h.reports()); n != 0 {
		t.Errorf("%d reports", n)
	}
}

// A phrase is reported like a text.
func TestReportPhrase(t *testing.T) {
	h := open(t)
	id := h.pair()
	must(t, h.SayPhrase(t.Context(), id, bek, 1, "wow"))
	must(t, h.ReportLine(t.Context(), id, 1, ann, Complaint{Ground: Spam}))
	if list := h.reports(); len(list) != 1 || list[0].Line.Phrase != "wow" {
		t.Errorf("the reports are %+v", list)
	}
}
