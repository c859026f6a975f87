package page

import (
	"strconv"
	"time"

	"ennead/internal/contests"
	"ennead/internal/person"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Judged is somebody as moderators see them. Nobody sees their mail address, or their hands.
type Judged struct {
	Name     string
	Account  bool
	Role     string
	Since    time.Time
	Seen     time.Time
	Muted    time.Time // until then; zero if they are not
	Banned   time.Time // since then; zero if they are not
	Measures []Measure // the latest first
	Reports  []table.Report
	Made     int  // reports by this person
	Self     bool // the reader, who does not decide about themselves
}

// Verdict is what a form says is to be done about somebody.
type Verdict struct {
	Do, Reason, Words, Days, Name string
}

// Judging is the page about a report, or about somebody.
type Judging struct {
	Site
	Action  string        // where its form goes
	Report  *table.Report // nil for the page about somebody
	About   Judged
	Written []Written // about them
	Verdict Verdict
	Done    Notice
	Notice  Notice
	Matter  Subject
	Gone    bool // the remark that is reported is not there any longer
}

// Subject is what a report is about that is about nobody: the game of a table, or a contest; neither if that is gone.
type Subject struct {
	Game    string
	Contest *contests.Row
}

// Render renders the page.
func (j Judging) Render() Node {
	title := j.w("admin.about", "name", j.called(j.About.Name))
	if j.Report != nil {
		title = j.ReportTitle(*j.Report)
	}
	head := Group{P(A(Href("/admin"), icon("back"), j.t("admin.back"))), j.done(j.Done), j.notice(j.Notice, "")}
	if j.Report != nil && j.Report.Matter() { // nobody is judged
		return j.people(title, head, Div(Class("desk even"), Div(Class("column"), j.reported(title), j.settling())))
	}
	return j.people(title, head,
		Div(Class("desk even"), Div(Class("column"), j.reported(title), j.deciding()),
			Div(Class("column"), j.about(), j.history(), j.reports(), If(j.Report == nil, j.written(j.Written, nil)))))
}

// called returns a name, or that it is a guest without one.
func (s *Site) called(name string) string {
	if name == "" {
		return s.w("admin.guest")
	}
	return name
}

// ReportTitle says in a few words what a report is about.
func (s *Site) ReportTitle(r table.Report) string {
	what := "admin.report.name"
	switch {
	case r.Contest != "":
		what = "admin.report.contest"
	case r.Matter():
		what = "admin.report.table"
	case r.Line != nil:
		what = "admin.report.line"
	}
	return s.w(what, "ground", s.w("report.ground."+string(r.Ground)))
}

// reported renders a report: what was said, and what stood around it.
func (j Judging) reported(title string) Node {
	r := j.Report
	if r == nil {
		return Section(Class("sheet"), H1(Class("cg"), Text(title)), j.facts(), P(Class("small"), j.t("admin.note")))
	}
	return Section(Class("sheet"), H1(Class("cg"), Text(title)),
		P(Class("small"), j.t("admin.reported", "by", j.called(r.By)), Text(" · "), instant(r.Made),
			Iff(j.Matter.Game != "", func() Node { return Text(" · " + j.w("game."+j.Matter.Game+".title")) }),
			If(r.Table != "", Group{Text(" · "), A(Href("/t/"+string(r.Table)), j.t("admin.table")),
				Text(" · "), A(Href(ModeratedTable(r.Table)), j.t("admin.written.table"))}),
			If(r.Contest != "", Group{Text(" · "), A(Href(ContestPath(r.Contest)), j.contested())})),
		If(!r.Settled.IsZero(), P(Class("notice quiet"), j.t("admin.was.settled"))),
		If(r.Words != "", Figure(Class("quote"), FigCaption(Text(j.called(r.By))),
			BlockQuote(P(Dir("auto"), Text(r.Words))))),
		j.around(r), If(r.Remark != "" && r.Settled.IsZero() && !j.About.Self,
			P(Iff(j.Gone, func() Node { return j.t("remark.gone") }),
				If(!j.Gone, A(Href(ModeratedRemark(r.Table, r.Remark)+"?report="+r.ID), j.t("remark.remove"))))))
}

// contested names the contest of a report.
func (j Judging) contested() Node {
	if j.Matter.Contest == nil {
		return j.t("admin.contest")
	}
	return Text(j.ContestTitle(*j.Matter.Contest))
}

func (j Judging) around(r *table.Report) Node {
	if r.Line == nil {
		return nil
	}
	line := func(q table.Quoted, it bool) Node {
		return Li(If(it, Class("it")), El("time", DateTime(q.Said.Format(time.RFC3339)), Text(q.Said.Format("15:04"))),
			B(Text(j.called(q.Name))), Span(Dir("auto"), Text(j.quoted(q))))
	}
	all := Group{}
	for _, q := range r.Before {
		all = append(all, line(q, false))
	}
	all = append(all, line(*r.Line, true))
	for _, q := range r.After {
		all = append(all, line(q, false))
	}
	return Ol(Class("around"), Aria("label", j.w("admin.around")), all)
}

// quoted returns what somebody said, a phrase in the language of the reader.
func (s *Site) quoted(q table.Quoted) string {
	if q.Phrase != "" {
		return s.w("phrase." + q.Phrase)
	}
	return q.Text
}

// about renders, beside a report, whom it is about.
func (j Judging) about() Node {
	if j.Report == nil {
		return nil
	}
	heading := j.w("admin.about", "name", j.called(j.About.Name))
	return Section(Class("sheet"), H2(Class("cg"), Text(heading)), j.facts(),
		If(j.About.Account, P(A(Href(Moderated(j.About.Name)), j.t("admin.person")))))
}

// facts renders what moderators may know of somebody.
func (j Judging) facts() Node {
	p := j.About
	fact := func(key string, at time.Time) Node {
		return If(!at.IsZero(), Div(Dt(j.t("admin."+key)), Dd(instant(at))))
	}
	return Group{Dl(Class("facts"), fact("since", p.Since), fact("seen", p.Seen), fact("muted", p.Muted),
		fact("banned", p.Banned)),
		P(Class("small"), If(!p.Account, Group{j.t("person.guest"), Text(" · ")}),
			If(p.Role != "", Group{j.t("admin.role", "role", p.Role), Text(" · ")}),
			j.t("admin.made", "n", p.Made))}
}

// wrote says to moderators whose answer they read.
func (s *Site) wrote(m Measure) string { return s.w("admin.wrote", "name", s.called(m.Name)) }

// latestMeasures is how many measures, and how many reports, the page of a person shows at first.
const latestMeasures = 5

// history renders what was done about somebody before. What still holds can be lifted.
func (j Judging) history() Node {
	if len(j.About.Measures) == 0 {
		return Section(Class("sheet"), H2(Class("cg"), j.t("admin.history")), P(j.t("admin.clean")))
	}
	return Section(Class("sheet measures"), H2(Class("cg"), j.t("admin.history")),
		folded(latestMeasures, Map(j.About.Measures, func(m Measure) Node {
			return Article(Class("measure"), j.measured(m),
				If(m.Former != "", P(Class("small"), Text(m.Former))), j.answered(m, j.wrote(m)),
				If(m.waits(), P(A(Href("/admin/measures/"+m.ID), j.t("admin.answer")))),
				If(m.Lifted.IsZero() && !m.Ended && !j.About.Self, Form(Method("post"), Action("/admin/measures/"+m.ID),
					Class("inline"), P(Class("small grow"), j.t("admin.lift.line")),
					Button(Class("gh"), Name("do"), Value("lift"), Aria("label", j.w("admin.lift")+": "+
						j.w("measure.kind."+m.Kind)), j.t("admin.lift")))))
		}), func(rows ...Node) Node { return Group(rows) },
			func(n int) Node { return j.t("admin.history.older", "n", n) }))
}

// reports renders what else was reported of somebody.
func (j Judging) reports() Node {
	if j.Report != nil || j.About.Self {
		return nil
	}
	return Section(Class("sheet"), H2(Class("cg"), j.t("admin.reports")),
		either(len(j.About.Reports) == 0, P(j.t("admin.reports.none")),
			folded(latestMeasures, Map(j.About.Reports, func(r table.Report) Node {
				state := "admin.open"
				if !r.Settled.IsZero() {
					state = "admin.closed"
				}
				return Li(A(Href("/admin/reports/"+r.ID), icon("talk"), Span(B(Text(j.ReportTitle(r))),
					I(j.t("admin.reported", "by", j.called(r.By)), Text(" · "), j.t(state))), Small(instant(r.Made))))
			}), func(rows ...Node) Node { return Ol(Class("queue"), Group(rows)) },
				func(n int) Node { return j.t("admin.reports.older", "n", n) })))
}

// deciding renders the form of a decision. What each does is said before the button.
func (j Judging) deciding() Node {
	if j.About.Self || j.Report != nil && !j.Report.Settled.IsZero() {
		return nil
	}
	return Group{
		Section(Class("sheet"), H2(Class("cg"), j.t("admin.do")),
			Form(Method("post"), Action(j.Action), Class("stack"),
				FieldSet(Class("grounds ways"), Legend(Class("sr"), j.t("admin.do")), Map(person.Measures(), j.way)),
				Div(Class("inline"), j.field("days", "admin.days", Input(Name("days"), Type("number"), Min("1"),
					Max(strconv.Itoa(person.MostDays)), Value(j.Verdict.Days))),
					If(j.About.Account, j.field("name grow", "admin.name", Input(Name("name"), MaxLength("32"),
						AutoComplete("off"), Value(j.Verdict.Name)))),
					j.field("", "admin.reason", Select(Name("reason"), Map(person.Reasons(), j.reason)))),
				Label(Class("field"), Span(j.t("admin.words")), saying(j.Verdict.Words)),
				P(Class("small"), j.t("admin.told")),
				Div(Class("inline"), Button(Class("go"), j.t("admin.go"))))),
		j.settling(),
	}
}

// settling renders how an open report is settled without a measure.
func (j Judging) settling() Node {
	if j.Report == nil || !j.Report.Settled.IsZero() {
		return nil
	}
	return Section(Class("sheet"), Form(Method("post"), Action(j.Action), Class("inline"),
		P(Class("small grow"), j.t("admin.settle.line")),
		Button(Class("gh"), Name("do"), Value("settle"), j.t("admin.settle"))))
}

func (s *Site) field(class, key string, input Node) Node {
	return Label(Class("field "+class), Span(s.t(key)), input)
}

func (j Judging) way(kind string) Node {
	if kind == person.Rename && !j.About.Account {
		return nil
	}
	line := "admin.do." + kind + ".line"
	if kind == person.Ban && !j.About.Account {
		line = "admin.do.ban.guest"
	}
	return Label(Class("tick"), Input(Type("radio"), Name("do"), Value(kind), Required(),
		If(j.Verdict.Do == kind, Checked())), Span(B(j.t("admin.do."+kind)), I(j.t(line))))
}

func (j Judging) reason(reason string) Node {
	return Option(Value(reason), If(j.Verdict.Reason == reason, Selected()), j.t("measure.reason."+reason))
}

// Appealed is the page about what somebody has answered to a measure.
type Appealed struct {
	Site
	Measure Measure
	Account bool // its person has an account
	Words   string
	Notice  Notice
}

// Render renders the page.
func (a Appealed) Render() Node {
	m := a.Measure
	title := a.w("admin.appeal", "kind", a.w("measure.kind."+m.Kind))
	return a.people(title, P(A(Href("/admin"), icon("back"), a.t("admin.back"))),
		Section(Class("sheet narrow"), H1(Class("cg"), Text(title)), a.notice(a.Notice, ""),
			P(a.t("admin.about", "name", a.called(m.Name)), If(a.Account, Group{Text(" · "),
				A(Href(Moderated(m.Name)), a.t("admin.person"))})),
			H2(Class("sr"), a.t("admin.answer")), Article(Class("measure"), a.measured(m),
				a.answered(m, a.wrote(m))),
			If(m.waits(), Form(Method("post"), Action("/admin/measures/"+m.ID), Class("stack"),
				If(m.Mine, P(Class("notice quiet"), a.t("admin.own"))),
				Label(Class("field"), Span(a.t("admin.reply")), saying(a.Words)),
				P(Class("small"), a.t("admin.reply.line")),
				Div(Class("inline"), Button(Class("go"), Name("do"), Value("grant"), a.t("admin.reply.lift")),
					Button(Class("gh"), Name("do"), Value("keep"), a.t("admin.reply.keep")))))))
}
