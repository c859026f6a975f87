package page

import (
	"ennead/internal/collusion"
	"ennead/internal/person"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Suspicion is the page about a case of two people, for moderators. It says on what the case is based.
type Suspicion struct {
	Site
	Case     table.Case
	Names    [2]string
	Accounts [2]bool // they have an account
	Closes   bool    // the reader may close it
	Notice   Notice
}

// CasePath returns the address of the page of a case.
func CasePath(id string) string { return "/admin/cases/" + id }

// Render renders the page.
func (c Suspicion) Render() Node {
	title := c.w("admin.case.title", "one", c.Names[0], "other", c.Names[1])
	return c.people(title, P(A(Href("/admin"), icon("back"), c.t("admin.back"))), c.notice(c.Notice, ""),
		Div(Class("desk even"),
			Div(Class("column"), Section(Class("sheet"), H1(Class("cg"), Text(title)),
				P(Class("small"), instant(c.Case.Made)),
				If(!c.Case.Settled.IsZero(), P(Class("notice quiet"), c.t("admin.case.settled"))),
				P(c.t("admin.case.lead"))),
				Map(c.Case.Findings, c.finding)),
			Div(Class("column"), c.deciding())))
}

// finding renders what was found, and at which tables.
func (c Suspicion) finding(f collusion.Finding) Node {
	key := "admin.case." + string(f.Kind)
	return Section(Class("sheet"), H2(Class("cg"), c.t(key+".title")),
		P(c.t(key+".line", f.Told(c.Names[0], c.Names[1])...)),
		P(Class("small"), c.t("admin.case.tables")),
		c.tables(f.Tables))
}

// tables renders the addresses of tables for moderators.
func (c Suspicion) tables(ids []string) Node {
	all := Group{}
	for i, id := range ids {
		all = append(all, Li(A(Href(ModeratedTable(table.ID(id))), c.t("admin.case.number", "n", i+1))))
	}
	return Ul(Class("numbers"), all)
}

// deciding renders what a moderator can do: the pages of both people, and closing the case.
func (c Suspicion) deciding() Node {
	return Section(Class("sheet"), H2(Class("cg"), c.t("admin.case.people")), P(c.t("admin.case.people.line")),
		Ul(Map([]int{0, 1}, func(i int) Node {
			return Li(either(c.Accounts[i], A(Href(Moderated(c.Names[i])), Text(c.Names[i])), Text(c.Names[i])))
		})),
		If(c.Case.Settled.IsZero() && !c.Closes, P(c.t("admin.case.role"))),
		If(c.Case.Settled.IsZero() && c.Closes, Form(Method("post"), Action(CasePath(c.Case.ID)), Class("stack"),
			hidden("found", c.Case.Mark), P(c.t("admin.case.dismiss.line")), Div(Class("inline"), Button(Class("gh"),
				Name("do"), Value(person.Dismiss), c.t("admin.case.dismiss"))))))
}
