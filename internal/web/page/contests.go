package page

import (
	"slices"

	"ennead/internal/contests"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// ContestPath returns the address of a contest.
func ContestPath(id string) string { return "/contest/" + id }

// Contests is the list of contests.
type Contests struct {
	Site
	All  []contests.Row // that everybody finds
	Mine []contests.Row // that the reader organises or has entered
	May  bool           // the reader may announce one

	Clubs  []ClubLink // of the reader
	Notice Notice
}

// ClubLink leads to a club.
type ClubLink struct{ ID, Name string }

// Render renders the page. A contest of the reader stands there once.
func (c Contests) Render() Node {
	listed, none, others := "contest.listed", "contest.none", c.All
	if len(c.Mine) > 0 {
		listed, none = "contest.others", "contest.others.none"
		others = slices.DeleteFunc(slices.Clone(c.All), func(k contests.Row) bool {
			return slices.ContainsFunc(c.Mine, func(own contests.Row) bool { return own.ID == k.ID })
		})
	}
	return c.contests(c.w("contest.all"),
		Div(Class("lead"), H1(Class("cg"), c.t("contest.all")), P(Class("dim"), c.t("contest.all.line"))),
		c.notice(c.Notice, ""),
		If(len(c.Mine) > 0, Section(Class("sheet"), H2(Class("cg"), c.t("contest.mine")), c.contestRows(c.Mine))),
		Section(Class("sheet"), Div(Class("head"), H2(Class("cg"), c.t(listed)),
			If(c.May, A(Class("gh"), Href("/contests/new"), Text("+ "), c.t("contest.new")))),
			either(len(others) == 0, P(Class("dim"), c.t(none)), c.contestRows(others)),
			If(!c.May, P(Class("small"), c.t("contest.account"), Text(" "),
				A(Href("/signin"), c.t("contest.keep"))))),
		If(c.May, c.clubs()))
}

// clubs renders the clubs of the reader, and how to found one.
func (c Contests) clubs() Node {
	return Section(ID("clubs"), Class("sheet"), H2(Class("cg"), c.t("club.all")), P(c.t("club.all.line")),
		Ul(Class("rows"), Map(c.Clubs, func(k ClubLink) Node {
			return Li(Span(B(A(Href(ClubPath(k.ID)), Text(k.Name)))))
		})),
		Form(Method("post"), Action("/clubs"), Class("inline"), Label(Class("field grow"), Span(c.t("club.name")),
			Input(Name("name"), Required(), MaxLength("32"), AutoComplete("off"))),
			Button(Class("gh"), c.t("club.found"))))
}

// back leads to the list of contests and clubs.
func (s *Site) back() Node { return P(A(Href("/contests"), icon("back"), s.t("contest.back"))) }

// contests renders a page about contests.
func (s *Site) contests(title string, body ...Node) Node {
	return s.document(title+" · Ennead", "plain people contests", Group{
		Link(Rel("stylesheet"), Href(s.File("people.css"))), Link(Rel("stylesheet"), Href(s.File("contest.css")))},
		s.header(), Main(ID("main"), TabIndex("-1"), Group(body)), s.footer())
}

// pastContests is how many contests that are over a list shows at first.
const pastContests = 5

// contestRows renders contests as a list of links: those that are played, those that one can enter, then those that
// are over.
func (s *Site) contestRows(list []contests.Row) Node {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b contests.Row) int { return contests.Stage(a) - contests.Stage(b) })
	coming := 0
	for coming < len(list) && contests.Stage(list[coming]) < 2 {
		coming++
	}
	rows := Map(list, func(k contests.Row) Node {
		return Li(Span(B(A(Href(ContestPath(k.ID)), Text(s.ContestTitle(k)))),
			I(s.t("game."+k.Game+".title"), Text(" · "), s.t("contest.kind."+k.Kind), Text(" · "), s.contestState(k),
				Text(" · "), s.t("contest.entries", "n", k.Entered))))
	})
	return folded(coming+pastContests, rows, func(rows ...Node) Node { return Ul(Class("rows"), Group(rows)) },
		func(n int) Node { return s.t("contest.past", "n", n) })
}

// ContestTitle returns what a contest is called. The words of whoever has been erased are no longer there.
func (s *Site) ContestTitle(k contests.Row) string {
	if k.Title == "" {
		return s.w("contest.untitled", "game", s.w("game."+k.Game+".title"))
	}
	return k.Title
}

// contestState says how far a contest is.
func (s *Site) contestState(k contests.Row) Node {
	return s.t("contest.state."+k.State, "round", k.Round)
}
