package web

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"time"

	"ennead/internal/contests"
	"ennead/internal/moderation"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// mostWritten is how many lines of the audit a page shows.
const mostWritten = 40

// moderators answers moderators. To all others there is no such page.
func (s *Server) moderators(next func(http.ResponseWriter, *http.Request, person.Moderator)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		by, ok := who(r).Moderates()
		if !ok {
			s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
			return
		}
		if err := r.ParseForm(); err != nil {
			s.fail(w, r, errors.Join(errBadForm, err))
			return
		}
		next(w, r, by)
	}
}

// office carries out what moderators decide.
func (s *Server) office() moderation.Office {
	return moderation.Office{House: s.House, People: s.People, Tell: s.tellMeasure}
}

// admin shows what waits for a decision, and what is written down.
func (s *Server) admin(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	s.showAdmin(w, r, by, http.StatusOK, page.Admin{})
}

func (s *Server) showAdmin(
	w http.ResponseWriter, r *http.Request, by person.Moderator, status int, p page.Admin,
) {
	p.Site, p.Now = s.site(r), time.Now()
	p.Path = "/admin"
	switch {
	case r.URL.Query().Has("settled"):
		p.Done.Key = "site.admin.settled"
	case r.URL.Query().Has("done"):
		p.Done.Key = "site.admin.done"
	}
	names := s.naming(r.Context(), p.Site)
	var err error
	if p.Queue, err = s.queue(r.Context(), by, p.Site, names); err == nil {
		p.Waiting = len(p.Queue)
		p.Queue, p.At, p.Pages = paged(p.Queue, r.URL.Query().Get("page"))
		before, _ := strconv.ParseInt(r.URL.Query().Get("before"), 10, 64) // otherwise the last lines
		p.Earlier = before > 0
		p.Written, p.Before, err = s.written(r.Context(), by, p.Site, "", max(before, 0), names)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, p.Render())
}

// onPage is how many cases a page of the queue shows.
const onPage = 20

// paged returns the cases of a page, its number from 1 on, and how many pages there are. A page that is not there, or
// no longer, is the nearest one.
func paged(all []page.Case, text string) (list []page.Case, at, pages int) {
	pages = max(1, (len(all)+onPage-1)/onPage)
	at, err := strconv.Atoi(text)
	if err != nil {
		at = 1
	}
	at = min(max(at, 1), pages)
	return all[(at-1)*onPage : min(len(all), at*onPage)], at, pages
}

// naming says what a person is called on the pages of moderators.
type naming func(id string) string

// naming looks each person up once.
func (s *Server) naming(ctx context.Context, site page.Site) naming {
	known := map[string]string{"": site.Words.Word("site.admin.operator")}
	return func(id string) string {
		if name, ok := known[id]; ok {
			return name
		}
		p, err := s.People.Person(ctx, id)
		switch {
		case err != nil || p.Kind == person.Gone:
			p.Name = site.Words.Word("site.admin.somebody")
		case p.Name == "":
			p.Name = site.Words.Word("site.admin.guest")
		}
		known[id] = p.Name
		return p.Name
	}
}

// queue lists the reports, cases and answers that wait, the oldest first. Nobody reads there who has reported them.
func (s *Server) queue(
	ctx context.Context, by person.Moderator, site page.Site, names naming,
) (all []page.Case, err error) {
	reports, err := s.House.Reports(ctx)
	if err != nil {
		return nil, err
	}
	for _, r := range reports {
		if string(r.About) == by.ID {
			continue
		}
		if _, err := s.matterOf(ctx, by, r); errors.Is(err, person.ErrMay) {
			continue
		} else if err != nil {
			return nil, err
		}
		icon, line := "people", site.Words.Word("site.admin.by", "by", names(string(r.From)), "name",
			names(string(r.About)))
		switch {
		case r.Matter():
			icon, line = "scroll", site.Words.Word("site.admin.reported", "by", names(string(r.From)))
		case r.Line != nil:
			icon = "talk"
		}
		all = append(all, page.Case{Path: "/admin/reports/" + r.ID, Icon: icon, Title: site.ReportTitle(r),
			Since: r.Made, Line: line})
	}
	cases, err := s.cases(ctx, by, site, names)
	if err != nil {
		return nil, err
	}
	all = append(all, cases...)
	appeals, err := s.People.Store.Appeals(ctx)
	for _, m := range appeals {
		if m.Person == by.ID {
			continue
		}
		all = append(all, page.Case{Path: "/admin/measures/" + m.ID, Icon: "pencil",
			Since: time.UnixMilli(m.Answered),
			Title: site.Words.Word("site.admin.appeal", "kind", site.Words.Word("site.measure.kind."+m.Kind)),
			Line:  site.Words.Word("site.admin.appeal.by", "name", names(m.Person))})
	}
	slices.SortStableFunc(all, func(a, b page.Case) int { return a.Since.Compare(b.Since) })
	return all, err
}

