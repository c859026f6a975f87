package page

import (
	"net/url"
	"strconv"
	"time"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Admin is the page of moderators: what waits for a decision, and what is written down.
type Admin struct {
	Lists
	Queue   []Case // of this page, oldest first
	Waiting int    // how many there are on all pages
	At      int    // the number of this page, from 1
	Pages   int    // how many there are, at least one
	Find    string // the name that was looked for
	Written []Written
	Before  int64 // the first line that was looked at, if there may be earlier ones
	Earlier bool  // these are not the last lines
	Done    Notice
	Notice  Notice
}

// Case is something that waits for a decision.
type Case struct {
	Path  string // of its page
	Icon  string
	Title string
	Line  string
	Since time.Time
}

// Written is a line of the audit. The operator has no name, nor have guests and those who have left.
type Written struct {
	At     time.Time
	By     string
	Action string
	On     string   // whom or what it is about, or empty
	Path   string   // the page of that for moderators, or empty
	Table  table.ID // what it is about, or empty
}

// Moderated returns the address of the page of an account for moderators.
func Moderated(name string) string { return "/admin/people/" + url.PathEscape(name) }

// Render renders the page.
func (a Admin) Render() Node {
	waits := a.t("admin.empty")
	if a.Waiting > 0 {
		waits = a.t("admin.waiting", "n", a.Waiting)
	}
	return a.people(a.w("admin.title"),
		Div(Class("lead"), H1(Class("cg"), a.t("admin.title")), P(Class("dim"), waits, Text(" "), a.t("admin.note"))),
		a.done(a.Done), a.notice(a.Notice, ""),
		Div(Class("desk"), Div(Class("column"), a.queue(), a.find()), a.written(a.Written, a.pagesWritten())))
}

func (a Admin) queue() Node {
	return Section(Class("sheet"), Div(Class("head"), H2(Class("cg"), a.t("admin.queue")),
		If(len(a.Queue) > 0, Small(a.t("admin.order")))),
		either(len(a.Queue) == 0, P(Class("quiet"), icon("check"), Span(a.t("admin.empty.line"))),
			Ol(Class("queue"), Map(a.Queue, func(c Case) Node {
				return Li(A(Href(c.Path), icon(c.Icon), Span(B(Text(c.Title)), I(Text(c.Line))),
					Small(Text(a.ago(c.Since)))))
			}))), a.turning())
}

// turning renders the ways to the pages before and after.
func (a Admin) turning() Node {
	if a.Pages < 2 {
		return nil
	}
	way := func(at int, key string) Node {
		return If(1 <= at && at <= a.Pages, A(Class("gh"), Href("/admin?page="+strconv.Itoa(at)), a.t(key)))
	}
	return Nav(ID("turning"), Class("inline"), Aria("label", a.w("admin.pages")), way(a.At-1, "admin.older"),
		Small(a.t("admin.page", "n", a.At, "of", a.Pages)), way(a.At+1, "admin.newer"))
}

func (a Admin) find() Node {
	return Section(Class("sheet"), H2(Class("cg"), a.t("admin.find")),
		Form(Method("get"), Action("/admin/people"), Class("inline"),
			Label(Class("field grow"), Span(a.t("admin.find.name")), Input(Name("name"), Required(), MaxLength("32"),
				AutoComplete("off"), If(a.Find != "", Value(a.Find)))),
			Button(Class("gh"), icon("search"), a.t("admin.find.go"))),
		Form(Method("get"), Action("/admin/tables"), Class("inline"),
			Label(Class("field grow"), Span(a.t("admin.find.table")), Input(Name("table"), Required(), MaxLength("200"),
				AutoComplete("off"))),
			Button(Class("gh"), icon("search"), Aria("label", a.w("admin.find.table.go")), a.t("admin.find.go"))))
}

// written renders lines of the audit, the latest first.
func (s *Site) written(lines []Written, pages Node) Node {
	return Section(ID("written"), Class("sheet"), H2(Class("cg"), s.t("admin.written")),
		either(len(lines) == 0, P(s.t("admin.written.none")),
			Div(Class("scroll"), TabIndex("0"), Role("group"), Aria("label", s.w("admin.written")),
				Table(Class("kept audit"),
					THead(Tr(Th(Scope("col"), s.t("admin.when")), Th(Scope("col"), s.t("admin.who")),
						Th(Scope("col"), s.t("admin.what")), Th(Scope("col"), s.t("admin.whom")))),
					TBody(Map(lines, func(l Written) Node {
						return Tr(Td(instant(l.At)), Th(Scope("row"), Text(l.By)), Td(s.t("admin.did."+l.Action)),
							Td(l.about(s)))
					}))))),
		pages, P(Class("small"), s.t("admin.written.line")))
}

// pagesWritten leads to the earlier lines of the audit, and back to the last ones.
func (a Admin) pagesWritten() Node {
	if a.Before == 0 && !a.Earlier {
		return nil
	}
	return Nav(Class("inline"), Aria("label", a.w("admin.written.pages")),
		If(a.Earlier, A(Class("gh"), Href("/admin#written"), a.t("admin.written.latest"))),
		If(a.Before > 0, A(Class("gh"), Href("/admin?before="+strconv.FormatInt(a.Before, 10)+"#written"),
			a.t("admin.written.earlier"))))
}

// about renders whom or what a line of the audit is about.
func (l Written) about(s *Site) Node {
	switch {
	case l.Table != "":
		return A(Href(ModeratedTable(l.Table)), s.t("admin.written.table"))
	case l.Path != "":
		return A(Href(l.Path), Text(l.On))
	}
	return Text(l.On)
}
