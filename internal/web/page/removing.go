package page

import (
	"ennead/internal/person"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Removing is the page on which a moderator removes a remark.
type Removing struct {
	Site
	Table   *table.Table
	Remark  table.Remark
	Report  string // the report that it settles, or empty
	Verdict Verdict
	Notice  Notice
}

// ModeratedRemark returns the address of the page on which a moderator removes a remark.
func ModeratedRemark(id table.ID, remark string) string {
	return ModeratedTable(id) + "/remarks/" + remark
}

// Render renders the page.
func (v Removing) Render() Node {
	title := v.w("remark.remove.title", "name", v.called(v.Remark.Name))
	return v.people(title, P(A(Href(ModeratedTable(v.Table.ID)), icon("back"), v.t("admin.written.table"))),
		v.notice(v.Notice, ""),
		Section(Class("sheet narrow"), H1(Class("cg"), Text(title)),
			P(Class("small"), v.t("game."+v.Table.Game+".title"), Text(" · "), instant(v.Remark.Made)),
			Figure(Class("quote"), FigCaption(Text(v.called(v.Remark.Name))),
				BlockQuote(P(Dir("auto"), Text(RemarkText(v.Table, v.Remark))))),
			Form(Method("post"), Action(ModeratedRemark(v.Table.ID, v.Remark.ID)), Class("stack"),
				If(v.Report != "", hidden("report", v.Report)), P(v.t("remark.remove.line")),
				v.field("", "admin.reason", Select(Name("reason"), Map(person.Reasons(), func(reason string) Node {
					return Option(Value(reason), If(v.Verdict.Reason == reason, Selected()),
						v.t("measure.reason."+reason))
				}))),
				Label(Class("field"), Span(v.t("admin.words")), saying(v.Verdict.Words)),
				P(Class("small"), v.t("admin.told")),
				Div(Class("inline"), Button(Class("go"), v.t("remark.remove"))))))
}
