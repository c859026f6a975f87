package page

import (
	"ennead/internal/person"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// JudgedTable is the page about a table for moderators.
type JudgedTable struct {
	Site
	Table   *table.Table
	Verdict person.Verdict
	Reason  string // that was chosen
	Done    Notice
	Notice  Notice
}

// ModeratedTable returns the address of the page of a table for moderators.
func ModeratedTable(id table.ID) string { return "/admin/tables/" + string(id) }

// Render renders the page.
func (j JudgedTable) Render() Node {
	t := j.Table
	title := j.w("admin.table.title", "game", j.w("game."+t.Game+".title"))
	return j.people(title, P(A(Href("/admin"), icon("back"), j.t("admin.back"))), j.done(j.Done),
		j.notice(j.Notice, ""),
		Div(Class("desk even"),
			Div(Class("column"), Section(Class("sheet"), H1(Class("cg"), Text(title)),
				P(j.state(), Text(" · "), A(Href("/t/"+string(t.ID)), j.t("admin.table"))),
				Ul(Map(t.Seats, func(s table.Seat) Node {
					if s.Kind != table.Person {
						return Group{}
					}
					return Li(either(s.Account && s.Taken, A(Href(Moderated(s.Name)), Text(s.Name)),
						Text(j.called(s.Name))))
				})), P(Class("small"), j.t("admin.note")))),
			Div(Class("column"), j.shutting(), j.counting())))
}

// ResultLetter returns the subject and the text of a letter that says whether the result of a table counts.
func ResultLetter(s Site, name string, t *table.Table, reason string, counts bool, origin string) (
	subject, text string,
) {
	key := "over.void.why"
	if counts {
		key = "over.counts"
	}
	return s.w("measure.letter.subject"), s.w("measure.letter.hello", "name", name) + "\n\n" +
		s.w("game."+t.Game+".title") + "\n" + s.w(key, "reason", s.w("measure.reason."+reason)) + "\n" +
		origin + "/t/" + string(t.ID) + "\n"
}

// state says how a table stands.
func (j JudgedTable) state() Node {
	switch j.Table.Status {
	case table.Frozen:
		return Text(j.Words.Word(string(j.Table.Reason)))
	case table.Over:
		return j.t("status.over")
	}
	return j.t("admin.table." + string(j.Table.Status))
}

// shutting renders how a table is closed, or opened again.
func (j JudgedTable) shutting() Node {
	switch {
	case j.Table.Shut():
		return j.form(person.Reopened, "admin.reopen", "admin.reopen.line", false)
	case j.Table.Status == table.Frozen || j.Table.Status == table.Over:
		return nil
	}
	return j.form(person.Shut, "admin.shut", "admin.shut.line", true)
}

// counting renders whether the result of a rated game is to count.
func (j JudgedTable) counting() Node {
	switch {
	case !j.Verdict.Result:
		return nil
	case j.Verdict.Counts():
		return j.form(person.Unrated, "admin.unrate", "admin.unrate.line", true)
	}
	return j.form(person.Rated, "admin.rate", "admin.rate.line", true)
}

// form renders one decision. What it does is said before the button.
func (j JudgedTable) form(do, title, line string, why bool) Node {
	return Section(Class("sheet"), H2(Class("cg"), j.t(title)), Form(Method("post"),
		Action(ModeratedTable(j.Table.ID)), Class("stack"), P(j.t(line)),
		If(why, j.field("", "admin.reason", Select(Name("reason"), Map(person.Reasons(), func(reason string) Node {
			return Option(Value(reason), If(j.Reason == reason, Selected()), j.t("measure.reason."+reason))
		})))),
		Div(Class("inline"), Button(Class("gh"), Name("do"), Value(do), j.t(title)))))
}