// written lists the last lines of the audit before one of them, 0 for their end, or those about a person.
// Nobody reads there who has decided about them, or looked at what is reported of them. If there may be earlier lines,
// it returns the first one that it looked at.
func (s *Server) written(
	ctx context.Context, by person.Moderator, site page.Site, about string, before int64, names naming,
) (all []page.Written, first int64, err error) {
	lines, err := s.People.Store.AuditEnd(ctx, about, before, mostWritten)
	if len(lines) == mostWritten {
		first = lines[len(lines)-1].Seq
	}
	for _, l := range lines {
		if l.Subject == by.ID && l.Actor != by.ID && l.Actor != "" {
			continue
		}
		line := page.Written{At: time.UnixMilli(l.At), By: names(l.Actor), Action: l.Action}
		if l.Subject != "" {
			line.On = names(l.Subject)
			all = append(all, line)
			continue
		}
		err := s.regarding(ctx, by, site, l.Actor == by.ID, person.MatterOf(l), names, &line)
		if errors.Is(err, person.ErrMay) {
			continue
		} else if err != nil {
			return nil, 0, err
		}
		all = append(all, line)
	}
	return all, first, err
}

// regarding fills in what a line of the audit is about that has no subject: a table, the two people of a case, or the
// game or contest of a report. It is [person.ErrMay] for a moderator whom that case is about, or who takes part in it.
func (s *Server) regarding(
	ctx context.Context, by person.Moderator, site page.Site, own bool, matter person.Matter, names naming,
	line *page.Written,
) error {
	line.Table = table.ID(matter.Table)
	switch {
	case matter.Case != "":
		c, err := s.House.CaseOf(ctx, matter.Case)
		if errors.Is(err, table.ErrNoCase) {
			return nil // it went with one of its people
		}
		if err == nil && concerns(c, by) && !own {
			err = person.ErrMay
		}
		line.On, line.Path = site.Words.Word("site.admin.case.title", "one", names(string(c.People[0])), "other",
			names(string(c.People[1]))), page.CasePath(c.ID)
		return err
	case matter.Report != "":
		r, err := s.House.ReportOf(ctx, matter.Report)
		if errors.Is(err, table.ErrNoReport) {
			return nil // it went with whoever made it
		}
		if err == nil {
			_, err = s.matterOf(ctx, by, r)
		}
		line.On = site.ReportTitle(r)
		return err
	}
	return nil
}

// findJudged leads to the page of an account for moderators.
func (s *Server) findJudged(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	name := r.URL.Query().Get("name")
	found, err := s.People.Called(r.Context(), name)
	if err != nil {
		status, notice := s.explain(r, err)
		s.showAdmin(w, r, by, status, page.Admin{Find: name, Notice: notice})
		return
	}
	http.Redirect(w, r, page.Moderated(found.Name), http.StatusSeeOther)
}

// showReport shows a report with what stood around it, and what can be done.
func (s *Server) showReport(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	s.reportPage(w, r, by, http.StatusOK, page.Judging{Verdict: page.Verdict{Days: "7"}})
}

func (s *Server) reportPage(
	w http.ResponseWriter, r *http.Request, by person.Moderator, status int, p page.Judging,
) {
	report, err := s.House.ReportOf(r.Context(), r.PathValue("report"))
	if err == nil && string(report.About) == by.ID {
		err = person.ErrMay // who has reported them is on that page
	}
	if err == nil {
		p.Matter, err = s.matterOf(r.Context(), by, report)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Report, p.Action = &report, "/admin/reports/"+report.ID
	if report.Remark != "" {
		p.Gone = !s.remains(r, report)
	}
	s.showJudging(w, r, by, string(report.About), status, p)
}

// matterOf returns the game or the contest that a report is about; neither if it is about somebody, or gone. It returns
// [person.ErrMay] for a moderator who takes part in it.
func (s *Server) matterOf(
	ctx context.Context, by person.Moderator, report table.Report,
) (about page.Subject, err error) {
	if !report.Matter() {
		return about, nil
	}
	if report.Contest != "" {
		k, err := s.Contests.Look(ctx, report.Contest, table.PersonID(by.ID))
		switch {
		case errors.Is(err, contests.ErrNone):
			return about, nil
		case err != nil:
			return about, err
		case k.Mine != nil || k.Organised:
			return about, person.ErrMay
		}
		return page.Subject{Contest: &k.ContestRow}, nil
	}
	t, err := s.House.Look(ctx, report.Table)
	switch {
	case errors.Is(err, table.ErrNoTable), errors.Is(err, table.ErrElsewhere):
		return about, nil // there is nothing to be seen of it here
	case err != nil:
		return about, err
	}
	return page.Subject{Game: t.Game}, s.office().May(ctx, by, t)
}

// remains reports whether the remark of a report is still there: neither its author nor a moderator has taken it away.
func (s *Server) remains(r *http.Request, report table.Report) bool {
	t, err := s.House.Look(r.Context(), report.Table)
	if err == nil {
		_, err = s.House.RemarkOf(r.Context(), t, report.Remark)
	}
	return err == nil
}

// showJudged shows somebody to moderators.
func (s *Server) showJudged(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	if about, ok := s.judged(w, r); ok {
		s.showJudging(w, r, by, about.ID, http.StatusOK, page.Judging{Action: page.Moderated(about.Name),
			Verdict: page.Verdict{Days: "7"}})
	}
}

// judged returns the account of the address, also one that is closed or banned.
func (s *Server) judged(w http.ResponseWriter, r *http.Request) (person.Person, bool) {
	about, err := s.People.Called(r.Context(), r.PathValue("name"))
	if err != nil {
		s.fail(w, r, err)
	}
	return about, err == nil
}

// showJudging shows a page about somebody. That a moderator has seen it is written down.
func (s *Server) showJudging(
	w http.ResponseWriter, r *http.Request, by person.Moderator, id string, status int, p page.Judging,
) {
	p.Site = s.site(r)
	names := s.naming(r.Context(), p.Site)
	about, err := s.People.Person(r.Context(), id)
	if errors.Is(err, person.ErrNobody) {
		about, err = person.Person{ID: id}, nil // a guest of whom nothing else tells
	}
	if err == nil {
		sight := person.Sight{What: "person"}
		if p.Report != nil {
			sight = person.Sight{What: "report", Report: p.Report.ID}
		}
		err = s.People.Seen(r.Context(), by, id, sight)
	}
	if err == nil {
		err = s.judgedAs(r.Context(), by, about, &p.About)
	}
	if err == nil {
		p.Written, _, err = s.written(r.Context(), by, p.Site, id, 0, names)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if r.URL.Query().Has("done") {
		p.Done.Key = "site.admin.done"
	}
	s.answer(w, r, status, p.Render())
}

// judgedAs reads what moderators may know of somebody.
func (s *Server) judgedAs(ctx context.Context, by person.Moderator, about person.Person, p *page.Judged) error {
	p.Name, p.Account, p.Role = about.Name, about.Kind == person.Account, about.Role
	p.Since, p.Seen, p.Banned = moment(about.Created), moment(about.Seen), moment(about.BannedSince)
	if about.MutedTill > s.House.Time().UnixMilli() {
		p.Muted = moment(about.MutedTill)
	}
	p.Self = by.ID == about.ID
	measures, err := s.People.MeasuresAbout(ctx, about.ID)
	if err != nil {
		return err
	}
	p.Measures = shownMeasures(measures, by.ID, about.Name)
	if !p.Self { // nobody reads who has reported them
		if p.Reports, err = s.House.ReportsAbout(ctx, table.PersonID(about.ID)); err != nil {
			return err
		}
	}
	made, err := s.House.ReportedBy(ctx, table.PersonID(about.ID))
	p.Made = len(made)
	return err
}

// verdict reads what a form says is to be done about somebody.
func verdict(r *http.Request) page.Verdict {
	form := r.PostForm
	return page.Verdict{Do: form.Get("do"), Reason: form.Get("reason"), Words: form.Get("words"),
		Days: form.Get("days"), Name: form.Get("name")}
}

// decide carries out a verdict about somebody.
func (s *Server) decide(r *http.Request, by person.Moderator, id string, v page.Verdict, report string) error {
	days, err := strconv.Atoi(v.Days)
	if err != nil {
		days = 0 // which nobody is muted for
	}
	_, err = s.office().Act(r.Context(), by, id, person.Decision{Kind: v.Do, Reason: v.Reason, Words: v.Words,
		Days: days, Name: v.Name, Report: report})
	return err
}

// judgeReport does what a moderator decides about a report.
func (s *Server) judgeReport(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	v, id := verdict(r), r.PathValue("report")
	report, err := s.House.ReportOf(r.Context(), id)
	if err == nil {
		_, err = s.matterOf(r.Context(), by, report)
	}
	next := "/admin?done"
	switch {
	case err != nil:
		s.fail(w, r, err)
		return
	case report.Matter() && v.Do != "settle":
		err = person.ErrMeasure // it is about nobody
	case v.Do == "settle":
		next, err = "/admin?settled", s.People.Settle(r.Context(), by, id)
	default:
		err = s.decide(r, by, string(report.About), v, id)
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.reportPage(w, r, by, status, page.Judging{Verdict: v, Notice: notice})
		return
	}
	http.Redirect(w, r, next, http.StatusSeeOther)
}

// judgePerson does what a moderator decides about somebody.
func (s *Server) judgePerson(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	about, ok := s.judged(w, r)
	if !ok {
		return
	}
	v := verdict(r)
	if err := s.decide(r, by, about.ID, v, ""); err != nil {
		status, notice := s.explain(r, err)
		s.showJudging(w, r, by, about.ID, status, page.Judging{Action: page.Moderated(about.Name), Verdict: v,
			Notice: notice})
		return
	}
	name := about.Name
	if v.Do == person.Rename {
		if now, err := s.People.Store.Name(r.Context(), about.ID); err == nil {
			name = now
		}
	}
	http.Redirect(w, r, page.Moderated(name)+"?done", http.StatusSeeOther)
}

// showMeasure shows what somebody has answered to a measure.
func (s *Server) showMeasure(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	s.measurePage(w, r, by, http.StatusOK, page.Appealed{})
}

func (s *Server) measurePage(
	w http.ResponseWriter, r *http.Request, by person.Moderator, status int, p page.Appealed,
) {
	m, err := s.People.Measure(r.Context(), r.PathValue("measure"))
	if err == nil {
		err = s.People.Seen(r.Context(), by, m.Person, person.Sight{What: "measure", Measure: m.ID})
	}
	var about person.Person
	if err == nil {
		about, err = s.People.Person(r.Context(), m.Person)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Site, p.Account = s.site(r), about.Kind == person.Account
	p.Measure = shownMeasures([]person.Measure{m}, by.ID, about.Name)[0]
	s.answer(w, r, status, p.Render())
}

// judgeMeasure lifts a measure, or replies to what its person has answered.
func (s *Server) judgeMeasure(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	id, words := r.PathValue("measure"), r.PostForm.Get("words")
	var err error
	switch r.PostForm.Get("do") {
	case "lift":
		_, err = s.office().Lift(r.Context(), by, id)
	case "grant":
		_, err = s.office().Decide(r.Context(), by, id, true, words)
	case "keep":
		_, err = s.office().Decide(r.Context(), by, id, false, words)
	default:
		err = person.ErrMeasure
	}
	if errors.Is(err, person.ErrNoMeasure) {
		s.fail(w, r, err)
		return
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.measurePage(w, r, by, status, page.Appealed{Words: words, Notice: notice})
		return
	}
	http.Redirect(w, r, "/admin?done", http.StatusSeeOther)
}
